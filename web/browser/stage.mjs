// How large the table is drawn: the stage's size, and the page's pixels in those of the device.

/** Device pixels on a side that every WebGL has. */
const LONGEST_SIDE = 4096;

/**
 * The stage's size for the table: CSS pixels, device pixels in each, and what to keep clear of.
 * @param {HTMLElement} stage
 */
export function measure(stage) {
    const width = Math.max(1, stage.clientWidth);
    const height = Math.max(1, stage.clientHeight);
    const scale = Math.min(window.devicePixelRatio || 1, 3, LONGEST_SIDE / Math.max(width, height));
    const style = getComputedStyle(stage);
    const inset = (/** @type {string} */ side) => parseFloat(style.getPropertyValue(`--safe-${side}`)) || 0;
    return {width, height, scale, insets: [inset('top'), inset('right'), inset('bottom'), inset('left')]};
}

/**
 * Tells when a pixel of the page comes to be another number of device pixels, as on another screen: the stage's size
 * needn't change with it.
 * @param {() => void} changed
 * @param {AbortSignal} signal
 */
export function watchRatio(changed, signal) {
    const query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', () => {
        watchRatio(changed, signal);
        changed();
    }, {once: true, signal});
}
