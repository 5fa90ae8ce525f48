import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PRICE_LIST } from '../samples/priceList.ts';
import { type InstalledPackage, installPackage } from './installPackage.ts';

/** The reader of PDF files takes 63,000 of it. */
const MAX_BYTES = 700_000;

let installed: InstalledPackage;

beforeAll(() => {
  installed = installPackage();
});
afterAll(() => installed?.remove());

/** Runs these lines as a module beside the package; the last expression is printed as JSON. */
const run = (lines: string, value: string): unknown =>
  JSON.parse(installed.run(['--input-type=module', '-e', `${lines}\nprocess.stdout.write(JSON.stringify(${value}));`]));

/** The names under which pages show a document's headings. */
const headingsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

const CATALOGUE = JSON.stringify(readFileSync('catalogue/products.csv', 'utf8'));

it('the packed package is small, ready to publish and brings two packages for its server', () => {
  expect(installed.size).toBeLessThanOrEqual(MAX_BYTES);
  const { private: isPrivate, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(isPrivate).toBeUndefined();
  expect(Object.keys(dependencies)).toEqual(['@hono/node-server', 'hono']);
});

it('the packed package has no sources, tests or source maps', () => {
  const unwanted = installed.files.filter((file) =>
    /(?<!\.d)\.tsx?$|\.map$|test|^(src|server\/(?!demo\.html$)|scripts)\//.test(file),
  );
  expect(unwanted).toEqual([]);
  const root = join(installed.folder, 'node_modules/product-selector');
  // A document may mention the comment; only a real one has a map's name after it.
  const named = installed.files.filter((file) =>
    /[#@] sourceMappingURL=\S+\.map/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(named).toEqual([]);
  expect(installed.files.length).toBeGreaterThan(80);
});

it('the packed package has every file that its package.json names', () => {
  const root = join(installed.folder, 'node_modules/product-selector');
  const { main, exports, bin, customElements } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const targets = (value: object | string): readonly string[] =>
    typeof value === 'string' ? [value] : Object.values(value).flatMap(targets);
  const named = targets({ main, exports, bin, customElements }).map((name) => name.replace('*', 'products'));
  expect(named.filter((name) => !existsSync(join(root, name)))).toEqual([]);
});

it('every link of the packed documents leads to a file of the package, or to a page of the site and a heading of it', () => {
  const site = JSON.parse(readFileSync('package.json', 'utf8')).homepage;
  const read = (file: string) => readFileSync(join(installed.folder, 'node_modules/product-selector', file), 'utf8');
  const links = ['README.md', 'docs/llms.txt'].flatMap((file) =>
    [...read(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => ({ file, to })),
  );
  const dead = links.filter(({ file, to }) => {
    if (!to.startsWith(site)) return !/^[a-z]+:/.test(to) && !installed.files.includes(join(dirname(file), to));
    const [page = '', heading] = to.slice(site.length).split('#');
    const source = page.replace(/html$/, 'md');
    return !existsSync(source) || (heading && !headingsOf(readFileSync(source, 'utf8')).includes(heading));
  });
  expect(dead).toEqual([]);
  expect(links.filter(({ to }) => to.startsWith(site)).length).toBeGreaterThan(40);
});

it('the packed package brings its server’s packages, and nothing of theirs', () => {
  expect(readdirSync(join(installed.folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
    '@hono',
    'hono',
    'product-selector',
  ]);
});

it('the packed package names the package that a store of enquiries needs, with the command that installs it', () => {
  const bin = 'node_modules/.bin/product-selector';
  installed.write('enquiries.db', '');
  const { status, stderr } = installed.fail([bin, 'enquiries', 'list', '--enquiries', 'enquiries.db']);
  expect(status).toBe(2);
  expect(stderr).toMatch(/Enquiries need the package libsql.*Run: npm install libsql/);
});

it('the packed package gives bundlers an element without a top-level await and without an address that they could not follow', async () => {
  installed.write('page.js', "import 'product-selector';");
  const codes: (string | undefined)[] = [];
  // This format can't wait at the top level, and writes each import of a known file as `require`.
  const output = await build({
    configFile: false,
    root: installed.folder,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(installed.folder, 'page.js'), formats: ['cjs'], fileName: 'page' },
      rolldownOptions: { onLog: (_, { code }) => codes.push(code) },
    },
  });
  const chunks = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = chunks.map((chunk) => ('code' in chunk ? chunk.code : ''));
  expect(code.length).toBeGreaterThan(8);
  expect(code.filter((text) => /\bimport\(/.test(text))).toEqual([]);
  // The pictures' addresses, which this format can't express, and a hint about a busy machine.
  expect(codes.filter((found) => found !== 'EMPTY_IMPORT_META' && found !== 'PLUGIN_TIMINGS')).toEqual([]);
});

it('a resolver that reads no exports finds the element', () => {
  // Node resolves a folder by its main field alone, as Parcel does by default.
  const script = "process.stdout.write(require.resolve('./node_modules/product-selector'))";
  expect(installed.run(['--input-type=commonjs', '-e', script])).toMatch(/product-selector\/dist\/embed\/element\.js$/);
});

it('without a DOM, importing the element does nothing, whichever file the conditions of a server choose', () => {
  for (const name of ['product-selector', './node_modules/product-selector/dist/embed/element.js']) {
    const lines = `const before = Object.keys(globalThis).length; await import('${name}');`;
    expect(run(lines, 'Object.keys(globalThis).length - before')).toBe(0);
  }
});

it('without a DOM, a Server Component that imports the element gets one line that names the directive', () => {
  const { stderr } = installed.fail(['--conditions=react-server', '-e', "import('product-selector')"]);
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining("Put 'use client' at the top of the file")]);
});

it('without a DOM, the engine reads a catalogue and ranks its systems', () => {
  const lines = `import { createMatcher, QUESTIONS, readCatalogue } from 'product-selector/engine';
      const { products, problems } = readCatalogue(${CATALOGUE});
      const { all } = createMatcher(products).match({ Q0: 'No', Q3: 'Single Room' });`;
  const value =
    '{ keys: Object.keys(QUESTIONS), problems, some: all.total > 0 && all.total < products.length, best: typeof all.first(1)[0].title }';
  expect(run(lines, value)).toEqual({
    keys: ['Q0', 'Q1', 'Q2', 'Q3', 'Q4', 'Q5', 'Q6', 'Q7'],
    problems: [],
    some: true,
    best: 'string',
  });
});

it('without a DOM, the engine reads JSON and bytes, and says what is wrong with other text', () => {
  const lines = `import { readCatalogue } from 'product-selector/engine';
      const json = readCatalogue('\\uFEFF {"products": [{"id": "a", "title": "A"}]}');
      const bytes = readCatalogue(new TextEncoder().encode(${CATALOGUE}));
      const bad = ['', 'no table', '[', '{"x": 1}'].map((text) => readCatalogue(text));
      let thrown; try { readCatalogue(5); } catch (error) { thrown = error.message; }`;
  const value =
    '{ json: json.problems.every(({ column }) => column !== null), bytes: bytes.products.length > 0, bad: bad.every(({ products, problems }) => products.length === 0 && problems[0].reason.length > 0), thrown }';
  expect(run(lines, value)).toEqual({
    json: true,
    bytes: true,
    bad: true,
    thrown: 'readCatalogue needs text or a Uint8Array. Read the file first.',
  });
});

it('without a DOM, the engine explains each product of the catalogue as it ranks it, and refuses answers of no question', () => {
  const lines = `import { createMatcher, explain, readCatalogue } from 'product-selector/engine';
      const { products } = readCatalogue(${CATALOGUE});
      const answers = { Q0: 'Yes', Q1: 'Split', Q2: 'Apartment', Q3: 'Single Room', Q6: 'Small Outdoor space', Q7: ['Voice Control'] };
      const matches = createMatcher(products).match(answers);
      const inGroup = (wanted) => products.filter((product) => explain(product, answers).group === wanted).map(({ id }) => id).sort();
      const same = ['all', 'wish', 'close'].map((group) => {
        const ids = matches[group].first().map(({ id }) => id).sort();
        return ids.length > 0 && ids.join() === inGroup(group).join();
      });
      const [best] = matches.all.first(1);
      const dear = { ...best, id: 'dear', price: { ...best.price, aud: 2 * best.price.aud }, warranty_years: 20 };
      const beside = explain(dear, answers, {}, [best]);
      const german = explain(best, answers, { lang: 'de', 'reason.system.fits': 'Passt.' });
      let refused; try { explain(best, { Q2: 'Castle' }); } catch (error) { refused = error.message; }`;
  const value =
    '{ same, hidden: inGroup(null).length === matches.rest, ...explain(best, answers), german: german.reasons[0].reason, beside, none: explain(best, {}), refused }';
  expect(run(lines, value)).toEqual({
    same: [true, true, true],
    hidden: true,
    verdict: 'fits',
    group: 'all',
    reasons: ['Q1', 'Q2', 'Q3', 'Q6', 'Q7'].map((question) => ({
      question,
      verdict: 'fits',
      reason: expect.stringMatching(/^[A-Z].*\.$/),
    })),
    gain: [],
    cost: [],
    german: 'Passt.',
    beside: expect.objectContaining({
      gain: [{ id: 'warranty', text: expect.stringContaining('20') }],
      cost: [{ id: 'price', text: expect.stringMatching(/^\$.* more$/) }],
    }),
    none: { verdict: 'fits', group: 'all', reasons: [], gain: [], cost: [] },
    refused: expect.stringMatching(/^explain: .*Castle/),
  });
});

it('without a DOM, the server replies to the two API calls, with the origins that are allowed', () => {
  const lines = `import { readCatalogue } from 'product-selector/engine';
      import { createApp } from 'product-selector/server';
      const { products } = readCatalogue(${CATALOGUE});
      const installation = JSON.parse(${JSON.stringify(JSON.stringify({ ...PRICE_LIST, valid_until: '2999-12-31' }))});
      const { fetch } = createApp({ products, updated: new Date(0), installation, allowedOrigins: ['https://shop.example'] });
      const over = createApp({ products, installation: { ...installation, month: '2020-01', valid_until: '2020-01-31' } });
      const later = await (await over.fetch(new Request('https://provider.example/wp-json/product-selector/v2/init'))).json();
      const ask = (path) => fetch(new Request('https://provider.example' + path, { headers: { Origin: 'https://shop.example' } }));
      const list = await ask('/wp-json/product-selector/v2/products?t=1');
      const reply = await list.json();
      const init = await (await ask('/wp-json/product-selector/v2/init')).json();
      const missing = await ask('/embed/product-selector.js');`;
  const value =
    '{ all: reply.products.length === products.length, updated: reply.updated, origin: list.headers.get("access-control-allow-origin"), nonce: init.nonce, prices: init.installation.provider, later: later.installation ?? null, missing: missing.status }';
  expect(run(lines, value)).toEqual({
    all: true,
    updated: '1970-01-01T00:00:00.000Z',
    origin: 'https://shop.example',
    nonce: 'static',
    prices: 'Wattlebird Air',
    later: null,
    missing: 404,
  });
});

it('without a DOM, the examples of docs/package.md run', () => {
  const examples = [...readFileSync('docs/package.md', 'utf8').matchAll(/^```js (\w+)\n(.*?)^```$/gms)];
  const [engine, advice, server] = ['engine', 'advise', 'server'].map(
    (name) => examples.find(([, own]) => own === name)?.[2] ?? '',
  );
  expect(installed.runFile('engine.js', engine!)).toBe(
    "What kind of home is it? 0 Wall split 2.5 kW\nWe don't know if it needs three-phase power. Ask the installer.\n",
  );
  expect(installed.runFile('advise.js', advice!)).toBe('One split for the room A-1\n');
  installed.write('catalogue.csv', 'id,title,system_type\nA-1,Wall split,split');
  installed.write('server.js', server!);
  const lines = `const { default: app } = await import('./server.js');
      const reply = await app.fetch(new Request('https://provider.example/wp-json/product-selector/v2/products?t=1'));`;
  expect(run(lines, '(await reply.json()).products[0].id')).toBe('A-1');
});

it('without a DOM, the server names an option that it cannot use', () => {
  const lines = `import { createApp } from 'product-selector/server';
      const options = [undefined, {}, { products: 'a' }, { products: [5] }, { products: [], updated: new Date('x') }, { products: [], updated: '2026' }, { products: [], allowedOrigins: ['shop.example'] }, { products: [], installation: { version: 2 } }];
      const found = options.map((option) => { try { createApp(option); return ''; } catch (error) { return error.message; } });`;
  expect(run(lines, 'found')).toEqual([
    ...Array(4).fill(expect.stringContaining('{ products }')),
    ...Array(2).fill(expect.stringContaining('updated')),
    expect.stringContaining('allowedOrigins'),
    expect.stringContaining("installation can't be used: version: “2”"),
  ]);
});

it('a program that imports the questions alone takes their bytes and no more', async () => {
  installed.write('questions.js', "import { QUESTIONS } from 'product-selector/engine'; console.log(QUESTIONS);");
  const output = await build({
    configFile: false,
    root: installed.folder,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: join(installed.folder, 'questions.js'), formats: ['es'], fileName: 'a' },
      rolldownOptions: { output: { minify: true } },
    },
  });
  const chunks = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  expect(chunks).toHaveLength(1);
  const code = chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
  expect(code).toContain('What kind of home is it?');
  expect(code.length).toBeLessThanOrEqual(6000);
});

