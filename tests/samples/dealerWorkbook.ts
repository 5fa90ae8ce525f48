import { type SampleCell, workbook } from './workbook.ts';

/** A cell with a date, in a workbook whose second style is a date. */
function date(year: number, month: number, day: number): SampleCell {
  const days = Date.UTC(year, month - 1, day) / 86_400_000 - Date.UTC(1899, 11, 30) / 86_400_000;
  return { xml: `<c s="1"><v>${days}</v></c>` };
}

interface Model {
  readonly code: string;
  readonly name: string;
  readonly cool: number;
  readonly heat: number;
  readonly retail: number;
  readonly status?: string;
  readonly special?: readonly [price: number, ends: SampleCell];
}

const OVER = date(2020, 10, 31);
const STILL_ON = date(2999, 12, 31);
const SECTIONS: readonly (readonly [section: string, models: readonly Model[]])[] = [
  [
    'WALL SPLITS',
    [
      { code: 'KW25', name: 'Kestrel 25', cool: 2.5, heat: 3.2, retail: 1599, special: [1399, STILL_ON] },
      { code: 'KW35', name: 'Kestrel 35', cool: 3.5, heat: 3.7, retail: 1849, special: [1699, OVER] },
      { code: 'KW50', name: 'Kestrel 50', cool: 5, heat: 6, retail: 2399 },
      { code: 'KV50', name: 'Kestrel 50 old', cool: 5, heat: 6, retail: 2199, status: 'Discontinued' },
      { code: 'KV71', name: 'Kestrel 71 old', cool: 7.1, heat: 8, retail: 2899, status: 'Superseded by KW71' },
    ],
  ],
  [
    'DUCTED',
    [
      { code: 'KD10', name: 'Kestrel D10', cool: 10, heat: 11.2, retail: 7490 },
      { code: 'KD14', name: 'Kestrel D14', cool: 14, heat: 16, retail: 9290 },
    ],
  ],
  [
    'MULTI-SPLIT OUTDOORS',
    [
      { code: 'KM53', name: 'Kestrel M53', cool: 5.3, heat: 6, retail: 2990 },
      { code: 'KM80', name: 'Kestrel M80', cool: 8, heat: 9, retail: 3990 },
    ],
  ],
];

/**
 * For tests: a dealer's price book. Several tabs, a merged title, headings merged downwards, groups of trade and retail prices,
 * sections of kinds, discontinued rows, and specials with an end.
 */
export function dealerWorkbook(): Uint8Array {
  const headings: readonly (readonly SampleCell[])[] = [
    ['Kestrel price book, November 2026'],
    [],
    ['Model', '', 'Capacity kW', '', 'Trade ex GST', 'Retail inc GST', '', '', 'Status'],
    ['Code', 'Description', 'Cooling', 'Heating', 'Price', 'Price', 'Special', 'Special ends', ''],
  ];
  const rows = SECTIONS.flatMap(([section, models]): readonly (readonly SampleCell[])[] => [
    [section],
    ...models.map(({ code, name, cool, heat, retail, status = 'Current', special = ['', ''] }) => [
      ...[code, name, ...[cool, heat, Math.round(retail * 0.6), retail, special[0]].map(String)],
      ...[special[1], status],
    ]),
  ]);
  const merges = ['A1:I1', 'A3:B3', 'C3:D3', 'F3:H3', 'I3:I4'];
  return workbook(
    [
      { name: 'Cover', rows: [['Kestrel Air Pty Ltd'], ['Prices valid from 1 November 2026']] },
      { name: 'Air conditioners', rows: [...headings, ...rows], merges },
      {
        name: 'Accessories',
        rows: ['Code|Description|Price', 'KB1|Wall bracket|49', 'KR1|Remote controller|89'].map((row) =>
          row.split('|'),
        ),
      },
    ],
    { styles: '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>' },
  );
}
