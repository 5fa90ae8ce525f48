import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ALL_MESSAGES } from '../src/allMessages.ts';
import { commandLine } from '../tests/commandLine.ts';
import GONE from './goneMessages.json' with { type: 'json' };
import { migrated } from './migrateMessages.ts';

const { file, inFolder, run } = commandLine();
const EARLIER = 'tests/samples/earlier';
const EDITIONS = readdirSync(EARLIER).filter((name) => /^\d/.test(name));
const messagesOf = (edition: string) => JSON.parse(readFileSync(`${EARLIER}/${edition}/messages.json`, 'utf8'));
const NAMES: Readonly<Record<string, string | null>> = GONE;

it('a message key that was renamed or removed has a line in cli/goneMessages.json, and no other key has', () => {
  expect(EDITIONS).toContain('2.0.0');
  const known = EDITIONS.flatMap((edition) => Object.keys(messagesOf(edition)));
  const gone = [...new Set(known)].filter((key) => !Object.hasOwn(ALL_MESSAGES, key));
  expect(Object.keys(NAMES).sort()).toEqual(gone.sort());
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

it.each(EDITIONS)(
  'messages migrate leaves no key of edition %s behind, and names values that a sentence has no longer',
  (edition) => {
    const out = inFolder(`${edition}.json`);
    const { out: said } = run('messages', 'migrate', `${EARLIER}/${edition}/messages.json`, '--out', out);
    expect(said).toMatch(/^renamed: "/m);
    const errors = said.match(/^error: .*$/gm) ?? [];
    expect(errors.filter((line) => !/^error: "[\w.]+" uses \{\w+\}, which has no value here/.test(line))).toEqual([]);
    const named = new Set(Object.values(NAMES));
    expect(errors.filter((line) => named.has(line.split('"')[1] ?? ''))).toEqual([]);
  },
);

it('messages migrate lists what a translation lost, and what it lacks', () => {
  const path = file('de.json', '{"lang": "de", "landing.start": "Los geht’s", "why.fit": "Zuerst"}');
  const { code, out } = run('messages', 'migrate', path, '--out', inFolder('new.json'));
  expect(code).toBe(0);
  expect(out).toContain('gone: "why.fit" "Zuerst"\n');
  expect(out).toMatch(/^new: "landing\.title" "Find the air/m);
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
  [['messages', 'migrate', 'bad.json', '--out', 'new.json'], /isn't JSON/],
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
