import type { Zone } from '../climate/zone.ts';
import { isByStars, SORTS, type Sort } from '../matching/sorts.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { MATCHES } from '../words/english/matches.ts';
import { useSay } from './useWords.ts';

interface SortFieldProps {
  readonly sort: Sort;
  /** Sorting by stars needs the climate zone. */
  readonly zone: Zone | null;
  onSort(sort: Sort): void;
}

/** The order of the systems, and its explanation. */
export function SortField({ sort, zone, onSort }: SortFieldProps) {
  const say = useSay(MATCHES);
  const choices = SORTS.filter((value) => zone !== null || !isByStars(value));
  return (
    <>
      <SelectField
        label={say('sort.label')}
        choices={choices.map((value) => ({ value, label: say(`sort.${value}`) }))}
        value={sort}
        onChoose={onSort}
      />
      <p className="hint">{say(sort === 'fit' || sort === 'price' ? `why.${sort}` : 'why.figure')}</p>
    </>
  );
}
