// Rules in words as elements: made one by one from what the house module says, never from markup. The site's build uses
// the same with a stand-in for the document.

/** @typedef {{kind: 'h2' | 'p', text: string} | {kind: 'ul', items: string[]} | {kind: 'table', header: string[], rows: string[][]}} Block */

// **bold**, `key`, a suit's symbol
const marks = /\*\*([^*]+)\*\*|`([^`]+)`|([♠♥♣♦])/gu;

/**
 * @param {Pick<Document, 'createElement'>} host
 * @param {string} tag
 * @param {...(Node | string)} children
 * @returns {HTMLElement}
 */
function make(host, tag, ...children) {
  const element = host.createElement(tag);
  element.append(...children);
  return element;
}

/**
 * @param {Pick<Document, 'createElement'>} host
 * @param {string} text
 * @returns {(Node | string)[]}
 */
function inline(host, text) {
  /** @type {(Node | string)[]} */
  const parts = [];
  let end = 0;
  for (const {0: whole, 1: bold, 2: key, 3: suit = '', index} of text.matchAll(marks)) {
    if (index > end) parts.push(text.slice(end, index));
    end = index + whole.length;
    if (bold) {
      parts.push(make(host, 'b', ...inline(host, bold)));
    } else if (key) {
      parts.push(make(host, 'kbd', key));
    } else {
      const symbol = make(host, 'span', suit);
      symbol.className = '♥♦'.includes(suit) ? 'red nowrap' : 'nowrap';
      parts.push(symbol);
    }
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/**
 * @param {Pick<Document, 'createElement'>} host
 * @param {string[]} header
 * @param {string[][]} rows
 */
function table(host, header, rows) {
  /** @type {(tag: string, scope: string, text: string) => HTMLElement} */
  const heading = (tag, scope, text) => {
    const cell = make(host, tag, ...inline(host, text));
    cell.setAttribute('scope', scope);
    return cell;
  };
  const [corner = '', ...columns] = header;
  const head = make(host, 'tr', make(host, 'td', ...inline(host, corner)), ...columns.map((text) => heading('th', 'col', text)));
  const body = rows.map(([name = '', ...cells]) =>
    make(host, 'tr', heading('th', 'row', name), ...cells.map((text) => make(host, 'td', ...inline(host, text)))),
  );
  return make(host, 'table', make(host, 'thead', head), make(host, 'tbody', ...body));
}

/**
 * @param {Pick<Document, 'createElement'>} host a document
 * @param {Block[]} blocks
 * @returns {HTMLElement[]}
 */
export function renderBlocks(host, blocks) {
  return blocks.map((block) => {
    switch (block.kind) {
      case 'ul':
        return make(host, 'ul', ...block.items.map((item) => make(host, 'li', ...inline(host, item))));
      case 'table':
        return table(host, block.header, block.rows);
      default:
        return make(host, block.kind === 'h2' ? 'h2' : 'p', ...inline(host, block.text));
    }
  });
}
