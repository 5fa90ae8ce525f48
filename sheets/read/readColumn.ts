import { cleanText } from '../../src/catalogue/cleanText.ts';
import { COLUMNS } from '../../src/catalogue/columns.ts';
import { CONTROLS, type Column, type ControlSupply } from '../../src/catalogue/product.ts';
import { readCell } from '../../src/catalogue/readCell.ts';
import { BLANK, known, note, type Reading } from '../../src/catalogue/reading.ts';
import { withoutEntities } from '../../src/catalogue/withoutEntities.ts';
import { cellText } from '../../src/catalogue/writeReply.ts';
import { columnNamed } from '../recognise/columnNamed.ts';
import { fold } from '../recognise/fold.ts';
import { plainHeading } from '../recognise/plainHeading.ts';
import { kindNamed } from '../recognise/recogniseKind.ts';
import { entriesOf, wordMeant } from '../recognise/synonyms.ts';
import { convertNumber } from '../recognise/units.ts';
import type { ColumnSource } from './mapping.ts';
import { measureOf } from './measures.ts';

/** A cell, read once. */
export interface ReadCell {
  /** The text in the catalogue's spelling, unchanged if it can't be read; '' for a blank cell. */
  readonly text: string;
  /** The value of the column's type, and notes for the provider. */
  readonly reading: Reading<unknown>;
}

export const BLANK_CELL: ReadCell = { text: '', reading: BLANK };

/** Reads a cell of a catalogue's own column. A word that isn't ours, but that we understand, is read with a note. */
export function readOwnCell(column: Column, cell: string): ReadCell {
  const text = cleanText(cell);
  if (text === '') return BLANK_CELL;
  const meant = ourWord(column, {}, text);
  const reading = readCell(COLUMNS[column], meant, 'usual');
  if (meant !== text) {
    return { text, reading: { ...reading, notes: [note(text, 'respelled', { read: meant }), ...reading.notes] } };
  }
  // A cell with several measures gets better advice: `840 x 880 x 330`.
  const hasSeveral = reading.value === null && column.endsWith('_mm') && MEASURES.test(text);
  return { text, reading: hasSeveral ? { value: null, notes: [note(text, 'several-measures')] } : reading };
}

const MEASURES = /^\D{0,3}[\d.,]+\s*\w{0,2}\s*[x×*]\s*[\d.,]+/i;

/** Makes a reader for the cells of one catalogue column by a mapping. It reads each value once, because most columns repeat a few. */
export function cellReader(
  column: Column,
  source: ColumnSource,
  decimal: '.' | ',' | undefined,
): (cell: string, name: string) => ReadCell {
  const seen = new Map<string, ReadCell>();
  const differs = source.units !== undefined || source.parts !== undefined;
  return (cell, name) => {
    const key = differs ? `${name} ${cell}` : cell;
    const known = seen.get(key);
    if (known) return known;
    const found = readMappedCell(column, source, cell, decimal, name);
    seen.set(key, found);
    return found;
  };
}

/**
 * Reads a cell of another sheet by a mapping. Anything that can't be converted with certainty stays as it is, so the note names
 * it.
 *
 * @param name the source column of the cell
 */
export function readMappedCell(
  column: Column,
  source: ColumnSource,
  cell: string,
  decimal: '.' | ',' | undefined,
  name = '',
): ReadCell {
  const rule = COLUMNS[column];
  let text = cleanText(source.html ? withoutTags(cell) : cell);
  if (text === '') return BLANK_CELL;
  const { unit, part } = measureOf(source, name);
  if (part !== undefined) text = partOf(text, part);
  text = ourWord(column, source, text);
  if (source.inText) text = kindNamed(text) ?? '';
  if (text === '') return BLANK_CELL;
  text = plainFigure(column, text);
  if (rule.kind === 'url') text = firstAddress(text);
  const given = rule.kind === 'number' ? convertNumber(text, rule.unit, { unit, decimal }) : text;
  const reading = readCell(rule, given, 'usual');
  if (reading.value === null || rule.kind === 'text' || rule.kind === 'url') return { text: String(given), reading };
  // A mapping exists for other spellings, so they need no note.
  const value = rule.kind === 'controls' ? listedOnly(reading.value as Controls, source.from) : reading.value;
  return { text: cellText(value), reading: known(value) };
}

