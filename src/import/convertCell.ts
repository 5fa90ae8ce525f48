import { cleanText } from '../catalogue/cleanText.ts';
import { COLUMNS } from '../catalogue/columns.ts';
import type { Column, ControlSupply } from '../catalogue/product.ts';
import { readCell } from '../catalogue/readCell.ts';
import { entriesOf, wordMeant } from '../source/synonyms.ts';
import { columnNamed } from '../source/tableHeader.ts';
import type { ColumnSource } from './mapping.ts';
import { plainHeading } from './plainHeading.ts';
import { kindNamed } from './recogniseKind.ts';
import { fold } from './sourceTable.ts';
import { convertNumber } from './units.ts';

/**
 * A source cell as the catalogue writes it. Whatever can't be converted with certainty stays as it is, so the catalogue's
 * reader names it.
 *
 * @param name the source column of the cell
 */
export function convertCell(
  column: Column,
  source: ColumnSource,
  cell: string,
  decimal: '.' | ',' | undefined,
  name = '',
): string {
  const rule = COLUMNS[column];
  let text = cleanText(source.html ? withoutTags(cell) : cell);
  if (text === '') return '';
  const part = source.parts?.[name] ?? source.part ?? 0;
  const unit = source.units?.[name] ?? source.unit;
  if (part > 0) text = partOf(text, part);
  text = ourWord(column, source, text);
  if (source.inText) text = kindNamed(text) ?? text;
  text = plainFigure(column, text);
  if (rule.kind === 'url') return firstAddress(text);
  if (rule.kind === 'text') return text;
  if (rule.kind === 'number') text = convertNumber(text, rule.unit, { unit, decimal });
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

const MONTHS = /^(\d{1,3})\s*(?:months?|mths?|monate?|mois|meses|mesi|tháng|мес|เดือน|个月|ヶ月|개월|bulan)/iu;
const YEARS =
  /^(\d{1,2})\s*-?\s*(?:years?|yrs?|jahre?|ans?|años?|anni|anos?|năm|лет|года?|рок|ปี|年|년|év|tahun)(?!\p{L})/iu;
const RATED_AND_RANGE = /^([\d.,]+\s*[\p{L}/]{0,6})\s*[([]\s*[\d.,]+\s*[-–~～][^)\]]*[)\]]$/u;
const LEVELS = /^\d{2}(?:\.\d)?(?:\s*[/|]\s*\d{2}(?:\.\d)?)+$/;
const PHASE = /(?<![\d.])([13])\s*(?:ph(?:ase)?s?|[øØφΦ~∼～])|^([13])\s*\/\s*[56]0(?:\s*hz)?$/iu;

/** The figure of a cell that says more than one number, where there's only one way to read it: `2.5 (0.9~3.2)`, `5 year warranty`. */
function plainFigure(column: Column, text: string): string {
  if (text.length > MAX_FIGURE_TEXT) return text;
  switch (column) {
    case 'phase': {
      const found = PHASE.exec(text);
      return found?.[1] ?? found?.[2] ?? text;
    }
    case 'warranty_years': {
      const months = Number(MONTHS.exec(text)?.[1] ?? Number.NaN);
      return YEARS.exec(text)?.[1] ?? (Number.isInteger(months / 12) ? String(months / 12) : text);
    }
    case 'indoor_sound_pressure_min_dba':
      // Levels of a fan, in either order.
      return LEVELS.test(text) ? String(Math.min(...text.split(/[/|]/).map(Number))) : text;
    case 'cooling_capacity_kw':
    case 'heating_capacity_kw':
      return RATED_AND_RANGE.exec(text)?.[1] ?? text;
    default:
      return column.startsWith('stars_') ? starsIn(text) : text;
  }
}

const MAX_FIGURE_TEXT = 60;

/** ★★★★ or 4½. */
function starsIn(text: string): string {
  if (/^★+½?$/.test(text)) return String(text.replace('½', '').length + (text.endsWith('½') ? 0.5 : 0));
  return text.replace(/^(\d)\s*½$/, '$1.5');
}

const BETWEEN_FIGURES = /\s*[x×*х]\s*/i;

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
