import { COLUMNS } from '../catalogue/columns.ts';
import type { Problem } from '../catalogue/problem.ts';

/** Problems with one cause. */
export interface ProblemGroup {
  readonly severity: Problem['severity'];
  /** The catalogue's column that all of them are about; null if there is none, or several. */
  readonly column: string | null;
  /** One sentence about all of them. */
  readonly summary: string;
  /** What to do, if it is the same for all of them. */
  readonly suggestion: string | null;
  readonly problems: readonly [Problem, ...Problem[]];
}

/**
 * Groups problems by their cause: errors before warnings, problems of the whole file before those of rows, then the cause
 * of most problems first. Problems keep their order inside a group.
 */
export function groupProblems(problems: readonly Problem[]): readonly ProblemGroup[] {
  const groups = new Map<string, [Problem, ...Problem[]]>();
  for (const problem of problems) {
    const key = JSON.stringify([problem.severity, problem.row === null, ownColumn(problem), causeOf(problem)]);
    const group = groups.get(key);
    if (group) group.push(problem);
    else groups.set(key, [problem]);
  }
  return [...groups.values()].map(asGroup).sort(bySeverity);
}

function bySeverity(one: ProblemGroup, other: ProblemGroup): number {
  const kind = ({ severity, problems: [{ row }] }: ProblemGroup) =>
    (severity === 'error' ? 0 : 2) + (row === null ? 0 : 1);
  return kind(one) - kind(other) || other.problems.length - one.problems.length;
}

function asGroup(problems: readonly [Problem, ...Problem[]]): ProblemGroup {
  const [first, ...others] = problems;
  const suggestion = others.every((other) => other.suggestion === first.suggestion) ? first.suggestion : null;
  const summary = others.length === 0 ? first.reason : summaryOf(first, problems.length);
  return { severity: first.severity, column: ownColumn(first), summary, suggestion, problems };
}

/** A column that the catalogue doesn't know is one case of a cause, not a cause. */
function ownColumn({ column }: Problem): string | null {
  return column !== null && Object.hasOwn(COLUMNS, column) ? column : null;
}

/** The reason without what differs from row to row: values in quotation marks, numbers, and the meaning that was read. */
function causeOf({ reason, value }: Problem): string {
  // A value can contain quotation marks itself.
  const masked = value === null ? reason : reason.replaceAll(`“${value}”`, '“”');
  return masked
    .replaceAll(/“[^”]*”/g, '“”')
    .replace(/ was read as (?!unknown\.).*$/, ' was read')
    .replaceAll(/\d[\d.,]*/g, '0');
}

/**
 * The readers' sentences about one row, and the same about several, with parts of the first as `$1` and `$2`. The order
 * matters.
 */
const SUMMARIES: readonly (readonly [RegExp, string])[] = [
  [/^(“.*”) was read as unknown\.$/, '{count} cells such as $1 were read as unknown.'],
  [/^(“.*”) is text; it was read as the number/, '{count} numbers like $1 are text.'],
  [/^(“.*”) was read as (.*)$/, '{count} values were read, such as $1 as $2'],
  [/^(“.*”) isn't a number\.$/, "{count} values like $1 aren't numbers."],
  [/^(“.*”) isn't (.*)$/, "{count} values like $1 aren't $2"],
  [/^(“.*”) has (.*)$/, '{count} values like $1 have $2'],
  [/^(“.*”) says none and names a control\.$/, '{count} values like $1 say none and name a control.'],
  [/^(“.*”) names \w+ twice/, '{count} values like $1 name a control twice, in two ways.'],
  [
    /^(“.*”) looks like a code that became a number: (.*)$/,
    '{count} values like $1 look like codes that became numbers: $2',
  ],
  [/^The row has no (\w+)\.$/, '{count} rows have no $1.'],
  [/ has the same id, so/, '{count} rows have the id of an earlier row, so they are left out.'],
  [/^The row has .* cells, but the header/, '{count} rows have more cells than the header.'],
  [/^This row repeats the header/, '{count} rows repeat the header.'],
  [/^There is an? (\w+) but no (\w+)/, '{count} rows have a $1 but no $2, so no price is shown.'],
  [
    /^There's no column of this name/,
    "{count} columns have names like “{column}” that the catalogue doesn't know, so they are ignored.",
  ],
  [/^Column .* has no name, so/, '{count} columns of the file have no name, so they are ignored.'],
  [/^Cooling is .* kW and heating .* apart\.$/, '{count} systems have cooling and heating more than twice apart.'],
  [/^A text of .* was cut to (.*)$/, '{count} texts were cut to $1'],
  [/^The entries of this list are separated/, '{count} lists are separated by commas or semicolons.'],
  [/^The formula has no stored value/, '{count} formulas have no stored value.'],
  [/^The spreadsheet stores this cell as a date/, 'The spreadsheet stores {count} cells as dates.'],
  [
    /^The spreadsheet shows (“.*”) and stores the number (.*), which was read/,
    '{count} cells are shown in one way, such as $1, and stored as a number, such as $2, which was read.',
  ],
  [
    /^Row .* has the same item_group_id .* but another (\w+) .*, so they (.*)$/,
    '{count} groups have an item_group_id for more than one $1, so they $2',
  ],
  [
    /^A cell in double quotes has text after its closing quote/,
    '{count} rows have text after the closing quote of a cell.',
  ],
];

function summaryOf({ reason, column }: Problem, problems: number): string {
  const count = problems.toLocaleString('en-AU');
  for (const [pattern, summary] of SUMMARIES) {
    const found = pattern.exec(reason);
    if (!found) continue;
    return summary.replaceAll(/\$(\d)|\{(\w+)\}/g, (_, part?: string, name?: string) =>
      part ? found[Number(part)]! : name === 'count' ? count : String(column),
    );
  }
  return `${count} problems like this: ${reason}`;
}
