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

/** The lists of values that long details share, by their names in the table. */
const VALUES = {
  Way: "'split' | 'splits' | 'multi' | 'ducted'",
  Room: "'bedroom' | 'living' | 'big_living' | 'open_plan' | 'bigger' | 'unsure'",
};

/** The table of the events in docs/embedding.md, and what its names of values stand for. */
export function eventTable(): string {
  const rows = selectorEvents().map(({ name, description, detail }) => {
    const short = detail.replace(`(${VALUES.Room})`, 'Room').replace(VALUES.Way, 'Way');
    return `| \`${name}\` | ${description} | \`${short.replaceAll('|', '\\|')}\` |`;
  });
  const values = Object.entries(VALUES).map(([name, list]) => `\`${name}\` is \`${list}\``);
  return ['| Event | When | `detail` |', '|---|---|---|', ...rows, '', `${values.join(', and ')}.`].join('\n');
}
