import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ALL_MESSAGES } from '../src/allMessages.ts';
import { commandLine } from '../tests/commandLine.ts';
import GONE from './goneMessages.json' with { type: 'json' };
import { migrated } from './migrateMessages.ts';

const { file, inFolder, run } = commandLine();
/** Every key of this version and the earlier ones. `node scripts/keepMessageKeys.mjs` adds new ones at a release. */
const KEYS = readFileSync('tests/messageKeys.txt', 'utf8').trim().split('\n');
const NAMES: Readonly<Record<string, string | null>> = GONE;

it('a message key that was renamed or removed has a line in cli/goneMessages.json, and no other key has', () => {
  expect(KEYS.length).toBeGreaterThan(1000);
  const gone = KEYS.filter((key) => !Object.hasOwn(ALL_MESSAGES, key));
  expect(gone.filter((key) => !Object.hasOwn(NAMES, key))).toEqual([]);
  expect(Object.keys(NAMES).filter((key) => !gone.includes(key))).toEqual([]);
});

it('a renamed message key leads to a key of this version, one for each', () => {
  const names = Object.values(NAMES).filter((name) => name !== null);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !Object.hasOwn(ALL_MESSAGES, name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

it('messages of an earlier version are carried over, and a sentence under a present key wins', () => {
  const given = {
    lang: 'de',
    'group.all': 'Passt',
    'group.check': 'a',
    'group.might': 'b',
    'why.fit': 'c',
  };
  expect(migrated(given)).toEqual({
    messages: { lang: 'de', 'group.fits': 'Passt', 'group.might': 'b' },
    renamed: { 'group.all': 'group.fits' },
    gone: { 'group.check': 'a', 'why.fit': 'c' },
  });
});

it('messages migrate keeps each placeholder, and lists renamed, removed and new messages', () => {
  const out = inFolder('new.json');
  const { code, out: said } = run('messages', 'migrate', 'tests/samples/earlier/messages-de.json', '--out', out);
  expect(code).toBe(0);
  expect(said).toContain('renamed: "group.all" is now "group.fits"\n');
  expect(said).toMatch(/^gone: "why\.fit" "Zuerst/m);
  expect(said).toMatch(/^new: "landing\.title" "Find the air/m);
  expect(said).toMatch(/; 13 renamed, 7 gone, \d+ new, 0 errors\.\n$/);
  expect(run('messages', 'check', out)).toMatchObject({
    code: 0,
    out: expect.stringContaining(' 0 errors, 0 warnings'),
  });
  // The file contained every name.
  const renamed = Object.values(NAMES).filter((name) => name !== null);
  expect(Object.keys(JSON.parse(readFileSync(out, 'utf8')))).toEqual(expect.arrayContaining(renamed));
});

it('messages migrate carries a rewording over without listing English messages as new, and keeps unknown keys', () => {
  const path = file('own.json', '{"group.all": "Fits", "__proto__": "c", "made.up": "d"}');
  const { code, out } = run('messages', 'migrate', path, '--out', inFolder('reworded.json'), '--json');
  expect(code).toBe(1);
  expect(JSON.parse(out)).toEqual({
    renamed: { 'group.all': 'group.fits' },
    gone: {},
    new: [],
    errors: [expect.stringContaining('"__proto__"'), expect.stringContaining('"made.up"')],
  });
  expect(readFileSync(inFolder('reworded.json'), 'utf8')).toBe(
    '{\n  "group.fits": "Fits",\n  "__proto__": "c",\n  "made.up": "d"\n}\n',
  );
});

it.each([
  [['messages', 'migrate', 'own.json'], /Use: messages migrate FILE --out FILE/],
  [['messages', 'migrate', 'none.json', '--out', 'new.json'], /none\.json/],
  [['messages', 'migrate', 'list.json', '--out', 'new.json'], /isn't an object of texts by key/],
  [['messages', 'migrate', 'bad.json', '--out', 'new.json'], /isn't valid JSON/],
  [['messages', 'migrate', 'own.json', '--out', 'own.json'], /exists already/],
])('messages migrate refuses %j', (args, reason) => {
  file('own.json', '{}');
  file('list.json', '[]');
  file('bad.json', '{');
  const { code, error } = run(...args.map((arg) => (arg.endsWith('.json') ? inFolder(arg) : arg)));
  expect({ code, error }).toEqual({ code: 2, error: expect.stringMatching(reason) });
});

it('messages check says how to carry over the keys of an earlier version', () => {
  const { code, out } = run('messages', 'check', file('own.json', '{"group.all": "Fits", "why.fit": "x"}'));
  expect(code).toBe(1);
  expect(out).toMatch(
    /^2 keys are of an earlier version\. Run: product-selector messages migrate .*own\.json --out FILE$/m,
  );
});
