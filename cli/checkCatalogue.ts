import type { LastGood } from '../server/lastGood/lastGoodCopy.ts';
import { compareCatalogues } from '../sheets/compare/compareCatalogues.ts';
import { type DescribedChanges, describeChanges } from '../sheets/compare/describeChanges.ts';
import { coverage } from '../sheets/cover/coverage.ts';
import { type ExplainedFileProblem, explainAll } from '../sheets/open/explainFileProblem.ts';
import { groupProblems, type ProblemGroup } from '../sheets/read/groupProblems.ts';
import { markProblems } from '../sheets/read/markProblems.ts';
import { type Readiness, readiness } from '../sheets/read/readiness.ts';
import type { CatalogueOfRows, FoundTable } from '../sheets/read/readTable.ts';
import { localDate } from '../sheets/register/localDate.ts';
import { MAX_REGISTER_BYTES, readRegister } from '../sheets/register/readRegister.ts';
import { withRegister } from '../sheets/register/withRegister.ts';
import type { Product } from '../src/catalogue/product.ts';
import { type RuleOutOfReach, rulesOutOfReach } from '../src/parts/sizing/rules/rulesOutOfReach.ts';
import { MAX_AREA } from '../src/questionnaire/rooms.ts';
import { counted } from './counted.ts';
import { coverageData } from './coverageData.ts';
import { coverageLines } from './coverageLines.ts';
import { FINE, FOUND_PROBLEMS } from './exitCode.ts';
import { fillCounts } from './fillLines.ts';
import { firstOf } from './firstOf.ts';
import { openFollowed } from './openFollowed.ts';
import { openSizeRules } from './openSizeRules.ts';
import type { Output } from './output.ts';
import { problemLines } from './problemLines.ts';
import { readInputFile } from './readInputFile.ts';
import { writeNewFile } from './writeNewFile.ts';

const MAX_CAUSES = 50;

interface Asked {
  /** The mapping from the provider's own sheet to a catalogue. */
  readonly mapping: string | undefined;
  /** The sheet of a workbook. */
  readonly sheet: string | undefined;
  /** A new file: the sheet with its problems marked. */
  readonly marked: string | undefined;
  /** The energy register, whose figures fill blanks. */
  readonly register: string | undefined;
  /** A file with the provider's own rules of thumb. */
  readonly sizeRules: string | undefined;
  readonly json: boolean;
  /** Lists every entry, not only the first ones. JSON always does. */
  readonly all: boolean;
}

/**
 * `catalogue check FILE`: shows the problems, the coverage, and whether the file is ready, which also decides the exit code. A
 * file with warnings and dead ends is still ready.
 */
export function checkCatalogue(
  file: string,
  { mapping, sheet, marked, register, sizeRules, json, all }: Asked,
  output: Output,
): number {
  const opened = openFollowed({ file, mapping, sheet });
  if (!opened.ok) return output.refuse(opened.reason);
  const sizes = openSizeRules(sizeRules);
  if (!sizes.ok) return output.refuse(sizes.reason);
  const { problems, found, cells, choices } = opened;
  const filled =
    register === undefined
      ? { ok: true as const, products: opened.products, report: null }
      : fillFrom(register, opened);
  if (!filled.ok) return output.refuse(filled.reason);
  const { products } = filled;
  const unwritten = marked === undefined ? null : writeMarked(marked, file, opened);
  if (unwritten !== null) return output.refuse(unwritten);
  const changes = changesFrom(opened.lastGood, products);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const explained = explainAll(problems);
  const groups = groupProblems(explained);
  const state = readiness(opened);
  // Example rows are fine for trying things out; only publishing refuses them.
  const ready = state.kind === 'ready' || (state.kind === 'examples' && errors.length === 0);
  const covered = products.length === 0 ? null : coverage(products);
  const largest = Math.max(...products.map((product) => product.cooling_capacity_kw ?? 0));
  const outOfReach = largest > 0 ? rulesOutOfReach(sizes.rules, largest) : [];
  if (json) {
    const counts = { errors: errors.length, warnings: problems.length - errors.length, systems: products.length };
    const examples = state.kind === 'examples' ? state.ids : [];
    const coverage = covered && { ...coverageData(covered), rulesOutOfReach: outOfReach };
    output.json({
      file,
      ready,
      found,
      problems: explained,
      groups: groupsData(groups, explained),
      ...counts,
      examples,
      changes: changes?.data ?? null,
      coverage,
    });
  } else {
    const most = all ? Number.POSITIVE_INFINITY : MAX_CAUSES;
    if (found) output.out(...foundLines(found));
    output.out(...firstOf(groups, most, 'cause', (group) => problemLines(group, file, all)));
    output.out(`${counted(errors.length, 'error')}, ${counted(problems.length - errors.length, 'warning')}.`);
    if (filled.report) output.out(`${register}: ${fillCounts(filled.report)}`);
    if (covered) output.out('', ...coverageLines(covered, all), ...reachLines(outOfReach, largest));
    const isForeign = cells === null && (found !== null || choices.length > 0);
    if (isForeign)
      output.out('', `If its columns have names of their own: catalogue import ${file} --out catalogue.csv`);
    output.out('', ...changeLines(changes), readinessText(file, state, products.length));
  }
  return ready ? FINE : FOUND_PROBLEMS;
}

