/** The selector and React cannot do without these. */
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
 * What of the document the page has hidden: an element such as `<img name="createElement">` or `<form id="body">` takes the
 * place of the browser's own. A page's own function in such a place hides nothing.
 */
export function hiddenNames(): readonly string[] {
  return NEEDED.filter((name) => {
    const found: unknown = Reflect.get(document, name);
    return typeof found !== 'function' && found !== Reflect.get(Document.prototype, name, document);
  });
}
