import { blanksOf } from '../../sheets/cover/blanks.ts';
import { COLUMN_HELP } from '../../sheets/write/columnHelp.ts';
import type { Product } from '../../src/catalogue/product.ts';
import { numberText } from './formats.ts';
import { __, sprintf, translated } from './i18n.ts';
import { useComputed } from './useComputed.ts';

const MAX_SHOWN = 5;

/** The columns whose blanks leave visitors with the most to check. */
export function MappingBlanks({ products }: { readonly products: readonly Product[] }) {
  const blanks = useComputed(products, blanksOf)?.slice(0, MAX_SHOWN) ?? [];
  if (blanks.length === 0) return null;
  return (
    <>
      <h4>{__('Blanks that cost the most', 'product-selector')}</h4>
      <ul className="ul-disc">
        {blanks.map(({ column, systems }) => (
          <li key={column}>
            {sprintf(
              // translators: 1: name of a column, 2: a number, 3: an explanation
              __('%1$s: blank for %2$s systems. %3$s.', 'product-selector'),
              column,
              numberText(systems.length),
              translated(COLUMN_HELP[column].brings),
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
