import { expect, it, vi } from 'vitest';
import { readMapping } from '../sheets/read/readMapping.ts';
import { messyWorkbook } from '../tests/samples/messyWorkbook.ts';
import { SHOP_ROWS, shopCsv } from '../tests/samples/shopCsv.ts';
import { openFile } from './openFile.ts';

const open = (name: string, content: string | Uint8Array, kept: object | null = null) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const file = { name, size: bytes.length, arrayBuffer: async () => bytes.slice().buffer };
  return openFile(file, undefined, async () => {
    const read = readMapping(JSON.stringify({ version: 1, from: 'sheet', ...kept }));
    return kept && read.ok ? read.mapping : null;
  });
};
const reasons = ({ check }: Awaited<ReturnType<typeof open>>) =>
  (check?.ok ? check.problems : []).map((one) => one.reason);

it('opening a file asks about a sheet, a shop export and feeds with columns of their own', async () => {
  const feed =
    '<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>A</g:id><g:title>B</g:title></item></channel></rss>';
  for (const [name, content, kind] of [
    ['range.xlsx', messyWorkbook(), 'sheet'],
    ['shop.csv', shopCsv(SHOP_ROWS), 'woocommerce'],
    ['list.json', JSON.stringify([{ sku: 'A', name: 'Kestrel', specs: { coolingKw: 2.5 } }]), 'sheet'],
    ['feed.xml', feed, 'merchant'],
    ['feed.tsv', 'id\ttitle\tlink\tprice\tbrand\nA\tB\thttps://a.example\t1 AUD\tK\n', 'merchant'],
  ] as const) {
    expect(await open(name, content)).toMatchObject({ check: null, foreign: { source: { kind }, isKept: false } });
  }
});

it('opening a file asks nothing about our own columns, not even if they have a problem', async () => {
  const good = await open('a.csv', 'id,title,system_type\nA,Split A,split\n');
  expect(good).toMatchObject({ check: { readiness: { kind: 'ready' } }, foreign: null });
  expect(reasons(await open('a.csv', 'id,title,system_type,id\nA,Split A,split,B\n'))).toEqual([
    'Two columns are named id.',
  ]);
  expect(reasons(await open('a.csv', 'one column\nof text\n'))[0]).toContain('The header is missing id');
});

it('opening a file says what is wrong with a feed', async () => {
  expect(reasons(await open('feed.xml', '<!DOCTYPE rss [<!ENTITY a "b">]><rss/>'))[0]).toContain('no RSS or Atom feed');
});

it('opening a file reads the sheet of the kept mapping, and problems name its cells', async () => {
  const columns = { id: { from: ['Item code'] }, title: { from: ['Product name'] }, system_type: { from: ['Type'] } };
  const { check, foreign } = await open('next.xlsx', messyWorkbook(), { sheet: 'Range', columns });
  expect(foreign?.isKept).toBe(true);
  expect(check).toMatchObject({ readiness: { kind: 'ready' }, found: { sheet: 'Range', header: 3 } });
  const phase = { ...columns, phase: { from: ['Type'] } };
  const marked = await open('next.xlsx', messyWorkbook(), { sheet: 'Range', columns: phase });
  expect(marked.check?.ok && marked.check.problems.slice(0, 2)).toMatchObject([
    { kind: 'tabs-left-out' },
    { cell: 'Range!D4', column: 'phase' },
  ]);
  const gone = await open('next.xlsx', messyWorkbook(), { sheet: 'Range', columns: { id: { from: ['Gone'] } } });
  expect(gone).toMatchObject({ check: null, foreign: { isKept: false } });
});

it('opening a file says in one line which columns the kept mapping doesn’t know', async () => {
  const columns = { id: { from: ['Code'] }, title: { from: ['Product'] }, system_type: { from: ['Kind'] } };
  const kept = { columns, leaveOut: ['Shelf'] };
  const rows = ['A,Split A,split,7', 'B,Split B,split,8'];
  const before = await open('next.csv', ['Code,Product,Kind,Shelf', ...rows].join('\n'), kept);
  expect(reasons(before)).toEqual([]);
  const added = ['Code,Product,Kind,Shelf,availability,Blank', ...rows.map((row) => `${row},out_of_stock,`)];
  const opened = await open('next.csv', added.join('\n'), kept);
  expect(opened).toMatchObject({ check: { readiness: { kind: 'ready' } }, foreign: { isKept: true } });
  expect(reasons(opened)).toEqual(['The mapping doesn’t know the column “availability”, so it isn’t read.']);
});

it('opening a file keeps the days of sales beside the regular prices, and says which are over', async () => {
  vi.setSystemTime('2026-11-26');
  const columns = {
    id: { from: ['Code'] },
    title: { from: ['Product'] },
    system_type: { from: ['Kind'] },
    price_from_aud: { from: ['Sale price'] },
    price_includes: { default: 'supply_only' },
  };
  const sheet = [
    'Code,Product,Kind,Price,Sale price,Sale ends',
    'A,Split A,split,2000,1800,2026-12-24',
    'B,Split B,split,2100,1900,2026-10-31',
    'C,Split C,split,2200,1950,2026-11-02',
    '',
  ].join('\n');
  const opened = await open('next.csv', sheet, { columns });
  expect(opened.check?.ok && opened.check.products.map(({ price }) => [price?.aud, price?.sales])).toEqual([
    [2000, [{ aud: 1800, from: null, to: '2026-12-24' }]],
    [2100, undefined],
    [2200, undefined],
  ]);
  expect(reasons(opened)).toEqual([
    '2 sale prices are over, the last since 2 November 2026, so the regular prices count.',
  ]);
  vi.useRealTimers();
});
