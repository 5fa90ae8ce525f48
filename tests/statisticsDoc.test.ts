import { readdirSync, readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { selectorEvents } from '../scripts/selectorEvents.ts';
import type { SelectorEvents } from '../src/visit/selectorEvents.ts';

const PAGES = ['docs/statistics.md', ...readdirSync('docs/statistics').map((file) => `docs/statistics/${file}`)];

/** The lines of a printed block. */
function linesOf(block: string): string {
  const docs = PAGES.map((page) => readFileSync(page, 'utf8')).join('\n');
  const [, lines] = new RegExp(`^\`{3}html ${block}\n<script>\n(.*?)^</script>\n\`{3}$`, 'ms').exec(docs) ?? [];
  return lines ?? 'no such block';
}

/** A page with two selectors, the second with fields of its own, that has run lines of the document. */
function pageWith(lines: string, address = 'https://shop.example/', library: object = {}) {
  const selectors: { enquiryFields?: unknown; getAttribute: (name: string) => string | null }[] = [
    { getAttribute: () => null },
    { getAttribute: (name) => (name === 'enquiry-fields' ? '{"access_key": "K1"}' : null) },
  ];
  const document = Object.assign(new EventTarget(), { querySelectorAll: () => selectors });
  const page = { document, location: new URL(address), URLSearchParams, ...library };
  const window: Record<string, unknown> = page;
  createContext(Object.assign(page, { window }));
  runInContext(lines, page);
  const tell = (name: string, detail: unknown): void => {
    document.dispatchEvent(new CustomEvent(`selector-${name}`, { detail }));
  };
  return { window, tell, selectors };
}

const answers = { Q2: 'Apartment', Q7: ['Mobile App', 'Voice Control'] };
const counts = { models: 7, might: 1, catch: 2, all: 9, wish: 1, close: 1, rest: 30 };
const job = { system: 'WB-1', way: 'split', systems: ['WB-1'] };
/** A visit from *Start* to the enquiry, and one that comes back. */
const VISIT: readonly (readonly [name: string, detail: unknown])[] = [
  ['started', 'onboarding'],
  ['question', { question: 'Q2', position: 2 }],
  ['answered', { question: 'Q2', answer: 'Apartment', answers }],
  ['answered', { question: 'Q3', answer: null, answers }],
  ['answered', { question: 'Q7', answer: ['Mobile App', 'Voice Control'], answers }],
  ['matched', { answers, by: 'visitor', ...counts }],
  ['chosen', { ...job, answers }],
  ['action', { ...job, action: 'enquiry' }],
  ['shared', { how: 'copy', system: null }],
  ['enquiry', { ...job, reference: '7K3M-Q2XF' }],
  ['resumed', { from: 'link', answers, system: 'WB-1' }],
  ['matched', { answers, by: 'link', ...counts }],
  ['restarted', { from: '/result' }],
];

/** Events that statistics don't count. */
const UNCOUNTED: readonly (keyof SelectorEvents)[] = [
  ...(['selector-ready', 'selector-failed', 'onNextPage', 'selector-size', 'selector-type'] as const),
  ...(['selector-code', 'selector-cost', 'selector-quote', 'selector-printed'] as const),
];

it('each event has a row in docs/statistics.md and lines for each tool, unless statistics don’t count it', () => {
  const counted = selectorEvents().flatMap(({ name }) => ((UNCOUNTED as readonly string[]).includes(name) ? [] : name));
  const rows = readFileSync('docs/statistics.md', 'utf8').matchAll(/^\| `([\w-]+)` /gm);
  expect([...rows].map(([, name]) => name).sort()).toEqual(counted.sort());
  expect([...new Set(VISIT.map(([name]) => `selector-${name}`))].sort()).toEqual(counted);
});

/** What Tag Manager holds after a push: objects and lists are merged into what is there. */
function merge(held: Record<string, unknown>, pushed: Record<string, unknown>): Record<string, unknown> {
  for (const [key, value] of Object.entries(pushed)) {
    const isDeep = typeof value === 'object' && value !== null && typeof held[key] === 'object' && held[key] !== null;
    if (isDeep) merge(held[key] as Record<string, unknown>, value as Record<string, unknown>);
    else held[key] = structuredClone(value);
  }
  return held;
}

/** Without what isn't set. */
const set = (held: object): object =>
  Object.fromEntries(Object.entries(held).filter(([, value]) => value !== undefined && value !== null));

const list = { item_list_id: 'product_selector' };
const GA4 = [
  { event: 'selector_started' },
  { event: 'selector_question', selector_question: 'Q2', selector_position: 2 },
  { event: 'selector_answered', selector_question: 'Q2', selector_answer: 'Apartment' },
  { event: 'selector_answered', selector_question: 'Q7', selector_answer: 'Mobile App, Voice Control' },
  { event: 'view_item_list', selector_models: 7, ecommerce: { ...list, items: [] } },
  { event: 'select_item', selector_system: 'WB-1', ecommerce: { ...list, items: [{ item_id: 'WB-1' }] } },
  { event: 'selector_action', selector_action: 'enquiry', selector_system: 'WB-1' },
  { event: 'share', method: 'copy', content_type: 'product_selector' },
  { event: 'generate_lead', selector_system: 'WB-1' },
  { event: 'selector_resumed', selector_from: 'link' },
  { event: 'selector_restarted' },
];

it('the lines for Google Analytics 4 build the funnel, and Tag Manager holds nothing of an earlier event', () => {
  const { window, tell } = pageWith(linesOf('ga4'));
  const layer = window.dataLayer as Record<string, unknown>[];
  const held = {};
  const heard: object[] = [];
  let read = 0;
  // Twice, as by a second visitor of the page.
  for (const [name, detail] of [...VISIT, ...VISIT]) {
    tell(name, detail);
    for (const pushed of layer.slice(read)) {
      merge(held, pushed);
      if ('event' in pushed) heard.push(set(structuredClone(held)));
    }
    read = layer.length;
  }
  expect(heard).toEqual([...GA4, ...GA4]);
});

it('the lines for gtag.js pass the same events on', () => {
  const heard: unknown[] = [];
  const gtag = (_: 'event', event: string, parameters: object) => heard.push({ event, ...set(parameters) });
  const { tell } = pageWith(linesOf('gtag'), undefined, { gtag });
  for (const [name, detail] of VISIT) tell(name, detail);
  expect(heard).toEqual(
    GA4.map(({ ecommerce, ...rest }: Record<string, unknown>) => ({ ...rest, ...Object(ecommerce) })),
  );
});

const OTHERS: readonly (readonly [string, Record<string, unknown>])[] = [
  ['started', {}],
  ['question', { question: 'Q2', position: 2 }],
  ['answered', { question: 'Q2', answer: 'Apartment' }],
  ['answered', { question: 'Q7', answer: 'Mobile App, Voice Control' }],
  ['matched', { models: 7 }],
  ['chosen', { system: 'WB-1' }],
  ['action', { action: 'enquiry', system: 'WB-1' }],
  ['shared', { how: 'copy' }],
  ['enquiry', { system: 'WB-1' }],
  ['resumed', { from: 'link' }],
  ['restarted', {}],
];
const named = OTHERS.map(([name, told]) => [`selector_${name}`, told] as const);

it('the lines for Matomo build the funnel, with and without its Tag Manager', () => {
  const plain = pageWith(linesOf('matomo'));
  const tags = pageWith(linesOf('matomo-tags'));
  for (const { tell } of [plain, tags]) for (const [name, detail] of VISIT) tell(name, detail);
  const values: readonly unknown[][] = [
    ['started'],
    ['question', 'Q2', 2],
    ['answered', 'Q2: Apartment'],
    ['answered', 'Q7: Mobile App, Voice Control'],
    ['matched', undefined, 7],
    ['chosen', 'WB-1'],
    ['action', 'enquiry'],
    ['shared', 'copy'],
    ['enquiry', 'WB-1'],
    ['resumed', 'link'],
    ['restarted'],
  ];
  // As JSON, because the lists are another realm's.
  const json = (value: unknown) => JSON.parse(JSON.stringify(value));
  expect(json(plain.window._paq)).toEqual(json(values.map((told) => ['trackEvent', 'Product Selector', ...told])));
  const keys = (told: object) =>
    Object.fromEntries(Object.entries(told).map(([key, value]) => [`selector_${key}`, value]));
  expect(json(tags.window._mtm)).toEqual(named.map(([event, told]) => ({ event, ...keys(told) })));
  const [first = {}] = tags.window._mtm as object[];
  expect(Object.keys(first)).toHaveLength(9);
});

it.each(['posthog', 'plausible'])(
  'the lines for %s build the funnel, and wait for nothing if it isn’t there',
  (name) => {
    const told: unknown[] = [];
    const library =
      name === 'posthog'
        ? { posthog: { capture: (event: string, props: object) => told.push([event, set(props)]) } }
        : { plausible: (event: string, { props }: { props: object }) => told.push([event, set(props)]) };
    for (const { tell } of [pageWith(linesOf(name)), pageWith(linesOf(name), undefined, library)])
      for (const [event, detail] of VISIT) tell(event, detail);
    expect(told).toEqual(named);
  },
);

it('an enquiry gets the campaign of the page’s address beside the fields of the attribute, and nothing else of the address', () => {
  const address = 'https://shop.example/?utm_source=mail&utm_term=&gclid=A1&msclkid=M1&email=a@b.c';
  const fields = (page: ReturnType<typeof pageWith>) =>
    page.selectors.map(({ enquiryFields }) => enquiryFields && { ...enquiryFields });
  const campaign = { utm_source: 'mail', gclid: 'A1', msclkid: 'M1' };
  expect(fields(pageWith(linesOf('campaign'), address))).toEqual([campaign, { access_key: 'K1', ...campaign }]);
  expect(fields(pageWith(linesOf('campaign')))).toEqual([undefined, undefined]);
});

it('an enquiry gets the campaign of an earlier page of the tab, until another one comes', () => {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  const fieldsAt = (query: string) =>
    pageWith(linesOf('campaign'), `https://shop.example/${query}`, { sessionStorage }).selectors[0]!.enquiryFields;
  expect([
    fieldsAt(''),
    fieldsAt('?gclid=A1'),
    fieldsAt('?page=2'),
    fieldsAt('?utm_source=mail'),
    fieldsAt(''),
  ]).toEqual([undefined, { gclid: 'A1' }, { gclid: 'A1' }, { utm_source: 'mail' }, { utm_source: 'mail' }]);
});

it('a page around a frame hands its query in, and hears the events of its own frame alone', () => {
  const contentWindow = {};
  const frame = { dataset: { selector: 'https://range.example/find.html' }, contentWindow, src: '' };
  const hear = new EventTarget();
  const heard: unknown[] = [];
  const document = Object.assign(new EventTarget(), { querySelector: () => frame });
  // The visitor came by an advert to another page of the site.
  const sessionStorage = { getItem: () => '{"gclid":"A1"}' };
  const location = new URL('https://www.shop.example/?type=split#product-selector=Q2=Apartment');
  const around = { document, CustomEvent, URLSearchParams, sessionStorage, location };
  const listen = hear.addEventListener.bind(hear);
  runInContext(linesOf('frame-around'), createContext({ ...around, addEventListener: listen }));
  expect(frame.src).toBe('https://range.example/find.html?type=split&gclid=A1#product-selector=Q2=Apartment');
  for (const name of new Set(VISIT.map(([one]) => one))) {
    document.addEventListener(`selector-${name}`, (event) => heard.push([name, (event as CustomEvent).detail]));
  }

  const inner = new EventTarget();
  const told: object[] = [];
  const parent = { postMessage: (data: object, to: string) => told.push({ data, to }) };
  const within = { parent, addEventListener: inner.addEventListener.bind(inner) };
  runInContext(linesOf('frame-inside'), createContext(within));
  for (const [name, detail] of VISIT) inner.dispatchEvent(new CustomEvent(`selector-${name}`, { detail }));
  for (const source of [{}, contentWindow]) {
    for (const one of told) hear.dispatchEvent(Object.assign(new Event('message'), { source }, one));
  }
  expect(new Set(told.map((one) => Object(one).to))).toEqual(new Set(['https://www.shop.example']));
  expect(heard).toEqual(VISIT);
});
