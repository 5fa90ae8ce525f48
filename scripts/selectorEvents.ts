import { readFileSync } from 'node:fs';

export interface SelectorEvent {
  readonly name: string;
  readonly description: string;
  /** The type of `detail`, on one line. */
  readonly detail: string;
  /** The same with comments. */
  readonly declaration: string;
}

const MEMBER = /^ {2}\/\*\* (.+) \*\/\n {2}readonly '?([\w-]+)'?: ('\w+'|(?:string \| )?null|\{[\s\S]*?^ {2}\});$/gm;

export function selectorEvents(): readonly SelectorEvent[] {
  const source = readFileSync(new URL('../src/visit/selectorEvents.ts', import.meta.url), 'utf8');
  return [...source.matchAll(MEMBER)].map(([, description = '', name = '', declaration = '']) => ({
    name,
    description,
    declaration: declaration.replaceAll('\n  ', '\n'),
    detail: declaration
      .replaceAll(/\s*\/\*\*.*?\*\//g, '')
      .replaceAll(/readonly /g, '')
      .replaceAll(/\s+/g, ' ')
      .replace('; }', ' }'),
  }));
}

/** The table of the events in docs/embedding.md. */
export function eventTable(): string {
  const rows = selectorEvents().map(
    ({ name, description, detail }) => `| \`${name}\` | ${description} | \`${detail.replaceAll('|', '\\|')}\` |`,
  );
  return ['| Event | When | `detail` |', '|---|---|---|', ...rows].join('\n');
}
