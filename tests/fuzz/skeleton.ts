/**
 * The structure of an element without its text: element names, attribute names and nesting. Two catalogues that differ only
 * in text have the same skeleton.
 */
export function skeleton(element: Element): string {
  const names = element.getAttributeNames().toSorted().join(' ');
  const inside = [...element.children].map(skeleton).join('');
  return `<${element.localName}${names && ` ${names}`}>${inside}</>`;
}
