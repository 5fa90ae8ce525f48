import { cleanText } from '../catalogue/cleanText.ts';
import { COLUMNS } from '../catalogue/columns.ts';
import type { Column, ControlSupply } from '../catalogue/product.ts';
import { readCell } from '../catalogue/readCell.ts';
import { entriesOf, wordMeant } from '../source/synonyms.ts';
import { columnNamed } from '../source/tableHeader.ts';
import type { ColumnSource } from './mapping.ts';
import { plainHeading } from './plainHeading.ts';
import { fold } from './sourceTable.ts';
import { convertNumber } from './units.ts';

/**
 * A source cell as the catalogue writes it. Whatever can't be converted with certainty stays as it is, so the catalogue's
 * reader names it.
 */
export function convertCell(
  column: Column,
  source: ColumnSource,
  cell: string,
  decimal: '.' | ',' | undefined,
): string {
  const rule = COLUMNS[column];
  let text = cleanText(source.html ? withoutTags(cell) : cell);
  if (text === '') return '';
  if (source.part !== undefined) text = partOf(text, source.part);
  text = ourWord(column, source, text);
  if (rule.kind === 'url') return firstAddress(text);
  if (rule.kind === 'text') return text;
  if (rule.kind === 'number') text = convertNumber(text, rule.unit, { unit: source.unit, decimal });
  return asWritten(column, text, source.from);
}

/** The value in our own spelling, if the reader is sure of it. */
function asWritten(column: Column, text: string, from: readonly string[]): string {
  const { value } = readCell(COLUMNS[column], text, 'usual');
  if (value === null) return text;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.join('|');
  if (typeof value !== 'object') return String(value);
  const supplies = Object.entries(value as Readonly<Record<string, ControlSupply>>);
  if (supplies.every(([, supply]) => supply === 'none')) return 'none';
  // Only our own column lists everything; other sheets list what they advertise.
  const unlisted = from.every((name) => columnNamed(plainHeading(name)) === 'controls') ? 'none' : 'unknown';
  const listed = supplies.map(([control, supply]) => [control, supply === 'none' ? unlisted : supply] as const);
  return listed
    .flatMap(([control, supply]) => (supply === 'none' ? [] : supply === 'included' ? control : `${control}:${supply}`))
    .join('|');
}

/** The words of the mapping and of our own table, for the whole cell or for each entry of a list. */
function ourWord(column: Column, source: ColumnSource, text: string): string {
  const whole = meant(column, source, text);
  if (whole !== null) return whole;
  const entries = entriesOf(column, text);
  if (entries.length < 2) return text;
  return entries.map((entry) => meant(column, source, entry) ?? entry).join('|');
}

function meant(column: Column, { words = {} }: ColumnSource, text: string): string | null {
  if (Object.hasOwn(words, text)) return words[text]!;
  const like = Object.keys(words).find((word) => fold(word) === fold(text) && fold(word) !== '');
  return like === undefined ? wordMeant(column, text) : words[like]!;
}

const BETWEEN_FIGURES = /\s*[x×*]\s*/i;

/** One figure of `840 x 880 x 330 mm`, with the unit of the cell; the whole text if it doesn't have that many. */
function partOf(text: string, part: number): string {
  const figures = text
    .split(BETWEEN_FIGURES)
    .map((figure) => /^\D{0,3}?([\d.,]+)\s*(mm|cm|m|in|"|″)?\D{0,3}$/i.exec(figure));
  const found = figures[part - 1];
  if (figures.length !== 3 || !found || figures.includes(null)) return text;
  return `${found[1]}${found[2] ?? figures[2]?.[2] ?? ''}`;
}

/** Shops list the pictures of a product separated by commas; the first is the main one. */
function firstAddress(text: string): string {
  return text.split(/\s*[,|]\s*(?=https?:)/i)[0]!;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  deg: '°',
  sup2: '²',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
};

/** Exports write a line break inside a text as `\n`. */
function withoutTags(html: string): string {
  return html
    .replaceAll(/\\[nrt]/g, ' ')
    .replaceAll(/<(?:script|style)\b[^>]{0,500}>[^<]{0,10000}/gi, ' ')
    .replaceAll(/<\/?(?:a|b|em|i|small|span|strong|sub|sup|u)\b[^<>]{0,2000}>/gi, '')
    .replaceAll(/<\/?[a-z!][^<>]{0,2000}>/gi, ' ')
    .replaceAll(/&(?:#(\d{1,6})|([a-z\d]{2,8}));/gi, (entity, code?: string, name?: string) =>
      code === undefined ? (ENTITIES[name!.toLowerCase()] ?? entity) : codePoint(Number(code)),
    );
}

function codePoint(code: number): string {
  return code <= 0x10_ffff ? String.fromCodePoint(code) : '';
}
