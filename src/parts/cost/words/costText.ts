import type { Model } from '../../../matching/models.ts';
import { dollarRange, modelTitle } from '../../../words/modelWords.ts';
import type { Words } from '../../../words/words.ts';
import type { HomeFact, HomeFacts, Installation, MetreFact } from '../rules/installation.ts';
import { BASE, type CostLine, factsUsed, SYSTEM } from '../rules/installationCost.ts';
import type { ModelCost } from '../rules/modelCost.ts';
import { COST } from './english.ts';

/** "$2,841 to $4,703 with installation": both ends rounded up to whole dollars. */
export function costText(words: Words, { lowCents, highCents, isTotal, isOverSizes }: ModelCost): string {
  const span = dollarRange(words, wholeDollars(lowCents), wholeDollars(highCents));
  return words.of(COST)(isTotal ? (isOverSizes ? 'cost.withSizes' : 'cost.with') : 'cost.alone', { span });
}

export function wholeDollars(cents: number): number {
  return Math.ceil(cents / 100);
}

/** A line's name, and "$0 to $205"; with cents where the price list has some. */
export function lineTexts(
  words: Words,
  lines: readonly CostLine[],
): readonly { readonly id: string; readonly label: string; readonly span: string }[] {
  const say = words.of(COST);
  const hasBase = lines.some(({ id }) => id === BASE);
  const own: Readonly<Record<string, string>> = {
    [SYSTEM]: say(hasBase ? 'cost.system' : 'cost.systemInstalled'),
    [BASE]: say('cost.base'),
  };
  return lines.map(({ id, label, lowCents, highCents }) => {
    const decimals = [lowCents, highCents].some((cents) => cents % 100 !== 0) ? 2 : 0;
    const money = new Intl.NumberFormat(words.lang, {
      style: 'currency',
      currency: 'AUD',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    const [from, to] = [money.format(lowCents / 100), money.format(highCents / 100)];
    return { id, label: own[id] ?? label, span: from === to ? from : say('cost.range', { from, to }) };
  });
}

/** "GST included, by Wattlebird Air's price list of June 2026." */
export function sourceText(words: Words, { provider, month }: Installation): string {
  const [year, index] = month.split('-').map(Number);
  // In the middle of the month, whatever the time zone.
  const at = new Date(year ?? 0, (index ?? 1) - 1, 15).getTime();
  return words.of(COST)('cost.source', { provider, month: words.month(at) });
}

/** "Up to 5 m", or "5 to 10 m". */
export function bandText(words: Words, [from, to]: readonly [from: number, to: number]): string {
  const say = words.of(COST);
  const most = words.unit(to, 'm');
  return from === 0 ? say('cost.upTo', { to: most }) : say('cost.range', { from: words.number(from), to: most });
}

/** What the visitor has said of a fact. */
function answerOf(words: Words, facts: HomeFacts, fact: HomeFact | MetreFact): string {
  const say = words.of(COST);
  const given = facts[fact];
  if (typeof given === 'number') return words.unit(given, 'm');
  return typeof given === 'object' ? bandText(words, given) : say(`cost.${fact}.${given}` as 'cost.storey.ground');
}

/** All that an enquiry may take along: the span, what the visitor has said, the lines and the source. */
export function enquiryLines(
  words: Words,
  model: Model,
  cost: ModelCost,
  { installation, facts }: { readonly installation: Installation; readonly facts: HomeFacts },
): readonly string[] {
  const say = words.of(COST);
  return [
    say('cost.line', { label: modelTitle(model), span: costText(words, cost) }),
    ...factsUsed(installation, model.best.system_type)
      .filter((fact) => facts[fact] !== undefined)
      .map((fact) => say('cost.answer', { question: say(`cost.${fact}`), answer: answerOf(words, facts, fact) })),
    ...lineTexts(words, cost.lines).map(({ label, span }) => say('cost.line', { label, span })),
    sourceText(words, installation),
  ];
}
