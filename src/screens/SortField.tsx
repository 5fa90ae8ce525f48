import type { Zone } from '../climate/zone.ts';
import { isByStars, SORTS, type Sort } from '../matching/sorts.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { zoneLabel } from '../words/energyWords.ts';
import { MATCHES } from '../words/english/matches.ts';
import type { Words } from '../words/words.ts';
import { useWords } from './useWords.ts';

interface SortFieldProps {
  readonly sort: Sort;
  /** Sorting by stars needs the climate zone. */
  readonly zone: Zone | null;
  onSort(sort: Sort): void;
}

/** The order of the systems, and its explanation. */
export function SortField({ sort, zone, onSort }: SortFieldProps) {
  const words = useWords();
  const say = words.of(MATCHES);
  const choices = SORTS.filter((value) => zone !== null || !isByStars(value));
  return (
    <>
      <SelectField
        label={say('sort.label')}
        choices={choices.map((value) => ({ value, label: say(`sort.${value}`) }))}
        value={sort}
        onChoose={onSort}
      />
      <p className="hint">{whyText(words, sort, zone)}</p>
    </>
  );
}

function whyText(words: Words, sort: Sort, zone: Zone | null): string {
  const say = words.of(MATCHES);
  if (sort === 'cooling_stars' || sort === 'heating_stars')
    return say('why.stars', { zone: zone ? zoneLabel(words, zone) : '' });
  return say(`why.${sort}`);
}
