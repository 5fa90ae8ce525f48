import { DETAIL_COLUMN } from './feedItems.ts';
import { ATTRIBUTE_COLUMN } from './shopExport.ts';

/** The name of an attribute or a technical figure, without what we put before it. */
export function plainHeading(name: string): string {
  if (name.startsWith(ATTRIBUTE_COLUMN)) return name.slice(ATTRIBUTE_COLUMN.length);
  if (name.startsWith(DETAIL_COLUMN)) return name.slice(DETAIL_COLUMN.length).split(': ').at(-1)!;
  return name.replace(/^Meta:\s*/, '');
}
