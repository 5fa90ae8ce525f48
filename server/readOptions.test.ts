import { expect, it } from 'vitest';
import { readOptions } from './readOptions.ts';

const SHOP = 'https://shop.example';

it('the command line has a default for everything', () => {
  expect(readOptions([], {})).toEqual({
    kind: 'run',
    options: {
      catalogue: [],
      withoutBadRows: false,
      port: 8080,
      host: '127.0.0.1',
      base: '',
      allowedOrigins: null,
      frameAncestors: ["'self'"],
      maxConnections: 4096,
      drainMs: 1000,
      proxy: null,
      agents: null,
      enquiries: null,
      withdrawn: [],
      log: 'text',
    },
  });
});

/** Runs the words of a line; an option with a blank in its value is given in a list. */
const read = (line: string | readonly string[], env: Readonly<Record<string, string>> = {}) =>
  readOptions(typeof line === 'string' ? line.split(' ').filter(Boolean) : line, env);
type Refused = [line: string | string[], named: string, env?: Record<string, string>];
const misuse = (named: string) => ({ kind: 'misuse', message: expect.stringContaining(named) });

it('the command line wins over the environment', () => {
  const env = { PORT: '3000', HOST: '0.0.0.0' };
  expect(read('', env)).toMatchObject({ options: { port: 3000, host: '0.0.0.0' } });
  expect(read('--port 0 --host=::1', env)).toMatchObject({ options: { port: 0, host: '::1' } });
});

it('the command line counts an empty variable as unset', () => {
  expect(read('', { PORT: '', HOST: '' })).toMatchObject({ options: { port: 8080, host: '127.0.0.1' } });
});

it.each([
  ['--catalogue range.csv', { catalogue: ['range.csv'] }],
  ['--catalogue a.csv --catalogue b.csv', { catalogue: ['a.csv', 'b.csv'] }],
  ['--catalogue shop.csv --mapping map.json', { catalogue: ['shop.csv'], mapping: 'map.json' }],
  ['--folder published', { catalogue: [], folder: 'published' }],
  ['--installation prices.csv', { installation: 'prices.csv' }],
  ['--register register.csv', { register: 'register.csv' }],
  ['--without-bad-rows', { withoutBadRows: true }],
  ['--log json --max-connections 1 --drain 0', { log: 'json', maxConnections: 1, drainMs: 0 }],
  [`--allow-origin ${SHOP} --allow-origin=http://localhost:3000`, { allowedOrigins: [SHOP, 'http://localhost:3000'] }],
  ['--allow-origin *', { allowedOrigins: null }],
  ['--frame-ancestors none', { frameAncestors: ["'none'"] }],
  [`--frame-ancestors self --frame-ancestors ${SHOP}`, { frameAncestors: ["'self'", SHOP] }],
  ['--base /guide', { base: '/guide' }],
  ['--base /guide/', { base: '/guide' }],
  ['--base /a/b-c.d', { base: '/a/b-c.d' }],
  ['--base /', { base: '' }],
  ['--agents', { agents: { shareUrl: undefined } }],
  [`--agents --share-url ${SHOP}/guide?a=1`, { agents: { shareUrl: new URL(`${SHOP}/guide?a=1`) } }],
])('the command line takes %s', (line, options) => {
  expect(read(line)).toMatchObject({ kind: 'run', options });
});

it('the command line takes a number of proxies, one without it, or the name of a header', () => {
  const lines = ['', '--trust-proxy', '--trust-proxy --log json', '--trust-proxy 2', '--trust-proxy=3'];
  const proxy = (line: string) => Object(read(line)).options?.proxy;
  expect(lines.map(proxy)).toEqual([null, 1, 1, 2, 3]);
  expect(proxy('--trust-proxy CF-Connecting-IP')).toBe('CF-Connecting-IP');
  for (const wrong of ['0', '11', 'two proxies', ''])
    expect(read([`--trust-proxy=${wrong}`])).toMatchObject(misuse(`--trust-proxy is '${wrong}'`));
});

it('addresses that may have a password can be variables, which options replace', () => {
  const env = { ENQUIRIES: 'postgres://a:b@c/d', WEBHOOK: 'https://crm.example/key', WEBHOOK_SECRET: 'x'.repeat(32) };
  const webhook = (url: string) => ({ url: new URL(url) });
  expect(read('', env)).toMatchObject({
    options: { enquiries: { place: env.ENQUIRIES, webhook: webhook(env.WEBHOOK) } },
  });
  expect(read('--enquiries a.db --webhook https://b.example/', env)).toMatchObject({
    options: { enquiries: { place: 'a.db', webhook: webhook('https://b.example/') } },
  });
  expect(read('', { ...env, ENQUIRIES: '', WEBHOOK: '' })).toMatchObject({ options: { enquiries: null } });
  expect(read('', { ...env, WEBHOOK: 'crm' })).toMatchObject(misuse('WEBHOOK must be an address'));
});

it('enquiries have a default for everything, and are kept for ten years at most', () => {
  const mail = { relay: 'smtp://localhost:25', to: ['a@b.example'], from: 'a@b.example' };
  expect(read('--enquiries a.db --mail-to a@b.example')).toMatchObject({
    options: { enquiries: { place: 'a.db', form: undefined, keepDays: 180, webhook: null, mail, key: undefined } },
  });
  const webhook = '--enquiries a.db --webhook https://crm.example/hook';
  expect(read(webhook, { WEBHOOK_SECRET: 'x'.repeat(32) })).toMatchObject({
    options: { enquiries: { mail: null, webhook: { allowPrivate: false } } },
  });
  expect(read(webhook, { WEBHOOK_SECRET: 'x'.repeat(31) })).toMatchObject(misuse('at least 24 random bytes'));
  const keep = (days: string) => read(`--enquiries a.db --keep-enquiries ${days}`).kind;
  expect(['0', '1', '3650', '3651'].map(keep)).toEqual(['misuse', 'run', 'run', 'misuse']);
});

