import { expect, it } from 'vitest';
import { piecesOf } from '../../tests/piecesOf.ts';
import { importTable, tableOf, tableOfLines } from '../../tests/samples/readFile.ts';
import { readMapping, writeMapping } from '../read/readMapping.ts';
import { orderOf, recogniseHeading } from '../recognise/recogniseHeading.ts';
import { kindNamed, readKind, styleNamed } from '../recognise/recogniseKind.ts';
import { guessMapping } from './guessMapping.ts';
import { askAll } from './questions.ts';

const meant = (heading: string): readonly string[] =>
  recogniseHeading(heading).map(({ column, isSure }) => (isSure ? column : `${column}?`));

const imported = (...lines: readonly string[]) => {
  const source = tableOfLines(...lines);
  const mapping = guessMapping(source);
  return { mapping, ...importTable(source, mapping) };
};

/** Headings of many lists and languages, by the column that they mean. */
const MEANT = {
  cooling_capacity_kw: `
    Cooling Capacity (Watts) | powerCapacity.coolingKw | cooling_power | Cooling Capacity (95F), btuh *
    Kühlleistung (kW) | Puissance frigorifique | Potencia frigorífica nominal | Capacità di raffreddamento | 制冷量
    冷房能力 (kW) | 냉방능력(kW) | Công suất làm lạnh (BTU) | Мощность охлаждения, кВт | Hűtési teljesítmény
    Kapasitas pendinginan | ขนาดทำความเย็น (BTU/hr) | Clg kW | Koelvermogen (kW) | Охлаждаща мощност (kW)`,
  heating_capacity_kw: `
    Heating Capacity (47F), btuh | Heizleistung (kW) | Htg kW | Verwarmingsvermogen (kW) | Отоплителна мощност`,
  heating_capacity_2c_kw: 'Heating capacity at 2 °C (kW)',
  outdoor_width_mm: 'external_width | Breedte buitenunit (mm)',
  outdoor_height_mm: 'Outdoor Dimensions: Height | Височина на външното тяло (мм)',
  indoor_height_mm: 'Höhe Innengerät',
  outdoor_sound_power_dba: `
    O.U. Sound Power Level (dBA) | Schallleistungspegel Außengerät | O/D Noise SWL | Geluidsvermogen buitenunit dB(A)`,
  outdoor_sound_pressure_dba: 'Outdoor sound pressure dBA',
  indoor_sound_pressure_min_dba: 'Indoor sound pressure dBA low setting | Pression sonore UI min (dB(A))',
  refrigerant: 'Kältemittel | Хладагент | Koudemiddel | Хладилен агент',
  outdoor_model: 'Outdoor Unit Model Number',
  brand: 'Hãng sản xuất | Fabrikant',
  model_number: '型号',
  warranty_years: 'Domestic Warranty | Гаранция',
  id: 'Item # | Artikelnummer',
  price_from_aud: 'Price – incl. GST (AUD) | Prix (AUD) | RRP | RRP installed | Supply & install | Supply only',
  title: 'Наименование | Model name',
  image_link: 'model_image',
  link: 'Permalink',
};

it.each(Object.entries(MEANT).flatMap(([column, headings]) => piecesOf(headings).map((heading) => [heading, column])))(
  'the heading %s is %s',
  (heading, column) => {
    expect(meant(heading)).toEqual([column]);
  },
);

