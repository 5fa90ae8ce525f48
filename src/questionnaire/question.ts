/**
 * The shapes of the question set, as the specification names them (section 3): a question has a title, options and
 * perhaps `isMultiple`; an option has a label, a value, an icon name and perhaps a tooltip, a condition and
 * `isMultiSelect`.
 */

/** In the order in which they may be asked. */
export const QUESTION_IDS = ['Q0', 'Q1', 'Q2', 'Q3', 'Q4', 'Q5', 'Q6', 'Q7'] as const;
export type QuestionId = (typeof QUESTION_IDS)[number];

export interface Question {
  readonly title: string;
  readonly options: readonly Option[];
  /** Several options may be held together; see `Option.isMultiSelect`. */
  readonly isMultiple?: true;
}

export interface Option {
  readonly label: string;
  readonly value: string;
  readonly iconName: string;
  readonly tooltip?: Tooltip;
  /** The option is shown only while this holds; without one it is always shown. */
  readonly condition?: Condition;
  /** May be chosen together with the others so flagged. An option without it is exclusive. */
  readonly isMultiSelect?: true;
}

export type Tooltip = ImageTooltip | SlidesTooltip;

export interface ImageTooltip {
  readonly type: 'image';
  /** Name of a picture; the screens know where it is. */
  readonly image: string;
  readonly title: string;
  readonly description: string;
  /** What the numbers in the picture point at: the first entry is number 1. */
  readonly imageLabel?: readonly string[];
}

export interface SlidesTooltip {
  readonly type: 'slides';
  readonly images: readonly string[];
  readonly title: string;
  readonly description: string;
}

/**
 * A rule about earlier answers, as data: so that it can be checked, walked and drawn.
 * A question without an answer *is* nothing, and *is not* everything.
 */
export type Condition =
  | { readonly question: QuestionId; readonly is: string }
  | { readonly question: QuestionId; readonly isNot: string }
  | { readonly all: readonly Condition[] };

/** A question set with its branching, which stands beside the questions and is not a field of them. */
export interface Flow {
  /** The order of asking. */
  readonly order: readonly QuestionId[];
  readonly questions: Readonly<Partial<Record<QuestionId, Question>>>;
  /** A question without a rule here is always asked. */
  readonly askedWhen: Readonly<Partial<Record<QuestionId, Condition>>>;
}

/** One value for a single choice; a list in the options' order for a multiple choice. */
export type Answer = string | readonly string[];
export type Answers = Readonly<Partial<Record<QuestionId, Answer>>>;

/** The chosen values of a question as a list: empty when there is no answer. */
export function chosenValues(answers: Answers, question: QuestionId): readonly string[] {
  const answer = answers[question];
  if (answer === undefined) return [];
  return typeof answer === 'string' ? [answer] : answer;
}
