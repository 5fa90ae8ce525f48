import { expect, it } from 'vitest';
import { shortHash } from '../src/catalogue/shortHash.ts';
import { readVisitCode } from '../src/parts/share/rules/readVisitCode.ts';
import { commandLine, csv, DEMO } from '../tests/commandLine.ts';

const { file, inFolder, run } = commandLine();

it('the command line prints help, and refuses unknown commands with exit code 2', () => {
  expect(run('--help')).toMatchObject({ code: 0, out: expect.stringContaining('catalogue check FILE') });
  expect(run('match', '--help').code).toBe(0);
  expect(run().code).toBe(2);
  for (const args of [
    ['bake'],
    ['catalogue', 'bake', 'x'],
    ['catalogue', 'check'],
    ['match'],
    ['--loud'],
    ['questions', '--format', 'gif'],
  ]) {
    expect(run(...args)).toMatchObject({ code: 2, error: expect.stringContaining('--help') });
  }
});

it('the command line prints the questions as data', () => {
  for (const more of [[], ['--format', 'json']])
    expect(JSON.parse(run('questions', ...more).out)).toHaveProperty('questions.Q7.isMultiple', true);
  expect(run('questions', '--format', 'mermaid').error).toContain('Use: questions --format json');
});

it('questions check names each mistake in changes to the questions with its place', () => {
  const right = file('right.json', '{"hide": ["Q4"], "questions": {"Q2": {"title": "Your home?"}}}');
  expect(run('questions', 'check', right)).toMatchObject({ code: 0, out: expect.stringContaining('is ready.') });
  const wrong = file('wrong.json', '{"hide": ["Q3"], "order": ["Q9"]}');
  const { code, out } = run('questions', 'check', wrong, '--json');
  expect(code).toBe(1);
  const { ready, problems } = JSON.parse(out);
  expect([ready, problems.map(({ place }: { place: string }) => place)]).toEqual([
    false,
    ['hide[0]', 'order[0]', 'order'],
  ]);
  expect(run('questions', 'check', wrong).out).toContain('hide[0]: Q3 can’t be hidden');
  expect(run('questions', 'check', 'none.json').code).toBe(2);
  expect(run('questions', 'check').code).toBe(2);
  expect(run('questions', 'bake', right).code).toBe(2);
});

it('code prints the visit code of answers, and names anything that isn’t an answer with exit code 1', () => {
  const { code, out } = run('code', '--answers', '{"Q0": "No", "Q7": ["Mobile App"]}', '--system', 'a');
  expect(code).toBe(0);
  expect(readVisitCode(out.trim())).toMatchObject({
    answers: { Q0: 'No', Q7: ['Mobile App'] },
    chosen: shortHash('a'),
  });
  expect(JSON.parse(run('code', '--answers', '{"Q0": "No"}', '--json').out)).toHaveProperty('code');
  for (const [answers, reason] of [
    ['{"Q0": "Perhaps"}', 'Q0: "Perhaps" is not one of its values'],
    ['{Q0', "--answers isn't JSON"],
    ['{}', 'at least one answer'],
  ] as const)
    expect(run('code', '--answers', answers)).toMatchObject({
      code: 1,
      out: '',
      error: expect.stringContaining(reason),
    });
  expect(run('code').code).toBe(2);
});

it('messages check lists what a translation lacks, with the English', () => {
  const path = file('fr.json', '{"lang": "fr", "landing.start": "Commencer"}');
  const { code, out } = run('messages', 'check', path);
  expect(code).toBe(0);
  expect(out).toContain('missing: "landing.title" "Find the air conditioning that suits your home"\n');
  expect(out.match(/^missing: /gm)).toHaveLength(20);
  expect(out).toMatch(/… and [\d,]+ more missing messages \(--all lists every one\)/);
  expect(run('messages', 'check', path, '--all').out).toContain('missing: "brief.answer" "{name} {value}"\n');
  const reworded = run('messages', 'check', file('own.json', '{"landing.start": "Begin"}'));
  expect(reworded.out).not.toContain('missing: ');
});

it('messages check only knows our own keys', () => {
  const path = file(
    'keys.json',
    '{"landing.start": "Los", "constructor": "a", "toString": "b", "__proto__": "c", "hasOwnProperty": "d"}',
  );
  const { code, out } = run('messages', 'check', path);
  expect(code).toBe(1);
  for (const key of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
    expect(out).toContain(`error: "${key}" isn't a known key. Check its spelling.\n`);
  }
  expect(out).toContain('4 errors, 0 warnings');
});

it('messages check reads a file with a byte order mark', () => {
  expect(run('messages', 'check', file('bom.json', '\ufeff{"landing.start": "Los"}')).code).toBe(0);
});

const EVIL = 'a\x1b[2J\nerror\x9b\u202e\u2028';
const SHOWN = 'a\\x1b[2J\\x0aerror\\x9b\\u202e\\u2028';
/** All characters that a terminal may act on, except line breaks. */
const ACTIVE = /(?!\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;

it.each([
  ['an unknown command', () => run(EVIL), 'error'],
  ['an unknown option', () => run(`--${EVIL}`), 'error'],
  ['an unknown format', () => run('catalogue', 'template', '--format', EVIL), 'error'],
  ['a file that is not there', () => run('catalogue', 'check', inFolder(`${EVIL}.csv`)), 'error'],
  ['a file that has errors', () => run('catalogue', 'check', file(`${EVIL}.csv`, csv('A,A,sledge,,'))), 'out'],
  [
    'a file that a match reads',
    () => run('match', file(`${EVIL}.csv`, csv('A,A,sledge,,')), '--answers', '{}'),
    'error',
  ],
  ['a file that is not JSON', () => run('messages', 'check', file(EVIL, EVIL)), 'error'],
  ['a key of a messages file', () => run('messages', 'check', file('k.json', JSON.stringify({ [EVIL]: 'x' }))), 'out'],
  ['a question of the answers', () => run('match', DEMO, '--answers', JSON.stringify({ [EVIL]: 'x' })), 'error'],
  ['an answer', () => run('match', DEMO, '--answers', JSON.stringify({ Q2: EVIL })), 'error'],
] as const)('the output of the command line shows the control characters of %s', (_, running, where) => {
  const said = running();
  expect(said.out).not.toMatch(ACTIVE);
  expect(said.error).not.toMatch(ACTIVE);
  expect(said[where]).toMatch(/\\(x|u00)1b\[2J/);
  // The text can't start a line that looks like ours.
  expect(`${said.out}${said.error}`).not.toMatch(/^error\\x9b/m);
});

it('the output of the command line writes a file name with a line break and an escape in one line', () => {
  const { out } = run('catalogue', 'check', file(`${EVIL}.csv`, csv('A,A,split,2.5,1')));
  expect(out).toContain(`/${SHOWN}.csv is ready: 1 system.\n`);
});

it('the output of the command line prints the same text as JSON without control characters', () => {
  const path = file(`${EVIL}.csv`, csv('A,A,sledge,,'));
  const { out } = run('catalogue', 'check', path, '--json');
  expect(out).not.toMatch(ACTIVE);
  expect(JSON.parse(out).file).toBe(path);
});

it('the output of the command line keeps its own line breaks', () => {
  expect(run('--help').out).toMatch(/^Usage: .*\n\n {2}catalogue check FILE .*\n {27}check/);
  const path = file('one.csv', csv('A,Split A,split,2.5,1'));
  expect(run('catalogue', 'check', path).out).toMatch(
    /\.\n\nWhat visitors will find\nThe questions have .*\n.*\n {2}None: /,
  );
});
