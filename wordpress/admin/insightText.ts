import type { Counted } from '../../src/insight/counterKeys.ts';
import { questionOf } from '../../src/questionnaire/questionSet.ts';
import type { CountRow } from './CountTable.tsx';
import { __ } from './i18n.ts';

export function questionText(question: Counted): string {
  return question === 'zone' ? __('Climate zone', 'product-selector') : questionOf(question).title;
}

/** The counts of a question's options. */
export function answerRows(
  question: Counted,
  cells: readonly { readonly question: Counted; readonly option: string; readonly count: number | null }[],
): readonly CountRow[] {
  return cells.flatMap((cell) =>
    cell.question === question ? [{ label: optionText(question, cell.option), count: cell.count }] : [],
  );
}

function optionText(question: Counted, option: string): string {
  if (question === 'zone') return zoneText(option);
  return questionOf(question).options.find(({ value }) => value === option)?.label ?? option;
}

/** A zone of the energy label. */
function zoneText(zone: string): string {
  switch (zone) {
    case 'hot':
      return __('hot', 'product-selector');
    case 'average':
      return __('average', 'product-selector');
    case 'cold':
      return __('cold', 'product-selector');
    default:
      return __('unknown', 'product-selector');
  }
}
