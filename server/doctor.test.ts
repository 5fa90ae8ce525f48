import { expect, it } from 'vitest';
import { addressesOf, checkFiles, checkInit, checkProducts, checkReady, providerOf } from './doctor.mjs';

type Seen = Parameters<typeof checkInit>[0];
const OPEN = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript', 'cache-control': 'no-store' };
const reply = (text: string, more: Partial<Seen> = {}): Seen => ({
  kind: 'reply',
  address: 'https://provider.example/x',
  status: 200,
  isOwn: false,
  text,
  headers: OPEN,
  ...more,
});
const init = (nonce: string) => reply(JSON.stringify({ nonce, enquiry: {} }));
const OTHER = init('other');
const said = (findings: readonly { grade: string; text: string; advice?: string }[]) =>
  findings.map(({ grade, text, advice = '' }) => `${grade}: ${text} ${advice}`).join('\n');

it.each(['https://a.example', 'https://a.example/', 'https://a.example/wp-json/product-selector/v2/init'])(
  'the addresses of a provider are found from %s',
  (typed) => {
    const { init, embed } = addressesOf(typed, '');
    expect(init).toBe('https://a.example/wp-json/product-selector/v2/init');
    expect(embed).toBe('https://a.example/embed/');
  },
);

it.each([
  ['https://a.example/doctor', 'https://a.example'],
  ['https://a.example/guide/doctor?url=https://b.example/doctor#x', 'https://a.example/guide'],
])('the doctor at %s starts with its own provider', (page, provider) => {
  expect(providerOf(page)).toBe(provider);
});

it('the addresses of a provider can be in a folder, and the script elsewhere', () => {
  expect(addressesOf('https://a.example/shop', 'https://cdn.example/v1/product-selector.js')).toMatchObject({
    init: 'https://a.example/shop/wp-json/product-selector/v2/init',
    embed: 'https://cdn.example/v1/',
  });
});

it.each(['provider.example', 'localhost:8080', 'javascript:alert(1)', ''])(
  'the addresses of a provider need a scheme: %s',
  (typed) => {
    expect(addressesOf(typed, '').problem).toMatch(/Write it with its scheme/);
  },
);

it('the doctor finds nothing wrong with a good provider', () => {
  const row = '{"id":"a","title":"A","system_type":"split"}';
  const products = reply(`{"products":[${row}]}`, { headers: { ...OPEN, 'cache-control': 'public, max-age=5' } });
  const findings = [
    ...checkInit(init('one'), init('two'), init('three')),
    ...checkProducts(products),
    ...checkFiles(reply('/*! Product Selector 1.0.0 */'), reply('{"modules":["a.js"]}'), [reply('')], '1.0.0'),
  ];
  expect(findings.map(({ grade }) => grade)).toEqual(['good', 'good', 'good']);
});

it.each<[string, Partial<Seen>, RegExp]>([
  ['http behind https', { kind: 'blocked' }, /browsers block it.*Serve it by https/s],
  ['no server', { kind: 'none' }, /can't be reached.*certificate/s],
  ['no CORS headers', { kind: 'hidden' }, /CORS.*Access-Control-Allow-Origin/s],
  ['a closed REST API', { status: 401 }, /status 401.*Security plugins/s],
  ['a wrong path', { status: 404 }, /status 404.*rest-url/s],
  ['a broken server', { status: 502 }, /status 502.*log/s],
  ['a login page', { text: '<!doctype html>' }, /isn't \{"nonce".*login page/s],
])('the doctor says what to do about %s', (_, more, line) => {
  const findings = checkInit(reply('', more), OTHER, OTHER);
  expect(findings[0]!.grade).toBe('bad');
  expect(said(findings)).toMatch(line);
});

it('the doctor names a file that isn’t published, and none if a provider doesn’t report it', () => {
  const unpublished = {
    since: '2026-11-27T01:02:03.000Z',
    kind: 'asks',
    reason: 'it has 1 of 3 systems.',
    command: 'product-selector publish range.csv --to published --yes',
  };
  expect(said(checkReady(reply(JSON.stringify({ ready: true, unpublished }))))).toBe(
    'warning: Not published, since 2026-11-27T01:02:03.000Z: it has 1 of 3 systems. To publish it, or to see why not: product-selector publish range.csv --to published --yes',
  );
  for (const text of ['{"ready":true}', '<!doctype html>', '']) expect(checkReady(reply(text))).toEqual([]);
});

it('the doctor warns about a cached nonce and about replies that only its own site can read', () => {
  const findings = checkInit(reply('{"nonce":"1"}', { isOwn: true, headers: {} }), OTHER, OTHER);
  expect(said(findings)).toMatch(/no-store.*\n.*only be read by pages of its own site/s);
});

it('the doctor notices a cache that gives everybody the same nonce for enquiries', () => {
  expect(said(checkInit(init('one'), init('one'), OTHER))).toMatch(/^bad: .* everybody sends the same nonce/m);
  expect(said(checkInit(init('one'), init('one'), init('one')))).toMatch(/^bad: .*whatever the query.* page caches/m);
  const shared = reply('{"nonce":"of WordPress"}');
  expect(said(checkInit(shared, shared, shared))).toBe('good: init replies with a nonce. ');
});

it.each<[string, string, RegExp]>([
  ['nothing published', '{}', /^warning: No catalogue is published/],
  ['another shape', '{"items":[]}', /^bad: The reply to products isn’t/],
  ['no JSON', 'Log in', /^bad: The reply to products isn’t/],
  ['rows without a title', '[{"id":"a","system_type":"split"},null]', /^bad: 2 of 2 systems lack/],
  ['an empty list', '[]', /^bad: 0 of 0/],
])('the doctor judges a list with %s', (_, text, line) => {
  expect(said(checkProducts(reply(text)))).toMatch(line);
});

it('the doctor warns about products that caches keep for long', () => {
  const headers = { ...OPEN, 'cache-control': 'public, max-age=86400' };
  const row = { id: 'a', title: 'A', system_type: 'split' };
  expect(said(checkProducts(reply(JSON.stringify([row]), { headers })))).toMatch(/86400 seconds/);
});

it('the doctor warns about a script that is old, has another version, or was copied without its files', () => {
  const headers = { ...OPEN, 'cache-control': 'public, max-age=31536000, immutable' };
  const entry = reply('/*! Product Selector 0.9.0 */', { headers });
  const found = said(checkFiles(entry, reply('', { kind: 'none' }), [], '1.0.0'));
  expect(found).toMatch(/an update arrives late/);
  expect(found).toMatch(/version 0\.9\.0; this server is 1\.0\.0/);
  expect(found).toMatch(/start\.json is missing/);
});

it('the doctor names a file of the script that is missing, and a script with a wrong type', () => {
  const missing = reply('', { status: 404, address: 'https://a.example/embed/core-AbCd1234.js' });
  const files = said(checkFiles(reply(''), reply('{"modules":["core-AbCd1234.js"]}'), [missing], '1.0.0'));
  expect(files).toMatch(/core-AbCd1234\.js replies with status 404.*one version/s);
  const text = { ...OPEN, 'content-type': 'text/plain' };
  expect(said(checkFiles(reply('', { headers: text }), reply('{"modules":[]}'), [], '1.0.0'))).toMatch(/refuse it/);
});
