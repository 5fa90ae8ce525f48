import { shortList } from '../sheets/register/filledFrom.ts';
import type { Filled, FillReport, NotFilled, System } from '../sheets/register/fillReport.ts';
import type { RowCandidate } from '../sheets/register/findRows.ts';
import { COLUMNS } from '../src/catalogue/columns.ts';
import { counted } from './counted.ts';
import type { FillFiles } from './fillData.ts';
import { firstOf } from './firstOf.ts';

const MAX_LISTED = 50;

/** The report of `catalogue fill` as text. It lists every point to check, because each needs an answer. */
export function fillLines(
  { file, out }: FillFiles,
  report: FillReport,
  missing: readonly string[],
  unusableRows: number,
  all: boolean,
): readonly string[] {
  const most = all ? Number.POSITIVE_INFINITY : MAX_LISTED;
  const group = <Entry>(
    title: string,
    entries: readonly Entry[],
    lines: (entry: Entry) => readonly string[],
    limit = most,
  ) =>
    entries.length === 0
      ? []
      : [
          `${title} (${counted(entries.length, 'system')})`,
          ...firstOf(entries, limit, 'system', lines).map((line) => `  ${line}`),
          '',
        ];
  const { filled, proposed, refused, nothingFound, complete } = report;
  const differing = complete.filter(({ differences }) => differences.length > 0);
  return [
    ...missing.map((heading) => `warning: The register has no column ${heading}, so nothing is filled from it.`),
    ...(unusableRows > 0
      ? [
          `warning: ${counted(unusableRows, 'row')} can't be used and stayed as before. To see why: catalogue check ${file}`,
        ]
      : []),
    ...(missing.length + unusableRows > 0 ? [''] : []),
    ...group('Filled', filled, filledLines),
    ...group(
      'To check: put the right number in gems_registration_number, and run this again',
      proposed,
      notFilledLines,
      Number.POSITIVE_INFINITY,
    ),
    ...group('Refused', refused, notFilledLines),
    ...group(
      'Nothing found: look each up in the register, and put its number in gems_registration_number',
      nothingFound,
      (system) => [nameOf(system)],
    ),
    ...group('Nothing left to fill, but figures differ', differing, (entry) => [
      nameOf(entry),
      ...differenceLines(entry),
    ]),
    `${out}: ${fillCounts(report)}`,
    ...(filled.length > 0
      ? ['Say where you publish the figures: “Based on GEMS data, Commonwealth of Australia, CC BY 3.0 AU”.']
      : []),
  ];
}

/** The report in one sentence. */
export function fillCounts({ filled, proposed, refused, nothingFound, complete }: FillReport): string {
  return `${counted(filled.length, 'system')} filled, ${proposed.length} to check, ${refused.length} refused, ${nothingFound.length} not found, ${complete.length} with nothing left to fill.`;
}

function nameOf({ id, title }: System): string {
  return `${id}  ${title}`;
}

function filledLines(entry: Filled): readonly string[] {
  const columns = shortList(entry.cells.map(({ column }) => column));
  return [nameOf(entry), `  ${columns} from ${rowName(entry.candidate)}`, ...differenceLines(entry)];
}

function notFilledLines(entry: NotFilled): readonly string[] {
  return [
    nameOf(entry),
    ...entry.proposals.flatMap((proposal) => [
      `  ${rowName(proposal)}`,
      ...proposal.doubts.map(({ text }) => `    ${text}`),
    ]),
    ...entry.refused.flatMap((refusal) => [
      `  ${rowName(refusal)}: not filled`,
      ...refusal.refusals.map(({ text }) => `    ${text}`),
    ]),
  ];
}

function rowName({ row }: RowCandidate): string {
  return `${row.registration} “${row.model}”`;
}

function differenceLines({ differences }: Filled): readonly string[] {
  return differences.map(({ column, sheet, register }) => {
    const { unit = null } = COLUMNS[column] as { readonly unit?: string | null };
    return `  warning: \`${column}\`: your sheet ${sheet}${unit === null ? '' : ` ${unit}`}, register ${register}.`;
  });
}
