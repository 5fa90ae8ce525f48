import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { readMapping } from '../../sheets/read/readMapping.ts';
import { writeReply } from '../../src/catalogue/writeReply.ts';
import {
  bar,
  button,
  choose,
  drop,
  itemsOf,
  place,
  press,
  render,
  SETTINGS,
  saved,
  text,
} from '../../tests/cataloguePage.tsx';
import { readCsv, readFile } from '../../tests/samples/readFile.ts';
import { registerCsv, registerRow } from '../../tests/samples/registerCsv.ts';
import { workbook } from '../../tests/samples/workbook.ts';
import { CatalogueApp } from './CatalogueApp.tsx';
import type { Client, NewVersion, VersionList } from './client.ts';

// These tests have no browser, and the preview would load the whole selector.
vi.mock('../../workshop/Preview.tsx', () => ({ Preview: () => null }));
// The real one tries every combination of answers; CoverageView.test.tsx covers that.
vi.mock('../../workshop/useComputed.ts', () => ({ useComputed: () => null }));

const NOTHING: VersionList = { mapping: '', versions: [] };
const PUBLISHED: VersionList = {
  ...NOTHING,
  versions: [{ id: 1, published: '2026-10-01T00:00:00Z', author: 'Ada', name: 'a.csv', systems: 1, size: 80 }],
};
const CSV = 'id,title,system_type,phase\nA,Split A,split,1\n';

let sent: NewVersion[] = [];

beforeEach(() => {
  sent = [];
});

async function show({ list = PUBLISHED, settings = SETTINGS, body = '{"products":[]}' } = {}): Promise<void> {
  const client: Client = {
    versions: async () => ({ ok: true, value: list }),
    body: async () => ({ ok: true, value: JSON.parse(body) }),
    restore: async () => ({ ok: true, value: {} }),
    publish: async (version) => {
      sent.push(version);
      return { ok: true, value: {} };
    },
  };
  await render(<CatalogueApp client={client} settings={settings} />);
}

it('the catalogue page begins with a template while nothing is published', async () => {
  await show({ list: NOTHING });
  const [first] = place.querySelectorAll('h2');
  expect(first?.textContent).toBe('Start with a template');
  expect(text()).toContain('Nothing is published yet: the selector shows no systems.');
  expect(text()).toContain('Fill in these columns first: id, title, system_type, suits_home_types');
  await press(/workbook/);
  await press(/CSV file/);
  expect(saved.map(({ name }) => name)).toEqual(['catalogue.xlsx', 'catalogue.csv']);
  for (const { name, content } of saved) {
    const { products, problems } = readFile(name, new Uint8Array(await content.arrayBuffer()));
    expect(products).toHaveLength(4);
    expect(problems).toEqual([]);
  }
});

it('the catalogue page keeps the template at hand later', async () => {
  await show();
  expect(place.querySelector('h2')?.textContent).toBe('New catalogue');
  expect(place.querySelector('details > summary')?.textContent).toBe('Download a template');
});

it('the catalogue page says in a bar above the report whether the file is ready, and publishes from there', async () => {
  await show();
  await choose('range.csv', CSV);
  expect(bar()).toContain('range.csv is ready: 1 system.');
  const order = place.querySelector('.ps-bar')?.compareDocumentPosition(place.querySelector('.card')!);
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await press(/^Publish$/);
  expect(sent).toMatchObject([{ name: 'range.csv' }]);
  expect(text()).toContain('Published. Visitors now get the new catalogue.');
  expect(document.activeElement?.className).toContain('notice-success');
});

it('the catalogue page says what to do after publishing', async () => {
  await show();
  await choose('range.csv', CSV);
  await press(/^Publish$/);
  expect(text()).toContain('Next: put the block “Product Selector” or the shortcode [product_selector] on a page.');
  expect(place.querySelector('a[href="new-page"]')).not.toBeNull();
  await show({ settings: { ...SETTINGS, pages: [{ title: 'Find yours', address: '/find/' }] } });
  expect(place.querySelector('a[href="/find/"]')?.textContent).toBe('Find yours');
  expect(text()).not.toContain('shortcode');
});

/** A sheet with these prices. */
const priced = (...prices: readonly number[]) =>
  ['id,title,system_type,price_from_aud,price_includes']
    .concat(prices.map((price, at) => `S${at},Split ${at},split,${price},supply_only`))
    .join('\n');
const BODY = writeReply(readCsv(priced(1899, 2399, 3199)).products, '2026-10-01T00:00:00Z');

