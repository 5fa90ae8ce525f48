import { expect, it } from 'vitest';
import { piecesOf } from '../../tests/piecesOf.ts';
import { answering, importTable, tableOfLines } from '../../tests/samples/readFile.ts';
import { readMapping, writeMapping } from '../read/readMapping.ts';
import { MAX_QUESTIONS } from './questions.ts';

/** Asks the questions about a list and gives these answers by id; all others stay open. */
const asking = (lines: readonly string[], answers: Readonly<Record<string, string>> = {}) => {
  const source = tableOfLines(...lines);
  const { asked, mapping } = answering(source, ({ id }) => answers[id] ?? 'open');
  const question = (id: string) => asked.find((one) => one.id === id);
  const labels = (id: string) => question(id)?.choices.map(({ label }) => label);
  return { asked, question, labels, mapping, ...importTable(source, mapping) };
};

it('a question about ids offers columns with another use, pairs if no single one is unique, and no figures', () => {
  const rows = [
    'Wall split,LX25,White,2.5,1599,780',
    'Wall split,LX25,Red,2.5,1649,781',
    'Wall split,LX35,White,3.5,1849,782',
  ];
  const { labels, question } = asking(['Type,Model,Colour,Cooling kW,RRP,Width mm', ...rows]);
  expect(labels('id')).toEqual(['“Model” + “Colour” together: LX25 White · LX25 Red · LX35 White', 'Leave it open']);
  const { products } = asking(['Type,Model,Colour,Cooling kW,RRP,Width mm', ...rows], {
    id: question('id')!.choices[0]!.value,
  });
  expect(products.map(({ id }) => id)).toEqual(['LX25 White', 'LX25 Red', 'LX35 White']);
});

it('what prices include, and whether they are with GST, is answered by kind where kinds differ', () => {
  const list = [
    'Code,Name,Type,Sell,Noise in,Power',
    'F25,Finch 25,Wall split,1399,19,240V 1ph',
    'D10,Finch 100,Ducted,9990,29,415V 3ph',
  ];
  const { asked, question, products } = asking(list, {
    'Sell=price_from_aud': 'by_kind',
    'price_from_aud=split': 'with_gst',
    'price_from_aud=ducted': 'without_gst',
    price_includes: 'by_kind',
    'price_includes=split': 'supply_only',
    'price_includes=ducted': 'supply_and_standard_install',
  });
  expect(asked[0]?.text).toBe(
    'Is “Sell” the price for visitors, in Australian dollars with GST? A visitor will see Finch 25: $1,399 · Finch 100: $9,990.',
  );
  expect(question('price_includes=ducted')?.text).toBe('What do the prices of ducted systems include?');
  expect(products.map(({ price }) => price)).toEqual([
    { aud: 1399, includes: 'supply_only' },
    { aud: 10_989, includes: 'supply_and_standard_install' },
  ]);
  const one = asking([...list.slice(0, 2), 'F35,Finch 35,Wall split,1599,21,240V 1ph'], {
    'Sell=price_from_aud': 'yes',
  });
  expect(one.question('price_includes')?.choices.map(({ value }) => value)).not.toContain('by_kind');
});

it('a mapping keeps what prices include by kind', () => {
  const { mapping } = asking(['Code,Name,Type,RRP', 'F25,Finch,split,1399', 'D10,Ibis,ducted,9990'], {
    price_includes: 'by_kind',
    'price_includes=split': 'supply_only',
  });
  expect(mapping.columns.price_includes).toEqual({ from: [], byKind: { split: 'supply_only' } });
  expect(readMapping(writeMapping(mapping))).toEqual({ ok: true, mapping });
});

it('an open column of figures is asked about first where most rows have no price or size', () => {
  const list = [
    'Code,Name,Category,Grade,Money,Electrical,Noise in',
    'F25,Finch 2.5,Wall split,2.5,1399,240V 1ph,19',
    'F35,Finch 3.5,Wall split,3.5,1599,240V 1ph,21',
    'F71,Finch 7.1,Wall split,7.1,2799,415V 3ph,29',
  ];
  const { asked, labels, products } = asking(list, {
    price_from_aud: 'column:Money',
    price_includes: 'supply_only',
    cooling_capacity_kw: 'column:Grade',
  });
  expect(asked.slice(0, 2).map(({ id }) => id)).toEqual(['price_from_aud', 'cooling_capacity_kw']);
  expect(labels('price_from_aud')).toEqual([
    '“Money”: Finch 2.5: $1,399 · Finch 3.5: $1,599 · Finch 7.1: $2,799',
    'None of these',
  ]);
  expect(products[0]).toMatchObject({ price: { aud: 1399 }, cooling_capacity_kw: 2.5 });
  // A column of other money is no price, and a year isn’t either.
  const rows = ['F25,Finch 2.5,Wall split,640,2024', 'F35,Finch 3.5,Wall split,700,2025'];
  expect(asking(['Code,Name,Category,Dealer ex GST,Since', ...rows]).question('price_from_aud')).toBeUndefined();
});

