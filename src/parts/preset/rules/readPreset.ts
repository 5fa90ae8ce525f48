import { isRecord } from '../../../catalogue/isRecord.ts';
import { quoted } from '../../../catalogue/shownValue.ts';
import { readPostcode } from '../../../climate/readPostcode.ts';
import { type Answer, type Answers, QUESTION_IDS, type QuestionId } from '../../../questionnaire/question.ts';
import { questionOf } from '../../../questionnaire/questionSet.ts';
import { settle } from '../../../questionnaire/settle.ts';
import {
  BEDROOMS,
  KINDS_OF_ROOM,
  MOST_DESCRIBED,
  readBedrooms,
  readKinds,
  type SizeAsked,
} from '../../../sizing/sizeAsked.ts';

/** Facts about a visitor that the page passes on. */
export interface Preset {
  /** Answers that the questions allow together. */
  readonly answers: Answers;
  /** Empty if there is none. */
  readonly postcode: string;
  /** The id of the system that the visitor was looking at; it may have left the range. */
  readonly system: string | null;
  /** The kind of each room, or the bedrooms. */
  readonly size?: SizeAsked;
}

interface PresetReading {
  readonly preset: Preset;
  /** Values that can't be used, each with the reason. */
  readonly problems: readonly string[];
}

/** The longest preset in characters. */
const MAX_LENGTH = 10_000;
export const MAX_PRESET_ID = 200;
const PARTS = ['answers', 'postcode', 'system', 'rooms', 'home'];
const NOTHING: Preset = { answers: {}, postcode: '', system: null };

/**
 * Reads a preset as untrusted: JSON text, or an object. Values that can't be used are left out and named. Never throws.
 * @param system the attribute `system`, which overrides the preset's own
 */
export function readPreset(given: unknown, system: string | null): PresetReading {
  const own = system === null ? null : readSystem(system);
  const rest = { ...NOTHING, system: own };
  const refused = (problem: string): PresetReading => ({ preset: rest, problems: [problem] });
  if (given === null || given === undefined || given === '') return { preset: rest, problems: [] };
  const text = textOf(given);
  if (text !== null && text.length > MAX_LENGTH) return refused(`it has more than ${MAX_LENGTH} characters`);
  const read = text === null ? null : parse(text);
  if (!isRecord(read)) return refused('it isn’t an object or its JSON text, such as {"answers": {"Q0": "No"}}');
  const problems = Object.keys(read)
    .filter((name) => !PARTS.includes(name))
    .map((name) => `${quoted(name)} isn’t a part of a preset`);
  const answers = readPresetAnswers(read.answers, problems);
  const postcode = readPostcode(typeof read.postcode === 'string' ? read.postcode : '');
  const isPostcode = read.postcode === undefined || (typeof read.postcode === 'string' && postcode.ok);
  if (!isPostcode) problems.push(`postcode ${quoted(read.postcode)} isn’t a postcode`);
  const found = readSystem(read.system);
  if (read.system !== undefined && found === null) problems.push(`system ${quoted(read.system)} isn’t an id`);
  const size = readPresetSize(read, problems);
  return {
    preset: { answers, postcode: postcode.ok ? postcode.postcode : '', system: own ?? found, ...(size && { size }) },
    problems,
  };
}

/** Null without a size; what can't be read is added to the problems. */
function readPresetSize({ rooms, home }: Record<string, unknown>, problems: string[]): SizeAsked | null {
  const kinds = readKinds(rooms);
  const bedrooms = readBedrooms(home);
  if (rooms !== undefined && !kinds)
    problems.push(
      `rooms ${quoted([rooms].flat().join())} isn’t ${KINDS_OF_ROOM.join(', ')} for up to ${MOST_DESCRIBED} rooms`,
    );
  if (home !== undefined && bedrooms === null) problems.push(`home ${quoted(home)} isn’t ${BEDROOMS.join(', ')}`);
  if (!kinds && bedrooms === null) return null;
  return { ...(kinds && { rooms: kinds }), ...(bedrooms !== null && { home: bedrooms }) };
}

const readSystem = (given: unknown): string | null =>
  typeof given === 'string' && given.trim() !== '' && given.length <= MAX_PRESET_ID ? given.trim() : null;

/** Null for an object that can't be written as text, such as one with a circular reference. */
function textOf(given: unknown): string | null {
  if (typeof given === 'string') return given;
  try {
    return JSON.stringify(given) ?? null;
  } catch {
    return null;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The answers that the questions allow; the others are added to the problems. */
function readPresetAnswers(given: unknown, problems: string[]): Answers {
  if (given === undefined) return {};
  if (!isRecord(given)) {
    problems.push('answers isn’t an object');
    return {};
  }
  const found: Partial<Record<QuestionId, Answer>> = {};
  for (const [name, answer] of Object.entries(given)) {
    const question = QUESTION_IDS.find((id) => id === name);
    const values: readonly unknown[] = [answer].flat();
    if (!question) problems.push(`${quoted(name)} isn’t a question`);
    else if (!values.every((value) => typeof value === 'string'))
      problems.push(`${question} isn’t text or a list of texts`);
    else found[question] = answer as Answer;
  }
  const { answers, cleared } = settle(found);
  for (const { question, values } of cleared) {
    const isOption = (value: string) => questionOf(question).options.some((option) => option.value === value);
    const why = values.every(isOption) ? 'can’t go with the other answers' : 'isn’t an option';
    problems.push(`${question}: ${values.map(quoted).join(', ')} ${why}`);
  }
  return answers;
}

/** One line for the console about everything in a preset that can't be used. */
export function presetProblem(problems: readonly string[]): string | null {
  if (problems.length === 0) return null;
  return `preset: left out what can’t be used: ${problems.join('; ')}.`;
}
