import type { Candidate } from '../../src/register/findRows.ts';
import type { Reason } from '../../src/register/reason.ts';

export function RowName({ candidate: { row } }: { readonly candidate: Candidate }) {
  return (
    <bdi>
      {row.registration} “{row.brand} {row.model}”
    </bdi>
  );
}

export function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  return <bdi>{reasons.map(({ text }) => text).join(' ')}</bdi>;
}
