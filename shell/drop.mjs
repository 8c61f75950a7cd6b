// A record dropped anywhere onto the page is opened, instead of taking the page away as browsers do.

/** @param {DragEvent} event */
const bringsFile = ({dataTransfer}) => Boolean(dataTransfer?.types.includes('Files'));

/**
 * @param {(file: File) => void} read
 * @param {Document} [page]
 */
export function acceptDrops(read, page = document) {
  const root = page.documentElement;
  // While something hovers: the events of elements on the way can't be told from leaving the page.
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let leaving;
  const show = () => {
    clearTimeout(leaving);
    root.toggleAttribute('data-drop', true);
    // For the looks of it.
    void import('./sheet.mjs').then(({dress}) => dress(), () => {});
    leaving = setTimeout(() => root.removeAttribute('data-drop'), 200);
  };
  page.addEventListener('dragover', (event) => {
    if (!bringsFile(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
    show();
  });
  page.addEventListener('drop', (event) => {
    if (!bringsFile(event)) return;
    event.preventDefault();
    root.removeAttribute('data-drop');
    const file = event.dataTransfer?.files[0];
    if (file) read(file);
  });
}