it.each(
  piecesOf(`
  Rated power (cooling) | Power Input (min-max) Cooling | Running Current, Cooling (Amps)
  Heating Capacity (17F), btuh | Тепловая мощность (A7W35), кВт | Min-Max Cooling | Cooling EER
  Star Rating - Cooling | Outdoor Unit Packed Dimensions: Pack Dimensions Width (mm) | Shipping Width (cm)
  Maximum Pipe Height (Metre) | Weight - Outside Unit (kg) | Refrigerant weight (g) | Indoor Unit Packing (HxWxD)
  Manufacturer Type | Model Status | warranty.compressor | รับประกันคอมเพรสเซอร์ (ปี) | Цена | 制冷功率(W)
  Hűtő teljesítményfelvétel (kW) | Price ex GST | price.discounted | vendor.name | Cost price
  Sensible cooling capacity (kW) | Commercial warranty | Warranty (months) | Outdoor unit price | Net price
  Price (net) | Price / kW | Carton price | Cooling capacity at half load | Quiet mode sound pressure outdoor | kW
  No. | Unit | Cool (Hz) | Cooling (kWh) | Cooling (V) | Inkoopprijs | Verpakking | Опаковка ширина
`),
)('the heading %s means none of our columns', (heading) => {
  expect(meant(heading)).toEqual([]);
});

it('a heading is only a suggestion if its unit or figure is unclear', () => {
  expect(meant('Width (mm)')).toEqual(['outdoor_width_mm?']);
  expect(meant('Sound power')).toEqual(['outdoor_sound_power_dba?']);
  for (const heading of ['BTU', 'BTUs', 'btu_range', 'kW C', 'C kW', 'Size – kW'])
    expect(meant(heading)).toEqual(['cooling_capacity_kw?']);
  expect(meant('kW H')).toEqual(['heating_capacity_kw?']);
  expect(meant('SRP')).toEqual(['price_from_aud?']);
  expect(meant('Outdoor noise')).toEqual(['outdoor_sound_pressure_dba?']);
  expect(meant('Dimensions')).toEqual(['outdoor_width_mm?', 'outdoor_height_mm?', 'outdoor_depth_mm?']);
});

it('a heading gives the order of several figures', () => {
  for (const heading of ['Outside Unit (HxWxD mm)', 'UE H x L x P', 'unità esterna AxLxP', 'Размеры ВхШхГ', '高×宽×深'])
    expect(orderOf(heading)).toEqual(['height', 'width', 'depth']);
  expect(orderOf('Box size x weight')).toBeNull();
  expect(recogniseHeading('Inside Unit (W x H x D)')).toEqual([{ column: 'indoor_height_mm', part: 2, isSure: true }]);
});

/** A kind, its style, and the words of a sheet that name them. The kind is null for another thing, undefined where the words say none. */
const KINDS: readonly (readonly [string | null | undefined, string | undefined, string])[] = [
  [
    'split',
    undefined,
    `
      Split System Airconditioners | Mini-Splits (Non-Ducted) | Split AC with remote and air purifier
      Split AC with mobile app | Split, indoor unit and outdoor unit | Split AC (Copper, HD filter, remote)
      Dual inverter split AC`,
  ],
  [
    'multi_split',
    undefined,
    `
      Multi head split system | Multi head outdoor | Multi-split outdoor unit | Multi split for 4 indoor units
      Мулти-сплит система | Bi-split | Multi head`,
  ],
  ['slim_ducted', undefined, 'Low profile ducted'],
  [
    'split',
    'wall_mounted',
    `
      Кондиционер настенный | 壁挂式 | Wandmodel | Стенен климатик | Wall split, indoor and outdoor
      Wall split, supply and installation`,
  ],
  ['split', 'cassette', 'dieu-hoa-am-tran'],
  [
    null,
    undefined,
    `
      Mobile air conditioner | Evaporative cooler | Bracket for split systems | Portable Airconditioners
      Тепловой насос | Mobiele airco | Портативен климатик | Split system compressor bracket
      Wall split remote controller BRC1E | Remote controller for split systems | Cassette AC indoor unit
      Cassette without outdoor unit | Split head only | Wall split (indoor unit) | Multi-split indoor unit
      Multi head indoor | 6 models | Wall split indoor | Split outdoor unit | Wall split head`,
  ],
  ['ducted', undefined, 'Kanaalunit | Канален климатик | Ducted with zone controller'],
  [undefined, undefined, 'Reverse cycle | Split system installation | Twin split | Dual split system | Triple split'],
];

