import { type Product, SYSTEM_TYPES } from '../catalogue/product.ts';
import { Button } from '../ui/Button.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import type { VisitState } from '../visit/visitState.ts';
import { MATCHES } from '../words/english/matches.ts';
import { PRODUCT } from '../words/english/product.ts';
import { useWords } from './useWords.ts';

type Only = VisitState['only'];

interface NarrowFieldsProps {
  /** All families on the list, each as one of its sizes. */
  readonly rows: readonly Product[];
  readonly only: Only;
  /** How many families are shown. */
  readonly shown: number;
  onNarrow(only: Only): void;
}

const ANY = '';

/** Narrows a long list to one brand or one type of system. */
export function NarrowFields({ rows, only, shown, onNarrow }: NarrowFieldsProps) {
  const words = useWords();
  const say = words.of(MATCHES);
  const any = { value: ANY, label: say('narrow.any') } as const;
  const brands = [...new Set(rows.flatMap(({ brand }) => brand ?? []))].toSorted();
  const types = SYSTEM_TYPES.filter((type) => rows.some((row) => row.system_type === type));
  const isNarrow = only.brand !== null || only.type !== null;
  return (
    <>
      {brands.length > 1 && (
        <SelectField
          label={say('narrow.brand')}
          choices={[any, ...brands.map((brand) => ({ value: brand, label: brand }))]}
          value={only.brand ?? ANY}
          onChoose={(brand) => onNarrow({ ...only, brand: brand === ANY ? null : brand })}
        />
      )}
      {types.length > 1 && (
        <SelectField
          label={say('narrow.type')}
          choices={[any, ...types.map((type) => ({ value: type, label: words.of(PRODUCT)(`type.${type}`) }))]}
          value={only.type ?? ANY}
          onChoose={(type) => onNarrow({ ...only, type: type === ANY ? null : type })}
        />
      )}
      <p role="status" className={isNarrow ? 'hint' : 'visually-hidden'}>
        {isNarrow && say('narrow.shown', { count: shown, total: rows.length })}
      </p>
      {isNarrow && (
        <Button
          onClick={({ currentTarget }) => {
            // The pressed button disappears, so the focus moves to the field before it.
            [...(currentTarget.parentElement?.querySelectorAll('select') ?? [])].at(-1)?.focus();
            onNarrow({ brand: null, type: null });
          }}
        >
          {say('narrow.clear')}
        </Button>
      )}
    </>
  );
}
