import { openRegister } from '../server/publish/openRegister.ts';
import { shellWord } from '../server/publish/shellWord.ts';
import { coverage } from '../sheets/cover/coverage.ts';
import { type ExplainedFileProblem, explainAll } from '../sheets/open/explainFileProblem.ts';
import { groupProblems, type ProblemGroup } from '../sheets/read/groupProblems.ts';
import { readiness } from '../sheets/read/readiness.ts';
import type { CatalogueOfRows } from '../sheets/read/readTable.ts';
import { withRegister } from '../sheets/register/withRegister.ts';
import { coverageReport } from '../sheets/report/coverageReport.ts';
import { fileReport, readinessText } from '../sheets/report/fileReport.ts';
import { printReport } from '../sheets/report/printReport.ts';
import { registerReport } from '../sheets/report/registerReport.ts';
import { type Report, section } from '../sheets/report/report.ts';
import { ENGLISH } from '../sheets/speech/speech.ts';
import { dayOf } from '../src/catalogue/dayOf.ts';
import { LARGEST_ROOM, type RuleOutOfReach, rulesOutOfReach } from '../src/sizing/rulesOutOfReach.ts';
import { coverageData } from './coverageData.ts';
import { FINE, FOUND_PROBLEMS } from './exitCode.ts';
import { openCatalogue } from './openCatalogue.ts';
import { openSizeRules } from './openSizeRules.ts';
import type { CommandValues } from './options.ts';
import type { Output } from './output.ts';

/**
 * `catalogue check FILE`: shows the problems, the coverage, and whether the file is ready, which also decides the exit code. A
 * file with warnings and dead ends is still ready.
 */
export function checkCatalogue(file: string, values: CommandValues, output: Output): number {
  const { mapping, sheet, register, 'size-rules': sizeRules, json = false, all = false } = values;
  const opened = openCatalogue(file, sheet, mapping);
  if (!opened.ok) return output.refuse(opened.reason);
  const sizes = openSizeRules(sizeRules);
  if (!sizes.ok) return output.refuse(sizes.reason);
  const { problems, found } = opened;
  const filled =
    register === undefined
      ? { ok: true as const, products: opened.products, report: null }
      : fillFrom(register, opened);
  if (!filled.ok) return output.refuse(filled.reason);
  const { products } = filled;
  const errors = problems.filter(({ severity }) => severity === 'error');
  const explained = explainAll(problems);
  const groups = groupProblems(explained);
  const state = readiness(opened);
  // Example rows are fine for trying things out; only publishing refuses them.
  const ready = state.kind === 'ready' || (state.kind === 'examples' && errors.length === 0);
  const covered = products.length === 0 ? null : coverage(products);
  const largest = Math.max(...products.map((product) => product.cooling_capacity_kw ?? 0));
  const outOfReach = largest > 0 ? rulesOutOfReach(sizes.rules, largest) : [];
  const report = [
    ...fileReport(opened, ENGLISH),
    ...(filled.report ? registerReport(filled.report, [], ENGLISH) : []),
    ...(covered ? coverageReport(covered, ENGLISH) : []),
    ...reachReport(outOfReach, largest),
    ...foreignReport(file, opened),
  ];
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
      // Publishing compares.
      changes: null,
      coverage,
      report,
    });
  } else {
    output.out(...printReport(report, all), '', readinessText(file, state, products.length, ENGLISH));
  }
  return ready ? FINE : FOUND_PROBLEMS;
}

function fillFrom(file: string, opened: CatalogueOfRows) {
  const register = openRegister(file);
  return register.ok ? { ok: true as const, ...withRegister(opened, register.rows, dayOf(Date.now())) } : register;
}

function reachReport(rules: readonly RuleOutOfReach[], largest: number): Report {
  return section('rules-out-of-reach', {
    heading: `Rules of thumb that ask for more than your largest system, ${largest} kW, in rooms of up to ${LARGEST_ROOM} m²`,
    rows: rules.map(({ source, fromArea }) => [source, `from ${fromArea} m²`]),
  });
}

/** The command that reads a file with columns of its own. */
function foreignReport(file: string, { cells, found, choices }: CatalogueOfRows): Report {
  const isForeign = cells === null && (found !== null || choices.length > 0);
  const command = `product-selector catalogue import ${shellWord(file)} --out catalogue.csv`;
  return isForeign
    ? section('foreign', { heading: 'Columns of its own', text: [`If its columns have other names: ${command}`] })
    : [];
}

/** The groups, with each problem as its index in the list of problems. */
function groupsData(groups: readonly ProblemGroup[], problems: readonly ExplainedFileProblem[]) {
  const places = new Map(problems.map((problem, place) => [problem, place]));
  return groups.map(({ problems: cases, ...group }) => ({
    ...group,
    problems: cases.map((problem) => places.get(problem)),
  }));
}
