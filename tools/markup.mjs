// As much of a document as it takes to write elements as HTML.

/** @param {string} text */
const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

class MarkupElement {
  /** @type {(MarkupElement | string)[]} */
  children = [];
  /** @type {Map<string, string>} */
  attributes = new Map();

  /** @param {string} tag */
  constructor(tag) {
    this.tag = tag;
  }

  /** @param {...(MarkupElement | string)} children */
  append(...children) {
    this.children.push(...children);
  }

  /** @param {string} name @param {string} value */
  setAttribute(name, value) {
    this.attributes.set(name, value);
  }

  /** @param {string} value */
  set className(value) {
    this.setAttribute('class', value);
  }

  get outerHTML() {
    const attributes = [...this.attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
    /** @type {string} */
    const inner = this.children.map((child) => (typeof child === 'string' ? escaped(child) : child.outerHTML)).join('');
    return `<${this.tag}${attributes}>${inner}</${this.tag}>`;
  }
}

/** Stands in for a document where only elements are made. */
export const markup = /** @type {Pick<Document, 'createElement'>} */ (
  /** @type {unknown} */ ({createElement: (/** @type {string} */ tag) => new MarkupElement(tag)})
);
