import { isRecord } from '../../../catalogue/isRecord.ts';
import { quoted } from '../../../catalogue/shownValue.ts';
import { type Condition, type Flow, QUESTION_IDS, type QuestionId } from '../../../questionnaire/question.ts';
import { OWN_FLOW, questionOf } from '../../../questionnaire/questionSet.ts';

/** A page's changes to the questions. Values, conditions and keys stay. */
export interface QuestionChanges {
  readonly hide: readonly QuestionId[];
  /** All questions, including hidden ones. */
  readonly order: readonly QuestionId[];
  /** The changed texts, by the keys of their sentences. */
  readonly texts: Readonly<Record<string, string>>;
}

/** One problem and its place: `questions.Q2.options.Castle`. */
export interface ChangeProblem {
  readonly place: string;
  readonly message: string;
}

interface ChangesReading {
  /** Null if there is a problem. */
  readonly changes: QuestionChanges | null;
  readonly problems: readonly ChangeProblem[];
}

type Report = (place: string, message: string) => void;

/** Questions that may be hidden, each with those that go with it. The others decide whether a system fits. */
export const HIDEABLE: Partial<Record<QuestionId, readonly QuestionId[]>> = { Q0: ['Q1'], Q1: ['Q0'], Q4: [], Q7: [] };
const MAX_LENGTH = 50_000;
export const MAX_CHANGED_TEXT = 300;

/** Reads changes as untrusted: JSON text, or an object. Never throws. */
export function readQuestionChanges(given: unknown): ChangesReading {
  const problems: ChangeProblem[] = [];
  const report: Report = (place, message) => problems.push({ place, message });
  const read = typeof given === 'string' ? parse(given) : given;
  if (!isRecord(read)) {
    const message = `It isn’t an object or its JSON text of at most ${MAX_LENGTH} characters. Write it like {"hide": ["Q4"]}.`;
    return { changes: null, problems: [{ place: 'questions', message }] };
  }
  unknownNames(read, ['hide', 'order', 'questions'], '', report);
  const hide = readHidden(read.hide, report);
  const order = readOrder(read.order, hide, report);
  const texts = readTexts(read.questions, report);
  return { changes: problems.length > 0 ? null : { hide, order, texts }, problems };
}

function parse(text: string): unknown {
  try {
    return text.length > MAX_LENGTH ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function unknownNames(given: object, known: readonly string[], place: string, report: Report): void {
  for (const name of Object.keys(given))
    if (!known.includes(name)) report(`${place}${name}`, `There is no such name. Use ${known.join(', ')}.`);
}

function readIds(given: unknown, place: string, report: Report): readonly QuestionId[] {
  if (!Array.isArray(given)) {
    report(place, 'It isn’t a list of questions. Write it like ["Q4"].');
    return [];
  }
  return given.flatMap((id: unknown, at) => {
    const question = QUESTION_IDS.find((one) => one === id);
    if (!question) report(`${place}[${at}]`, `${quoted(id)} isn’t a question. Use ${QUESTION_IDS.join(', ')}.`);
    else if (given.indexOf(id) !== at) report(`${place}[${at}]`, `${question} is there twice.`);
    return question ?? [];
  });
}

function readHidden(given: unknown, report: Report): readonly QuestionId[] {
  if (given === undefined) return [];
  const hide = readIds(given, 'hide', report);
  hide.forEach((question, at) => {
    const along = HIDEABLE[question];
    if (!along) report(`hide[${at}]`, `${question} can’t be hidden: it decides whether a system fits.`);
    for (const other of along ?? [])
      if (!hide.includes(other)) report(`hide[${at}]`, `${question} can only be hidden with ${other}.`);
  });
  return hide;
}

/** A question must follow those that its condition, or a condition of its options, reads. */
function readOrder(given: unknown, hide: readonly QuestionId[], report: Report): readonly QuestionId[] {
  if (given === undefined) return QUESTION_IDS;
  const order = readIds(given, 'order', report);
  const missing = QUESTION_IDS.filter((question) => !order.includes(question));
  if (missing.length > 0) {
    report('order', `${missing.join(', ')} is missing. Name all of ${QUESTION_IDS.join(', ')}.`);
    return order;
  }
  order.forEach((question, at) => {
    const late = readBy(question).find((other) => !hide.includes(other) && order.indexOf(other) > at);
    if (late && !hide.includes(question))
      report(`order[${at}]`, `${question} depends on the answer to ${late}. Put it after ${late}.`);
  });
  return order;
}

function readBy(question: QuestionId): readonly QuestionId[] {
  const conditions = [OWN_FLOW.askedWhen[question], ...questionOf(question).options.map(({ condition }) => condition)];
  return conditions.flatMap((condition) => (condition ? questionsIn(condition) : []));
}

function questionsIn(condition: Condition): readonly QuestionId[] {
  return 'all' in condition ? condition.all.flatMap(questionsIn) : [condition.question];
}

function readTexts(given: unknown, report: Report): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  const take = (place: string, key: string, text: unknown): void => {
    if (text === undefined) return;
    if (typeof text === 'string' && text.trim() !== '' && text.length <= MAX_CHANGED_TEXT) texts[key] = text.trim();
    else report(place, `It isn’t a text of 1 to ${MAX_CHANGED_TEXT} characters.`);
  };
  const objectAt = (value: unknown, place: string): Readonly<Record<string, unknown>> => {
    if (value !== undefined && !isRecord(value)) report(place, 'It isn’t an object.');
    return isRecord(value) ? value : {};
  };
  const questions = objectAt(given, 'questions');
  unknownNames(questions, QUESTION_IDS, 'questions.', report);
  for (const id of QUESTION_IDS) {
    const place = `questions.${id}`;
    const question = objectAt(questions[id], place);
    unknownNames(question, ['title', 'help', 'options'], `${place}.`, report);
    take(`${place}.title`, `${id}.title`, question.title);
    take(`${place}.help`, `${id}.help`, question.help);
    const options = objectAt(question.options, `${place}.options`);
    const values = questionOf(id).options.map(({ value }) => value);
    unknownNames(options, values, `${place}.options.`, report);
    for (const value of values) {
      const option = objectAt(options[value], `${place}.options.${value}`);
      unknownNames(option, ['label', 'help'], `${place}.options.${value}.`, report);
      take(`${place}.options.${value}.label`, `${id}.${value}`, option.label);
      take(`${place}.options.${value}.help`, `${id}.${value}.hint`, option.help);
    }
  }
  return texts;
}

/** The question set with these changes. */
export function changedFlow({ hide, order }: QuestionChanges): Flow {
  const shown = order.filter((question) => !hide.includes(question));
  return {
    order: shown,
    questions: Object.fromEntries(shown.map((question) => [question, questionOf(question)])),
    askedWhen: OWN_FLOW.askedWhen,
  };
}
