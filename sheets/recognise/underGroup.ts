import { meaningsOf } from './columnHeadings.ts';
import { headingWords, type Idea, type Meaning } from './recogniseHeading.ts';

/** The topics of columns. A column has exactly one. */
const TOPICS = {
  price: ['price', 'foreignPrice', 'sale', 'trade', 'notes'],
  warranty: ['warranty'],
  refrigerant: ['refrigerant'],
  sound: ['sound', 'soundPower', 'soundPressure'],
  rating: ['stars', 'efficiency'],
  size: ['width', 'height', 'depth', 'size'],
  power: ['capacity', 'power', 'input', 'kw', 'btu', 'tons', 'energy'],
  weight: ['weight'],
  airflow: ['airflow'],
  supply: ['supply', 'phase'],
  name: ['brand', 'model', 'title', 'id', 'type', 'series', 'image', 'link', 'description', 'status'],
} as const satisfies Readonly<Record<string, readonly Idea[]>>;
type Topic = keyof typeof TOPICS;

/** Words without a topic, and the topics that they can narrow down. */
const SAY_MORE_OF: Readonly<Partial<Record<Idea, readonly Topic[]>>> = {
  cooling: ['power', 'rating', 'sound', 'airflow'],
  heating: ['power', 'rating', 'sound', 'airflow'],
  packing: ['size', 'weight'],
  indoor: ['size', 'sound', 'weight', 'name', 'power', 'airflow', 'price', 'warranty', 'supply'],
  outdoor: ['size', 'sound', 'weight', 'name', 'power', 'airflow', 'price', 'warranty', 'supply'],
};

function topicsOf(ideas: ReadonlySet<Idea>): readonly Topic[] {
  return (Object.keys(TOPICS) as Topic[]).filter((topic) => TOPICS[topic].some((idea) => ideas.has(idea)));
}

/** False if the heading under this group would be about two things: a price isn't part of “Star rating”. */
export function mayQualify(group: string, own: string): boolean {
  const { ideas } = headingWords(group);
  const said = [...ideas].filter((idea) => idea !== 'filler');
  const ownTopics = topicsOf(headingWords(own).ideas);
  const about = said.flatMap((idea) => SAY_MORE_OF[idea] ?? topicsOf(new Set([idea])));
  const isKnown = said.every((idea) => SAY_MORE_OF[idea] !== undefined || topicsOf(new Set([idea])).length > 0);
  return !isKnown || about.length === 0 || ownTopics.length === 0 || ownTopics.some((topic) => about.includes(topic));
}

const NEUTRAL: readonly Idea[] = ['filler', 'model', 'title'];
const OBJECTS: readonly Idea[] = ['filler', 'indoor', 'outdoor'];

/** The parts of a heading under another one. */
interface UnderGroup {
  /** The whole heading, which decides its meaning. */
  readonly text: string;
  readonly own: string;
  readonly group: string;
  /** False if the heading may be outside the group. */
  readonly isSure: boolean;
}

/** The meanings of a heading under a group. An unknown word in the group may change everything below it. */
export function meaningsUnder({ text, own, group, isSure }: UnderGroup): readonly Meaning[] {
  const { ideas, rest } = headingWords(group);
  const isOnly = (allowed: readonly Idea[]): boolean =>
    rest === '' && [...ideas].every((idea) => allowed.includes(idea));
  const alone = meaningsOf(own);
  if (isOnly(NEUTRAL) && alone.length > 0) return alone;
  const whole = meaningsOf(text);
  if (rest !== '') return unsure(whole.filter(({ column }) => column !== 'price_from_aud'));
  if (isSure) return whole;
  // “Height” belongs to the group wherever the group ends; a price beside an outdoor unit's sizes may not.
  if (whole.length === 0) return isOnly(OBJECTS) ? unsure(alone) : [];
  const differs = alone.some((one) => one.isSure && !whole.some(({ column }) => column === one.column));
  return differs ? unsure(whole) : whole;
}

function unsure(meanings: readonly Meaning[]): readonly Meaning[] {
  return meanings.map((meaning) => ({ ...meaning, isSure: false }));
}