it.each(KINDS.flatMap(([kind, style, texts]) => piecesOf(texts).map((text) => [text, kind, style] as const)))(
  'the kind of %s is %s',
  (text, kind, style) => {
    expect([kindNamed(text), styleNamed(text)]).toEqual([kind, style]);
  },
);

it.each([
  ['2-head split', 2],
  ['Three head wall split', 3],
  ['Split 4x1', 4],
  ['Split system 1x2', 2],
  ['Multi-split, up to 5 indoor units', 5],
  ['Multi-split', null],
  ['Wall split', null],
])('the number of indoor units of %s is %s', (text, heads) => {
  expect(readKind(text).heads).toBe(heads);
});

it('a list asks about words that count units and about unknown words, and reads the others', () => {
  const kinds = ['Wall split', '2-head split', 'Twin split', 'Split cabling', 'Cassette indoor unit'];
  const { mapping, products, problems, leftOut } = imported(
    'code,name,type',
    ...kinds.map((kind, at) => `A${at},Alpha ${at},${kind}`),
  );
  expect(products).toMatchObject([
    { id: 'A0', system_type: 'split', max_indoor_units: null },
    { id: 'A1', system_type: 'multi_split', max_indoor_units: 2 },
  ]);
  expect(problems.map(({ row, value }) => [row, value])).toEqual([
    [4, 'Twin split'],
    [5, 'Split cabling'],
  ]);
  expect(leftOut.map(({ rows }) => rows)).toEqual([[6]]);
  expect(readMapping(writeMapping(mapping))).toEqual({ ok: true, mapping });
});

it('the cells of a maker’s data book are read', () => {
  const { products } = imported(
    'Model,Name,Type,Cooling capacity,Refrigerant / charge,Power supply,Lowest indoor sound pressure',
    'Z25,Zephyr 25,Wall split,2.5 (0.9~3.2) kW,R32 / 0.65 kg,1N~ 230 V 50 Hz,38/31/19 dB(A)',
    'Z14,Zephyr 140,Cassette,14.0 (4.5~15.5) kW,R32 / 2.90 kg,3N~ 400 V 50 Hz,47/42/37 dB(A)',
  );
  expect(products).toMatchObject([
    { cooling_capacity_kw: 2.5, refrigerant: 'R32', phase: 1, indoor_sound_pressure_min_dba: 19 },
    { cooling_capacity_kw: 14, refrigerant: 'R32', phase: 3, indoor_sound_pressure_min_dba: 37 },
  ]);
});

it('a list has its kinds in a column under an unknown heading rather than in some words of the titles', () => {
  const rows = ['Alpha wall split,Kanalgerät', 'Beta wall split,Kanalgerät', 'Gamma split,Wandgerät'];
  const { mapping } = imported('code,name,Ausführung', ...rows.map((row, at) => `A${at},${row}`));
  expect(mapping.columns.system_type).toBeUndefined();
});

it.each([
  ['full', ['Ducted', 'Ducted', 'Ducted', 'Ducted'], ['type']],
  ['half empty and agrees with the titles', ['Wall split', '', '', ''], ['name']],
  ['half empty and contradicts the titles', ['Ducted', '', '', ''], undefined],
])(
  'a list whose column of types is %s (%j) has its kinds there, in the titles, or nowhere for sure',
  (_, types, from) => {
    const rows = types.map((type, at) => `A${at},Alpha ${at} wall split,${type}`);
    expect(imported('code,name,type', ...rows).mapping.columns.system_type?.from).toEqual(from);
  },
);

