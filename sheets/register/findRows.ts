import { IN_ENGLISH, type Translate } from '../../src/catalogue/explainProblem.ts';
import type { Column, Product } from '../../src/catalogue/product.ts';
import { judgeRow, type RowReason } from './judgeRow.ts';
import { lettersAndDigits, modelKeys } from './modelName.ts';
import type { RegisterRow } from './readRegister.ts';
import { registerWords } from './registerTexts.ts';

/** The keys of a system for finding its rows, from the surest to the least sure. */
const KEYS = {
  registration: ({ gems_registration_number: registration }: Product) => registrationKeys(registration ?? ''),
  units: ({ indoor_model: indoor, outdoor_model: outdoor }: Product) =>
    indoor === null || outdoor === null ? [] : nameKeys(`${indoor} / ${outdoor}`),
  name: ({ model_number: model }: Product) => nameKeys(model ?? ''),
} as const;
type Level = keyof typeof KEYS;
const LEVELS = Object.keys(KEYS) as readonly Level[];

function registrationKeys(registration: string): readonly string[] {
  const letters = lettersAndDigits(registration);
  return letters === '' ? [] : [`registration ${letters}`];
}

function nameKeys(model: string): readonly string[] {
  return modelKeys(model).map((key) => `model ${key}`);
}

/** The register's rows by the keys of their number and their model. */
type RegisterIndex = ReadonlyMap<string, readonly RegisterRow[]>;

/** Prepares the register for many searches. */
export function createRegisterIndex(rows: readonly RegisterRow[]): RegisterIndex {
  const index = new Map<string, RegisterRow[]>();
  for (const row of rows) {
    for (const key of [...registrationKeys(row.registration), ...nameKeys(row.model)]) {
      const there = index.get(key);
      if (there) there.push(row);
      else index.set(key, [row]);
    }
  }
  return index;
}

/** A register row with the number or the name of a system. */
export interface RowCandidate {
  readonly row: RegisterRow;
  readonly by: Level;
  /** False if nobody may use its figures: expired, not approved, or not sold in Australia. */
  readonly isValid: boolean;
  /** Reasons not to use its figures. */
  readonly refusals: readonly RowReason[];
  /** Reasons why only a person can confirm that it is the system. */
  readonly doubts: readonly RowReason[];
}

export interface FoundRows {
  /** The row that certainly is the system. */
  readonly certain: RowCandidate | null;
  /** Rows that a person can choose by writing their number in the sheet. */
  readonly proposals: readonly RowCandidate[];
  /** Rows that can't be the system, or aren't valid any more. */
  readonly refused: readonly RowCandidate[];
}

export interface AskedRow {
  readonly product: Product;
  /** Columns whose cell isn't blank but can't be read. */
  readonly unread: ReadonlySet<Column>;
  /** As YYYY-MM-DD. */
  readonly today: string;
  readonly translate?: Translate;
}

/**
 * Finds the register rows that may be a system: by its registration number, otherwise by the names of its two units, otherwise by
 * its model number. Names match regardless of case, spaces and punctuation. Several rows count only if their figures agree.
 */
export function findRows(index: RegisterIndex, asked: AskedRow): FoundRows {
  const refused: RowCandidate[] = [];
  for (const by of LEVELS) {
    const rows = new Set(KEYS[by](asked.product).flatMap((key) => index.get(key) ?? []));
    const judged = ofModel(by, [...rows], asked.product).map((row) => judge(row, by, asked));
    refused.push(...judged.filter(({ refusals }) => refusals.length > 0));
    const possible = judged.filter(({ refusals }) => refusals.length === 0);
    const [first] = possible;
    if (!first) continue;
    const rivals = judged.filter(({ isValid }) => isValid);
    const figures = new Set(rivals.map(({ row }) => JSON.stringify(row.figures)));
    if (figures.size > 1)
      return {
        certain: null,
        proposals: possible.map((one) => withRivals(one, rivals.length, asked.translate)),
        refused,
      };
    const certain = possible.find(({ doubts }) => doubts.length === 0) ?? null;
    return { certain, proposals: certain ? [] : possible, refused: certain ? [] : refused };
  }
  return { certain: null, proposals: [], refused };
}

function judge(row: RegisterRow, by: Level, { product, unread, today, translate }: AskedRow): RowCandidate {
  const { invalid, disagrees, doubts } = judgeRow(product, row, unread, today, translate);
  // A number in the sheet is somebody's answer to every doubt.
  const isValid = invalid.length === 0;
  return { row, by, isValid, refusals: [...invalid, ...disagrees], doubts: by === 'registration' ? [] : doubts };
}

/** One registration can cover a family of models, so the names decide. */
function ofModel(by: Level, rows: readonly RegisterRow[], product: Product): readonly RegisterRow[] {
  if (by !== 'registration' || rows.length < 2) return rows;
  const { indoor_model: indoor, outdoor_model: outdoor, model_number: model } = product;
  const keys = [...modelKeys(`${indoor ?? ''} / ${outdoor ?? ''}`), ...modelKeys(model ?? '')];
  const same = rows.filter((row) => modelKeys(row.model).some((key) => keys.includes(key)));
  return same.length > 0 ? same : rows;
}

function withRivals(one: RowCandidate, count: number, translate = IN_ENGLISH): RowCandidate {
  const text = registerWords(translate)(one.by === 'registration' ? 'sameNumber' : 'sameModel', { count });
  return { ...one, doubts: [{ about: 'registration', text }, ...one.doubts] };
}
