import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { DEMO } from '../../tests/samples/demoProducts.ts';
import { exampleProducts } from '../../tests/samples/exampleProducts.ts';
import { familiesOf } from '../matching/families.ts';
import { readInstallation } from '../pricing/readInstallation.ts';
import { rangeHtml } from './rangeHtml.ts';

const { installation } = readInstallation(readFileSync('catalogue/installation.json', 'utf8'));
const WITH_LIST = { installation, on: '2026-11-28' };
const WITHOUT = { installation: null, on: '2026-11-28' };

const itemsOf = (html: string): readonly string[] => html.match(/<li>.*?<\/li>/g) ?? [];
const itemOf = (...rows: readonly Readonly<Record<string, unknown>>[]) =>
  rangeHtml(exampleProducts(...rows), WITHOUT).replace(/^.*?<ul>|<\/ul>.*$/g, '');

it('the range has each model of the demo once, in the order of the catalogue, in at most 0.7 kB', () => {
  const html = rangeHtml(DEMO, WITH_LIST);
  const items = itemsOf(html);
  expect(items).toHaveLength(new Set(familiesOf(DEMO).values()).size);
  expect(items[0]).toBe(
    '<li><a href="https://wattlebird.example/systems/wb-wall-020">Wattlebird Wall Split</a>, 2 to 9 kW, $1,649 to $5,451 installed; 4.2\u202fkW: ask us for a price</li>',
  );
  expect(items.at(-1)).toContain('14 kW, $5,490 for the unit, installation on top');
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(700);
});

it('the range has prices without a price list too, and none where none are wanted', () => {
  expect(rangeHtml(DEMO, WITHOUT)).toContain(
    'Wall Split</a>, 2 to 9 kW, $799 to $2,490 for the unit, installation on top',
  );
  expect(rangeHtml(DEMO, null)).toContain('Wall Split</a>, 2 to 9 kW</li>');
});

it('the price of a multi-split is over two to six indoor units, as far as it can run them', () => {
  const perUnit = readInstallation({
    version: 1,
    provider: 'A',
    month: '2026-06',
    valid_until: '2027-06-30',
    gst: 'included',
    limits: { pipe_m: 20, cable_m: 30 },
    kinds: { multi_split: { base: 1000, per_unit: 100, includes: {} } },
    extras: [],
  });
  const [row] = exampleProducts({
    id: 'A',
    system_type: 'multi_split',
    price_from_aud: 3000,
    price_includes: 'supply_only',
    max_indoor_units: 4,
  });
  expect(rangeHtml([row!], { installation: perUnit.installation, on: '2026-11-28' })).toContain(
    '$4,100 to $4,300 installed',
  );
});

it('a sale is not in the range, and a blank is left out', () => {
  const sales = [{ price_from_aud: 1999, from: null, to: null }];
  expect(itemOf({ id: 'A', price_from_aud: 2399, price_includes: 'supply_only', sales, cooling_capacity_kw: 8 })).toBe(
    '<li>Split A, 8 kW, $2,399 for the unit, installation on top</li>',
  );
  expect(itemOf({ id: 'A' })).toBe('<li>Split A, ask for a price</li>');
});

it('a title or an address can end no tag, and begins no shortcode', () => {
  const title = '</li><script>alert(1)</script> "x" [video src=a] & more';
  const item = itemOf({ id: 'A', title, link: 'https://shop.example/?a=1&b=[c]' });
  expect(item.match(/<[^>]*>/g)?.map((tag) => tag.split(/[\s>]/)[0])).toEqual(['<li', '<a', '</a', '</li']);
  expect(item).not.toMatch(/[[\]]|&(?!#\d+;)/);
});

it('5,000 models stay one list of at most 40 kB', () => {
  const rows = Array.from({ length: 5000 }, (_, index) => ({
    id: `A${index}`,
    title: `Wall Split ${index}`,
    price_from_aud: 1000 + index,
    price_includes: 'supply_only',
    cooling_capacity_kw: 2 + (index % 80) / 10,
    link: `https://shop.example/${index}`,
  }));
  const html = rangeHtml(exampleProducts(...rows), WITHOUT);
  expect(itemsOf(html)).toHaveLength(5000);
  // The best quality takes seconds.
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  expect(brotliCompressSync(html, quick).length).toBeLessThan(50_000);
});
