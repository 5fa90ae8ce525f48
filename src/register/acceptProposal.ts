import type { Acceptance } from './fillReport.ts';
import type { Candidate, Found } from './findRows.ts';
import { lettersAndDigits } from './modelName.ts';
import type { RegisterRow } from './readRegister.ts';

export type Accepted =
  | { readonly ok: true; readonly candidate: Candidate }
  | { readonly ok: false; readonly reason: string };

/** The row that a person accepted, if it is one that a person may accept. */
export function acceptProposal(
  { id, registration }: Acceptance,
  { certain, proposals, refused }: Found,
  rows: readonly RegisterRow[],
): Accepted {
  const number = lettersAndDigits(registration);
  const isMeant = ({ row }: { readonly row: RegisterRow }) => lettersAndDigits(row.registration) === number;
  if (certain && isMeant({ row: certain.row })) return { ok: true, candidate: certain };
  const [meant, ...more] = proposals.filter(isMeant);
  if (meant && more.length === 0) return { ok: true, candidate: meant };
  if (meant) {
    const names = [meant, ...more].map(({ row }) => `“${row.model}”`).join(', ');
    return no(`${registration} is the number of ${names}. Write the right name as model_number in your sheet.`);
  }
  const impossible = refused.find(isMeant);
  if (impossible) return no(impossible.refusals.map(({ text }) => text).join(' '));
  if (certain) return no(`“${certain.row.model}”, ${certain.row.registration}, matches without a doubt.`);
  const other = rows.find((row) => isMeant({ row }));
  if (!other) return no(`The register has no registration number ${registration}.`);
  return no(
    `Nothing connects ${id} with “${other.model}”, ${registration}. If it is right, write the number as gems_registration_number in your sheet.`,
  );
}

function no(reason: string): Accepted {
  return { ok: false, reason };
}
