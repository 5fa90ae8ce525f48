import { numberText } from './formats.ts';
import { _n, sprintf } from './i18n.ts';

/** How many items of a list are not shown. */
export function More({ count }: { readonly count: number }) {
  if (count <= 0) return null;
  return (
    <p>
      {sprintf(
        // translators: %s: a number
        _n('… and %s more.', '… and %s more.', count, 'product-selector'),
        numberText(count),
      )}
    </p>
  );
}
