import { cleanText } from '../../src/catalogue/cleanText.ts';
import { COLUMNS } from '../../src/catalogue/columns.ts';
import { IN_ENGLISH, type Translate } from '../../src/catalogue/explainProblem.ts';
import { lettersOf } from '../../src/catalogue/findWord.ts';
import { readCell } from '../../src/catalogue/readCell.ts';
import { plainNumber } from '../../src/catalogue/readNumber.ts';
import { CellLimit } from '../open/cellLimit.ts';
import { decodeText } from '../open/decodeText.ts';
import { explainFileProblem } from '../open/explainFileProblem.ts';
import { formatOf } from '../open/fileFormat.ts';
import { parseText } from '../open/parseText.ts';
import type { CellRows } from '../open/table.ts';
import { UnreadableFile } from '../open/unreadableFile.ts';
import { agrees } from './agrees.ts';
import {
  FIGURE_NAMES,
  FIGURES,
  type Figure,
  isRegisterHeading,
  JUDGED_BY,
  type RegisterHeader,
  readRegisterHeader,
  WATTS,
} from './registerColumns.ts';
import { registerWords } from './registerTexts.ts';

/** The type of a system, if the register tells. `other` is a type that catalogues don't have; null is unclear. */
export type RegisterKind = 'split' | 'ducted' | 'multi_split' | 'other' | null;

/** One row of the energy register, unchecked. Texts are trimmed; a missing one is ''. */
export interface RegisterRow extends Readonly<Record<Exclude<keyof typeof JUDGED_BY, 'outdoorOnly'>, string>> {
  readonly kind: RegisterKind;
  /** Null if the register's word isn't clear. */
  readonly outdoorOnly: boolean | null;
  /** The figures that the catalogue's cells accept. */
  readonly figures: Figures;
}

export type Figures = Readonly<Partial<Record<Figure, string | number>>>;

export type Register =
  | { readonly ok: true; readonly rows: readonly RegisterRow[]; readonly missingFigures: readonly string[] }
  | { readonly ok: false; readonly reason: string };

/** The largest register file in bytes. The register of air conditioners had about 6,000 rows and 8 MB in 2026. */
export const MAX_REGISTER_BYTES = 64_000_000;
const LIMITS = { rows: 60_000, cells: 6_000_000, characters: MAX_REGISTER_BYTES };

/**
 * Reads the register's CSV file. Never throws. If a row's cells can't be told apart, the file is refused: that row could be the
 * second one that makes a match unsure.
 */
export function readRegister(bytes: Uint8Array, translate = IN_ENGLISH): Register {
  const say = registerWords(translate);
  const table = cellsOf(bytes, translate);
  if (typeof table === 'string') return refused(table);
  const fault = [...table.problems, ...table.rows.map(({ problem }) => problem)].find((problem) => problem);
  if (fault) return refused(say('quotes', { row: fault.row ?? '' }));
  const [first, ...below] = table.rows;
  if (!first) return refused(say('empty'));
  const names = first.cells;
  const header = readRegisterHeader(names);
  if (header.missing.length > 0) return refused(say('missing', { columns: header.missing.join(', ') }));
  const [repeated] = header.repeated;
  if (repeated !== undefined) return refused(say('repeated', { column: repeated }));
  const wide = below.find(({ cells }) => cells.slice(names.length).some((cell) => cell.trim() !== ''));
  if (wide) return refused(say('wide', { row: wide.number }));

  const rows = new Map<string, RegisterRow>();
  for (const { cells } of below) {
    const row = readRegisterRow(cells, header);
    // The register lists some rows twice.
    rows.set(JSON.stringify(row), row);
  }
  if (rows.size === 0) return refused(say('noRows'));
  return { ok: true, rows: [...rows.values()], missingFigures: header.missingFigures };
}

/** The cells of the file, or the reason why it has none. */
function cellsOf(bytes: Uint8Array, translate: Translate): CellRows | string {
  try {
    if (formatOf(bytes) === 'zip') return registerWords(translate)('notText');
    return parseText(decodeText(bytes).text, isRegisterHeading, new CellLimit(LIMITS));
  } catch (error) {
    if (error instanceof UnreadableFile) return explainFileProblem(error.problem, translate).reason;
    throw error;
  }
}

function refused(reason: string): Register {
  return { ok: false, reason };
}

function readRegisterRow(cells: readonly string[], { positionOf }: RegisterHeader): RegisterRow {
  const cell = (heading: string) => cleanText(cells[positionOf(heading)] ?? '');
  const text = (key: keyof typeof JUDGED_BY) => cell(JUDGED_BY[key]);
  const configuration1 = text('configuration1');
  const configuration2 = text('configuration2');
  return {
    brand: text('brand'),
    model: text('model'),
    registration: text('registration'),
    status: text('status'),
    availability: text('availability'),
    expires: text('expires'),
    soldIn: text('soldIn'),
    configuration1,
    configuration2,
    kind: kindOf(lettersOf(configuration1), lettersOf(configuration2)),
    outdoorOnly: readYesNo(text('outdoorOnly')),
    figures: readFigures(cell),
  };
}

function kindOf(configuration1: string, configuration2: string): RegisterKind {
  // "Multiple split - Fixed head", "Multiple split - VRF"; in 2023 also "fixed" and "vrf".
  if (/^multi|^fixed|^vrf/.test(configuration2)) return 'multi_split';
  if (/^windowwall|^portable/.test(configuration2)) return 'other';
  if (!/^singlesplit/.test(configuration2)) return null;
  if (configuration1 === 'ducted') return 'ducted';
  return configuration1 === 'nonducted' ? 'split' : null;
}

function readYesNo(text: string): boolean | null {
  if (/^(yes|y|true|1)$/i.test(text)) return true;
  return /^(|no|n|false|0)$/i.test(text) ? false : null;
}

function readFigures(cell: (heading: string) => string): Figures {
  const figures: Partial<Record<Figure, string | number>> = {};
  for (const figure of FIGURE_NAMES) {
    const value = figureValue(figure, cell(FIGURES[figure]));
    // The register writes 0 where it has no figure.
    if (value !== null && value !== 0) figures[figure] = value;
  }
  for (const figure of ['cooling_capacity_kw', 'heating_capacity_kw'] as const) {
    const watts = plainNumber(cell(WATTS[figure]));
    const kilowatts = watts === null ? null : figureValue(figure, String(watts / 1000));
    if (typeof kilowatts !== 'number') continue;
    const given = figures[figure];
    if (given === undefined) figures[figure] = kilowatts;
    // If a row has two capacities, nobody knows which one is right.
    else if (!agrees(figure, given, kilowatts)) delete figures[figure];
  }
  return figures;
}

function figureValue(figure: Figure, cell: string): string | number | null {
  const { value } = readCell(COLUMNS[figure], cell, 'usual');
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}