it.each([
  [
    'prices that move by more than half',
    priced(1899, 239, 3199),
    'Publish these prices?',
    '1 price of 3 moves by more',
  ],
  [
    'the loss of more than a third of the systems',
    priced(1899),
    'Publish 1 system in place of 3?',
    'More than a third of the systems visitors get now are gone.',
  ],
])('the catalogue page asks again before %s', async (_, content, title, reason) => {
  await show({ body: BODY });
  await choose('range.csv', content);
  await press(/^Publish$/);
  const dialog = () => place.querySelector('dialog');
  expect(dialog()?.querySelector('h2')?.textContent).toBe(title);
  expect(dialog()?.textContent).toContain(reason);
  await press(/^Publish nothing$/, dialog()!);
  expect([dialog(), sent]).toEqual([null, []]);
  await press(/^Publish$/);
  await press(/^Publish \d systems?$/, dialog()!);
  expect(sent).toHaveLength(1);
});

it('the catalogue page names the prices that move, the largest change first, and publishes small changes at once', async () => {
  await show({ body: BODY });
  await choose('range.csv', priced(1999, 2199, 4199));
  expect(text()).toContain('2 prices up, 1 price down. Largest: “Split 2” $3,199 to $4,199, “Split 1”');
  expect(itemsOf('Prices, largest change first')).toEqual([
    'Split 2: $3,199 → $4,199',
    'Split 1: $2,399 → $2,199',
    'Split 0: $1,899 → $1,999',
  ]);
  await press(/^Publish$/);
  expect(place.querySelector('dialog')).toBeNull();
  expect(sent).toHaveLength(1);
});

