/** The selector and React need these. */
const NEEDED = [
  'createElement',
  'createElementNS',
  'createTextNode',
  'defaultView',
  'nodeName',
  'nodeType',
  'parentNode',
  'addEventListener',
];

/**
 * Names of `document` that the page hides: an element such as `<img name="createElement">` or `<form id="body">`
 * shadows the browser's own property. A function of the page hides nothing.
 */
export function hiddenNames(): readonly string[] {
  return NEEDED.filter((name) => {
    const found: unknown = Reflect.get(document, name);
    return typeof found !== 'function' && found !== Reflect.get(Document.prototype, name, document);
  });
}
