import type { Product } from '../src/catalogue/product.ts';
import { familyOf, familyTitle } from '../src/matching/families.ts';
import { type FoundModels, groupSystems, tooSmall } from '../src/matching/groupModels.ts';
import { judge } from '../src/matching/judge.ts';
import type { Matcher } from '../src/matching/matcher.ts';
import { LIST_GROUPS } from '../src/matching/models.ts';
import { sizeInJob } from '../src/matching/places.ts';
import type { AskedJob, BoughtSystem, Way } from '../src/matching/way.ts';
import { answersOfWay, kindOfJob } from '../src/matching/ways.ts';
import type { Answers } from '../src/questionnaire/question.ts';
import { sentence } from '../src/words/adviceText.ts';
import type { Advice } from '../src/words/advise.ts';
import { MATCHES } from '../src/words/english/matches.ts';
import { WAYS } from '../src/words/english/ways.ts';
import { lessText, firstText as whyFirst } from '../src/words/jobText.ts';
import { unitRange } from '../src/words/ranges.ts';
import { reasonText } from '../src/words/reasonText.ts';
import { installLines } from '../src/words/rowLines.ts';
import { homeWithWork, jobPriceText } from '../src/words/spanTexts.ts';
import { coverText, levelText, noWayText, ownCosts, waysTitle } from '../src/words/wayText.ts';
import { ENGLISH_WORDS } from '../src/words/words.ts';
import { counted } from './counted.ts';
import { wrapped } from './wrapped.ts';

const MARK = { fits: '+', partly: '±', unknown: '?', misses: '-' } as const;

const say = ENGLISH_WORDS.of(WAYS);
const kwText = (from: number, to: number): string => unitRange(ENGLISH_WORDS, from, to, 'kW');

export interface FoundJob {
  readonly matcher: Matcher;
  readonly job: AskedJob;
  readonly found: FoundModels;
  readonly advice: Advice;
}

/** The size that the visitor's rooms or home need. */
export function sizeLines({ advice: { size } }: FoundJob, width: number): readonly string[] {
  if (size === null) return [];
  if (size.home !== undefined) {
    const text = `A home of ${size.home} bedrooms: ducted ${kwText(size.ducted.from, size.ducted.to)}; with one outdoor unit for all rooms ${kwText(size.multi.from, size.multi.to)}.`;
    return [...wrapped(text, width, ''), ''];
  }
  const rooms = size.rooms.map((room, at) => `Room ${at + 1}: ${room ? kwText(room.from, room.to) : 'not known'}.`);
  const together = size.job && rooms.length > 1 ? [`One system for all: ${kwText(size.job.from, size.job.to)}.`] : [];
  return [...wrapped([...rooms, ...together].join(' '), width, ''), ''];
}

/** The ways to do the job, the one to begin with first, and why others aren't there. */
export function wayLines({ matcher, job, found, advice }: FoundJob, width: number): readonly string[] {
  const { ways } = found;
  const small = tooSmall(found);
  if (small) return [...wrapped(noWayText(ENGLISH_WORDS, small, job), width, ''), ''];
  const noWay = advice.noWay.flatMap(({ text }) => wrapped(text, width, '  '));
  if (ways.length === 0) return noWay.length > 0 ? [...noWay, ''] : [];
  return [
    waysTitle(ENGLISH_WORDS),
    ...ways.flatMap((way, at) =>
      oneWay(matcher, way, advice.ways[at]!, job, at === 0).flatMap((line, row) =>
        wrapped(row === 0 ? `${at + 1}. ${line}` : line, width, row === 0 ? '  ' : '     '),
      ),
    ),
    ...[levelText(ENGLISH_WORDS, ways)].flatMap((line) => (line ? wrapped(line, width, '  ') : [])),
    ...noWay,
    '',
  ];
}