it('a list leaves out parts and accessories by their titles, whatever their type, unless their outdoor unit is also named', () => {
  const rows = ['Alpha wall split,,', 'Cassette indoor unit,,', 'Split head only,,', 'Wall bracket for splits,,'];
  const ids = (...more: readonly string[]) =>
    imported(
      'code,name,outdoor model,type',
      ...[...rows, ...more].map((row, at) => `A${at},${row}Split systems`),
    ).products.map(({ id }) => id);
  expect(ids()).toEqual(['A0']);
  expect(ids('Wall indoor unit,LU25,')).toEqual(['A0', 'A4']);
});

it('a list has its kinds in the titles only if nearly all name one', () => {
  const titles = (named: number) =>
    Array.from({ length: 10 }, (_, at) => `A${at},${at < named ? 'Wall split' : 'Alpha'} ${at}`);
  const kindsOf = (named: number) => imported('code,name', ...titles(named)).mapping.columns.system_type;
  expect(kindsOf(10)).toEqual({ from: ['name'], inText: true });
  expect(kindsOf(9)).toBeUndefined();
});

it('a list is read from several columns with a unit and a part each, if they agree', () => {
  const { mapping, products, problems } = imported(
    'sku,name,subcategory,Cooling Capacity (Watts),Cooling Capacity (BTU/h),Rated cooling capacity,Outside Unit (HxWxD mm),Outdoor width (cm)',
    'A,Kestrel A,Split System,"3,500","11,942",,542 x 799 x 290,',
    'B,Kestrel B,Split System,,,5.0kW,,88',
    'C,Kestrel C,Portable,,,2.6kW,,',
  );
  expect(mapping.columns.cooling_capacity_kw).toEqual({
    from: ['Rated cooling capacity', 'Cooling Capacity (Watts)', 'Cooling Capacity (BTU/h)'],
    units: { 'Cooling Capacity (Watts)': 'W', 'Cooling Capacity (BTU/h)': 'BTU/h' },
  });
  expect(products).toMatchObject([
    { id: 'A', cooling_capacity_kw: 3.5, outdoor_width_mm: 799, outdoor_height_mm: 542, outdoor_depth_mm: 290 },
    { id: 'B', cooling_capacity_kw: 5, outdoor_width_mm: 880, outdoor_height_mm: null },
  ]);
  expect(mapping.only).toEqual([{ column: 'subcategory', not: ['Portable'] }]);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(readMapping(writeMapping(mapping))).toEqual({ ok: true, mapping });
});

it('a list leaves columns open that contradict each other', () => {
  const { mapping } = imported('sku,name,Type,Cooling (kW),Cooling capacity (kW)', 'A,Kestrel,split,2.5,3.5');
  expect(mapping.columns.cooling_capacity_kw).toBeUndefined();
  expect(mapping.suggestions.cooling_capacity_kw).toEqual({ from: ['Cooling (kW)'], unit: 'kW' });
});

it('a list has its kinds in the titles if no column names them, and leaves out other goods', () => {
  const { mapping, products, leftOut } = imported(
    'code,name',
    'A,Lloyd inverter split AC',
    'B,Voltas window AC',
    'C,Daikin multi-split outdoor',
  );
  expect(mapping.columns.system_type).toEqual({ from: ['name'], inText: true });
  expect(products.map(({ id, system_type }) => [id, system_type])).toEqual([
    ['A', 'split'],
    ['C', 'multi_split'],
  ]);
  expect(leftOut).toEqual([{ filter: { column: 'name', systemsOnly: true }, rows: [3] }]);
  expect(readMapping(writeMapping(mapping))).toEqual({ ok: true, mapping });
});

it('a list with only other goods has no systems', () => {
  const { mapping, products, problems } = imported(
    'id,name,type',
    'A,Altek 10 split,Тепловой насос',
    'B,Pool 17,Бойлер',
  );
  expect([products, mapping.columns.system_type]).toEqual([[], undefined]);
  expect(problems.map(({ kind }) => kind)).toEqual(['no-systems']);
});

