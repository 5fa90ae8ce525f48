import { COLUMNS } from '../../src/catalogue/columns.ts';
import { shortList } from '../register/filledFrom.ts';
import type { Filled, FillReport, NotFilled } from '../register/fillReport.ts';
import type { RowCandidate } from '../register/findRows.ts';
import { numberIn, type Speech } from '../speech/speech.ts';
import { type Report, section } from './report.ts';

/** What the energy register filled. @param missing columns that the register no longer has */
export function registerReport(report: FillReport, missing: readonly string[], speech: Speech): Report {
  const { filled, proposed, refused, nothingFound, complete } = report;
  const { __, sprintf } = speech;
  const differing = complete.filter(({ differences }) => differences.length > 0);
  return [
    ...section('register', {
      heading: __('Energy figures from the register', 'product-selector'),
      text: [
        registerCounts(report, speech),
        ...missing.map((heading) =>
          // translators: %s: name of a column
          sprintf(__('The register has no column %s, so nothing is filled from it.', 'product-selector'), heading),
        ),
        ...(filled.length > 0
          ? [
              __(
                'Say where you publish the figures: “Based on GEMS data, Commonwealth of Australia, CC BY 3.0 AU”.',
                'product-selector',
              ),
            ]
          : []),
      ],
    }),
    ...section('to-check', {
      heading: __(
        'To check: put the right number in gems_registration_number of your sheet, and fill it again',
        'product-selector',
      ),
      rows: proposed.map((entry) => notFilledRow(entry, speech)),
    }),
    ...section('filled', {
      heading: __('Filled', 'product-selector'),
      rows: filled.map((entry) => filledRow(entry, speech)),
    }),
    ...section('differing', {
      heading: __('Nothing left to fill, but figures differ', 'product-selector'),
      rows: differing.map((entry) => [entry.id, entry.title, ...differences(entry, speech)]),
    }),
    ...section('refused', {
      heading: __('Not filled, and why', 'product-selector'),
      rows: refused.map((entry) => notFilledRow(entry, speech)),
    }),
    ...section('not-found', {
      heading: __(
        'Not found: look each up in the register, and put its number in gems_registration_number',
        'product-selector',
      ),
      rows: nothingFound.map(({ id, title }) => [id, title]),
    }),
  ];
}

/** The report in one sentence. */
export function registerCounts({ filled, proposed, refused, nothingFound, complete }: FillReport, speech: Speech) {
  const count = (systems: readonly unknown[]) => numberIn(speech, systems.length);
  return speech.sprintf(
    // translators: all are numbers of systems
    speech.__(
      'Filled: %1$s. To check: %2$s. Not filled: %3$s. Not in the register: %4$s. Nothing left to fill: %5$s.',
      'product-selector',
    ),
    count(filled),
    count(proposed),
    count(refused),
    count(nothingFound),
    count(complete),
  );
}

function filledRow(entry: Filled, speech: Speech): readonly string[] {
  const { id, title, cells, candidate } = entry;
  const columns = shortList(cells.map(({ column }) => column));
  // translators: 1: names of columns, 2: a row of the register
  const from = speech.__('%1$s from %2$s', 'product-selector');
  return [id, title, speech.sprintf(from, columns, rowName(candidate)), ...differences(entry, speech)];
}

/** The register's rows for a system, and the reasons why none of them fills it. */
function notFilledRow({ id, title, proposals, refused }: NotFilled, speech: Speech): readonly string[] {
  const candidate = (row: RowCandidate, reasons: RowCandidate['doubts']) =>
    `${rowName(row)}: ${reasons.map(({ text }) => text).join(' ')}`;
  return [
    id,
    title,
    ...proposals.map((proposal) => candidate(proposal, proposal.doubts)),
    ...refused.map((refusal) =>
      // translators: %s: a row of the register, and why it can't be used
      speech.sprintf(speech.__('Not filled from %s', 'product-selector'), candidate(refusal, refusal.refusals)),
    ),
  ];
}

function rowName({ row }: RowCandidate): string {
  return `${row.registration} “${row.brand} ${row.model}”`;
}

function differences({ differences: found }: Filled, { __, sprintf }: Speech): readonly string[] {
  return found.map(({ column, sheet, register }) => {
    const { unit = null } = COLUMNS[column] as { readonly unit?: string | null };
    return sprintf(
      // translators: 1: name of a column, 2 and 3: figures
      __('%1$s: your sheet has %2$s, which stays; the register has %3$s.', 'product-selector'),
      `\`${column}\``,
      unit === null ? sheet : `${sheet} ${unit}`,
      register,
    );
  });
}
