import { expect, it } from 'vitest';
import { capturedOutput } from '../tests/capturedOutput.ts';
import { readArgs } from './readArgs.ts';

const OPTIONS = { to: { type: 'string' }, help: { type: 'boolean' } } as const;

function read(args: readonly string[], needsSome = true) {
  const { output, written } = capturedOutput();
  const found = readArgs(args, OPTIONS, { name: 'product-selector x', help: 'Usage\nLines', needsSome }, output);
  return { found, out: written.out, error: written.error };
}

it('a command takes its options and positionals', () => {
  expect(read(['a', '--to', 'b']).found).toMatchObject({ values: { to: 'b' }, positionals: ['a'] });
  expect(read([], false).found).toMatchObject({ positionals: [] });
});

it('a command prints its help on request, and instead of nothing if it needs something', () => {
  expect(read(['a', '--help'])).toEqual({ found: 0, out: 'Usage\nLines\n', error: '' });
  expect(read([])).toEqual({ found: 2, out: 'Usage\nLines\n', error: '' });
});

it('a command refuses an option that it doesn’t have, in one line and with the way to its help', () => {
  const { found, out, error } = read(['--two', 'x']);
  expect([found, out]).toEqual([2, '']);
  expect(error).toMatch(/^.*'--two'.*\nRun product-selector x --help for help\.\n$/);
});
