import { COLUMN_NAMES } from '../../src/catalogue/columns.ts';
import { CONTROLS, type Column, type Control } from '../../src/catalogue/product.ts';
import type { Table } from '../open/table.ts';
import type { ColumnSource, ColumnSources, Mapping } from '../read/mapping.ts';
import { type Measure, measureOf, measuresOf } from '../read/measures.ts';
import { REQUIRED_COLUMNS } from '../recognise/columnNamed.ts';
import { foldPosition } from '../recognise/fold.ts';
import type { MappingQuestion } from './ask/question.ts';
import { sourcesOf } from './candidates.ts';
import { guessMapping } from './guessMapping.ts';
import { openColumns, settledColumns } from './openColumns.ts';
import { valuesOf } from './values.ts';

/** The use of a source column: one catalogue column, or one control with yes or no in each cell. */
export type Target = Column | `controls:${Control}`;

export const CONTROL_TARGETS = CONTROLS.map((control) => `controls:${control}` as const);

/**
 * True if the mapping was made for files of this shape: every heading that it reads is there. In shops and feeds, one of several
 * may be missing.
 */
export function fitsSource({ from, columns, only }: Mapping, source: Table): boolean {
  const isThere = (name: string): boolean => foldPosition(source.columns, name) !== -1;
  const isRead = ({ from: names }: ColumnSource): boolean =>
    from === 'sheet' ? names.every(isThere) : names.length === 0 || names.some(isThere);
  return from === source.kind && Object.values(columns).every(isRead) && only.every(({ column }) => isThere(column));
}

/** A fresh guess for a file that the kept mapping doesn't fit, with everything of that mapping that still applies. */
export function mappingToStart(source: Table, kept: Mapping | null): Mapping {
  const guess = guessMapping(source);
  if (kept?.from !== source.kind) return guess;
  const isThere = (name: string): boolean => foldPosition(source.columns, name) !== -1;
  const still = Object.entries(kept.columns).filter(([, { from }]) => from.every(isThere));
  const taken = new Set(still.flatMap(([, { from }]) => from));
  const isFree = ({ from }: ColumnSource): boolean => !from.some((name) => taken.has(name));
  const guessed = Object.entries(guess.columns).filter(([, source]) => isFree(source));
  return {
    ...guess,
    columns: Object.fromEntries([...guessed, ...still]),
    leaveOut: [...new Set([...guess.leaveOut, ...kept.leaveOut])].filter((name) => isThere(name) && !taken.has(name)),
  };
}

/** The uses of a source column, in the order of catalogue columns. */
export function usesOf({ columns }: Mapping, name: string): readonly Target[] {
  return COLUMN_NAMES.flatMap((column): readonly Target[] => {
    const at = columns[column]?.from.indexOf(name) ?? -1;
    if (at === -1) return [];
    const control = columns[column]!.each?.[at];
    return control === undefined ? [column] : [`controls:${control}`];
  });
}

/** Uses a source column for a target, and frees it from its earlier use. */
export function assign(mapping: Mapping, source: Table, name: string, target: Target): Mapping {
  const leaveOut = mapping.leaveOut.filter((left) => left !== name);
  const control = CONTROLS.find((one) => target === `controls:${one}`);
  if (control === undefined) {
    const column = target as Column;
    const values = valuesOf(source.rows, foldPosition(source.columns, name));
    const usual = mapping.columns[column]?.default;
    const own = { ...sourcesOf(name, values)(column), ...(usual !== undefined && { default: usual }) };
    return { ...mapping, leaveOut, columns: inOrder({ ...mapping.columns, [column]: own }) };
  }
  const { controls } = mapping.columns;
  const pairs = (controls?.each ?? []).map((one, index) => [one, controls!.from[index]!] as const);
  const each = new Map<Control, string>([...pairs.filter(([one]) => one !== control), [control, name]]);
  const from = [...each.values()];
  const words = controls?.each && controls.words ? { words: controls.words } : {};
  return {
    ...mapping,
    leaveOut,
    columns: inOrder({ ...mapping.columns, controls: { from, each: [...each.keys()], ...words } }),
  };
}

export function stopUsing(mapping: Mapping, name: string, target: Target): Mapping {
  const column = target.startsWith('controls') ? 'controls' : (target as Column);
  const used = mapping.columns[column];
  if (used === undefined) return mapping;
  const at = used.from.indexOf(name);
  const from = used.from.toSpliced(at, 1);
  const measures = withMeasures(
    from,
    from.map((one) => measureOf(used, one)),
  );
  return changeSource(mapping, column, { from, each: used.each?.toSpliced(at, 1), ...measures });
}

export function leaveOut(mapping: Mapping, name: string): Mapping {
  const without = usesOf(mapping, name).reduce((left, target) => stopUsing(left, name, target), mapping);
  return { ...without, leaveOut: [...new Set([...without.leaveOut, name])] };
}

/** Applies what the mapping suggests for a source column. */
export function acceptSuggestions(mapping: Mapping, name: string): Mapping {
  const accepted = Object.entries(mapping.suggestions).filter(([, { from }]) => from.includes(name));
  return { ...mapping, columns: inOrder({ ...mapping.columns, ...Object.fromEntries(accepted) }) };
}

/** Changes how one catalogue column is read; an undefined value removes the entry. */
export function changeSource(
  mapping: Mapping,
  column: Column,
  change: { readonly [Key in keyof ColumnSource]?: ColumnSource[Key] | undefined },
): Mapping {
  const entries = Object.entries({ ...(mapping.columns[column] ?? { from: [] }), ...change });
  const changed = Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as unknown as ColumnSource;
  const { [column]: _, ...others } = mapping.columns;
  const isOver = changed.from.length === 0 && changed.default === undefined && !changed.byKind;
  return { ...mapping, columns: inOrder(isOver ? others : { ...others, [column]: changed }) };
}

/** Changes the unit or the part of one source column; if undefined, the cell decides. */
export function changeMeasure(mapping: Mapping, column: Column, name: string, change: Measure): Mapping {
  const source = mapping.columns[column] ?? { from: [] };
  const measures = source.from.map((one) => ({ ...measureOf(source, one), ...(one === name && change) }));
  return changeSource(mapping, column, withMeasures(source.from, measures));
}

function withMeasures(from: readonly string[], measures: readonly Measure[]) {
  const none = { unit: undefined, units: undefined, part: undefined, parts: undefined };
  return { ...none, ...measuresOf(from, measures) };
}

/** Required columns without a source. */
export function missingRequired({ columns }: Mapping): readonly Column[] {
  return REQUIRED_COLUMNS.filter((column) => columns[column] === undefined);
}

/**
 * The mapping to keep: open columns are left out, so the next file needs no question.
 *
 * @param questions without an answer; the columns that they offer stay open, so that they can be answered later
 */
export function settledMapping(
  mapping: Mapping,
  source: Table,
  questions: readonly Pick<MappingQuestion, 'choices' | 'answer'>[] = [],
): Mapping {
  const answers = questions.flatMap(({ choices, answer }) => choices.map(({ value }) => answer(value)));
  const offered = new Set(answers.flatMap((answered) => settledColumns(source, answered)));
  const open = openColumns(source, mapping).flatMap(({ name }) => (offered.has(name) ? [] : [name]));
  return { ...mapping, leaveOut: [...mapping.leaveOut, ...open] };
}

function inOrder(columns: ColumnSources): ColumnSources {
  return Object.fromEntries(
    COLUMN_NAMES.flatMap((column) => (columns[column] === undefined ? [] : [[column, columns[column]]])),
  );
}