function writeMarked(marked: string, file: string, { cells, problems }: CatalogueOfRows): string | null {
  if (cells) return writeNewFile(marked, markProblems(cells, problems));
  return `${file} has no rows to mark, so ${marked} wasn't written. To see why: catalogue check ${file}`;
}

function fillFrom(file: string, opened: CatalogueOfRows) {
  const input = readInputFile(file, 'a register', MAX_REGISTER_BYTES);
  if (!input.ok) return input;
  const register = readRegister(input.bytes);
  if (!register.ok) return { ok: false as const, reason: `${file} can't be used as a register: ${register.reason}` };
  return { ok: true as const, ...withRegister(opened, register.rows, localDate(new Date())) };
}

function changesFrom(lastGood: LastGood | null, products: readonly Product[]): DescribedChanges | null {
  return lastGood && products.length > 0 ? describeChanges(compareCatalogues(lastGood.products, products)) : null;
}

function changeLines(changes: DescribedChanges | null): readonly string[] {
  if (changes === null || changes.summary === '') return [];
  const since = `Since the last good catalogue: ${changes.summary}`;
  if (changes.sharp === '') return [since];
  return [
    since,
    `A provider waits before it publishes this, because ${changes.sharp}. If that is right: catalogue accept.`,
  ];
}

function reachLines(rules: readonly RuleOutOfReach[], largest: number): readonly string[] {
  if (rules.length === 0) return [];
  return [
    '',
    `Rules of thumb that ask for more than your largest system, ${largest} kW, in rooms of up to ${MAX_AREA} m²:`,
    ...rules.map(({ source, fromArea }) => `  ${source}: from ${fromArea} m²`),
  ];
}

function readinessText(file: string, state: Readiness, systems: number): string {
  switch (state.kind) {
    case 'ready':
      return `${file} is ready: ${counted(systems, 'system')}.`;
    case 'bad-rows': {
      const them = state.rows.length === 1 ? 'it' : 'them';
      return `${file} isn't ready: ${counted(state.rows.length, 'row')} can't be used. Fix ${them}, or publish without ${them} (--without-bad-rows, or “Publish without these rows” in WordPress).`;
    }
    case 'examples':
      return `${file} has ${counted(state.ids.length, 'example row')} (${state.ids[0]} …). Delete them before you publish.`;
    case 'unusable':
      return `${file} can't be used.`;
  }
}

/** The place of the systems; empty for a text file with its column names in the first row. */
function foundLines({ sheet, header }: FoundTable): readonly string[] {
  if (sheet === null) return header === 1 ? [] : [`The column names are in row ${header}.`];
  return [`The systems are on the sheet “${sheet}”; the column names are in row ${header}.`];
}

/** The groups, with each problem as its index in the list of problems. */
function groupsData(groups: readonly ProblemGroup[], problems: readonly ExplainedFileProblem[]) {
  const places = new Map(problems.map((problem, place) => [problem, place]));
  return groups.map(({ problems: cases, ...group }) => ({
    ...group,
    problems: cases.map((problem) => places.get(problem)),
  }));
}
