import type { SystemType } from '../../../catalogue/product.ts';
import { type Model, shownSizes } from '../../../matching/models.ts';
import { type BriefSection, factText } from '../../../words/brief.ts';
import { dollarRange, modelTitle } from '../../../words/modelWords.ts';
import type { NamedValue } from '../../../words/productWords.ts';
import type { Words } from '../../../words/words.ts';
import {
  COST_FACTS,
  type CostFact,
  type HomeFacts,
  type Installation,
  type KindPrice,
  METRE_FACTS,
} from '../rules/installation.ts';
import { BASE, factsUsed, SYSTEM } from '../rules/installationCost.ts';
import { type ModelCost, modelCost, type Reckoning } from '../rules/modelCost.ts';
import type { DollarLine, DollarSpan } from '../rules/wholeDollars.ts';
import { COST } from './english.ts';

/** "$2,841 to $4,703 with installation". */
export function costText(words: Words, cost: ModelCost): string {
  const say = words.of(COST);
  const span = spanText(words, cost);
  return say(cost.isTotal ? (cost.isOverSizes ? 'cost.withSizes' : 'cost.with') : 'cost.alone', { span });
}

/** What makes up a figure, line by line: a name, and "nothing to $205". */
export function lineFacts(
  words: Words,
  { lines }: ModelCost,
  installation: Installation,
  kind: SystemType,
): readonly NamedValue[] {
  const say = words.of(COST);
  const hasBase = lines.some(({ id }) => id.includes(BASE));
  const nameOf = (id: string): string => {
    if (id === SYSTEM) return say(hasBase ? 'cost.system' : 'cost.systemInstalled');
    if (id === BASE) return baseName(words, installation.kinds[kind]?.includes ?? {});
    const fact = COST_FACTS.find((one) => one.toUpperCase() === id);
    return fact ? say(`cost.${fact}`) : (installation.extras.find((extra) => extra.id === id)?.label ?? id);
  };
  const countedName = ({ id, count = [1, 1] }: DollarLine): string => {
    const extra = installation.extras.find((one) => one.id === id);
    const times = rangeText(words, count, words.number);
    if (extra?.per === 'metre' && !extra.when)
      return say(`cost.${extra.of}.further`, { count: count[1], metres: times });
    const name = id.split('+').map(nameOf).join(' + ');
    return count[1] === 1 ? name : `${times} × ${name}`;
  };
  return lines.map((line) => ({ name: countedName(line), value: spanText(words, line) }));
}

/** "Usual installation, with 3 m of pipe and 15 m of cable" */
function baseName(words: Words, includes: KindPrice['includes']): string {
  const say = words.of(COST);
  const included = METRE_FACTS.flatMap((fact) =>
    includes[fact] ? say(`cost.${fact}.included`, { metres: words.unit(includes[fact], 'm') }) : [],
  );
  return say(included.length > 0 ? 'cost.baseWith' : 'cost.base', { metres: words.list(included) });
}

/** "$2,841 to $4,703", or "nothing to $205". */
export function spanText(words: Words, { low, high }: DollarSpan): string {
  if (low > 0 || high === 0) return dollarRange(words, low, high);
  const say = words.of(COST);
  return say('cost.range', { from: say('cost.nothing'), to: words.dollars(high) });
}

/** "GST included, by Wattlebird Air's price list of June 2026." */
export function sourceText(words: Words, { provider, month }: Installation): string {
  const [year, index] = month.split('-').map(Number);
  // In the middle of the month, whatever the time zone.
  const at = new Date(year ?? 0, (index ?? 1) - 1, 15).getTime();
  return words.of(COST)('cost.source', { provider, month: words.month(at) });
}

/** "Up to 5 m", "5 to 10 m", "7 m". */
export function rangeText(
  words: Words,
  [from, to]: readonly [from: number, to: number],
  textOf = (metres: number) => words.unit(metres, 'm'),
): string {
  const say = words.of(COST);
  if (from === to) return textOf(to);
  return from === 0
    ? say('cost.upTo', { to: textOf(to) })
    : say('cost.range', { from: words.number(from), to: textOf(to) });
}

/** What the visitor has said of a fact. */
function answerOf(words: Words, facts: HomeFacts, fact: CostFact): string {
  const given = facts[fact];
  if (typeof given === 'number') return rangeText(words, [given, given]);
  return typeof given === 'object'
    ? rangeText(words, given)
    : words.of(COST)(`cost.${fact}.${given}` as 'cost.storey.ground');
}

/** A price with installation, once the visitor has said something of the home; null without the system's own price. */
export function leadText(words: Words, model: Model, reckoning: Reckoning): string | null {
  const cost = modelCost(shownSizes(model), reckoning);
  return cost?.isTotal && Object.keys(reckoning.facts).length > 0 ? costText(words, cost) : null;
}

/** A part of the brief: the span, what the visitor has said, and the source; null before anything is said. */
export function costSection(words: Words, model: Model, reckoning: Reckoning): BriefSection | null {
  const say = words.of(COST);
  const { installation, facts } = reckoning;
  const cost = modelCost(shownSizes(model), reckoning);
  const said = factsUsed(installation, model.best.system_type).filter((fact) => facts[fact] !== undefined);
  if (!cost || said.length === 0) return null;
  return {
    part: 'added',
    heading: say('cost.enquiry'),
    lines: [costText(words, cost), sourceText(words, installation)],
    facts: said.map((fact) => ({ name: say(`cost.${fact}`), value: answerOf(words, facts, fact) })),
  };
}

/** All that an enquiry may take along: the span, what the visitor has said, the lines and the source; null before anything is said. */
export function costEnquiry(words: Words, model: Model, reckoning: Reckoning): string | null {
  const section = costSection(words, model, reckoning);
  const cost = section && modelCost(shownSizes(model), reckoning);
  if (!cost) return null;
  const [span = '', source = ''] = section.lines;
  const lines = lineFacts(words, cost, reckoning.installation, model.best.system_type);
  const facts = [{ name: modelTitle(model), value: span }, ...section.facts, ...lines];
  return [...facts.map((fact) => factText(words, fact)), source].join('\n');
}