it('a question asks about rows where neither title nor section names a kind', () => {
  const { question, products } = asking(
    [
      'Set code,Name,kW cooling,RRP',
      'A1,Emu 2.5,2.5,1399',
      'DUCTED,,,',
      'D1,Emu ducted 10,10,4990',
      'D2,Emu low profile ducted 6,6,3990',
    ],
    { 'system_type=': 'all:split' },
  );
  expect(question('system_type=')?.text).toContain('(1)');
  expect(products.map(({ id, system_type }) => [id, system_type])).toEqual([
    ['A1', 'split'],
    ['D1', 'ducted'],
    ['D2', 'slim_ducted'],
  ]);
});

it('two rows with one code and other figures are named and left out, and the rest goes on', () => {
  const list = [
    'Model number,Description,Kind,RRP',
    ...['W1', 'W2', 'W3', 'W4', 'W5'].map((code) => `${code},Weka ${code},Hi wall split,1299`),
    'W2,Weka W2,Hi wall split,1649',
  ];
  const { question } = asking(list);
  expect(question('id')?.suggested).toBe('column:Model number');
  const { products, problems, written } = asking(list, { id: 'column:Model number', title: 'column:Description' });
  expect(products.map(({ id }) => id)).toEqual(['W1', 'W3', 'W4', 'W5']);
  expect(problems).toContainEqual(
    expect.objectContaining({ kind: 'double-row', row: 7, id: 'W2', facts: { earlier: 3 } }),
  );
  expect(written).toHaveLength(5);
});

it('two rows of one code and the same figures count once', () => {
  const list = ['Code,Name,Type', 'A1,Alpha,split', 'A2,Beta,split', 'A3,Beta,split', 'A1,Alpha,split', 'A4,Ko,split'];
  expect(asking(list, { id: 'column:Code' }).products.map(({ id }) => id)).toEqual(['A1', 'A2', 'A3', 'A4']);
});

it.each([
  ['a name of two brands', 'Series', ['Premium', 'Premium', 'Budget'], ['Gannet', 'Heron', 'Heron']],
  ['a category', 'Group', ['Air Conditioning', 'Air Conditioning', 'Air Conditioning'], ['Gannet', 'Gannet', 'Gannet']],
  ['a kind', 'Family', ['Splits', 'Splits', 'Splits'], ['Gannet', 'Gannet', 'Gannet']],
])('%s isn’t a family', (_, heading, groups, brands) => {
  const rows = groups.map((group, at) => `A${at},Alpha ${at},Wall split,${brands[at]},${group}`);
  const { columns, suggestions } = asking([`Code,Name,Type,Brand,${heading}`, ...rows]).mapping;
  expect([columns.item_group_id, suggestions.item_group_id]).toEqual([undefined, undefined]);
});

it('a question about ids offers each of two codes, and no words of kinds', () => {
  const { labels } = asking(['Code,SKU,Name,Type', 'A1,S1,Alpha 25,Wall split', 'A2,S2,Alpha 35,Ducted']);
  expect(labels('id')).toEqual(['“Code”: A1 · A2', '“SKU”: S1 · S2', '“Name”: Alpha 25 · Alpha 35', 'Leave it open']);
});

it('a question about titles offers the brand with the code, even if the code is the id, and no prices or figures', () => {
  const lines = [
    'Brand,Code,Type,kW C,SRP,Page',
    'Norden,NB25,Hi wall,2.5,1599,https://a.example/1',
    'Norden,NB35,Hi wall,3.5,1849,https://a.example/2',
  ];
  const { labels, question } = asking(lines);
  expect(labels('title')).toEqual([
    '“Brand” + “Code” together: Norden NB25 · Norden NB35',
    '“Code”: NB25 · NB35',
    'Leave it open',
  ]);
  const { products } = asking(lines, { title: question('title')!.suggested! });
  expect(products.map(({ title }) => title)).toEqual(['Norden NB25', 'Norden NB35']);
});

