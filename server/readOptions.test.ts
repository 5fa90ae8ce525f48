import { expect, it } from 'vitest';
import { readOptions } from './readOptions.ts';

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

it('the command line wins over the environment', () => {
  const env = { PORT: '3000', HOST: '0.0.0.0' };
  expect(readOptions([], env)).toMatchObject({ options: { port: 3000, host: '0.0.0.0' } });
  expect(readOptions(['--port', '0', '--host=::1', '--catalogue', 'range.csv'], env)).toMatchObject({
    kind: 'run',
    options: { catalogue: ['range.csv'], port: 0, host: '::1' },
  });
});

it('the command line counts an empty variable as unset', () => {
  expect(readOptions([], { PORT: '', HOST: '' })).toMatchObject({ options: { port: 8080, host: '127.0.0.1' } });
});

it('the command line takes several origins', () => {
  const args = ['--allow-origin', 'https://shop.example', '--allow-origin=http://localhost:3000'];
  expect(readOptions(args, {})).toMatchObject({
    options: { allowedOrigins: ['https://shop.example', 'http://localhost:3000'] },
  });
  expect(readOptions(['--allow-origin', '*'], {})).toMatchObject({ options: { allowedOrigins: null } });
  expect(readOptions(['--frame-ancestors', 'none'], {})).toMatchObject({ options: { frameAncestors: ["'none'"] } });
  expect(readOptions(['--frame-ancestors', 'self', '--frame-ancestors', 'https://shop.example'], {})).toMatchObject({
    options: { frameAncestors: ["'self'", 'https://shop.example'] },
  });
});

it('the command line takes a log format, a number of connections and a drain time', () => {
  const args = ['--log', 'json', '--max-connections', '1', '--drain', '0'];
  expect(readOptions(args, {})).toMatchObject({ options: { log: 'json', maxConnections: 1, drainMs: 0 } });
});

it('the command line takes --without-bad-rows', () => {
  expect(readOptions(['--without-bad-rows'], {})).toMatchObject({ options: { withoutBadRows: true } });
});

it('the command line takes a published folder, and several files that make one range', () => {
  expect(readOptions(['--folder', 'published'], {})).toMatchObject({ options: { catalogue: [], folder: 'published' } });
  expect(readOptions(['--catalogue', 'a.csv', '--catalogue', 'b.csv'], {})).toMatchObject({
    options: { catalogue: ['a.csv', 'b.csv'] },
  });
  expect(readOptions(['--folder='], {})).toMatchObject({
    kind: 'misuse',
    message: expect.stringContaining('--folder is empty'),
  });
  expect(readOptions(['--folder', 'published', '--installation', 'prices.csv'], {})).toMatchObject({
    kind: 'misuse',
    message: expect.stringContaining('--installation is for publishing'),
  });
});

it('the command line only takes a mapping for your own file', () => {
  expect(readOptions(['--catalogue', 'shop.csv', '--mapping', 'map.json'], {})).toMatchObject({
    options: { catalogue: ['shop.csv'], mapping: 'map.json' },
  });
  expect(readOptions(['--mapping', 'map.json'], {})).toMatchObject({
    kind: 'misuse',
    message: expect.stringContaining('name it with --catalogue FILE'),
  });
});

it('the command line takes a table of installation prices, for the demo range too', () => {
  expect(readOptions(['--installation', 'prices.csv'], {})).toMatchObject({ options: { installation: 'prices.csv' } });
  expect(readOptions(['--installation='], {})).toMatchObject({
    kind: 'misuse',
    message: expect.stringContaining('--installation is empty'),
  });
});

it('the command line takes a register for any catalogue', () => {
  expect(readOptions(['--register', 'register.csv'], {})).toMatchObject({ options: { register: 'register.csv' } });
  expect(readOptions(['--register='], {})).toMatchObject({
    kind: 'misuse',
    message: expect.stringContaining('--register is empty'),
  });
});

it('the command line takes a number of proxies, one without it, or the name of a header', () => {
  const proxy = (...args: string[]) => Object(readOptions(args, {})).options?.proxy;
  expect(proxy()).toBeNull();
  expect(
    [['--trust-proxy'], ['--trust-proxy', '--log', 'json'], ['--trust-proxy', '2'], ['--trust-proxy=3']].map((args) =>
      proxy(...args),
    ),
  ).toEqual([1, 1, 2, 3]);
  expect(proxy('--trust-proxy', 'CF-Connecting-IP')).toBe('CF-Connecting-IP');
  for (const wrong of ['0', '11', 'two proxies', '']) {
    expect(readOptions([`--trust-proxy=${wrong}`], {})).toMatchObject({
      kind: 'misuse',
      message: expect.stringContaining(`--trust-proxy is '${wrong}'`),
    });
  }
});