it('a list of dishwashers has no sizes of outdoor units, and asks only what kind of system each is', () => {
  const lines = ['SKU,Name,Category,Price,Width (mm),Noise (dB)', 'D1,Bosch 60 cm,Dishwashers,899,600,44'];
  const { mapping } = imported(...lines);
  expect(mapping.suggestions).toEqual({});
  expect([...askAll(tableOfLines(...lines), mapping)].map(({ id }) => id)).toEqual(['system_type']);
});

it('a list of Shopify has its vendor as the brand, and no drafts', () => {
  const { mapping, products, leftOut } = imported(
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Variant SKU,Variant Price,Image Src,Status',
    'kestrel-25,Kestrel 2.5 kW,<p>Quiet</p>,Kestrel,Split System,ac,TRUE,K25,1299,https://shop.example/a.jpg,active',
    'kestrel-70,Kestrel 7.0 kW,<p>Quiet</p>,Kestrel,Ducted,ac,TRUE,K70,5899,https://shop.example/b.jpg,draft',
  );
  expect(products).toMatchObject([
    { id: 'K25', brand: 'Kestrel', description: 'Quiet', image_link: 'https://shop.example/a.jpg' },
  ]);
  expect(leftOut.map(({ rows }) => rows)).toEqual([[3]]);
  expect(imported('Title,Vendor,SKU,Type', 'Kestrel,Seller,K25,split').mapping.columns.brand).toBeUndefined();
  expect(readMapping(writeMapping(mapping))).toEqual({ ok: true, mapping });
});

it('a list from another market has no Australian prices, unless the heading says so', () => {
  const price = (...lines: readonly string[]) => imported(...lines).mapping.columns.price_from_aud?.from;
  expect(price('id,name,type,price', 'A,Kestrel,split,899')).toEqual(['price']);
  expect(price('id,name,type,SEER2,AHRI #,price', 'A,Kestrel,split,22,204859345,899')).toBeUndefined();
  expect(price('id,name,type,price', 'A,Кондиционер Kestrel,split,899')).toBeUndefined();
  expect(price('id,name,type,price', 'A,Kestrel 1.5 Ton,split,899')).toBeUndefined();
  expect(price('id,name,type,price inc GST', 'A,Kestrel Größe 1,split,899')).toEqual(['price inc GST']);
});

it('a list reads a point before three digits as thousands if the unit allows nothing else', () => {
  const { products } = imported(
    'id,name,type,Cooling capacity (BTU/h),Outdoor width (mm),Heating capacity (kW)',
    'A,K,split,9.000,1.270,2.500',
  );
  expect(products).toMatchObject([{ cooling_capacity_kw: 2.64, outdoor_width_mm: 1270, heating_capacity_kw: 2.5 }]);
});

it('a list takes its titles from short descriptions if it has no others', () => {
  const { mapping } = imported(
    'Code,Description,Brand,Type',
    'A,Kestrel 2.5 kW hi-wall,Kestrel,split',
    'B,Kestrel 5 kW,Kestrel,split',
  );
  expect([mapping.columns.title, mapping.columns.description]).toEqual([{ from: ['Description'] }, undefined]);
});

it('a list has phases in other words', () => {
  const rows = ['230V/1/50', '単相200V', 'trifásico', '380V/3Ph', '415 V three', '240V single', '1ph'].map(
    (phase, at) => `${at},K ${at},split,${phase}`,
  );
  const { products } = imported('id,name,type,Power supply', ...rows);
  expect(products.map(({ phase }) => phase)).toEqual([1, 1, 3, 3, 3, 1, 1]);
});

it.each(['Power', 'Supply', 'Mains'])(
  'a list has phases under “%s” as a suggestion, and kilowatts never',
  (heading) => {
    const suggested = (...cells: readonly string[]) =>
      imported(`id,name,type,${heading}`, ...cells.map((cell, at) => `${at},K,split,${cell}`)).mapping.suggestions.phase
        ?.from;
    expect(suggested('1ph', '3ph')).toEqual([heading]);
    expect(suggested('2.5', '3', '7.1', '10')).toBeUndefined();
  },
);