type Controls = Readonly<Record<(typeof CONTROLS)[number], ControlSupply>>;

/** Only our own column lists every control; other sheets list what they advertise. */
function listedOnly(controls: Controls, from: readonly string[]): Controls {
  const isOurs = from.every((name) => columnNamed(plainHeading(name)) === 'controls');
  if (isOurs || Object.values(controls).every((supply) => supply === 'none')) return controls;
  const listed = CONTROLS.map((control) => [control, controls[control] === 'none' ? 'unknown' : controls[control]]);
  return Object.fromEntries(listed) as Controls;
}

const OPTIONAL = /^\(?optional(?: extra)?\)?$/i;
const SUPPLIES: Readonly<Record<string, ControlSupply>> = {
  yes: 'included',
  optional: 'optional',
  no: 'none',
  '': 'unknown',
};

/**
 * The controls, each from a cell of its own. A control with a blank cell, or without a column, is unknown, unless the mapping has
 * a word for blanks. A cell that says neither yes nor no makes all of them unknown.
 *
 * @param cells in the order of `each`
 */
export function readControlCells({ each = [], words = {} }: ColumnSource, cells: readonly string[]): ReadCell {
  const supplies = each.map((_, index) => supplyOf(cells[index] ?? '', words));
  if (supplies.every((supply) => supply === '')) return BLANK_CELL;
  const unclear = supplies.find((supply) => !Object.hasOwn(SUPPLIES, supply));
  if (unclear !== undefined) return { text: unclear, reading: readCell(COLUMNS.controls, unclear, 'usual') };
  const value = Object.fromEntries(
    CONTROLS.map((control) => [control, SUPPLIES[supplies[each.indexOf(control)] ?? '']!]),
  );
  return { text: cellText(value), reading: known(value) };
}

/** `yes`, `no` or `optional`; '' for a blank, and the cell's text for anything else. */
export function supplyOf(cell: string, words: Readonly<Record<string, string>>): string {
  const text = cleanText(cell);
  const word = givenWord(words, text);
  if (word !== undefined) return word;
  if (OPTIONAL.test(text)) return 'optional';
  const { value } = readCell(COLUMNS.suits_small_outdoor_space, text, 'usual');
  return value === null ? text : value ? 'yes' : 'no';
}

/** Translates the whole cell, or each entry of a list, by the mapping's words and our own. */
function ourWord(column: Column, source: Pick<ColumnSource, 'words'>, text: string): string {
  const whole = meant(column, source, text);
  if (whole !== null) return whole;
  const entries = entriesOf(column, text);
  if (entries.length < 2) return text;
  return entries.map((entry) => meant(column, source, entry) ?? entry).join('|');
}

function meant(column: Column, { words = {} }: Pick<ColumnSource, 'words'>, text: string): string | null {
  return givenWord(words, text) ?? wordMeant(column, text);
}

/** Looks a text up in a mapping's words, whatever its case and spaces; undefined if it isn't there. */
export function givenWord(words: Readonly<Record<string, string>>, text: string): string | undefined {
  if (Object.hasOwn(words, text)) return words[text];
  return Object.entries(words).find(([word]) => fold(word) === fold(text) && fold(word) !== '')?.[1];
}

const MONTHS =
  /^(\d{1,3})\s*(?:months?|mths?|monate?|mois|meses|mesi|tháng|мес|เดือน|个月|ヶ月|개월|bulan|maand(?:en)?|месец(?:а|и)?)/iu;
const YEARS =
  /^(\d{1,2})\s*-?\s*(?:years?|yrs?|jahre?|ans?|años?|anni|anos?|năm|лет|года?|рок|ปี|年|년|év|tahun|jaar|jr|години|година|г)(?!\p{L})/iu;
const RATED_AND_RANGE = /^([\d.,]+\s*[\p{L}/]{0,6})\s*[([]\s*[\d.,]+\s*[-–~～][^)\]]*[)\]]\s*(kW|W|BTU\/?h)?$/iu;
const LEVELS = /^(\d{2}(?:\.\d)?(?:\s*[/|]\s*\d{2}(?:\.\d)?)+)(?:\s*dB(?:\s?\(?A\)?)?)?$/i;
/** A refrigerant with its charge: `R32 / 0.65 kg`. */
const CHARGED = /^(R-?\d{2,3}[A-Z]?)\s*[/,(;|]?\s*[\d.,]+\s*(?:kg|g)\)?$/i;
const PHASE =
  /(?<![\d.])([13])\s*N?\s*(?:ph(?:ase)?s?|[øØφΦ~∼～])|^([13])\s*\/\s*[56]0(?:\s*hz)?$|^[234]\d\d\s*v?\s*\/\s*(?:[56]0\s*(?:hz)?\s*\/\s*)?([13])(?:\s*\/\s*[56]0)?(?:\s*hz)?$/iu;