/** @param told the same way as data */
function oneWay(
  matcher: Matcher,
  way: Way,
  told: Advice['ways'][number],
  job: AskedJob,
  isBest: boolean,
): readonly string[] {
  const { name, gain, flaw, start, models } = told;
  return [
    `${name}: ${jobPriceText(ENGLISH_WORDS, way.price, way.units.indoor, homeWithWork(way.first[0].system.product, job.answers))}`,
    ...(gain ? [`+ ${gain.text}`] : []),
    `- ${flaw.text}`,
    `Start with ${firstText(matcher, way.first)}`,
    ...[whyFirst(ENGLISH_WORDS, way, job, !isBest), coverText(ENGLISH_WORDS, way, job)].flatMap((line) => line || []),
    ...ownCosts(ENGLISH_WORDS, way, job).map(({ text }) => text),
    ...[lessText(ENGLISH_WORDS, way, matcher, job) ?? []].flat(),
    ...start.alternatives.map(({ id, gain: gains, cost }) => {
      const sides = [gains, cost].map((side) => side.map(({ text }) => text).join(', ')).filter(Boolean);
      return `Or ${id}: ${sides.join('. The catch: ')}.`;
    }),
    `${counted(models, 'model')} ${models === 1 ? 'fits' : 'fit'}.`,
  ];
}

/** "2 × Wall Split 2.5 kW, one in each room", or what is bought for each. */
function firstText(matcher: Matcher, first: Way['first']): string {
  const names = first.map((bought) => nameOf(matcher, bought));
  const counts = [...new Set(names)].map((name) => [name, names.filter((one) => one === name).length] as const);
  const text = counts.map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(' and ');
  return names.length > 1 ? `${text}, one in each room.` : `${text}.`;
}

function nameOf({ families }: Matcher, { system, sizes }: BoughtSystem): string {
  const { product } = system;
  const kws = sizes.flatMap((one) => one.product.cooling_capacity_kw ?? []);
  if (sizes.length < 2 || kws.length === 0) return `${product.id}  ${product.title}`;
  return `${familyTitle(familyOf(families, product), product)}, ${kwText(Math.min(...kws), Math.max(...kws))}`;
}

/** The systems by how well they fit, with the verdict on each answer. Headings count models over the ways. */
export function groupLines({ matcher, job, found }: FoundJob, width: number): readonly string[] {
  const { ways, groups } = found;
  const listed = LIST_GROUPS.map((group) => groups[group].flatMap(({ products }) => products));
  const shown = new Set(listed.flat());
  const order = new Map(ways.flatMap(({ systems }) => systems).map(({ product }, at) => [product, at]));
  const placeOf = (product: Product): number => order.get(product) ?? order.size;
  const further = groupSystems(matcher, job)
    .flat()
    .filter((product) => !shown.has(product));
  return ([...LIST_GROUPS, 'further'] as const).flatMap((group, at) => {
    const products = listed[at] ?? further;
    if (products.length === 0) return [];
    const name = ENGLISH_WORDS.of(MATCHES)(`group.${group}`);
    const rows = products
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .flatMap((product) =>
        systemLines(product, answersOfWay(kindOfJob(product, matcher, job), job.answers), job, width),
      );
    return [`${name} (${counted(groups[group].length, 'model')})`, ...rows, ''];
  });
}

function systemLines(product: Product, answers: Answers, job: AskedJob, width: number): readonly string[] {
  const size = sizeInJob(product, job);
  const place = ENGLISH_WORDS.of(WAYS)(job.size.home ? 'way.place.home' : 'way.place.room');
  const note =
    size === 'below' || size === 'above' ? ` ${sentence(ENGLISH_WORDS, say(`way.size.${size}`, { place }))}` : '';
  return [
    ...wrapped(`${product.id}  ${product.title}${note && `.${note}`}`, width, '  '),
    ...judge(product, answers).flatMap(({ question, verdict, reason }) =>
      wrapped(`${MARK[verdict]} ${question}  ${reasonText(ENGLISH_WORDS, { verdict, reason })}`, width),
    ),
    ...installLines(ENGLISH_WORDS, product, job.postcode).flatMap(({ text }) =>
      wrapped(`${MARK.unknown} ${text}`, width),
    ),
  ];
}