it('a list without titles takes them from brand and model, with the brand once', () => {
  const { products } = imported('Brand,Model,Type', 'Daikin,FTXF25,split', 'LG,LG S12,split');
  expect(products.map(({ id, title }) => [id, title])).toEqual([
    ['FTXF25', 'Daikin FTXF25'],
    ['LG S12', 'LG S12'],
  ]);
});

it('a list reads cells as lists write them', () => {
  const { products } = imported(
    'id,name,type,Cooling capacity (kW),Phase,Warranty,Indoor sound pressure min (dBA),stars_cool_hot',
    'A,Kestrel A,split,2.5 (0.9~3.2),1/50,5 Year Full Parts & Labour,38/31/19,★★★★',
    'B,Kestrel B,split,3.5,220V/50Hz/1ph,24 tháng,21,4½',
    'C,Kestrel C,split,3.5,1,2 г. гаранция,21,★★★½',
    'D,Kestrel D,split,3.5,1,5 jaar,21,★★½☆☆',
  );
  expect(products).toMatchObject([
    { cooling_capacity_kw: 2.5, phase: 1, warranty_years: 5, indoor_sound_pressure_min_dba: 19, stars_cool_hot: 4 },
    { cooling_capacity_kw: 3.5, phase: 1, warranty_years: 2, indoor_sound_pressure_min_dba: 21, stars_cool_hot: 4.5 },
    { warranty_years: 2, stars_cool_hot: 3.5 },
    { warranty_years: 5, stars_cool_hot: 2.5 },
  ]);
});

it('a list without units only suggests columns whose figures must be W or BTU/h', () => {
  const { mapping } = imported('id,name,type,cooling', 'A,Kestrel A,split,2500', 'B,Kestrel B,split,3500');
  expect(mapping.columns.cooling_capacity_kw).toBeUndefined();
  expect(mapping.suggestions.cooling_capacity_kw).toEqual({ from: ['cooling'], unit: 'W' });
});

it('a list with bad columns only suggests a price column that is half text, and one odd figure changes nothing', () => {
  const rows = Array.from(
    { length: 10 },
    (_, at) => `A${at},Kestrel ${at},split,${at % 2 ? 'call us' : '$1899'},${at === 0 ? 'big' : '2.5'}`,
  );
  const { mapping } = imported('id,name,type,price,cooling (kW)', ...rows);
  expect(mapping.columns.price_from_aud).toBeUndefined();
  expect(mapping.suggestions.price_from_aud).toEqual({ from: ['price'] });
  expect(mapping.columns.cooling_capacity_kw).toEqual({ from: ['cooling (kW)'], unit: 'kW' });
});

it('a list with bad columns may have 1,000 of them, many with the same name', () => {
  const names = Array.from({ length: 1000 }, (_, at) =>
    at < 3 ? ['id', 'name', 'type'][at]! : 'Cooling capacity (kW)',
  );
  const cells = Array.from({ length: 997 }, () => '2.5').join(',');
  const { products } = imported(names.join(','), `A,Kestrel A,split,${cells}`, `B,Kestrel B,split,${cells}`);
  expect(products).toMatchObject([{ cooling_capacity_kw: 2.5 }, { cooling_capacity_kw: 2.5 }]);
});

it('a list without known columns asks for those that every system needs, and suggests what only one column can say', () => {
  const source = tableOfLines('Liste,Menge', 'Schrauben,3', 'Muttern,4');
  expect([...askAll(source, guessMapping(source))].map(({ id, suggested }) => [id, suggested])).toEqual([
    ['system_type', null],
    ['id', 'column:Liste'],
    ['title', null],
  ]);
});