it('the catalogue page shows each cause of problems once, errors first, and opens it to its rows', async () => {
  await show();
  const rows = Array.from({ length: 53 }, (_, index) => `S${index},Split,split,lots`);
  await choose('range.csv', [CSV.trim(), ...rows, 'T,T,teapot,1', ''].join('\n'));
  expect(itemsOf('Errors: these rows can’t be used')).toEqual([
    expect.stringMatching(/^Row 56, system_type \(id T\): “teapot” isn't a system type/),
  ]);
  expect(text()).toMatch(/phase: 53 values like “lots” aren't 1 or 3\. Put 1 or 3, or leave it blank\.Show all 53/);
  expect(place.querySelectorAll('.card:first-of-type .ps-rows > li, .ps-bar + .card .ps-rows > li').length).toBe(51);
  expect(text()).toContain('… and 3 more.');
  expect(bar()).toContain('1 row can’t be used');
  expect(button(/^Publish$/).disabled).toBe(true);
  expect(button(/Publish without these rows/).disabled).toBe(false);
});

it('the catalogue page asks for the sheet of a workbook that has several, and names its cells', async () => {
  await show();
  const header = ['id', 'title', 'system_type', 'phase'];
  await choose(
    'range.xlsx',
    workbook([
      { name: 'Range 2026', rows: [['Our range'], header, ['A', 'Split A', 'split', 'lots']] },
      { name: 'Range 2025', rows: [header, ['B', 'Split B', 'split']] },
    ]),
  );
  expect(text()).toContain('More than one sheet could be the catalogue');
  expect(place.querySelector('.ps-bar')).toBeNull();
  const radios = [...place.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  await act(async () => radios[0]?.click());
  await act(async () => expect.poll(() => bar()).toContain('range.xlsx is ready: 1 system. 1 warning.'));
  expect(text()).toContain('The systems are on the sheet “Range 2026”; the column names are in row 2.');
  expect(text()).toContain('Range 2026!D3, phase (id A):');
  await act(async () => radios[1]?.click());
  await act(async () => expect.poll(() => text()).toContain('sheet “Range 2025”'));
  expect(text()).toContain('Split B');
});

const SHEET = [
  ['Our range 2026'],
  ['Code', 'Product', 'What', 'WiFi', 'Width (cm)', 'Price', 'Stock room'],
  ['K25', 'Kestrel split 2.5', 'Kind H', 'Yes', '80', '$1,899', 'B1'],
  ['K35', 'Kestrel 3.5', 'Kind H', 'No', '80', '$2,299', 'B2'],
];
const messy = (rows: readonly (readonly string[])[] = SHEET) => workbook([{ name: 'Range', rows }]);
const select = (label: string | RegExp): HTMLSelectElement => {
  const found = [...place.querySelectorAll('select')].find((one) => {
    const text = one.getAttribute('aria-label') ?? one.closest('label')?.textContent ?? '';
    return typeof label === 'string' ? text === `Our column for “${label}”` : label.test(text);
  });
  if (!found) throw new Error(`No choice ${label}`);
  return found;
};
const pick = (label: string | RegExp, value: string) =>
  act(async () => {
    const found = select(label);
    found.value = value;
    found.dispatchEvent(new Event('change', { bubbles: true }));
  });
const status = () => place.querySelector('.ps-bar [role=status]')?.textContent ?? '';

it('a file with columns of its own is matched by guesses, a yes to suggestions, and choices; what stays open is unknown', async () => {
  await show();
  await choose('range.xlsx', messy());
  expect(document.activeElement?.textContent).toBe('What do your columns mean?');
  expect(status()).toBe(
    'range.xlsx: columns used 3, to check 2, open 2. 0 systems can be read. Every system needs the kind of system. Choose a column for it.',
  );
  expect(button(/Use this mapping/).disabled).toBe(true);
  expect(select('Code').value).toBe('id');
  expect(select('Width (cm)').value).toBe('');
  await press(/^Yes, it is Width/);
  expect(select('Width (cm)').value).toBe('outdoor_width_mm');
  await pick('What', 'system_type');
  expect(text()).toContain('not understood: 1');
  expect(status()).toContain('0 systems can be read.');
  expect(button(/Use this mapping/).disabled).toBe(true);
  await pick(/“Kind H” is/, 'split');
  await pick(/What do the prices include/, 'supply_only');
  await press(/^Answer What do the prices/);
  expect(document.activeElement?.textContent).toContain('Questions: ');
  expect(status()).toContain('2 systems can be read.');
  await press(/Use this mapping/);
  expect(bar()).toContain('range.xlsx is ready: 2 systems.');
  expect(document.activeElement?.textContent).toContain('Your columns are matched.');
  await press(/^Publish$/);
  const [version] = sent;
  expect(JSON.parse(version?.body ?? '').products[0]).toEqual({
    id: 'K25',
    title: 'Kestrel split 2.5',
    system_type: 'split',
    price_from_aud: 1899,
    price_includes: 'supply_only',
    outdoor_width_mm: 800,
  });
  expect(JSON.parse(version?.mapping ?? '')).toMatchObject({ from: 'sheet', leaveOut: ['WiFi', 'Stock room'] });
});

it('a file with columns of its own is read again with its headings in another row, which the mapping keeps', async () => {
  await show();
  const late = [
    ['Code', 'Product', 'Type', 'Old'],
    ...SHEET.slice(0, 1),
    ['Artikelnummer', 'Produkt', 'Art', 'Neu'],
    ['K25', 'Kestrel', 'split', 'x'],
  ];
  await choose('range.xlsx', messy(late));
  const row = place.querySelector<HTMLInputElement>('input[type=number]')!;
  expect(row.value).toBe('1');
  const type = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(row, text);
      row.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await type('99');
  expect(row.getAttribute('aria-invalid')).toBe('true');
  expect(text()).toContain('Row 99 is blank, or there is no such row.');
  await type('3');
  expect(row.getAttribute('aria-invalid')).toBe('false');
  expect(select('Artikelnummer').value).toBe('id');
  await press(/Use this mapping/);
  await press(/^Publish$/);
  expect(JSON.parse(sent[0]?.mapping ?? '')).toMatchObject({ header: 3 });
});

it('a file with columns of its own needs no question with the kept mapping, which can be changed and downloaded', async () => {
  const mapping = JSON.stringify({
    version: 1,
    from: 'sheet',
    columns: { id: { from: ['Code'] }, title: { from: ['Product'] }, system_type: { default: 'split' } },
    leaveOut: ['What'],
  });
  await show({ list: { ...PUBLISHED, mapping } });
  await choose('next.xlsx', messy());
  expect(bar()).toContain('next.xlsx is ready: 2 systems.');
  expect(text()).toContain('Your columns were read as in the published catalogue.');
  await press(/Download the mapping/);
  expect(saved[0]?.name).toBe('next-mapping.json');
  expect(readMapping((await saved[0]?.content.text()) ?? '')).toMatchObject({ ok: true });
  await press(/Change the mapping/);
  await pick('WiFi', 'controls:mobile_app');
  await press(/Use this mapping/);
  await press(/^Publish$/);
  expect(JSON.parse(sent[0]?.mapping ?? '').columns.controls).toEqual({ from: ['WiFi'], each: ['mobile_app'] });
});

it('a file with columns of its own is asked about again if a column of the kept mapping is missing, and a catalogue keeps the mapping', async () => {
  const mapping = JSON.stringify({ version: 1, from: 'sheet', columns: { id: { from: ['Reference'] } } });
  await show({ list: { ...PUBLISHED, mapping } });
  await choose('other.xlsx', messy());
  expect(status()).toContain('other.xlsx');
  await press(/Discard the file/);
  expect(place.querySelector('.ps-mapping')).toBeNull();
  await choose('range.csv', CSV);
  await press(/^Publish$/);
  expect(sent[0]?.mapping).toBe(mapping);
});

it('a file with columns of its own is asked about if the kept mapping is damaged', async () => {
  await show({ list: { ...PUBLISHED, mapping: '{"version":1,"from":"sheet","columns":{"id":7}}' } });
  await choose('range.xlsx', messy());
  expect(status()).toContain('columns used 3');
});

it('a file with columns of its own names the cells of the person’s own workbook in problems', async () => {
  await show();
  const rows = SHEET.with(3, ['', 'W', 'High wall split']);
  await choose('range.xlsx', messy(rows));
  await pick(/What says which kind/, 'all:split');
  await press(/^Answer What says which kind/);
  await press(/Use this mapping/);
  expect(text()).toContain('Range!A4');
});

const CATALOGUE = [
  'id,title,brand,system_type,indoor_model,outdoor_model,cooling_capacity_kw,stars_cool_hot',
  'K25,Wall 2.5,Kestrel,split,KSW25A,KRW25A,2.5,3',
  'K35,Wall 3.5,Kestrel,split,KSW35A,KRW35A,3.5,',
  'K71,Wall 7.1,Kestrel,split,KSW71A,KRW71A,7.1,',
  '',
].join('\n');
const REGISTER = registerCsv(
  registerRow('AC25', 'KSW25A / KRW25A', 2.5),
  registerRow('AC35', 'KSW35A / KRW35A', 3.5),
  registerRow('AC36', 'ksw-35a/krw-35a', 3.5, { Refrigerant: 'R410A' }),
  registerRow('AC71', 'KSW71A / KRW71A', 7.1, { ExpDate: '2024-05-14' }),
);
interface Sent {
  readonly products: readonly {
    readonly id: string;
    readonly kwh_cool_hot?: number;
    readonly stars_cool_hot?: number;
  }[];
}

const published = () => (JSON.parse(sent[0]?.body ?? '') as Sent).products;

it('the energy register on the catalogue page fills blanks for the check, the download and Publish, and keeps figures that differ', async () => {
  await show();
  await choose('range.csv', CATALOGUE);
  await choose('register.csv', REGISTER, 1);
  expect(text()).toContain('Filled: 1. To check: 1. Not filled: 1. Not in the register: 0. Nothing left to fill: 0.');
  expect(text()).toContain('stars_cool_hot: your sheet has 3 stars, which stays; the register has 3.5.');
  expect(text()).toContain('The registration expired on 2024-05-14.');
  expect(bar()).toContain('range-filled.csv is ready: 3 systems.');
  await press(/Download the filled table/);
  expect(await saved[0]?.content.text()).toContain('K25,Wall 2.5,Kestrel,split,KSW25A,KRW25A,2.5,3,1,2.75');
  await press(/^Publish$/);
  expect(published()).toMatchObject([
    { id: 'K25', kwh_cool_hot: 303, stars_cool_hot: 3 },
    { id: 'K35' },
    { id: 'K71' },
  ]);
  expect(published()[1]?.kwh_cool_hot).toBeUndefined();
});

it('the energy register on the catalogue page takes a file dropped on its own zone, and the catalogue one dropped anywhere else; dropped text is none', async () => {
  await show();
  await drop(place.querySelector('h2'));
  expect([...place.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)).toContain(
    'That wasn’t a file. Drop the file itself.',
  );
  await drop(place.querySelector('h2'), new File([CATALOGUE], 'range.csv'));
  await act(async () => expect.poll(() => bar()).toContain('range.csv is ready'));
  expect(text()).not.toContain('That wasn’t a file.');
  await drop(place.querySelector('.ps-drop-here button'), new File([REGISTER], 'register.csv'));
  await act(async () => expect.poll(() => bar()).toContain('range-filled.csv is ready'));
  await drop(place.querySelector('h3'), new File([CSV], 'other.csv'));
  await act(async () => expect.poll(() => bar()).toContain('other.csv is ready: 1 system.'));
});

it('the energy register on the catalogue page leaves the file as it was without the register, and with a file that is none', async () => {
  await show();
  await choose('range.csv', CATALOGUE);
  await choose('other.csv', 'a,b\n1,2\n', 1);
  expect(text()).toContain("other.csv can’t be used: The register's columns Brand, Model_No");
  await choose('register.csv', REGISTER, 1);
  await press(/Leave out the register/);
  expect(bar()).toContain('range.csv is ready');
  await press(/^Publish$/);
  expect(published()[0]?.kwh_cool_hot).toBeUndefined();
});