it('addresses that may have a password can be variables, which options replace', () => {
  const env = { ENQUIRIES: 'postgres://a:b@c/d', WEBHOOK: 'https://crm.example/key', WEBHOOK_SECRET: 'x'.repeat(32) };
  const enquiries = (args: readonly string[], variables: Record<string, string>) =>
    Object(readOptions(args, variables)).options?.enquiries;
  expect(enquiries([], env)).toMatchObject({ place: env.ENQUIRIES, webhook: { url: new URL(env.WEBHOOK) } });
  expect(enquiries(['--enquiries', 'a.db', '--webhook', 'https://b.example/'], env)).toMatchObject({
    place: 'a.db',
    webhook: { url: new URL('https://b.example/') },
  });
  expect(enquiries([], { ...env, ENQUIRIES: '', WEBHOOK: '' })).toBeNull();
  expect(readOptions([], { ...env, WEBHOOK: 'crm' })).toMatchObject({
    message: expect.stringContaining('WEBHOOK must be an address'),
  });
});

it('enquiries have a default for everything, and are kept for ten years at most', () => {
  expect(readOptions(['--enquiries', 'a.db', '--mail-to', 'a@b.example'], {})).toMatchObject({
    options: {
      enquiries: {
        place: 'a.db',
        form: undefined,
        keepDays: 180,
        webhook: null,
        mail: { relay: 'smtp://localhost:25', to: ['a@b.example'], from: 'a@b.example' },
        key: undefined,
      },
    },
  });
  const webhook = ['--enquiries', 'a.db', '--webhook', 'https://crm.example/hook'];
  expect(readOptions(webhook, { WEBHOOK_SECRET: 'x'.repeat(32) })).toMatchObject({
    options: { enquiries: { mail: null, webhook: { allowPrivate: false } } },
  });
  expect(readOptions(webhook, { WEBHOOK_SECRET: 'x'.repeat(31) })).toMatchObject({
    message: expect.stringContaining('at least 24 random bytes'),
  });
  const keep = (days: string) => readOptions(['--enquiries', 'a.db', '--keep-enquiries', days], {}).kind;
  expect(['0', '1', '3650', '3651'].map(keep)).toEqual(['misuse', 'run', 'run', 'misuse']);
});

it('the command line prints help regardless of the other options', () => {
  expect(readOptions(['--port', '3000', '--help'], {})).toEqual({ kind: 'help' });
});

it.each([
  ['no colon', 'Secret s3cret', 'must be “Name: value”'],
  ['a blank in the name', 'X Key: s3cret', 'must be “Name: value”'],
  ['no value', 'X-Key: ', 'must be “Name: value”'],
  ['a line break', 'X-Key: s3cret\r\nEvil: 1', 'must be “Name: value”'],
  ['a line break at the end', 'X-Key: s3cret\n', 'must be “Name: value”'],
  ['another control character', 'X-Key: s3cret\t2', 'must be “Name: value”'],
  ['a letter beyond ASCII', 'X-Key: s3crét', 'must be “Name: value”'],
  ['Host', 'host: s3cret', 'can’t be host'],
  ['the type', 'Content-Type: s3cret', 'can’t be Content-Type'],
  ['the signature', 'Webhook-Signature: s3cret', 'can’t be Webhook-Signature'],
])('a header of the webhook with %s is refused without its value', (_, header, named) => {
  const read = readOptions(['--enquiries', 'e.db'], { WEBHOOK_HEADER: header });
  expect(read).toMatchObject({ kind: 'misuse', message: expect.stringContaining(`WEBHOOK_HEADER ${named}`) });
  expect(JSON.stringify(read)).not.toContain('s3cr');
});

