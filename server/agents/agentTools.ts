import { cutText } from '../../src/catalogue/cutText.ts';
import type { Product } from '../../src/catalogue/product.ts';
import { familyTitle } from '../../src/matching/families.ts';
import { findModels, groupSystems } from '../../src/matching/groupModels.ts';
import { type JobModel, jobModel } from '../../src/matching/jobModel.ts';
import { judge } from '../../src/matching/judge.ts';
import { type GroupedModel, LIST_GROUPS, productOf, shownSizes } from '../../src/matching/models.ts';
import { sizeInJob } from '../../src/matching/places.ts';
import { suggest } from '../../src/matching/suggest.ts';
import type { AskedJob } from '../../src/matching/way.ts';
import { unitsFor, unitsRun } from '../../src/matching/ways.ts';
import { writeVisitLink } from '../../src/parts/share/rules/writeVisitLink.ts';
import type { HomeFacts, Installation } from '../../src/pricing/installation.ts';
import { metresBeyond } from '../../src/pricing/installationCost.ts';
import { jobCost } from '../../src/pricing/jobCost.ts';
import { isAnswered, path } from '../../src/questionnaire/path.ts';
import type { Answers } from '../../src/questionnaire/question.ts';
import { questionOf } from '../../src/questionnaire/questionSet.ts';
import { roomsAsked } from '../../src/questionnaire/roomsAsked.ts';
import { visibleOptions } from '../../src/questionnaire/visibleOptions.ts';
import { adviceData } from '../../src/words/advise.ts';
import { reasonText } from '../../src/words/reasonText.ts';
import { suggestionText } from '../../src/words/suggestionText.ts';
import { ENGLISH_WORDS } from '../../src/words/words.ts';
import type { AgentRange } from './agentRange.ts';
import {
  ArgumentProblem,
  readArguments,
  readFacts,
  readJob,
  readRoomsCount,
  readSystem,
  readSystemList,
} from './readArguments.ts';
import type { ToolName } from './toolList.ts';

/** The reply to a call: compact JSON, or a sentence about what is wrong with it. */
export interface ToolReply {
  readonly text: string;
  readonly isError: boolean;
}

/** Everything that an assistant reads costs it attention, so a reply has fewer models rather than more bytes. */
const MAX_BYTES = 4000;
const MAX_PROBLEM = 600;
const MAX_MODELS = 5;
const MAX_IDS = 10;
const MAX_TITLE = 80;

/** As the assistant reads the groups of the list. */
const GROUP_NAMES = { fits: 'fits', might: 'might_fit', catch: 'one_catch' } as const;

const SAID = ['answers', 'postcode', 'rooms', 'home'];

const TOOLS: Readonly<Record<ToolName, (range: AgentRange, args: unknown, shareUrl: URL) => string>> = {
  find_systems: findSystems,
  explain_systems: explainSystems,
  installed_cost: installedCost,
};

/**
 * Answers a call by the range of the day. Pure, and never throws for arguments that can't be used.
 *
 * @param range null while nothing is published
 * @param shareUrl the page with the selector
 */
export function callTool(name: ToolName, args: unknown, range: AgentRange | null, shareUrl: URL): ToolReply {
  if (!range) return { text: 'Nothing is published yet.', isError: true };
  try {
    return { text: TOOLS[name](range, args, shareUrl), isError: false };
  } catch (error) {
    if (!(error instanceof ArgumentProblem)) throw error;
    return { text: cutText(error.message, MAX_PROBLEM), isError: true };
  }
}

function findSystems(range: AgentRange, given: unknown, shareUrl: URL): string {
  const { matcher } = range;
  const job = readJob(readArguments(given, SAID), range);
  const found = findModels(matcher, job);
  const { counts, price, ways: all, start } = adviceData(matcher, job, found);
  const ways = all.map(({ systems: _, start: __, ...way }) => way);
  const models = LIST_GROUPS.map((group) =>
    found.groups[group].slice(0, MAX_MODELS).map((model) => modelData(model, range, job)),
  );
  const [fits = [], might_fit = [], one_catch = []] = models;
  const reply = {
    counts,
    price,
    ways,
    start,
    groups: { fits, might_fit, one_catch },
    change: suggest(matcher, job, counts.fits).map((one) => suggestionText(ENGLISH_WORDS, job.answers, one)),
    ask_next: nextQuestion(job.answers),
    open: openLink(shareUrl, job),
  };
  return fitted(reply, () => dropModel(models) ?? ways.pop());
}

/** Drops the last model of the last group that has more than two, or else more than one, or else any. */
function dropModel<Model>(groups: readonly Model[][]): Model | undefined {
  for (const kept of [2, 1, 0]) {
    const group = groups.findLast(({ length }) => length > kept);
    if (group) return group.pop();
  }
  return undefined;
}

function modelData(grouped: GroupedModel, { matcher }: AgentRange, job: AskedJob) {
  const bought = jobModel(grouped, matcher, job);
  const { family, best } = bought.model;
  const ids = [best, ...grouped.products.filter((product) => product !== best)].map(({ id }) => id);
  return {
    ids: ids.slice(0, MAX_IDS),
    title: cutText(familyTitle(family, best), MAX_TITLE),
    ...figures(bought),
    against: reasons(productOf(bought.model), bought.answers).filter(({ verdict }) => verdict !== 'fits'),
  };
}

