import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';

const MAX_LINES = 60;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  /** The name of the declared or assigned variable. */
  readonly id?: { readonly name?: string } | null;
  readonly key?: { readonly name?: string };
}

it('no function has more than 60 lines besides those of the functions inside it', () => {
  const sources = ['*.ts', '*.tsx', '*.mjs', ':!tests', ':!*.test.*', ':!*.d.ts'];
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...sources], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file));
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(longFunctions)).toEqual([]);
});

function longFunctions(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const long: string[] = [];
  /** Counts the lines of functions in a node, which don't count for the function around them. */
  const linesIn = (node: Node, name: string): number => {
    const called = node.id?.name ?? node.key?.name ?? name;
    let inner = 0;
    for (const child of Object.values(node).flat()) if (isNode(child)) inner += linesIn(child, called);
    if (!/^(Function|Arrow)/.test(node.type)) return inner;
    const lines = text.slice(node.start, node.end).split('\n').length;
    if (lines - inner > MAX_LINES) long.push(`${file}: ${called} has ${lines - inner} lines`);
    // A function's first line belongs to the function around it.
    return lines - 1;
  };
  linesIn(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node, '');
  return long;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
