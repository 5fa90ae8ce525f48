import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ConsoleLog, createConsole } from './createConsole.ts';

afterEach(() => vi.restoreAllMocks());

const HOSTILE = 'a\x1b[2Jb\nc\x7f\x9b\u202e\u2028d';

/** The lines that a console of this kind writes. */
function written(log: ConsoleLog, kind: 'info' | 'warn' | 'error', message: string): string[] {
  const lines: string[] = [];
  for (const name of ['log', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation((line: string) => {
      lines.push(line);
    });
  }
  createConsole(log)[kind](message);
  return lines;
}

describe.each(['info', 'warn', 'error'] as const)('a line of the console (%s)', (kind) => {
  it('a line of the console cannot move the cursor of a terminal', () => {
    expect(written('text', kind, HOSTILE)).toEqual(['a\\x1b[2Jb\\x0ac\\x7f\\x9b\\u202e\\u2028d']);
  });

  it('a line of the console cannot move the cursor as JSON either, and parses to the same text', () => {
    const [line = ''] = written('json', kind, HOSTILE);
    expect(line).toMatch(/^[ -~]*$/);
    expect(JSON.parse(line)).toMatchObject({ message: HOSTILE });
  });
});
