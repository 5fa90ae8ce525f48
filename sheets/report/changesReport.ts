import { type CatalogueChanges, isSame } from '../compare/compareCatalogues.ts';
import { describeChanges } from '../compare/describeChanges.ts';
import { moneyIn, type Speech } from '../speech/speech.ts';
import { type Report, section } from './report.ts';

/** What a new catalogue changes. Names count more than codes, so the sentence comes first. */
export function changesReport(changes: CatalogueChanges, speech: Speech): Report {
  const { __, sprintf } = speech;
  const { summary, sharp } = describeChanges(changes, speech);
  const { added, gone, changed, reordered } = changes;
  const named = ({ id, title }: { readonly id: string; readonly title: string }) => [id, title];
  const blank = __('blank', 'product-selector');
  return [
    ...section('changes', {
      heading: __('What changes', 'product-selector'),
      text: isSame(changes)
        ? [__('Nothing changes: both catalogues are the same.', 'product-selector')]
        : [
            summary,
            // translators: %s: reasons
            ...(sharp === '' ? [] : [sprintf(__('Look twice: %s.', 'product-selector'), sharp)]),
            ...(reordered
              ? [
                  __(
                    'The rows are in a different order. Order decides between systems that fit equally well.',
                    'product-selector',
                  ),
                ]
              : []),
          ],
    }),
    ...section('added', { heading: __('Added', 'product-selector'), rows: added.map(named) }),
    ...section('removed', { heading: __('Removed', 'product-selector'), rows: gone.map(named) }),
    ...pricesReport(changes, speech),
    ...section('changed', {
      heading: __('Changed', 'product-selector'),
      rows: changed.map(({ id, title, cells }) => [
        id,
        title,
        ...cells.map(({ column, before, after }) => `\`${column}\` ${before ?? blank} → ${after ?? blank}`),
      ]),
    }),
  ];
}

/** The prices that move, the largest change first. */
export function pricesReport({ prices }: Pick<CatalogueChanges, 'prices'>, speech: Speech): Report {
  return section('prices', {
    heading: speech.__('Prices, largest change first', 'product-selector'),
    rows: prices.map(({ title, before, after }) => [title, `${moneyIn(speech, before)} → ${moneyIn(speech, after)}`]),
  });
}
