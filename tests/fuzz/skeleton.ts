/**
 * The structure of an element without its text: element names, attribute names and nesting. Two catalogues that differ only
 * in text have the same skeleton.
 */
export function skeleton(element: Element): string {
  // React leaves an empty style on what it drew ahead, out of sight.
  const isSaid = (name: string) => name !== 'style' || element.getAttribute(name) !== '';
  const names = element.getAttributeNames().filter(isSaid).toSorted().join(' ');
  const inside = [...element.children].map(skeleton).join('');
  return `<${element.localName}${names && ` ${names}`}>${inside}</>`;
}
