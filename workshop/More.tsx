import { numberText } from './formats.ts';
import { _n, sprintf } from './i18n.ts';

/** The number of items that a list doesn't show. */
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