it.each<readonly [string, readonly string[]]>([
  [
    'two units whose pair is unique',
    ['Indoor model,Outdoor model,Type,RRP', 'LX25,LU25,split,1599', 'LX25,LU35,split,1849', 'LX35,LU35,split,2399'],
  ],
  [
    'two units of which one is unique',
    ['Indoor model,Outdoor model,Type,RRP', 'LX25,LU25,split,1599', 'LX35,LU25,split,1849'],
  ],
  ['a range and sizes', ['Range,Type,Cooling kW', 'Alpha,split,2.5', 'Alpha,split,3.5', 'Beta,split,2.5']],
  ['codes of digits', ['Brand,Item code,Type', 'Kestrel,100234,split', 'Kestrel,100235,split']],
  ['titles alone', ['Name,Type', 'Alpha 25,split', 'Alpha 35,split']],
  ['titles alone that say the kind', ['Goods,Name', 'Cooling,Alpha 25 wall split', 'Cooling,Alpha 35 wall split']],
])('a list of %s has every system after the first answer to each question about names', (_, lines) => {
  const first = (id: string) => asking(lines).question(id)?.choices[0]?.value ?? 'open';
  const answers = { id: first('id'), title: first('title') };
  const { products } = asking(lines, {
    ...answers,
    ...(answers.title === 'open' && { title: asking(lines, answers).question('title')?.choices[0]?.value ?? 'open' }),
  });
  expect(products).toHaveLength(lines.length - 1);
  expect(new Set(products.map(({ title }) => title)).has('')).toBe(false);
});

it('a question about titles suggests the only column of names, and no id is joined if a single one is unique', () => {
  const names = ['Ref,Item,Kind', 'R1,Alpha 25,RAC wall', 'R2,Alpha 35,RAC wall', 'R3,Delta 10,PAC ducted'];
  expect(asking(names).question('title')?.suggested).toBe('column:Item');
  const branded = names.map((line, at) => (at === 0 ? `Brand,${line}` : `Norden,${line}`));
  expect(asking(branded).question('title')?.suggested).toBe('column:Item');
  const units = ['Model,Type,Indoor model,Outdoor model', 'Alpha,split,LX25,LU25', 'Alpha,split,LX35,LU35'];
  expect(asking(units).mapping.columns.id).toEqual({ from: ['Indoor model'] });
});

it('an answer about titles leaves out the rows whose title names a part', () => {
  const lines = [
    'Code,What it is,Type',
    'A,Alpha wall split,Split',
    'B,Beta zone controller,Ducted',
    'C,Beta ducted system,Ducted',
  ];
  const { question } = asking(lines);
  expect(question('title')?.suggested).toBe('column:What it is');
  const { products } = asking(lines, { title: 'column:What it is' });
  expect(products.map(({ id }) => id)).toEqual(['A', 'C']);
});

it.each([
  ['Style', ['Wall mounted', 'Cassette', 'Floor console'], 'column:Style'],
  ['Controller', ['Wall', 'Wall', 'Wall'], null],
  ['Form', ['Wall split', 'Ducted', 'Multi split'], 'column:Form'],
  ['Split or packaged?', ['Split', 'Split', 'Split'], null],
  [
    'Picture',
    ['https://a.example/wall-split.jpg', 'https://a.example/ducted.jpg', 'https://a.example/split.jpg'],
    null,
  ],
])('a question about kinds suggests “%s” with %j if it names them', (heading, cells, suggested) => {
  const { question } = asking([`Code,Name,${heading}`, ...cells.map((cell, at) => `A${at},Alpha ${at},${cell}`)]);
  expect(question('system_type')?.suggested).toBe(suggested);
});

it('a question about kinds offers a column of kinds before titles that also name them', () => {
  const { question } = asking([
    'Code,Name,Form',
    'A,Alpha wall split,Wandgerät',
    'B,Beta ducted,Kanalgerät',
    'C,Gamma ducted,Kanalgerät',
  ]);
  expect(
    question('system_type')
      ?.choices.slice(0, 2)
      .map(({ value }) => value),
  ).toEqual(['column:Form', 'column:Name']);
});

it('a question names every column that could be the same catalogue column', () => {
  const lines = ['Code,Name,Type,Sell price,Price', 'A,Alpha,split,1599,1449', 'B,Beta,split,1849,1699'];
  const { mapping, question, labels } = asking([lines[0]!.replace('Sell price', 'Price'), ...lines.slice(1)]);
  expect(mapping.columns.price_from_aud).toBeUndefined();
  expect(question('price_from_aud')?.suggested).toBeNull();
  expect(labels('price_from_aud')).toEqual([
    '“Price (column D)”: Alpha: $1,599 · Beta: $1,849',
    '“Price (column E)”: Alpha: $1,449 · Beta: $1,699',
    'None of these',
  ]);
});

