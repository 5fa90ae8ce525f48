import { type Model, shownSizes } from '../../../matching/models.ts';
import type { AskedJob } from '../../../matching/way.ts';
import { unitsFor } from '../../../matching/ways.ts';
import {
  COST_FACTS,
  type CostFact,
  type Extra,
  type HomeFacts,
  type Installation,
  type KindPrice,
  METRE_FACTS,
  type MetreFact,
} from '../../../pricing/installation.ts';
import { BASE, factsUsed, metresBeyond, metresOf, SYSTEM } from '../../../pricing/installationCost.ts';
import { type JobCost, type JobLine, jobCost } from '../../../pricing/jobCost.ts';
import { capital } from '../../../words/adviceText.ts';
import { boughtText } from '../../../words/boughtWords.ts';
import { type BriefSection, factText } from '../../../words/brief.ts';
import type { NamedValue } from '../../../words/productWords.ts';
import { dollarRange } from '../../../words/ranges.ts';
import { sentences } from '../../../words/sentences.ts';
import { jobPriceText } from '../../../words/spanTexts.ts';
import type { Words } from '../../../words/words.ts';
import { COST } from './english.ts';

/** A figure of one job, with everything that it depends on. */
export interface ReckonedJob {
  readonly installation: Installation;
  readonly facts: HomeFacts;
  /** One for each system that is bought. */
  readonly models: readonly [Model, ...Model[]];
  readonly cost: JobCost | null;
}

export function reckoned(
  models: readonly Model[],
  job: AskedJob & { readonly installation: Installation },
): ReckonedJob {
  const cost = jobCost(models.map(shownSizes), (product) => unitsFor(product, job), job);
  return { installation: job.installation, facts: job.facts ?? {}, models: models as ReckonedJob['models'], cost };
}

/**
 * "$2,841 to $4,703 installed", or that there is no figure.
 * @param isAlone false beside other figures, where it is short
 */
export function costText(words: Words, { cost, models }: ReckonedJob, isAlone = true): string {
  const say = words.of(COST);
  if (!cost) return say(isAlone ? 'cost.none' : 'cost.noFigure');
  if (!cost.isTotal) return say('cost.alone', { span: dollarRange(words, cost.low, cost.high) });
  const span = jobPriceText(words, { ...cost, basis: 'installed' }, models.length);
  return isAlone && cost.isOverSizes ? say('cost.withSizes', { span }) : span;
}

/** The lines of a figure: a name, and "$0 to $205". */
export function lineFacts(words: Words, { cost, installation, models }: ReckonedJob): readonly LineFact[] {
  const say = words.of(COST);
  const lines = cost?.lines ?? [];
  const count = models.length;
  const hasBase = lines.some(({ id }) => id.includes(BASE));
  const includes = installation.kinds[models[0].best.system_type]?.includes ?? {};
  const nameOf = (id: string): string => {
    if (id === SYSTEM) return say(hasBase ? 'cost.system' : 'cost.systemInstalled', { count });
    if (id === BASE) return baseName(words, includes);
    const fact = COST_FACTS.find((one) => one.toUpperCase() === id);
    return fact
      ? capital(words, say(`cost.${fact}.name`))
      : (installation.extras.find((extra) => extra.id === id)?.label ?? id);
  };
  const countedName = ({ id, count: times = [1, 1] }: JobLine, extra: Extra | undefined): string => {
    const included = extra?.per === 'metre' && !extra.when && includes[extra.of];
    if (included) return say(`cost.${extra.of}.beyond`, { metres: words.unit(included, 'm') });
    if (id.startsWith(`${SYSTEM}+`)) return say('cost.bySize');
    const name = id.split('+').map(nameOf).join(' + ');
    return times[1] === 1 ? name : `${rangeText(words, times, words.number)} × ${name}`;
  };
  return lines.map((line) => {
    const extra = installation.extras.find(({ id }) => id === line.id);
    return {
      name: countedName(line, extra),
      value: dollarRange(words, line.low, line.high),
      isOpen: line.low < line.high,
      of: extra?.per === 'metre' ? extra.of : null,
    };
  });
}

/** A line of a figure. */
interface LineFact extends NamedValue {
  readonly isOpen: boolean;
  /** The metres that it counts. */
  readonly of: MetreFact | null;
}

/** "Standard installation, with 3 m of pipe and 15 m of cable" */
function baseName(words: Words, includes: KindPrice['includes']): string {
  const say = words.of(COST);
  const included = METRE_FACTS.flatMap((fact) =>
    includes[fact] ? say(`cost.${fact}.included`, { metres: words.unit(includes[fact], 'm') }) : [],
  );
  return say(included.length > 0 ? 'cost.baseWith' : 'cost.base', { metres: words.list(included) });
}

/** "A guide, GST included, by Wattlebird Air's price list of June 2026." */
export function sourceText(words: Words, { provider, month }: Installation): string {
  // In the middle of the month, whatever the time zone.
  const at = Date.parse(`${month}-15`);
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

/** The visitor's answer about a fact. */
function answerOf(words: Words, facts: HomeFacts, fact: CostFact): string {
  const metres = metresOf(facts, fact as MetreFact);
  return metres ? rangeText(words, metres) : words.of(COST)(`cost.${fact}.${facts[fact]}` as 'cost.storey.ground');
}

/** "Our price list goes to 20 m of pipe. For more, ask us."; null as far as the list goes. */
export function beyondText(
  words: Words,
  installation: Installation,
  facts: HomeFacts,
  key: 'cost.beyond' | 'cost.brief.beyond' = 'cost.beyond',
): string | null {
  const say = words.of(COST);
  const beyond = metresBeyond(installation, facts);
  if (!beyond) return null;
  return say(key, {
    limit: say(`cost.${beyond}.included`, { metres: words.unit(installation.limits[beyond] ?? 0, 'm') }),
  });
}

/** A part of the brief: the span, its source and the visitor's answers, then each amount; null before anything is said. */
export function costSection(words: Words, job: ReckonedJob): BriefSection | null {
  const say = words.of(COST);
  const { installation, facts, cost, models } = job;
  const used = factsUsed(installation, models[0].best.system_type);
  const said = used.filter((fact) => facts[fact] !== undefined);
  const beyond = beyondText(words, installation, facts, 'cost.brief.beyond');
  if ((!cost && !beyond) || said.length === 0) return null;
  return {
    name: 'added',
    heading: say('cost.enquiry'),
    lines: [
      ...(cost ? [costText(words, job), say('cost.brief.within')] : [beyond ?? '']),
      sentences(sourceText(words, installation), say('cost.brief')),
      ...said.map((fact) => factText(words, { name: say(`cost.${fact}`), value: answerOf(words, facts, fact) })),
    ],
    facts: cost
      ? [
          ...lineFacts(words, job).map(({ name, value, isOpen, of }) => ({
            name: isOpen && (of === null || facts[of] === undefined) ? say('cost.notKnown', { name }) : name,
            value,
          })),
          { name: say('cost.total'), value: dollarRange(words, cost.low, cost.high) },
        ]
      : [],
  };
}

/** The same for an enquiry, with the name of the job's systems; null before anything is said. */
export function costEnquiry(words: Words, job: ReckonedJob): string | null {
  const section = costSection(words, job);
  if (!section) return null;
  const [span = '', ...lines] = section.lines;
  const [title, ...facts] = [{ name: boughtText(words, job.models), value: span }, ...section.facts].map((fact) =>
    factText(words, fact),
  );
  return [title, ...lines, ...facts].join('\n');
}
