import { tooManySystems } from '../../src/catalogue/catalogueLimits.ts';
import type { Product } from '../../src/catalogue/product.ts';
import { readReply } from '../../src/catalogue/readReply.ts';
import { writeReply } from '../../src/catalogue/writeReply.ts';
import type { Installation } from '../../src/pricing/installation.ts';
import { rangeHtml } from '../../src/words/rangeHtml.ts';
import { type CatalogueChanges, compareCatalogues } from '../compare/compareCatalogues.ts';
import { sharpText } from '../compare/describeChanges.ts';
import { type SharpChange, sharpChanges } from '../compare/sharpChange.ts';
import type { SheetQuestion } from '../map/ask/askSheet.ts';
import { describeFileProblem, type FileProblem } from '../open/explainFileProblem.ts';
import { readiness } from '../read/readiness.ts';
import { replyBytes, replyTooLarge } from '../read/replyBytes.ts';
import { ENGLISH } from '../speech/speech.ts';
import { askSharpChange, sharpCause } from './askSharpChange.ts';
import type { AnsweredQuestion, SheetAnswers } from './dialogue.ts';
import type { ReadRange } from './readRange.ts';

/** The texts of the two replies that visitors get, and of the range as HTML. */
export interface Replies {
  readonly init: string;
  readonly products: string;
  /** Null to leave it out. */
  readonly range: string | null;
}

export interface Judging {
  readonly answers: SheetAnswers;
  /** Answers each question as somebody who has looked at the report and wants to publish. */
  readonly yes: boolean;
  /** Null if nothing is published yet. */
  readonly published: Replies | null;
  /** The installation prices that visitors get now, and those of this range; null for none. */
  readonly standing: Installation | null;
  readonly installation: Installation | null;
  /** The time of the newest file, ISO 8601. */
  readonly updated: string;
  /** YYYY-MM-DD */
  readonly today: string;
  /** False to leave out the range as HTML. */
  readonly hasRange: boolean;
}

/** Whether a range replaces what is published. */
export interface JudgedRange {
  /** `ready` to publish, the same as what is published, open until somebody answers, or refused whatever the answers. */
  readonly state: 'ready' | 'unchanged' | 'asks' | 'refused';
  /** The replies of a range that is ready or unchanged. */
  readonly replies: Replies | null;
  /** Null if there is nothing to compare with, or nothing that can be read. */
  readonly changes: CatalogueChanges | null;
  /** The change of the published installation prices; null if they stay, or if nothing is published. */
  readonly prices: 'gone' | 'new' | 'changed' | null;
  /** The questions without an answer, first those that keep the range from being published. */
  readonly questions: readonly SheetQuestion[];
  readonly answered: readonly AnsweredQuestion[];
  /** Null if the range is ready or unchanged. If it asks, no value of a file is in it. */
  readonly reason: string | null;
}

/** The answer that publishes, and the label of each answer, to the four questions of publishing. */
const ANSWERS = {
  'bad-rows': { yes: 'leave-out', labels: ['Publish without these rows', 'Publish nothing'] },
  'fewer-systems': { yes: 'publish', labels: ['Publish', 'Publish nothing'] },
  'other-prices': { yes: 'publish', labels: ['Publish', 'Publish nothing'] },
  'no-installation-prices': { yes: 'publish', labels: ['Publish', 'Publish nothing'] },
} as const;

/** The ids of the questions that a press answers. */
export const PRESSES: readonly string[] = Object.keys(ANSWERS);

/** The reason why an answer to one of these questions can't be used; null if each can. */
export function pressProblem(answers: SheetAnswers): string | null {
  for (const [id, { yes }] of Object.entries(ANSWERS)) {
    const value = answers[id];
    if (value !== undefined && value !== yes && value !== 'stop')
      return `“${value}” is no answer to ${id}. Put ${yes} or stop.`;
  }
  return null;
}

/**
 * Judges a range by the rules of the plugin's *Publish*: rows that can't be used, sharp changes and the loss of the installation
 * prices ask; a file that can't be used, example rows and a reply over a limit are refused. A range that is published already asks nothing. Never throws.
 */
