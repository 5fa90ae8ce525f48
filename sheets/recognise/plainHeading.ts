/** The heading of an attribute of a shop's export, followed by its name. */
export const ATTRIBUTE_COLUMN = 'Attribute: ';
/** The heading of a technical figure of a feed, followed by its section and name. */
export const DETAIL_COLUMN = 'product_detail: ';

/** The name of an attribute or a technical figure, without what we put before it. */
export function plainHeading(name: string): string {
  if (name.startsWith(ATTRIBUTE_COLUMN)) return name.slice(ATTRIBUTE_COLUMN.length);
  if (name.startsWith(DETAIL_COLUMN)) return name.slice(DETAIL_COLUMN.length).split(': ').at(-1)!;
  return name.replace(/^Meta:\s*/, '');
}