it('a question about a size without an order has a choice for each order, in words of the first row, and suggests none', () => {
  const lines = [
    'Code,Name,Type,Outdoor dimensions',
    'A,Alpha,split,940 x 340 x 990',
    'B,Beta,split,1100 x 380 x 1170',
  ];
  const id = 'Outdoor dimensions=outdoor_width_mm+outdoor_height_mm+outdoor_depth_mm';
  const { question, labels, mapping } = asking(lines);
  expect(labels(id)).toEqual([
    '940 wide, 990 high, 340 deep',
    '990 wide, 940 high, 340 deep',
    '940 wide, 340 high, 990 deep',
    '340 wide, 940 high, 990 deep',
    'None of these',
  ]);
  expect([question(id)?.suggested, mapping.suggestions]).toEqual([null, {}]);
  expect(question(id)?.choices.map(({ value }) => value)).toEqual(['WDH', 'HDW', 'WHD', 'HWD', 'none']);
  const { products } = asking(lines, { [id]: 'WDH' });
  expect(products[0]).toMatchObject({ outdoor_width_mm: 940, outdoor_height_mm: 990, outdoor_depth_mm: 340 });
});

it('a question asks whether a special counts while it lasts, and which states are on sale', () => {
  const lines = [
    'Code,Name,Type,RRP,Special,Special ends,Status',
    'A,Alpha,split,1599,1399,31/12/2999,Current',
    'B,Beta,split,1849,,,On hold',
    'C,Gamma,split,1899,,,Current',
  ];
  const answers = { 'special=Special': 'yes', price_includes: 'supply_only', 'on_sale=Status': 'without:On hold' };
  const { asked, mapping, products } = asking(lines, answers);
  expect(asked.map(({ id }) => id)).toEqual(Object.keys(answers));
  expect(mapping.columns.price_from_aud?.from).toEqual(['Special', 'RRP']);
  expect(products.map(({ id }) => id)).toEqual(['A', 'C']);
});

const KINDS = ['Split', 'Split', 'Split', 'Premium', 'Basic', 'Comfort', 'Deluxe', 'Eco', 'Nova', 'Twin split'];

it('a question asks about the first three words of kinds, and about all others together', () => {
  const { asked, products } = asking(['Code,Name,Type', ...KINDS.map((kind, at) => `A${at},Alpha ${at},${kind}`)], {
    system_type: 'column:Type',
    'system_type=Type:*': 'other',
  });
  expect(asked.map(({ id }) => id)).toEqual([
    'system_type',
    'system_type=Premium',
    'system_type=Basic',
    'system_type=Comfort',
    'system_type=Type:*',
  ]);
  expect(products).toHaveLength(3);
});

it('a person gets at most eight questions about a list of one kind', () => {
  const figures = piecesOf(`
    Width (cm) | Height (cm) | Depth (cm) | Sound power | kW C | kW H | Capacity | BTU | Noise outdoor | Wi-Fi | Power
    SRP | Voice
  `);
  const values = ['80', '60', '30', '58', '2.5', '3.2', '2.5', '9000', '47', 'yes', '1ph', '1599', 'no'];
  const { asked } = asking(
    [
      `Brand,Code,What,${figures.join()}`,
      `Norden,N25,Wall split,${values.join()}`,
      `Norden,N35,Wall split,${values.join()}`,
    ],
    { system_type: 'column:What', title: 'column:Brand + Code' },
  );
  expect(asked.length).toBe(MAX_QUESTIONS);
  expect(asked.map(({ id }) => id).slice(0, 3)).toEqual(['system_type', 'title', 'SRP=price_from_aud']);
});

it('a question names the sheet’s own columns, and never ours', () => {
  const { asked } = asking(
    [
      'Brand,Code,What,Width (cm),Sound power,kW C,Wi-Fi',
      'Norden,N25,Wall split,80,58,2.5,yes',
      'Norden,N35,Ducted,80,58,2.5,yes',
    ],
    { system_type: 'column:What', title: 'column:Brand + Code' },
  );
  expect(asked.length).toBeGreaterThan(4);
  for (const { text, choices } of asked)
    expect([text, ...choices.map(({ label }) => label)].join(' ')).not.toMatch(/[a-z]_[a-z]/);
});
