import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, inject, it } from 'vitest';

/** Their JSON is larger than the buffer of a pipe. */
const ERRORS = 600;
/** Only a hanging command takes this long. */
const HANGS = 30_000;
const folder = inject('cli');

beforeAll(() => {
  const rows = Array.from({ length: ERRORS }, (_, index) => `S${index},Split,sledge`);
  writeFileSync(`${folder}/many.csv`, ['id,title,system_type', ...rows, 'A,Split A,split', ''].join('\n'));
  writeFileSync(`${folder}/good.csv`, 'id,title,system_type\nA,Split A,split\n');
});

/** Runs a shell command in which `selector` is the built command. Returns its exit code and the output. */
function shell(line: string) {
  const script = `selector() { "$NODE" main.js "$@"; echo $? >code; }\n${line}`;
  const env = { PATH: process.env.PATH, NODE: process.execPath };
  const { stdout, stderr, signal } = spawnSync('sh', ['-c', script], {
    cwd: folder,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    timeout: HANGS,
  });
  return { code: Number(readFileSync(`${folder}/code`, 'utf8')), out: stdout, error: stderr, signal };
}

it.each([
  ['with problems', 'selector catalogue check many.csv --json | head -c 1', 1, '{'],
  ['without problems', 'selector catalogue check good.csv --json | head -c 1', 0, '{'],
  ['with unread output', 'selector catalogue check many.csv --json | true', 1, ''],
  ['that prints errors', 'selector match many.csv --answers {} --json 2>&1 >/dev/null | true', 0, ''],
])('an output that ends early keeps the exit code of a command %s', (_, line, code, out) => {
  expect(shell(line)).toEqual({ code, out, error: '', signal: null });
});

describe.skipIf(!existsSync('/dev/full'))('an output that cannot be written', () => {
  const SAID = /^The output couldn't be written: ENOSPC.*\n$/;

  it.each(['selector catalogue check good.csv', 'selector --help'])(
    'an output that can’t be written gives exit code 2 and one line: %s',
    (line) => {
      expect(shell(`${line} >/dev/full`)).toEqual({
        code: 2,
        out: '',
        error: expect.stringMatching(SAID),
        signal: null,
      });
    },
  );

  it('an error output that can’t be written gives exit code 2', () => {
    const { code, out } = shell('selector match many.csv --answers {} --json 2>/dev/full');
    expect(code).toBe(2);
    expect(JSON.parse(out)).toHaveProperty('groups');
    expect(shell('selector bake >/dev/full 2>/dev/full').code).toBe(2);
    expect(shell('selector messages >/dev/full 2>/dev/full').code).toBe(2);
  });
});

it('the command line as a program writes a large result completely into a pipe', () => {
  const { code, out, error } = shell('selector catalogue check many.csv --json | cat');
  expect({ code, error }).toEqual({ code: 1, error: '' });
  expect(JSON.parse(out)).toMatchObject({ errors: ERRORS, systems: 1 });
});

it.each(['catalogue check', 'messages check'])(
  'the command line as a program refuses a pipe without a writer: %s',
  (command) => {
    expect(shell(`rm -f pipe; mkfifo pipe; selector ${command} pipe`)).toEqual({
      code: 2,
      out: '',
      error: "pipe isn't a file.\n",
      signal: null,
    });
  },
);
