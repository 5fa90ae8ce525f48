import type { Filled, FillReport, NotFilled } from '../sheets/register/fillReport.ts';
import type { RowCandidate } from '../sheets/register/findRows.ts';

export interface FillFiles {
  readonly file: string;
  readonly register: string;
  readonly out: string;
}

/** The report of `catalogue fill` for scripts; described in docs/command-line.md. */
export function fillData(
  { file, register, out }: FillFiles,
  report: FillReport,
  missing: readonly string[],
  unusableRows: number,
) {
  return {
    file,
    register,
    out,
    unusableRows,
    missing,
    filled: report.filled.map(filledData),
    proposed: report.proposed.map(notFilledData),
    refused: report.refused.map(notFilledData),
    nothingFound: report.nothingFound.map(({ id }) => id),
    complete: report.complete.map(filledData),
  };
}

function filledData({ id, candidate, cells, differences }: Filled) {
  const { registration, brand, model } = candidate.row;
  return { id, registration, brand, model, by: candidate.by, cells, differences };
}

function notFilledData({ id, proposals, refused }: NotFilled) {
  return {
    id,
    proposals: proposals.map((candidate) => rowData(candidate, candidate.doubts)),
    refused: refused.map((candidate) => rowData(candidate, candidate.refusals)),
  };
}

function rowData({ row, by }: RowCandidate, reasons: RowCandidate['doubts']) {
  return { registration: row.registration, brand: row.brand, model: row.model, by, reasons };
}
