/** Prefix of the columns for a shop's attributes; the attribute's name follows. */
export const ATTRIBUTE_COLUMN = 'Attribute: ';
/** Prefix of the columns for a feed's technical figures; section and name follow. */
export const DETAIL_COLUMN = 'product_detail: ';

/** The name of an attribute or a technical figure, without our prefix. */
export function plainHeading(name: string): string {
  if (name.startsWith(ATTRIBUTE_COLUMN)) return name.slice(ATTRIBUTE_COLUMN.length);
  if (name.startsWith(DETAIL_COLUMN)) return name.slice(DETAIL_COLUMN.length).split(': ').at(-1)!;
  return name.replace(/^Meta:\s*/, '');
}
