import { cutText } from '../../src/catalogue/cutText.ts';
import { isRecord } from '../../src/catalogue/isRecord.ts';
import type { Product } from '../../src/catalogue/product.ts';
import { readPostcode } from '../../src/climate/readPostcode.ts';
import type { AskedJob } from '../../src/matching/way.ts';
import { readHomeFacts } from '../../src/parts/cost/rules/homeFacts.ts';
import { COST_FACTS, FACT_VALUES, type HomeFacts, isMetres } from '../../src/pricing/installation.ts';
import { MOST_UNITS } from '../../src/pricing/installationProofs.ts';
import { readAnswers } from '../../src/questionnaire/readAnswers.ts';
import { readSaidSize } from '../../src/sizing/readSaidSize.ts';
import { jobOf } from '../../src/words/advise.ts';
import type { AgentRange } from './agentRange.ts';

/** Why a call can't be answered, for the assistant: the argument, and what is allowed. */
export class ArgumentProblem extends Error {}

export type Arguments = Readonly<Record<string, unknown>>;

/** More than any value that is allowed. */
const LONGEST_VALUE = 60;
const MOST_SYSTEMS = 4;
const [, MOST_HEADS] = MOST_UNITS.multi_split;

/** The arguments of a call, if they have only these names. @param given untrusted */
export function readArguments(given: unknown, names: readonly string[]): Arguments {
  const args = given === undefined ? {} : given;
  const allowed = `Allowed: ${names.join(', ')}.`;
  if (!isRecord(args)) throw new ArgumentProblem(`The arguments must be an object. ${allowed}`);
  const other = Object.keys(args).find((name) => !names.includes(name));
  if (other !== undefined) throw new ArgumentProblem(`${shown(other)}: there is no such argument. ${allowed}`);
  return args;
}

/** The visitor's answers, postcode and sizes as a job. */
export function readJob({ answers, postcode, rooms, home }: Arguments, range: AgentRange): AskedJob {
  const said = answers === undefined ? {} : answers;
  if (!isRecord(said)) throw new ArgumentProblem('answers: an object is needed, such as {"Q0": "No"}.');
  const reading = readAnswers(
    Object.fromEntries(Object.entries(said).map(([question, value]) => [shown(question), short(value)])),
  );
  if (!reading.ok) throw new ArgumentProblem(reading.problems.join(' '));
  const place = readPostcode(typeof postcode === 'string' ? postcode : '');
  if (!place.ok || (postcode !== undefined && typeof postcode !== 'string'))
    throw new ArgumentProblem(`postcode: ${shown(postcode)} can't be used. Give text of four digits, such as "3121".`);
  if (rooms !== undefined && !Array.isArray(rooms))
    throw new ArgumentProblem('rooms: a list is needed with a kind for each room, such as ["bedroom", "living"].');
  const kinds = (rooms ?? []).map((kind: unknown) => (typeof kind === 'string' ? cutText(kind, 60) : shown(kind)));
  const bedrooms = home === undefined ? undefined : String(isPlain(home) ? short(home) : shown(home));
  const names = { room: 'rooms', home: 'home' };
  const size = readSaidSize({ rooms: kinds, home: bedrooms }, reading.answers, names);
  if (!size.ok) throw new ArgumentProblem(size.reason);
  const { rules, installation, on } = range;
  return jobOf(reading.answers, {
    postcode: place.postcode,
    ...size.size,
    ...(rules && { rules }),
    ...(installation && { installation }),
    on,
  });
}

/** One to four systems of the range. */
export function readSystemList(given: unknown, { products }: AgentRange): readonly Product[] {
  const isList = Array.isArray(given) && given.length > 0 && given.length <= MOST_SYSTEMS;
  if (!isList) throw new ArgumentProblem(`systems: a list of 1 to ${MOST_SYSTEMS} ids is needed; ${IDS}`);
  return [...new Set(given)].map((id) => readSystem(id, 'systems', products));
}

const IDS = 'take ids from find_systems.';

export function readSystem(given: unknown, name: string, products: AgentRange['products']): Product {
  if (typeof given !== 'string') throw new ArgumentProblem(`${name}: the id of a system is needed; ${IDS}`);
  const product = products.get(given);
  if (!product) throw new ArgumentProblem(`${shown(given)} is not in this range. ${name}: ${IDS}`);
  return product;
}

/** What is known of the home, for the price list. */
export function readFacts(given: unknown): HomeFacts {
  const said = given === undefined ? {} : given;
  const names = `Allowed: ${COST_FACTS.join(', ')}.`;
  if (!isRecord(said)) throw new ArgumentProblem(`facts: an object is needed. ${names}`);
  const facts = readHomeFacts(said);
  for (const [name, value] of Object.entries(said)) {
    const fact = COST_FACTS.find((one) => one === name);
    if (!fact) throw new ArgumentProblem(`facts: there is no fact ${shown(name)}. ${names}`);
    if (facts[fact] !== undefined) continue;
    const allowed = isMetres(fact)
      ? 'metres, such as 8, or from and to, such as [5, 10]'
      : FACT_VALUES[fact].join(', ');
    throw new ArgumentProblem(`facts: ${fact} can't be ${shown(value)}. Allowed: ${allowed}.`);
  }
  return facts;
}

/** The rooms that a multi-split serves; null where nothing is said. */
export function readRoomsCount(given: unknown): number | null {
  if (given === undefined) return null;
  if (typeof given === 'number' && Number.isInteger(given) && given >= 1 && given <= MOST_HEADS) return given;
  throw new ArgumentProblem(
    `rooms_count: ${shown(given)} can't be used. Allowed: a whole number from 1 to ${MOST_HEADS}.`,
  );
}

const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/** A value as the assistant wrote it, cut. */
function shown(value: unknown): string {
  return cutText(typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined'), LONGEST_VALUE);
}

/** Values that are too long to be an answer, cut, since a problem repeats them. */
function short(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 10).map(short);
  return typeof value === 'string' ? cutText(value, LONGEST_VALUE) : value;
}
