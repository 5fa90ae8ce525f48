import { type ReactNode, useState } from 'react';
import { type Product, SYSTEM_TYPES } from '../../catalogue/product.ts';
import type { Zone } from '../../climate/zone.ts';
import { isByStars, SORTS, type Sort } from '../../matching/sorts.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { useVisit } from '../../visit/useVisit.ts';
import type { VisitState } from '../../visit/visitState.ts';
import { MATCHES } from '../../words/english/matches.ts';
import { PRODUCT } from '../../words/english/product.ts';
import { sentences } from '../../words/sentences.ts';
import { useWords } from '../frame/useWords.ts';

interface ListToolsProps {
  /** All families on the list, each as one of its sizes. */
  readonly rows: readonly Product[];
  readonly sort: Sort;
  /** Sorting by stars needs the climate zone. */
  readonly zone: Zone | null;
  readonly only: VisitState['only'];
  /** The number of families shown. */
  readonly shown: number;
  readonly children: ReactNode;
}

const ANY = '';

/** Sorts the list, and narrows a long one to one brand or one type. These fields begin folded, unless one is set. */
export function ListTools({ rows, sort, zone, only, shown, children }: ListToolsProps) {
  const visit = useVisit();
  const words = useWords();
  const say = words.of(MATCHES);
  const { brand, type } = only;
  const isNarrow = brand !== null || type !== null;
  const [isOpen] = useState(isNarrow || sort !== 'fit');
  const field = (of: 'brand' | 'type', choices: readonly { readonly value: string; readonly label: string }[]) =>
    choices.length > 1 && (
      <SelectField
        label={say(`narrow.${of}`)}
        choices={[{ value: ANY, label: say('narrow.any') }, ...choices]}
        value={only[of] ?? ANY}
        onChoose={(value) =>
          visit.update((state) => ({ ...state, only: { ...only, [of]: value === ANY ? null : value } }))
        }
      />
    );
  const brands = [...new Set(rows.flatMap((row) => row.brand ?? []))].toSorted();
  const types = SYSTEM_TYPES.filter((of) => rows.some((row) => row.system_type === of)).map((value) => ({
    value,
    label: words.of(PRODUCT)(`type.${value}`),
  }));
  const set = [say(`sort.${sort}`), brand, types.find(({ value }) => value === type)?.label];
  return (
    <details className="small-fold" open={isOpen}>
      <summary>{sentences(say('narrow.title'), set.filter(Boolean).join(' · '))}</summary>
      <div className="list-tools">
        <SelectField
          label={say('sort.label')}
          choices={SORTS.filter((value) => zone !== null || !isByStars(value)).map((value) => ({
            value,
            label: say(`sort.${value}`),
          }))}
          value={sort}
          onChoose={(chosen) => visit.update((state) => ({ ...state, sort: chosen }))}
        />
        {/* A list sorted by price has headings that explain it. */}
        {sort !== 'price' && sort !== 'fit' && <p className="hint">{say('why.figure')}</p>}
        {field(
          'brand',
          brands.map((value) => ({ value, label: value })),
        )}
        {field('type', types)}
        <p role="status" className={isNarrow ? 'hint' : 'visually-hidden'}>
          {isNarrow && say('narrow.shown', { count: shown, total: rows.length })}
        </p>
      </div>
      {children}
    </details>
  );
}
