/**
 * The shapes of the question set, as the specification names them (section 3): a question has a title, options and
 * perhaps `isMultiple`; an option has a label, a value, an icon name and perhaps a tooltip, a condition and
 * `isMultiSelect`.
 */

/**
 * THE TABLE OF QUESTIONS, in the order of asking: what each answer means for a system. A system that misses a *must* is
 * never offered as a full match; one that misses a *wish* moves down the list; a *branch* only decides which questions
 * follow. The compiler leads from a new row to its options, its criterion and its words.
 */
export const QUESTION_KINDS = {
  Q0: 'branch',
  Q1: 'must',
  Q2: 'must',
  Q3: 'must',
  Q4: 'wish',
  Q5: 'must',
  Q6: 'must',
  Q7: 'wish',
} as const;

export type QuestionId = keyof typeof QUESTION_KINDS;
/** A product that misses a must is never a full match; one that misses a wish is still worth showing. */
export type Kind = 'must' | 'wish';
/** The questions that judge a product. */
export type CriterionId = { [Q in QuestionId]: (typeof QUESTION_KINDS)[Q] extends Kind ? Q : never }[QuestionId];

export const QUESTION_IDS = Object.keys(QUESTION_KINDS) as readonly QuestionId[];
/** In the order of asking, which is also the order in which verdicts are listed. */
export const CRITERION_IDS = QUESTION_IDS.filter((id): id is CriterionId => QUESTION_KINDS[id] !== 'branch');

export interface Question {
  readonly title: string;
  readonly options: readonly Option[];
  /** Several options can be chosen together; see `Option.isMultiSelect`. */
  readonly isMultiple?: true;
}

export interface Option {
  readonly label: string;
  readonly value: string;
  readonly iconName: string;
  readonly tooltip?: Tooltip;
  /** The option is visible only while this holds; without it, always. */
  readonly condition?: Condition;
  /** Can be chosen with other flagged options. An option without the flag is exclusive. */
  readonly isMultiSelect?: true;
}

export type Tooltip = ImageTooltip | SlidesTooltip;

export interface ImageTooltip {
  readonly type: 'image';
  /** Name of a picture; the screens know its file. */
  readonly image: string;
  readonly title: string;
  readonly description: string;
  /** Labels of the numbers in the picture: the first entry is number 1. */
  readonly imageLabel?: readonly string[];
}

export interface SlidesTooltip {
  readonly type: 'slides';
  readonly images: readonly string[];
  readonly title: string;
  readonly description: string;
}

/**
 * A rule about earlier answers, as data, so it can be checked, tried and drawn. An unanswered question *is* nothing,
 * and *is not* everything.
 */
export type Condition =
  | { readonly question: QuestionId; readonly is: string }
  | { readonly question: QuestionId; readonly isNot: string }
  | { readonly all: readonly Condition[] };

/**
 * A question set with its branching. The branching is separate because the specification's questions have no field for
 * it.
 */
export interface Flow {
  readonly order: readonly QuestionId[];
  readonly questions: Readonly<Partial<Record<QuestionId, Question>>>;
  /** A question without a rule here is always asked. */
  readonly askedWhen: Readonly<Partial<Record<QuestionId, Condition>>>;
}

/** One value for a single choice; a list in the options' order for a multiple choice. */
export type Answer = string | readonly string[];
export type Answers = Readonly<Partial<Record<QuestionId, Answer>>>;

/** The chosen values of a question as a list; empty without an answer. */
export function chosenValues(answers: Answers, question: QuestionId): readonly string[] {
  // An old library may have given every object more names.
  const answer = Object.hasOwn(answers, question) ? answers[question] : undefined;
  if (answer === undefined) return [];
  return typeof answer === 'string' ? [answer] : answer;
}