const LAYOUT = [
  'Kestrel price list 2026',
  ',,,Capacity,,Outdoor unit,,,,Indoor unit,,',
  'Code,Name,Type,Cooling,Heating,W,H,D,Sound power,H,Refrigerant,Price',
  ',,,kW,kW,mm,mm,mm,dB(A),mm,,AUD',
  'Wall-mounted,,,,,,,,,,,',
  'K25,Kestrel 2.5,split,2.5,3.2,780,540,290,58,295,R32,"$1,899"',
  'Code,Name,Type,Cooling,Heating,W,H,D,Sound power,H,Refrigerant,Price',
  'K35,Kestrel 3.5,split,3.5,4.0,800,550,290,60,299,R32,"$2,199"',
  'Total,,,,,,,,,,,"$4,098"',
  'Prices with GST,,,,,,,,,,,',
];

it('a list may have two rows of headings, units below, sections, headings again, sums and notes', () => {
  const { products, problems, skipped, found } = imported(...LAYOUT);
  expect(found).toEqual({ sheet: null, header: 3 });
  expect(products).toMatchObject([
    {
      ...{ id: 'K25', system_type: 'split', cooling_capacity_kw: 2.5, heating_capacity_kw: 3.2, refrigerant: 'R32' },
      ...{ outdoor_width_mm: 780, outdoor_height_mm: 540, outdoor_depth_mm: 290, indoor_height_mm: 295 },
      outdoor_sound_power_dba: 58,
    },
    { id: 'K35', cooling_capacity_kw: 3.5, outdoor_height_mm: 550 },
  ]);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(skipped).toEqual([
    { reason: 'headings', rows: [7] },
    { reason: 'single-cell', rows: [5, 10] },
    { reason: 'total', rows: [9] },
  ]);
});

it('a list keeps a row that only looks like a note in a narrow table', () => {
  const { problems } = imported('id,name,type', 'A,Kestrel A,split', 'B,,');
  expect(problems).toMatchObject([
    { row: 3, severity: 'error', column: 'title' },
    { row: 3, severity: 'error', column: 'system_type' },
  ]);
});

it('a list in JSON has a column for each attribute, whatever its name and value are called', () => {
  const attributes = (key: string) => [
    { [key]: 'Cooling capacity', value: '2.5 kW' },
    { [key]: 'Refrigerant', value: 'R32' },
  ];
  for (const key of ['name', 'label', 'key', 'attribute']) {
    const products = [{ id: 'A', title: 'Kestrel', type: 'Wall split', specs: attributes(key) }];
    const source = tableOf('list.json', JSON.stringify({ products }));
    expect(importTable(source, guessMapping(source)).products).toMatchObject([
      { id: 'A', cooling_capacity_kw: 2.5, refrigerant: 'R32' },
    ]);
  }
});

it('the address of a picture says nothing about the kind of system', () => {
  for (const text of ['https://shop.example/wall-split/a.jpg', '/pictures/ducted.webp', 'multi split.png'])
    expect(kindNamed(text)).toBeUndefined();
  expect(kindNamed('Wall split (see split.pdf)')).toBe('split');
});

it('controls are recognised below a heading, or in an object, that is only about them', () => {
  const suggested = (heading: string) =>
    imported(`id,name,type,${heading}`, 'A,Kestrel,split,yes').mapping.suggestions.controls?.each;
  expect([suggested('specs.wifi'), suggested('Features – Wi-Fi'), suggested('Accessories – Wi-Fi')]).toEqual([
    ['mobile_app'],
    ['mobile_app'],
    undefined,
  ]);
});

it('a half-empty column of titles never beats a full one', () => {
  const { mapping } = imported(
    'code,Product name,Name,Type',
    'A,,Kestrel 25,Wall split',
    'B,Kestrel,Kestrel 35,Wall split',
    'C,,Kestrel 50,Wall split',
  );
  expect(mapping.columns.title).toEqual({ from: ['Name'] });
});
