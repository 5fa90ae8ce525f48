/**
 * What an element is built of, without a word of what it says: names of elements and of their attributes, and what stands in
 * what. Two ranges that differ in texts alone have the same one.
 */
export function skeleton(element: Element): string {
  const names = element.getAttributeNames().toSorted().join(' ');
  const inside = [...element.children].map(skeleton).join('');
  return `<${element.localName}${names && ` ${names}`}>${inside}</>`;
}