export function judgeRange(range: ReadRange, judging: Judging): JudgedRange {
  const { products } = range;
  const { published, standing, installation, updated } = judging;
  const { answered } = range;
  const refusal = refusalOf(range);
  // A column without an answer stays open, and stops nothing that can be published without it.
  const questions =
    refusal === null ? range.questions.map((question) => ({ ...question, isNeeded: false })) : range.questions;
  const before = published && publishedProducts(published);
  const changes = before && products.length > 0 ? compareCatalogues(before, products) : null;
  const prices = published && priceChange(standing, installation);
  const judged = { replies: null, changes, prices, questions, answered };
  if (refusal !== null) {
    // An answer may be all that is missing.
    const asks = questions.some(({ isNeeded }) => isNeeded);
    return {
      ...judged,
      state: asks ? 'asks' : 'refused',
      reason: asks ? 'the questions about its columns have to be answered first' : refusal,
    };
  }
  const replies = {
    init: JSON.stringify({ nonce: 'static', ...(installation && { installation }) }),
    products: writeReply(products, updated),
    range: judging.hasRange ? rangeHtml(products, { installation, on: judging.today }) : null,
  };
  const isSame = (['init', 'products', 'range'] as const).every((one) => published?.[one] === replies[one]);
  if (isSame) {
    return { ...judged, state: 'unchanged', replies, reason: null };
  }
  const asked = [
    ...askBadRows(range),
    ...(changes ? sharpChanges(changes) : []).map(askSharp),
    ...(prices === 'gone' ? [NO_INSTALLATION_PRICES] : []),
  ];
  const open = asked.filter(({ id }) => !judging.yes && judging.answers[id] === undefined);
  const told = asked.flatMap((one) => {
    const { id, text, yes } = one;
    const value = judging.answers[id] ?? (judging.yes ? yes : undefined);
    if (value === undefined) return [];
    const answer = questionOf(one).choices.find((choice) => choice.value === value)?.label ?? value;
    return [{ id, question: text, value, answer }];
  });
  const stopped = told.find(({ value }) => value === 'stop');
  const whole = { ...judged, questions: [...open.map(questionOf), ...questions], answered: [...answered, ...told] };
  if (stopped) return { ...whole, state: 'refused', reason: `the answer to ${stopped.id} is stop` };
  if (open.length > 0) return { ...whole, state: 'asks', reason: open.map(({ reason }) => reason).join(', and ') };
  return { ...whole, state: 'ready', replies, reason: null };
}

/** The systems that are published; null for a reply that can't be read. */
function publishedProducts({ products }: Replies): readonly Product[] | null {
  try {
    const reading = readReply(JSON.parse(products));
    return reading.ok ? reading.products : null;
  } catch {
    return null;
  }
}

/** The reason why nothing can be published whatever the answers; null if there is none. */
function refusalOf({ files, products }: ReadRange): string | null {
  for (const file of files) {
    const state = readiness(file);
    if (state.kind === 'unusable') return describeFileProblem(state.problem, file.name);
    if (state.kind === 'examples') {
      return `${file.name} still has the template's example rows (${state.ids[0]} …). Delete them in the file.`;
    }
  }
  const tooMuch: FileProblem | null = tooManySystems(products.length) ?? replyTooLarge(replyBytes(products));
  return tooMuch && describeFileProblem(tooMuch);
}

interface Asked {
  readonly id: keyof typeof ANSWERS;
  readonly text: string;
  /** The end of a sentence. */
  readonly reason: string;
  readonly yes: string;
}

function questionOf({ id, text }: Asked): SheetQuestion {
  const { yes, labels } = ANSWERS[id];
  const [publish, stop] = labels;
  const choices = [
    { value: yes, label: publish },
    { value: 'stop', label: stop },
  ];
  return { id, text, choices, suggested: null, isNeeded: true };
}

function askBadRows({ files }: ReadRange): readonly Asked[] {
  const rows = files.reduce((sum, file) => {
    const state = readiness(file);
    return sum + (state.kind === 'bad-rows' ? state.rows.length : 0);
  }, 0);
  if (rows === 0) return [];
  const [they, them] = rows === 1 ? ['1 row', 'it'] : [`${number(rows)} rows`, 'them'];
  const reason = `${they} can't be used`;
  return [{ id: 'bad-rows', reason, text: `${sentence(reason)} Publish without ${them}?`, yes: 'leave-out' }];
}

function askSharp(change: SharpChange): Asked {
  const reason = sharpText([change], ENGLISH);
  const text = `${sharpCause(change, ENGLISH)} ${askSharpChange(change, ENGLISH)}`;
  return { id: change.kind, reason, text, yes: 'publish' };
}

const NO_INSTALLATION_PRICES: Asked = {
  id: 'no-installation-prices',
  reason: 'it has no installation prices, and the published range has them',
  text: 'No price list is given, so the published installation prices go, and visitors see prices of the units alone. To keep them, publish nothing, and add --installation with your price list. Publish without installation prices?',
  yes: 'publish',
};

function priceChange(before: Installation | null, after: Installation | null): JudgedRange['prices'] {
  if (JSON.stringify(before) === JSON.stringify(after)) return null;
  if (before === null) return 'new';
  return after === null ? 'gone' : 'changed';
}

const sentence = (text: string): string => `${text}.`;
const number = (count: number): string => count.toLocaleString('en-AU');
