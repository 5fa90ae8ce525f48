import type { Column, Product } from '../catalogue/product.ts';
import { agrees } from './agrees.ts';
import { brandKey } from './brandAliases.ts';
import { judgeNames, type NameVerdict } from './judgeNames.ts';
import { judgeRow, type RowVerdict } from './judgeRow.ts';
import type { RegisterRow } from './readRegister.ts';
import type { Reason } from './reason.ts';
import { LEVELS, type Level, type RegisterIndex, type Searched } from './registerIndex.ts';
import { readSystemNames } from './systemNames.ts';

/** A row of the register that may be the system. */
export interface Candidate {
  readonly row: RegisterRow;
  readonly by: Level | 'resemblance';
  /** Why its figures must not be used. Empty for a proposal. */
  readonly refusals: readonly Reason[];
  /** Reasons for a person to check the row first. */
  readonly doubts: readonly Reason[];
}

export interface Found {
  /** The one row that is the system without a doubt. */
  readonly certain: Candidate | null;
  /** Rows for a person to accept, the fewest doubts first. */
  readonly proposals: readonly Candidate[];
  /** Rows with its name that can't be its row, or aren't valid any more. */
  readonly refused: readonly Candidate[];
}

export interface Asked {
  readonly product: Product;
  /** Columns with a cell that isn't blank and can't be read. */
  readonly unread: ReadonlySet<Column>;
  /** As YYYY-MM-DD. */
  readonly today: string;
}

interface Search extends Asked, Searched {
  readonly index: RegisterIndex;
  /** True for rows of the system's brand. */
  readonly isOfBrand: (row: RegisterRow) => boolean;
}

interface Judged {
  readonly row: RegisterRow;
  readonly names: NameVerdict;
  readonly verdict: RowVerdict;
}

/** Finds the rows of the register that may be a system. */
export function findRows(index: RegisterIndex, asked: Asked): Found {
  const { brand, gems_registration_number: registration } = asked.product;
  const key = brand === null ? null : brandKey(brand);
  const isOfBrand = (row: RegisterRow) => key === null || row.brandKey === key;
  const search = { ...asked, index, isOfBrand, registration, names: readSystemNames(asked.product) };
  const found = findByName(search, isOfBrand);
  if (found.certain) return withRivals(found, found.certain, search);
  if (found.proposals.length > 0) return found;
  // The table of aliases may lack one, so an equal name of another brand is worth a question.
  const others = findByName(search, (row) => !isOfBrand(row));
  if (others.proposals.length > 0) return { ...others, refused: found.refused };
  return { ...found, proposals: resembling(search, new Set(found.refused.map(({ row }) => row))) };
}

/** A name alone may be the indoor unit of a set; then a row for that set is just as likely. */
function withRivals(found: Found, certain: Candidate, search: Search): Found {
  const { name } = certain.row;
  const twins = twinsOf(certain, search);
  if (twins.length > 0) {
    const unsure = { ...certain, doubts: [severalRows(twins.length + 1)] };
    return { ...found, certain: null, proposals: [unsure, ...twins] };
  }
  if (certain.by === 'registration' || search.names.bothUnits !== null || name.units.length > 0) return found;
  const rivals = resembling(search, new Set([certain.row])).filter(({ row }) =>
    row.name.units.some(({ letters }) => letters === name.letters),
  );
  if (rivals.length === 0) return found;
  const unsure = { ...certain, doubts: [severalRows(rivals.length + 1)] };
  return { ...found, certain: null, proposals: [unsure, ...rivals] };
}

/** Other valid rows of the same model, however it is written, with other figures. */
function twinsOf({ row: own, by }: Candidate, search: Search): readonly Candidate[] {
  if (by === 'registration') return [];
  const figures = JSON.stringify(own.figures);
  const rows = search.index.at('letters', search).filter((row) => row !== own && search.isOfBrand(row));
  return rows
    .filter((row) => JSON.stringify(row.figures) !== figures)
    .map((row) => judge(row, search))
    .filter(({ verdict }) => verdict.invalid.length === 0)
    .map((judged) => asCandidate(judged, 'letters', 2));
}

function resembling(search: Search, seen: ReadonlySet<RegisterRow>): readonly Candidate[] {
  return search.index
    .resembling(search)
    .filter((row) => search.isOfBrand(row) && !seen.has(row) && isOfSize(search.product, row))
    .map((row) => ({ row, verdict: judgeRow(search.product, row, search.unread, search.today) }))
    .filter(({ verdict }) => verdict.invalid.length + verdict.disagrees.length === 0)
    .map((judged) => ({ ...judged, names: judgeNames(search.names, judged.row.name) }))
    .filter(({ names }) => names.isRelated)
    .map((judged) => asCandidate(judged, 'resemblance'))
    .sort(byDoubts);
}

/** False if the capacity is another. It rules out most of a brand's rows before anything is compared in words. */
function isOfSize({ cooling_capacity_kw: sheet }: Product, { figures }: RegisterRow): boolean {
  const register = figures.cooling_capacity_kw;
  return sheet === null || register === undefined || agrees('cooling_capacity_kw', sheet, register);
}

/** Goes from the surest level to the least sure, and stops at the first row without a doubt. */
function findByName(search: Search, isMeant: (row: RegisterRow) => boolean): Found {
  const seen = new Set<RegisterRow>();
  const proposals: Candidate[] = [];
  const refused: Candidate[] = [];
  for (const level of LEVELS) {
    const rows = search.index.at(level, search).filter((row) => isMeant(row) && !seen.has(row));
    for (const row of rows) seen.add(row);
    const judged = narrow(
      level,
      rows.map((row) => judge(row, search)),
    );
    const several = judged.filter(({ verdict }) => verdict.invalid.length === 0).length;
    for (const one of judged) {
      const candidate = asCandidate(one, level, Math.max(several, proposals.length + 1));
      if (candidate.refusals.length > 0) refused.push(candidate);
      else if (candidate.doubts.length > 0) proposals.push(candidate);
      else return { certain: candidate, proposals: [], refused };
    }
  }
  return { certain: null, proposals: proposals.sort(byDoubts), refused };
}

function judge(row: RegisterRow, { product, names, unread, today }: Search): Judged {
  return { row, names: judgeNames(names, row.name), verdict: judgeRow(product, row, unread, today) };
}

/** One registration can cover a family of models; the name tells which one is meant. */
function narrow(level: Level, judged: readonly Judged[]): readonly Judged[] {
  const same = judged.filter(({ names, verdict }) => names.isSame && verdict.invalid.length === 0);
  return level === 'registration' && same.length > 0 ? same : judged;
}

function asCandidate({ row, names, verdict }: Judged, by: Candidate['by'], several = 1): Candidate {
  const refusals = [...verdict.invalid, ...verdict.disagrees];
  const gaps = by === 'registration' ? [] : names.gaps;
  const more = several > 1 ? [severalRows(several)] : [];
  return { row, by, refusals, doubts: [...more, ...names.doubts, ...gaps, ...verdict.doubts] };
}

function severalRows(several: number): Reason {
  return { about: 'registration', text: `${several} rows of the register could be the system.` };
}

function byDoubts(one: Candidate, other: Candidate): number {
  return one.doubts.length - other.doubts.length || (one.row.registration < other.row.registration ? -1 : 1);
}
