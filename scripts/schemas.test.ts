import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { readCatalogueFile } from '../sheets/read/readCatalogue.ts';
import { readMapping } from '../sheets/read/readMapping.ts';
import { COLUMN_NAMES } from '../src/catalogue/columns.ts';
import { readReply } from '../src/catalogue/readReply.ts';
import { writeReply } from '../src/catalogue/writeReply.ts';
import { readPreset } from '../src/parts/preset/rules/readPreset.ts';
import { readQuestionChanges } from '../src/parts/questions/rules/questionChanges.ts';
import { readShape } from '../src/pricing/installationShape.ts';
import { SCHEMAS } from './schemas.ts';

const ajv = new Ajv2020({ strictTypes: false });
const takes = Object.fromEntries(Object.entries(SCHEMAS).map(([name, schema]) => [name, ajv.compile(schema)]));

const example = (page: string, attribute: string): unknown => {
  const [, json = ''] = new RegExp(`\\b${attribute}='([^']+)'`).exec(readFileSync(`docs/${page}.md`, 'utf8')) ?? [];
  return JSON.parse(json);
};
const DEMO = readCatalogueFile(readFileSync('catalogue/products.csv'), { name: 'products.csv' }).products;
const REPLY = JSON.parse(writeReply(DEMO, '2026-11-28T00:00:00Z'));
const INSTALLATION = JSON.parse(readFileSync('catalogue/installation.json', 'utf8'));
const MAPPING = {
  version: 1,
  from: 'sheet',
  sheet: 'Prices',
  header: 3,
  decimal: ',',
  timeZone: 'Australia/Sydney',
  only: [{ column: 'Type', not: ['Heater'], systemsOnly: true }],
  columns: {
    id: { from: ['Code'] },
    title: { from: ['Brand', 'Model'], join: true },
    system_type: { from: ['Series'], words: { Hi: 'split' }, inText: true },
    controls: { from: ['App', 'Voice'], each: ['mobile_app', 'voice'] },
    outdoor_width_mm: { from: ['W x H'], unit: 'cm', units: { 'W x H': 'in' }, part: 1, parts: { 'W x H': 2 } },
    price_from_aud: { from: ['Sell'], byKind: { split: 'with_gst' } },
    price_includes: { from: [], default: 'supply_only' },
  },
  leaveOut: ['Notes'],
  suggestions: { brand: { from: ['Make'], html: true } },
};

it('the schemas take the demo’s files and the examples of the docs', () => {
  const taken = {
    init: {
      nonce: 'static',
      installation: INSTALLATION,
      enquiry: { fields: { note: true }, notice: { short: 'We reply.' } },
    },
    products: REPLY,
    installation: INSTALLATION,
    mapping: MAPPING,
    preset: example('prefill', 'preset'),
    questions: example('screens', 'questions'),
  };
  expect(Object.keys(taken)).toEqual(Object.keys(SCHEMAS));
  for (const [name, value] of Object.entries(taken))
    expect([name, takes[name]!(value), takes[name]!.errors]).toEqual([name, true, null]);
  for (const reply of [{}, [], REPLY.products]) expect(takes.products!(reply)).toBe(true);
  expect(takes.init!({})).toBe(false);
});

const ODD = [undefined, null, -1, 0.5, 1e9, 'x', '', 'x'.repeat(3000), [], ['x'], {}, { odd: 1 }, true];

/** The value with another one at each place of it in turn, and with an entry too many in each object. */
function* spoilt(value: unknown, path = ''): Generator<readonly [place: string, value: unknown]> {
  for (const odd of ODD) yield [`${path} = ${JSON.stringify(odd)?.slice(0, 20)}`, odd];
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [`${path} has one more`, { ...value, oneMore: 1 }];
  for (const [key, inside] of Object.entries(value))
    for (const [place, other] of spoilt(inside, `${path}/${key}`)) {
      const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
      if (other === undefined && !Array.isArray(value)) delete copy[key];
      else copy[key] = other;
      yield [place, copy];
    }
}

interface Reader {
  readonly sample: unknown;
  isRefused(given: unknown): boolean;
  /** Places that only the reader judges, since they depend on others or have more spellings, and what it takes as nothing. */
  readonly apart?: RegExp;
}

const READERS: Readonly<Record<string, Reader>> = {
  installation: {
    sample: { ...INSTALLATION, extras: INSTALLATION.extras.slice(0, 6) },
    isRefused: (given) => readShape(given).faults.length > 0,
  },
  mapping: {
    sample: MAPPING,
    isRefused: (given) => !readMapping(JSON.stringify(given) ?? '').ok,
    apart: /^\/(timeZone = "|columns\/\w+\/((words\/Hi|default) = "x|from(\/0)? = |parts ))/,
  },
  preset: {
    sample: {
      answers: { Q0: 'No', Q2: 'Townhouse', Q7: ['Mobile App'] },
      postcode: '3121',
      system: 'A',
      rooms: ['living'],
      home: 3,
    },
    isRefused: (given) => readPreset(given, null).problems.length > 0,
    apart: /^( = (undefined|null|"")|\/answers\/Q\d = \[\])$/,
  },
  questions: {
    sample: example('screens', 'questions'),
    isRefused: (given) => readQuestionChanges(given).problems.length > 0,
    apart: /^\/hide = (undefined|\[\])$/,
  },
};

describe.each(Object.entries(READERS))('the schema of %s', (name, { sample, isRefused, apart }) => {
  it('refuses what its reader refuses, and takes what it takes', () => {
    const differences: string[] = [];
    let refusals = 0;
    for (const [place, given] of spoilt(sample)) {
      const refused = isRefused(given);
      if (refused) refusals += 1;
      if (takes[name]!(given) === refused && !apart?.test(place))
        differences.push(`${place}: ${refused ? 'the reader' : 'the schema'} alone refuses it`);
    }
    expect(refusals).toBeGreaterThan(50);
    expect(differences).toEqual([]);
  });
});

it('the schema of products refuses each cell that its reader can’t use', () => {
  const whole = { ...REPLY.products[0], sales: [{ price_from_aud: 1999, from: null, to: '2026-12-31' }] };
  const taken: string[] = [];
  for (const column of COLUMN_NAMES)
    for (const odd of ODD.filter((value) => value !== undefined)) {
      const reply = { products: [{ ...whole, [column]: odd }] };
      const reading = readReply(reply);
      // A price without what it includes is judged by both cells.
      const isRefused = !reading.ok || reading.problems.some((problem) => problem.column === column && odd !== null);
      if (isRefused && takes.products!(reply)) taken.push(`${column} = ${JSON.stringify(odd)}`);
    }
  expect(taken).toEqual([]);
});
