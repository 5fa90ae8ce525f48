import { MAX_FILE_BYTES, MAX_REPLY_BYTES, MAX_SYSTEMS } from '../src/catalogue/catalogueLimits.ts';

/** Columns that are short in a spreadsheet and long in a reply, where each value carries its column name. */
const FIGURES = ['hot', 'average', 'cold'].flatMap((zone) =>
  ['stars_cool', 'stars_heat', 'kwh_cool', 'kwh_heat'].map((figure) => `${figure}_${zone}`),
);
const HEADER = ['id', 'title', 'system_type', 'description', ...FIGURES].join();
const BESIDE = FIGURES.map(() => ',1').join('');

const rowOf = (index: number, description: string) => `S${index},System ${index},split,${description}${BESIDE}\n`;
const fileOf = (descriptions: readonly string[]) => `${HEADER}\n${descriptions.map((d, i) => rowOf(i, d)).join('')}`;

/** The size of the file's reply in UTF-8, computed without the product's own code. */
function replyBytes(descriptions: readonly string[]): number {
  const figures = Object.fromEntries(FIGURES.map((name) => [name, 1]));
  const products = descriptions.map((description, index) => ({
    id: `S${index}`,
    title: `System ${index}`,
    system_type: 'split',
    ...(description !== '' && { description }),
    ...figures,
  }));
  return new TextEncoder().encode(JSON.stringify({ products, updated: new Date(0).toISOString() })).length;
}

/** Descriptions that repeat one letter and have this total length, spread over the rows. */
function filled(letter: string, letters: number, rows: number): string[] {
  const each = Math.floor(letters / rows);
  const more = letters - each * rows;
  return Array.from({ length: rows }, (_, index) => letter.repeat(each + (index < more ? 1 : 0)));
}

/** A file of exactly this size. */
function fileOfBytes(bytes: number): string {
  const rows = 4500;
  return fileOf(filled('x', bytes - fileOf(filled('x', 0, rows)).length, rows));
}

/** A file whose reply has exactly this size in bytes. A backslash takes one in the file and two in the reply. */
function fileOfReplyBytes(bytes: number): string {
  const rows = 4900;
  // One letter of two bytes tells bytes from characters.
  const room = bytes - replyBytes(filled('x', rows, rows)) - 2;
  const descriptions = filled('\\', Math.floor(room / 2), rows).map((text) => `x${text}`);
  descriptions[0] += `é${'x'.repeat(room % 2)}`;
  return fileOf(descriptions);
}

/** Each limit of a catalogue: the limit, a file of a given size, and the message for one above the limit. */
export const LIMITS = {
  'size of a file': [MAX_FILE_BYTES, fileOfBytes, 'is 8.1 MB; the limit for a catalogue file is 8 MB.'],
  'number of systems': [
    MAX_SYSTEMS,
    (systems: number) => fileOf(filled('x', 0, systems)),
    'There are 5,001 systems; the limit is 5,000.',
  ],
  'size of a reply': [
    MAX_REPLY_BYTES,
    fileOfReplyBytes,
    'The catalogue is 16.1 MiB as a reply; visitors can load at most 16 MiB.',
  ],
} as const;