const PHASE_WORDS = {
  1: /(?<![\w-])(?:single|one)(?![\w-])|monof|monoph|einphasig|eenfas|однофаз|монофаз|单相|単相|단상/iu,
  3: /(?<![\w-])three(?![\w-])|trif|triph|dreiphasig|driefas|трехфаз|трифаз|三相|삼상/iu,
};

/** The figure of a cell with more than one number, if there is only one way to read it: `2.5 (0.9~3.2)`, `5 year warranty`. */
function plainFigure(column: Column, text: string): string {
  if (text.length > MAX_FIGURE_TEXT) return text;
  let levels: readonly number[] | undefined;
  switch (column) {
    case 'phase': {
      const found = PHASE.exec(text);
      if (found) return found[1] ?? found[2] ?? found[3]!;
      return Object.entries(PHASE_WORDS).find(([, word]) => word.test(text))?.[0] ?? text;
    }
    case 'warranty_years': {
      const months = Number(MONTHS.exec(text)?.[1] ?? Number.NaN);
      return YEARS.exec(text)?.[1] ?? (Number.isInteger(months / 12) ? String(months / 12) : text);
    }
    case 'indoor_sound_pressure_min_dba':
      // Levels of a fan, in either order.
      levels = LEVELS.exec(text)?.[1]?.split(/[/|]/).map(Number);
      return levels ? String(Math.min(...levels)) : text;
    case 'cooling_capacity_kw':
    case 'heating_capacity_kw':
      return text.replace(RATED_AND_RANGE, '$1 $2').trim();
    case 'refrigerant':
      return CHARGED.exec(text)?.[1] ?? text;
    default:
      return column.startsWith('stars_') ? starsIn(text) : text;
  }
}

const MAX_FIGURE_TEXT = 60;

/** The number of stars: `★★★½`, also with empty stars, or `4½ stars`. */
function starsIn(text: string): string {
  const [, stars, half] = /^([★⭐]+)\s*(½|1\/2|\.5|[⯨⯪✬])?\s*[☆✩]*$/u.exec(text) ?? [];
  if (stars !== undefined) return String([...stars].length + (half === undefined ? 0 : 0.5));
  const [, figure, halves] = /^(\d{1,2}(?:\.\d)?)\s*(½|1\/2)?\s*(?:★|⭐|stars?)?$/iu.exec(text) ?? [];
  return figure === undefined ? text : `${figure}${halves === undefined ? '' : '.5'}`;
}

const BETWEEN_FIGURES = /\s*[x×*х]\s*/i;

/** One figure of `840 x 880 x 330 mm`, with the cell's unit; the whole text if it has fewer figures. */
function partOf(text: string, part: number): string {
  const figures = text
    .split(BETWEEN_FIGURES)
    .map((figure) => /^\D{0,3}?([\d.,]+)\s*(mm|cm|m|in|"|″)?\D{0,3}$/i.exec(figure));
  const found = figures[part - 1];
  if (figures.length !== 3 || !found || figures.includes(null)) return text;
  return `${found[1]}${found[2] ?? figures[2]?.[2] ?? ''}`;
}

/** Shops separate the pictures of a product by commas; the first is the main one. */
function firstAddress(text: string): string {
  return text.split(/\s*[,|]\s*(?=https?:)/i)[0]!;
}

/** Exports write a line break inside a text as `\n`. */
function withoutTags(html: string): string {
  return withoutEntities(
    html
      .replaceAll(/\\[nrt]/g, ' ')
      .replaceAll(/<(?:script|style)\b[^>]{0,500}>[^<]{0,10000}/gi, ' ')
      .replaceAll(/<\/?(?:a|b|em|i|small|span|strong|sub|sup|u)\b[^<>]{0,2000}>/gi, '')
      .replaceAll(/<\/?[a-z!][^<>]{0,2000}>/gi, ' '),
  );
}