it('without the package for assistants, whatever asks for it names the command that installs it, and the rest works', () => {
  const said =
    /^Assistants need the package @modelcontextprotocol\/server.* Run: npm install @modelcontextprotocol\/server\..*\n$/;
  const bin = 'node_modules/.bin/product-selector';
  installed.write('range.csv', 'id,title,system_type\nA-1,Wall split,split');
  for (const args of [
    ['agents', 'range.csv', '--share-url', 'https://shop.example/'],
    ['serve', '--port', '0', '--agents'],
  ]) {
    const { status, stderr } = installed.fail([bin, ...args]);
    expect(status).toBe(2);
    expect(stderr).toMatch(said);
  }
  const lines = `import { createApp } from 'product-selector/server';
      const faults = [];
      const { fetch } = createApp({ products: [], agents: true, shareUrl: 'https://shop.example/', onFault: (line) => faults.push(line) });
      const ask = async (method, path) => (await fetch(new Request('https://provider.example' + path, { method }))).status;
      const found = [await ask('POST', '/mcp'), await ask('GET', '/healthz')];
      let refused; try { createApp({ products: [], agents: true }); } catch (error) { refused = error.constructor.name; }`;
  expect(run(lines, '{ found, fault: faults[0], refused }')).toEqual({
    found: [500, 200],
    fault: expect.stringMatching(/^POST \/mcp failed: Assistants need the package/),
    refused: 'TypeError',
  });
});

