import { expect, it, onTestFinished, vi } from 'vitest';
import { coverage } from '../../sheets/cover/coverage.ts';
import { coverageReport } from '../../sheets/report/coverageReport.ts';
import { COLUMN_NAMES, COLUMNS } from '../../src/catalogue/columns.ts';
import { choose, place, press, render, SETTINGS, saved, text } from '../../tests/cataloguePage.tsx';
import { readCsv } from '../../tests/samples/readFile.ts';
import { registerCsv, registerRow } from '../../tests/samples/registerCsv.ts';
import { speech } from '../../workshop/i18n.ts';
import { RefusedFile } from '../../workshop/RefusedFile.tsx';
import { ReportView } from '../../workshop/ReportView.tsx';
import { CatalogueApp } from './CatalogueApp.tsx';
import type { Client } from './client.ts';

vi.mock('../../workshop/Preview.tsx', () => ({ Preview: () => null }));
vi.mock('../../workshop/useComputed.ts', () => ({ useComputed: () => null }));

/** A translation without Latin letters that keeps the placeholders. It can't contain English nouns. */
const strange = (english: string): string =>
  english
    .replaceAll('{noun}', '')
    .replaceAll(/%(?:\d\$)?[sd]|\{\w+\}|[A-Za-z]/g, (part) =>
      part.length > 1 ? part : String.fromCharCode(part.charCodeAt(0) + 0x400),
    );

function translateAll(): void {
  const i18n = {
    __: (text: string, domain: string) => (domain === 'product-selector' ? strange(text) : text),
    _n: (one: string, many: string, count: number, domain: string) => i18n.__(count === 1 ? one : many, domain),
    sprintf(format: string, ...values: readonly unknown[]) {
      let next = 0;
      return format.replace(/%(?:(\d)\$)?[sd]/g, (_, given?: string) =>
        String(values[given ? Number(given) - 1 : next++]),
      );
    },
  };
  Object.assign(globalThis, { wp: { i18n } });
  document.documentElement.lang = 'de';
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, 'wp');
    document.documentElement.removeAttribute('lang');
  });
}

/** Words of the catalogue's own format, of units, dates and the data below. */
const KEPT = new Set([
  ...COLUMN_NAMES,
  ...Object.values(COLUMNS).flatMap((rule) => ('values' in rule ? rule.values.map(String) : [])),
  // A list or a date in German.
  ...['kW', 'MB', 'KB', 'csv', 'filled', 'und', 'Nov', 'Okt'],
]);

/** Every word in Latin letters, except data. */
function untranslated(written: string): readonly string[] {
  const words = written.match(/[A-Za-z_]+(?:[A-Za-z_0-9]*)/g) ?? [];
  return words.filter((word) => word.length > 1 && !KEPT.has(word) && !/^Qq/.test(word));
}

/** Everything that a person sees or hears on the page, except codes. */
function seen(): string {
  const found: string[] = [];
  for (const element of place.querySelectorAll('*')) {
    if (element.closest('code, iframe')) continue;
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.push(element.getAttribute(name) ?? '');
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '');
  }
  return found.join('\n');
}

const PUBLISHED = { id: 1, published: '2026-10-01T00:00:00Z', author: 'Qqada', name: 'Qqa.csv', systems: 1, size: 80 };

function client(versions: readonly (typeof PUBLISHED)[]): Client {
  const list = { mapping: '', versions };
  return {
    versions: async () => ({ ok: true, value: list }),
    body: async () => ({ ok: true, value: { products: [{ id: 'Qq0', title: 'Qqold', system_type: 'split' }] } }),
    restore: async () => ({ ok: true, value: {} }),
    publish: async () => ({ ok: true, value: {} }),
  };
}

const HEADER = 'id,title,system_type,brand,model_number,cooling_capacity_kw,phase,controls\n';
const ROWS =
  'Qq1,Qqone,split,Qqmaker,QQ-25,3,9,voice|Qqradio\nQq2,Qqtwo,Qqpot,,QQ-35,99,1,\nQq3,Qqthree,ducted,Qqm,QQ-45,4.5,1,\n';

it('the catalogue page leaves no sentence in English: a template, a file with problems, the register', async () => {
  translateAll();
  await render(<CatalogueApp client={client([])} settings={SETTINGS} />);
  expect(untranslated(seen())).toEqual([]);
  await press(new RegExp(strange('Download a CSV file')));
  const template = (await saved[0]?.content.text()) ?? '';
  const [title = '', meaning = '', allowed = ''] = template.split('\r\n');
  expect(untranslated(`${title} ${meaning} ${allowed}`)).toEqual([]);

  await render(<CatalogueApp key="2" client={client([PUBLISHED])} settings={SETTINGS} />);
  await choose('Qqa.csv', HEADER + ROWS);
  expect(text()).toContain('Qqpot');
  expect(untranslated(seen())).toEqual([]);
  const rows = [
    registerRow('Qqr1', 'QQ25', 2.5, { ExpDate: '2024-05-14' }),
    registerRow('Qqr2', 'QQ45', 4.5, { Brand: 'Qqother' }),
  ];
  await choose('Qqregister.csv', registerCsv(...rows), 1);
  expect(text()).toContain('Qqr1');
  // Words of the register are in quotation marks.
  const left = untranslated(seen().replaceAll(/“[^”]*”/g, ''));
  expect(left).toEqual([]);
});

it('the page leaves no sentence in English about a table with other headings, and a file that can’t be read', async () => {
  translateAll();
  await render(<CatalogueApp client={client([PUBLISHED])} settings={SETTINGS} />);
  await choose('Qqb.csv', 'Qqcode,Qqname,Qqkind,Qqprice\nQq1,Qqone,Qqwall,1200\nQq2,Qqtwo,Qqduct,2400\n');
  expect(text()).toContain('Qqkind');
  expect(untranslated(seen())).toEqual([]);
  await render(<RefusedFile check={{ ok: false, reason: 'too-large', name: 'Qqc', size: 60_000_000 }} />);
  expect(untranslated(seen())).toEqual([]);
});

it('the coverage leaves no cause, example or advice in English', async () => {
  translateAll();
  const { products } = readCsv(
    'id,title,system_type,phase,suits_areas\nQq1,Qqone,split,1,single_room\nQq2,Qqtwo,ducted,3,\n',
  );
  await render(<ReportView report={coverageReport(coverage(products), speech())} level={3} />);
  expect(place.querySelectorAll('li').length).toBeGreaterThan(0);
  expect(untranslated(seen())).toEqual([]);
});