it('the command line prints help regardless of the other options', () => {
  expect(read('--port 3000 --help')).toEqual({ kind: 'help' });
});

it.each([
  ...[
    'Secret s3cret',
    'X Key: s3cret',
    'X-Key: ',
    'X-Key: s3cret\r\nEvil: 1',
    'X-Key: s3cret\n',
    'X-Key: s3cret\t2',
  ].map((header) => [header, 'must be “Name: value”']),
  ['X-Key: s3crét', 'must be “Name: value”'],
  ['host: s3cret', 'can’t be host'],
  ['Content-Type: s3cret', 'can’t be Content-Type'],
  ['Webhook-Signature: s3cret', 'can’t be Webhook-Signature'],
])('the header %j of the webhook is refused without its value', (header, named) => {
  const answer = read('--enquiries e.db', { WEBHOOK_HEADER: header });
  expect(answer).toMatchObject(misuse(`WEBHOOK_HEADER ${named}`));
  expect(JSON.stringify(answer)).not.toContain('s3cr');
});

it.each<Refused>([
  ['--prot 3000', "'--prot'"],
  ['-p', "'-p'"],
  ['range.csv', "'range.csv'"],
  ['--port', '--port'],
  ['--port --host', '--port'],
  ['--port eighty', "--port is 'eighty'"],
  ['--port 65536', "--port is '65536'"],
  ['--port=-1', "--port is '-1'"],
  ['--port 80.5', "--port is '80.5'"],
  ['--port 1e3', "--port is '1e3'"],
  ['--port=', "--port is ''"],
  ['', "PORT is 'http'", { PORT: 'http' }],
  ['--host=', '--host is empty'],
  ['--catalogue=', '--catalogue is empty'],
  ['--folder=', '--folder is empty'],
  ['--installation=', '--installation is empty'],
  ['--register=', '--register is empty'],
  ['--folder published --installation prices.csv', '--installation is for publishing'],
  ['--mapping map.json', 'name it with --catalogue FILE'],
  ['--help=yes', '--help'],
  ['--allow-origin shop.example', "--allow-origin is 'shop.example'"],
  [`--allow-origin ${SHOP}/`, `such as ${SHOP}.`],
  ['--allow-origin https://SHOP.example:443/range', `such as ${SHOP}.`],
  ['--allow-origin null', "--allow-origin is 'null'"],
  ['--allow-origin https://*.shop.example', "--allow-origin is 'https://*.shop.example'"],
  ['--allow-origin ftp://shop.example', "--allow-origin is 'ftp://shop.example'"],
  [`--allow-origin * --allow-origin ${SHOP}`, `'${SHOP}'`],
  ['--frame-ancestors none --frame-ancestors self', "--frame-ancestors is 'none' and"],
  ["--frame-ancestors 'self'", '--frame-ancestors is'],
  [['--frame-ancestors', `${SHOP}; script-src 'unsafe-inline'`], '--frame-ancestors is'],
  ...['guide', '//guide', '/../guide', '/a b', '/"', `${SHOP}/guide`, '/a//'].map(
    (base): Refused => [['--base', base], `--base is '${base}'`],
  ),
  ['--max-connections 0', "--max-connections is '0'"],
  ['--max-connections many', "--max-connections is 'many'"],
  ['--drain 1.5', "--drain is '1.5'"],
  ['--drain 3601', "--drain is '3601'"],
  ['--log xml', "--log is 'xml'"],
  ['--webhook https://x.example', '--webhook needs --enquiries.'],
  [`--share-url ${SHOP}`, '--share-url is for assistants: give --agents too.'],
  ['--agents --share-url shop', "--share-url is 'shop', but it is a whole address"],
  ['--enquiries=', '--enquiries is empty'],
  ['--enquiries e.db --keep-enquiries 0', '--keep-enquiries is '],
  ['--enquiries e.db --webhook http://x.example', '--webhook must be an address that begins with https://'],
  ['--enquiries e.db --webhook https://x.example', 'WEBHOOK_SECRET'],
  ['--enquiries e.db --mail-to nobody', '--mail-to must be an e-mail address.'],
  ['--enquiries e.db --mail-from a@b.example', '--mail-from needs --mail-to.'],
  [`--enquiries e.db${' --mail-to a@b.example'.repeat(6)}`, '--mail-to may be repeated up to 5 times.'],
])('the command line %j is refused in one line that names “%s”', (line, named, env) => {
  const answer = read(line, env);
  expect(answer).toMatchObject(misuse(named));
  expect(answer).toMatchObject({ message: expect.stringMatching(/^[^\n]*--help[^\n]*$/) });
});

it.each([
  ['--port eighty', 'text'],
  ['--log json --port eighty', 'json'],
  ['--prot 3000 --log=json', 'json'],
  ['--log xml', 'text'],
  ['--log', 'text'],
])('the command line %s is refused in the chosen log format: %s', (line, log) => {
  expect(read(line)).toMatchObject({ kind: 'misuse', log });
});