it('without a DOM, the command line works from the package alone', () => {
  const bin = 'node_modules/.bin/product-selector';
  expect(JSON.parse(installed.run([bin, 'messages']))).toHaveProperty(['landing.start']);
});

it('without a DOM, the provider starts from the package alone', async () => {
  const args = ['node_modules/.bin/product-selector', 'serve', '--port', '0'];
  const child = spawn(process.execPath, args, { cwd: installed.folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const url = /http:\S+/.exec(line)![0];
  const { ready, systems } = Object(await (await fetch(new URL('readyz', url))).json());
  expect({ ready, some: systems > 0 }).toEqual({ ready: true, some: true });
  expect(await (await fetch(url)).text()).toContain('<product-selector');
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
});

it('without a DOM, the package’s JSON files can be imported', () => {
  const lines = `import manifest from 'product-selector/custom-elements.json' with { type: 'json' };
      import own from 'product-selector/package.json' with { type: 'json' };`;
  expect(run(lines, '{ tag: manifest.modules[0].declarations[0].tagName, name: own.name }')).toEqual({
    tag: 'product-selector',
    name: 'product-selector',
  });
});

const EXPORTS = `import 'product-selector';
import { type Answers, codeOf, createMatcher, type Explanation, explain, QUESTIONS, readCatalogue } from 'product-selector/engine';
import { createApp } from 'product-selector/server';
const { products, problems } = readCatalogue('id,title');
const answers: Answers = { Q2: 'Townhouse', Q7: ['Mobile App'] };
const best: string | undefined = createMatcher(products).match(answers).all.first(1)[0]?.title;
const code: string = codeOf(answers, { system: 'a', zone: 'hot' });
const why: Explanation = explain(products[0]!, answers, {}, products);
const gained: 'price' | 'sound' | 'zones' | 'control' | 'energy' | 'warranty' | 'known' | undefined = why.gain[0]?.id;
const title: 'What kind of home is it?' = QUESTIONS.Q2.title;
const reply: Promise<Response> = createApp({ products }).fetch(new Request('https://provider.example'));
const navigated: Promise<void> = document.createElement('product-selector').navigate('/product');
// @ts-expect-error: no such question.
const wrong: Answers = { Q9: 'Yes' };
// @ts-expect-error: the products are missing.
createApp({});
export { best, code, title, reply, navigated, why, gained, wrong, problems };
`;

it.each(['bundler', 'nodenext'])(
  'types cover every export, the element, its messages and its events by %s resolution, without other packages',
  (resolution) => {
    expect(installed.check({ 'exports.ts': EXPORTS, 'page.ts': DOM }, { resolution })).toBe('');
  },
);

it('types cover the element in JSX and in templates of each framework, also with what may be undefined, and name each mistake', () => {
  const pages = (['react', 'preact', 'solid-js'] as const).map((jsx) => [`${jsx}.tsx`, jsxPage(jsx)] as const);
  expect(installed.check({ ...Object.fromEntries(pages), 'templates.ts': TEMPLATES }, { among: true })).toBe('');
});

it('types cover the pop-up of the docs for React as printed', () => {
  const [, guide = ''] =
    /^```tsx react\/Guide\.tsx\n(.*?)^```$/ms.exec(readFileSync('docs/frameworks/react.md', 'utf8')) ?? [];
  expect(guide).toContain('showModal');
  expect(installed.check({ 'Guide.tsx': guide }, { among: true })).toBe('');
});

const DOM = `import type { MessagePlaceholders, Messages, ProductSelectorElement, SelectorEvent } from 'product-selector';
const element: ProductSelectorElement = document.createElement('product-selector');
const words: Messages = { lang: 'de', dir: 'ltr', 'landing.start': 'Los', 'status.fit': { one: 'x', other: '{count}' } };
element.messages = words;
element.messages = JSON.stringify(words);
element.messages = null;
element.shareUrl = 'https://shop.example/find';
const done: Promise<void> = element.navigate('/product');
const found = document.querySelector('product-selector')?.messages.lang;
const version: string | undefined = customElements.get('product-selector')?.version;
const defined: Promise<string> = customElements.whenDefined('product-selector').then((selector) => selector.version);
const code: Promise<string | null> = element.getVisitCode();
// @ts-expect-error: another element has no version.
customElements.get('other-element')?.version;
element.addEventListener('selector-started', (event) => event.detail satisfies 'onboarding');
document.addEventListener('onNextPage', (event) => event.detail satisfies 'onboarding');
document.addEventListener('selector-answered', ({ detail }) => {
  const answer: string | readonly string[] | null = detail.answer;
  return detail.question === 'Q2' ? answer : detail.answers.Q3;
});
window.addEventListener('selector-matched', ({ detail }) => detail.all + detail.wish + detail.close + detail.rest);
element.addEventListener('selector-chosen', ({ detail }) => detail.system.trim());
element.addEventListener('selector-printed', ({ detail }: SelectorEvent<'selector-printed'>) => detail.system.trim());
const count: MessagePlaceholders['status.fit'] = 'count';
// @ts-expect-error: the text has no such placeholder.
const other: MessagePlaceholders['status.fit'] = 'price';
// @ts-expect-error: no such key.
element.messages = { 'landing.strat': 'Los' };
// @ts-expect-error: no message.
element.messages = { 'landing.start': 5 };
// @ts-expect-error: a message by plural form needs "other".
element.messages = { 'status.fit': { one: 'x' } };
// @ts-expect-error: no such direction.
element.messages = { dir: 'up' };
// @ts-expect-error: no text.
element.shareUrl = 5;
// @ts-expect-error: no such method.
element.restart();
// @ts-expect-error: the detail is another.
element.addEventListener('selector-started', (event) => event.detail satisfies 'other');
// @ts-expect-error: events never have the postcode.
document.addEventListener('selector-answered', ({ detail }) => detail.postcode);
export { code, count, defined, done, found, other, version };
`;

/** The name of a listener in each framework. */
const LISTENER = { react: 'on', preact: 'on', 'solid-js': 'on:' };

function jsxPage(jsx: keyof typeof LISTENER): string {
  const chosen = `${LISTENER[jsx]}selector-chosen`;
  const attributes =
    jsx === 'solid-js' ? 'attr:host={host} attr:heading-level={3} prop:enquiryFields={{ Campaign: host }} ' : '';
  return `/** @jsxImportSource ${jsx} */
import 'product-selector';
import 'product-selector/landing.css';
import type { ProductSelectorElement } from 'product-selector';
declare const host: string | undefined;
declare const word: 'steps' | undefined;
const words = { 'landing.start': 'Los' };
let element: ProductSelectorElement | null;
export const page = (
  <product-selector host="https://provider.example" heading-level={3} messages={words} enquiry-fields="{}" enquiryFields={{ Campaign: host }} preset={{ postcode: host, answers: { Q2: host } }} questions={{ hide: undefined, questions: { Q2: { title: host } } }} action-url="tel:131313" action-label="Call us" preset-skip
    ${LISTENER[jsx]}selector-started={(event) => event.detail satisfies 'onboarding'} ${chosen}={({ detail }) => void detail.system}
    id="x" lang="de" ref={(found) => void (element = found)}><p>Call us.</p></product-selector>
);
export const open = <product-selector ${attributes}host={host} action-label={host} back={word} ${chosen}={undefined} />;
// @ts-expect-error: an attribute takes text, and would say [object Object].
export const fields = <product-selector enquiry-fields={{ Campaign: 'Spring' }} />;
// @ts-expect-error: no such key.
export const bad = <product-selector messages={{ 'landing.strat': 'x' }} />;
// @ts-expect-error: no text.
export const number = <product-selector action-label={5} />;
// @ts-expect-error: no such level.
export const level = <product-selector heading-level="7" />;
// @ts-expect-error: no such value.
export const value = <product-selector size-help="no" />;
// @ts-expect-error: no such attribute.
export const other = <product-selector hosts="x" />;
// @ts-expect-error: the detail is another.
export const wrong = <product-selector ${chosen}={({ detail }) => detail.price} />;
`;
}

const TEMPLATES = `import 'product-selector';
import type { SvelteHTMLElements } from 'svelte/elements';
import type { GlobalComponents } from 'vue';
type Vue = InstanceType<GlobalComponents['product-selector']>['$props'];
type Svelte = SvelteHTMLElements['product-selector'];
export const vue: Vue = { host: 'https://provider.example', messages: { 'landing.start': 'Los' }, onSelectorChosen: ({ detail }) => detail.system, class: 'x' };
export const svelte: Svelte = { host: 'https://provider.example', messages: { 'landing.start': 'Los' }, 'onselector-chosen': ({ detail }) => detail.system, class: 'x' };
declare const host: string | undefined;
export const openVue: Vue = { host, actionLabel: host, 'share-url': host, onSelectorChosen: undefined };
export const openSvelte: Svelte = { host, 'action-label': host, 'onselector-chosen': undefined };
// @ts-expect-error: no such value.
export const valueVue: Vue = { sizeHelp: 'no' };
// @ts-expect-error: no such value.
export const valueSvelte: Svelte = { 'size-help': 'no' };
// @ts-expect-error: no such key.
export const badVue: Vue = { messages: { 'landing.strat': 'x' } };
// @ts-expect-error: no such key.
export const badSvelte: Svelte = { messages: { 'landing.strat': 'x' } };
// @ts-expect-error: the detail is another.
export const wrongVue: Vue = { onSelectorChosen: ({ detail }) => detail.price };
// @ts-expect-error: the detail is another.
export const wrongSvelte: Svelte = { 'onselector-chosen': ({ detail }) => detail.price };
`;