function explainSystems(range: AgentRange, given: unknown, shareUrl: URL): string {
  const args = readArguments(given, [...SAID, 'systems']);
  const job = readJob(args, range);
  const { matcher } = range;
  const products = readSystemList(args.systems, range);
  const groups = groupSystems(matcher, job);
  const systems = products.map((product) => {
    const bought = jobModel({ products: [product] }, matcher, job);
    const group = LIST_GROUPS[groups.findIndex((found) => found.includes(product))];
    return {
      id: product.id,
      title: cutText(product.title, MAX_TITLE),
      ...figures(bought),
      group: group ? GROUP_NAMES[group] : 'none',
      size: sizeInJob(product, job),
      reasons: reasons(product, bought.answers),
    };
  });
  return fitted({ systems, open: openLink(shareUrl, job, products[0]) }, () => {
    const most = Math.max(...systems.map((system) => agreeing(system).length));
    const longest = systems.findLast((system) => agreeing(system).length === most);
    // A reason for a system is dropped before any reason against one.
    return longest && most > 0
      ? longest.reasons.splice(longest.reasons.indexOf(agreeing(longest).at(-1)!), 1)
      : systems.pop();
  });
}

type Reasons = ReturnType<typeof reasons>;

const agreeing = ({ reasons: all }: { readonly reasons: Reasons }): Reasons =>
  all.filter(({ verdict }) => verdict === 'fits');

function installedCost(range: AgentRange, given: unknown, shareUrl: URL): string {
  const { installation } = range;
  const args = readArguments(given, [...SAID, 'system', 'facts', 'rooms_count']);
  if (!installation) throw new ArgumentProblem('There is no price list for installation today. Ask the provider.');
  const job = readJob(args, range);
  const product = readSystem(args.system, 'system', range.products);
  const facts = readFacts(args.facts);
  const rooms = readRoomsCount(args.rooms_count);
  const { month, valid_until } = installation;
  const units = unitsOf(product, rooms, job);
  const cost = units === null ? null : jobCost([[product]], () => units, { installation, on: range.on, facts });
  return JSON.stringify({
    system: product.id,
    price: cost?.isTotal ? { low: cost.low, high: cost.high, basis: 'installed' } : null,
    why: cost?.isTotal ? null : whyNot(product, units, installation, facts, cost !== null),
    lines: cost?.lines.map(({ id, low, high }) => ({ id, low, high })) ?? [],
    month,
    valid_until,
    open: openLink(shareUrl, job, product),
  });
}

/** The indoor units that the list charges for; null where nobody said how many a multi-split has. */
function unitsOf(product: Product, rooms: number | null, job: AskedJob): number | null {
  if (product.system_type !== 'multi_split') return 1;
  if (rooms !== null) return unitsRun(product, rooms);
  return roomsAsked(job.answers) === null ? null : unitsFor(product, job);
}

function whyNot(
  { id }: Product,
  units: number | null,
  installation: Installation,
  facts: HomeFacts,
  hasLines: boolean,
): string {
  if (units === null) return `${id} is a multi-split: give rooms_count, the rooms that it is to serve.`;
  if (hasLines) return `The price of ${id} is not known. The lines are the installation alone.`;
  const beyond = metresBeyond(installation, facts);
  if (beyond)
    return `The price list goes to ${installation.limits[beyond]} m for ${beyond}. For more, ask the provider.`;
  return `The price list has no figure for ${id}. Ask the provider.`;
}

/** The type, sizes and price of a model as it is shown. */
function figures({ model, price }: JobModel) {
  const kws = shownSizes(model).flatMap((size) => size.cooling_capacity_kw ?? []);
  return { type: model.best.system_type, kw: kws.length === 0 ? null : [Math.min(...kws), Math.max(...kws)], price };
}

function reasons(product: Product, answers: Answers) {
  return judge(product, answers).map(({ question, verdict, reason }) => ({
    question,
    verdict,
    text: reasonText(ENGLISH_WORDS, { verdict, reason }),
  }));
}

function nextQuestion(answers: Answers) {
  const question = path(answers).at(-1);
  if (!question || isAnswered(question, answers)) return null;
  const options = visibleOptions(question, answers).map(({ value }) => value);
  return { question, title: questionOf(question).title, options };
}

function openLink(shareUrl: URL, { answers, postcode, size: { rooms, home } }: AskedJob, system?: Product): string {
  const link = new URL(shareUrl);
  const written = writeVisitLink({
    answers,
    postcode,
    ...(rooms && { rooms }),
    ...(home !== undefined && { home }),
    system: system?.id ?? null,
  });
  if (written !== '') link.hash = `product-selector=${written}`;
  return link.href;
}

/** The reply as JSON, after as many reductions as it needs. @param reduce returns undefined once nothing is left to take */
function fitted(reply: object, reduce: () => unknown): string {
  const encoder = new TextEncoder();
  for (;;) {
    const text = JSON.stringify(reply);
    if (encoder.encode(text).length <= MAX_BYTES || reduce() === undefined) return text;
  }
}