it.each([
  [['--prot', '3000'], {}, "'--prot'"],
  [['-p'], {}, "'-p'"],
  [['range.csv'], {}, "'range.csv'"],
  [['--port'], {}, '--port'],
  [['--port', '--host'], {}, '--port'],
  [['--port', 'eighty'], {}, "--port is 'eighty'"],
  [['--port', '65536'], {}, "--port is '65536'"],
  [['--port=-1'], {}, "--port is '-1'"],
  [['--port', '80.5'], {}, "--port is '80.5'"],
  [['--port', '1e3'], {}, "--port is '1e3'"],
  [['--port='], {}, "--port is ''"],
  [[], { PORT: 'http' }, "PORT is 'http'"],
  [['--host='], {}, '--host is empty'],
  [['--catalogue='], {}, '--catalogue is empty'],
  [['--help=yes'], {}, '--help'],
  [['--allow-origin', 'shop.example'], {}, "--allow-origin is 'shop.example'"],
  [['--allow-origin', 'https://shop.example/'], {}, 'such as https://shop.example.'],
  [['--allow-origin', 'https://SHOP.example:443/range'], {}, 'such as https://shop.example.'],
  [['--allow-origin', 'null'], {}, "--allow-origin is 'null'"],
  [['--allow-origin', 'https://*.shop.example'], {}, "--allow-origin is 'https://*.shop.example'"],
  [['--allow-origin', 'ftp://shop.example'], {}, "--allow-origin is 'ftp://shop.example'"],
  [['--allow-origin', '*', '--allow-origin', 'https://shop.example'], {}, "'https://shop.example'"],
  [['--frame-ancestors', 'none', '--frame-ancestors', 'self'], {}, "--frame-ancestors is 'none' and"],
  [['--frame-ancestors', "'self'"], {}, '--frame-ancestors is'],
  [['--frame-ancestors', "https://shop.example; script-src 'unsafe-inline'"], {}, '--frame-ancestors is'],
  [['--max-connections', '0'], {}, "--max-connections is '0'"],
  [['--max-connections', 'many'], {}, "--max-connections is 'many'"],
  [['--drain', '1.5'], {}, "--drain is '1.5'"],
  [['--drain', '3601'], {}, "--drain is '3601'"],
  [['--log', 'xml'], {}, "--log is 'xml'"],
  [['--webhook', 'https://x.example'], {}, '--webhook needs --enquiries.'],
  [['--share-url', 'https://shop.example'], {}, '--share-url is for assistants: give --agents too.'],
  [['--agents', '--share-url', 'shop'], {}, "--share-url is 'shop', but it is a whole address"],
  [['--enquiries', ''], {}, '--enquiries is empty'],
  [['--enquiries', 'e.db', '--keep-enquiries', '0'], {}, '--keep-enquiries is '],
  [
    ['--enquiries', 'e.db', '--webhook', 'http://x.example'],
    {},
    '--webhook must be an address that begins with https://',
  ],
  [['--enquiries', 'e.db', '--webhook', 'https://x.example'], {}, 'WEBHOOK_SECRET'],
  [['--enquiries', 'e.db', '--mail-to', 'nobody'], {}, '--mail-to must be an e-mail address.'],
  [['--enquiries', 'e.db', '--mail-from', 'a@b.example'], {}, '--mail-from needs --mail-to.'],
  [
    ['--enquiries', 'e.db', ...Array(6).fill(['--mail-to', 'a@b.example']).flat()],
    {},
    '--mail-to may be repeated up to 5 times.',
  ],
])('the command line %j with %j is refused in one line that names the problem', (args, env, named) => {
  const read = readOptions(args, env);
  expect(read.kind).toBe('misuse');
  const { message } = read as { message: string };
  expect(message).toContain(named);
  expect(message).toContain('--help');
  expect(message).not.toContain('\n');
});

it.each([
  [['--port', 'eighty'], 'text'],
  [['--log', 'json', '--port', 'eighty'], 'json'],
  [['--prot', '3000', '--log=json'], 'json'],
  [['--log', 'xml'], 'text'],
  [['--log'], 'text'],
])('the command line %j is refused in the chosen log format: %s', (args, log) => {
  expect(readOptions(args, {})).toMatchObject({ kind: 'misuse', log });
});

it.each([
  ['/guide', '/guide'],
  ['/guide/', '/guide'],
  ['/a/b-c.d', '/a/b-c.d'],
  ['/', ''],
])('the command line takes the folder %s', (text, base) => {
  expect(readOptions(['--base', text], {})).toMatchObject({ options: { base } });
});

it.each(['guide', '//guide', '/../guide', '/a b', '/"', 'https://shop.example/guide', '/a//'])(
  'the command line refuses the folder %s',
  (text) => {
    expect(readOptions(['--base', text], {})).toMatchObject({
      kind: 'misuse',
      message: expect.stringMatching(/^--base is '.*begins with a slash, such as \/guide/),
    });
  },
);

it('assistants are answered with --agents, by links to the page that is named', () => {
  const agents = (...args: string[]) => readOptions(args, {});
  expect(agents('--agents')).toMatchObject({ options: { agents: { shareUrl: undefined } } });
  const shareUrl = new URL('https://shop.example/guide?a=1');
  expect(agents('--agents', '--share-url', shareUrl.href)).toMatchObject({ options: { agents: { shareUrl } } });
});
