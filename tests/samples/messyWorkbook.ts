import { piecesOf } from '../piecesOf.ts';
import { workbook } from './workbook.ts';

const HEADINGS = piecesOf(`
  Item code | Product name | Make | Type | Mounting | Cooling capacity (W) | Outdoor unit (W x H x D mm)
  Noise | WiFi | Homes | Price | Our notes`);

/** The kind of system, its style, and the watts of each size. */
const KINDS = [
  ['Split system', 'High wall', [2500, 3500, 5000, 7100, 8000]],
  ['Ducted system', 'Ducted', [7100, 10_000, 12_500, 14_000]],
  ['Multi-head split', 'High wall', [5000, 7500, 10_000]],
] as const;

/** For tests: a range of 12 systems as an office keeps it, with a title row, its own words and a second sheet. */
export function messyWorkbook(name = 'Kestrel'): Uint8Array {
  const systems = KINDS.flatMap(([type, style, watts]) =>
    watts.map((watt) => {
      const kw = watt / 1000;
      const size = watt < 6000 ? '800 x 550 x 285' : '940 x 1320 x 340';
      const price = `$${(1200 + watt / 5).toLocaleString('en-AU')}`;
      const homes = type === 'Ducted system' ? 'House' : 'House, Townhouse, Apartment';
      const facts = [String(watt), size, String(58 + kw), 'Yes', homes, price, 'ok'];
      return [`${type[0]}-${watt}`, `${name} ${kw}`, 'Kestrel', type, style, ...facts];
    }),
  );
  return workbook([
    { name: 'Range', rows: [['Our range, spring 2026'], [], HEADINGS, ...systems] },
    { name: 'Suppliers', rows: ['Who Call', 'Kestrel Mondays'].map((row) => row.split(' ')) },
  ]);
}
