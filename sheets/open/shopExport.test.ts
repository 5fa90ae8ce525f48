import { expect, it } from 'vitest';
import { answering, importTable, readCsv, tableOf } from '../../tests/samples/readFile.ts';
import { SHOP_LANGUAGES, SHOP_ROWS, shopCsv } from '../../tests/samples/shopCsv.ts';
import { guessMapping } from '../map/guessMapping.ts';
import { openColumns } from '../map/openColumns.ts';
import { askAll } from '../map/questions.ts';

const opened = (text: string) => tableOf('shop.csv', text);

it.each(Object.keys(SHOP_LANGUAGES))('a WooCommerce export is read alike with headings in %s', (code) => {
  const source = opened(shopCsv(SHOP_ROWS, code));
  const { products, leftOut } = importTable(source, guessMapping(source));
  const shown = products.map(({ id, title, item_group_id: family, system_type, cooling_capacity_kw, availability }) => [
    ...[id, title, family, system_type, cooling_capacity_kw, availability],
  ]);
  expect(source.kind).toBe('woocommerce');
  expect(shown).toEqual([
    ['KW25', 'Kestrel Wall - 2.5', 'KW', 'split', 2.5, 'in_stock'],
    ['12', 'Kestrel Wall - 3.5', 'KW', 'split', 3.5, 'backorder'],
    ['=KM80', '-Kestrel Multi', null, 'multi_split', null, 'out_of_stock'],
  ]);
  expect(leftOut.map(({ rows }) => rows)).toEqual([[6, 7, 8], [2]]);
});

it('a WooCommerce export fills a variation’s blanks from its parent', () => {
  const source = opened(shopCsv(SHOP_ROWS));
  const [first] = importTable(source, guessMapping(source)).products;
  expect(first).toMatchObject({
    brand: 'Kestrel',
    description: 'Quiet & slim.',
    image_link: 'https://kestrel.example/wall.jpg',
    controls: { mobile_app: 'included', voice: 'unknown', touchscreen: 'unknown' },
  });
});

it('a WooCommerce export does not give a variation the list of sizes that its parent has', () => {
  const rows = SHOP_ROWS.map((row) =>
    row.id === '12' ? { ...row, attributes: [['Cooling capacity (kW)', '']] as const } : row,
  );
  const source = opened(shopCsv(rows));
  const { products, problems } = importTable(source, guessMapping(source));
  expect(products.map(({ cooling_capacity_kw }) => cooling_capacity_kw)).toEqual([2.5, null, null]);
  expect(problems.map(({ column }) => column)).not.toContain('cooling_capacity_kw');
});

it("a WooCommerce export offers the shop's dimensions and does not apply them", () => {
  const source = opened(shopCsv(SHOP_ROWS));
  const mapping = guessMapping(source);
  expect(importTable(source, mapping).products[0]?.outdoor_width_mm).toBeNull();
  expect(mapping.suggestions).toMatchObject({
    outdoor_width_mm: { from: ['Width (cm)'], unit: 'cm' },
    outdoor_height_mm: { from: ['Height (cm)'], unit: 'cm' },
    outdoor_depth_mm: { from: ['Length (cm)'], unit: 'cm' },
  });
  const accepted = { ...mapping, columns: { ...mapping.columns, ...mapping.suggestions } };
  expect(importTable(source, accepted).products[0]).toMatchObject({
    outdoor_width_mm: 840,
    outdoor_height_mm: 880,
    outdoor_depth_mm: 330,
  });
});

it('a WooCommerce export reads a decimal comma in every figure of the file', () => {
  const rows = SHOP_ROWS.map((row) => ({
    ...row,
    ...(row.price && { price: `${row.price},50` }),
    ...(row.attributes && {
      attributes: row.attributes.map(([name, value]) => [name, value.replace('.', ',')] as const),
    }),
  }));
  const source = opened(shopCsv(rows));
  const mapping = guessMapping(source);
  const priced = {
    ...mapping,
    columns: { ...mapping.columns, ...mapping.suggestions, price_includes: { from: [], default: 'supply_only' } },
  };
  const [first] = importTable(source, priced).products;
  expect(mapping.decimal).toBe(',');
  expect(first).toMatchObject({ price: { aud: 1299.5 }, cooling_capacity_kw: 2.5 });
});

it('a WooCommerce export asks whether its prices are with GST before any is read, then what they include', () => {
  const source = opened(shopCsv(SHOP_ROWS));
  const guessed = guessMapping(source);
  expect(importTable(source, guessed).csv).not.toContain('1299');
  const asked = [...askAll(source, guessed)];
  expect(asked.find(({ id }) => id === 'Regular price=price_from_aud')?.text).toBe(
    'Is “Regular price” the price for visitors, in Australian dollars with GST? A visitor will see Kestrel Wall - 2.5: $1,299 · Kestrel Wall - 3.5: $1,499 · -Kestrel Multi: $4,990.',
  );
  const said = (value: string) => {
    const { mapping } = answering(source, ({ id }) => (id.startsWith('Regular price') ? value : undefined));
    return importTable(source, mapping);
  };
  const yes = said('yes');
  expect(yes.problems.map(({ reason }) => reason)).toEqual([
    "The file doesn't say what its 3 prices include, so no price is shown.",
  ]);
  expect(yes.csv).toContain('1299');
  expect(said('no').csv).not.toContain('1299');
});

it('a WooCommerce export gives a catalogue file that is read with the same systems, and guards its formulas', () => {
  const source = opened(shopCsv(SHOP_ROWS));
  const { csv, products } = importTable(source, guessMapping(source));
  expect(csv).toContain("\r\n'=KM80,'-Kestrel Multi");
  expect(readCsv(csv ?? '').products).toEqual(products);
});

it('a WooCommerce export doesn’t list the shop’s own columns as open', () => {
  const csv = shopCsv(SHOP_ROWS.map((row) => ({ ...row, categories: 'Air conditioners > Wall' })));
  const source = opened(csv);
  const open = openColumns(source, guessMapping(source));
  const names = open.map(({ name }) => name).join();
  expect(names).toBe('Length (cm),Width (cm),Height (cm),Regular price,Categories');
  expect(open[1]).toMatchObject({ samples: ['84'], suggestions: [{ column: 'outdoor_width_mm' }] });
});
