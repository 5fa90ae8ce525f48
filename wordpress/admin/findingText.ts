import type { Finding } from '../../src/parts/insight/rules/insightTables.ts';
import { countLabel, numberText } from './formats.ts';
import { __, _n, sprintf } from './i18n.ts';
import { combinationText } from './insightText.ts';
import { weeksText } from './weekText.ts';

/** A sentence for the page Insight: "12 visitors looked for: Apartment, Single Room. Your range has none." */
export function findingText(finding: Finding): string {
  if (finding.kind === 'notes') {
    return sprintf(
      // translators: 1: weeks, such as "week of 23 Nov 2026"; 2: a number
      __(
        '%1$s: %2$s visitors chose to tell you. Others didn’t, so these are not shares of all visitors.',
        'product-selector',
      ),
      weeksText(finding.first, finding.last),
      countLabel(finding.count),
    );
  }
  if (finding.kind === 'steps') {
    const { list, result, asked } = finding.came;
    return sprintf(
      // translators: 1 to 4: a number, or "fewer than 5"
      __('Of %1$s visits, %2$s saw the list, %3$s saw a result and %4$s sent an enquiry.', 'product-selector'),
      numberText(finding.count),
      ...[list, result, asked].map(countLabel),
    );
  }
  const { count, answers, gaps, fitting } = finding;
  // translators: 1: a number, 2: answers, such as "Apartment, Single Room"
  const looked = sprintf(
    __('%1$s visitors looked for: %2$s.', 'product-selector'),
    numberText(count),
    combinationText(answers),
  );
  if (fitting === 0) return `${looked} ${__('Your range has none.', 'product-selector')}`;
  // translators: %s: a number
  const met = sprintf(__('Nothing fitted for %s of them.', 'product-selector'), numberText(gaps ?? 0));
  const today = sprintf(
    // translators: %s: a number
    _n('%s of your systems fits today.', '%s of your systems fit today.', fitting ?? 0, 'product-selector'),
    numberText(fitting ?? 0),
  );
  return [looked, ...(gaps === null ? [] : [met]), ...(fitting === null ? [] : [today])].join(' ');
}
