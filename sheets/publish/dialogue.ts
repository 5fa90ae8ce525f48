import { anyOf } from '../../src/catalogue/explainProblem.ts';
import type { SheetQuestion } from '../map/ask/askSheet.ts';
import { askAll } from '../map/questions.ts';
import type { Table } from '../open/table.ts';
import type { Mapping } from '../read/mapping.ts';

/** The chosen value for each question's id. */
export type SheetAnswers = Readonly<Record<string, string>>;

/** An answer as it was taken. */
export interface AnsweredQuestion {
  readonly id: string;
  readonly question: string;
  readonly value: string;
  readonly answer: string;
}

/** The questions of a dialogue, with and without an answer. */
export interface Answered {
  /** The questions about columns and sheets without an answer. */
  readonly questions: readonly SheetQuestion[];
  readonly answered: readonly AnsweredQuestion[];
  /** Why the first answer that its question doesn't offer can't be used; null if there is none. */
  readonly unfit: string | null;
}

export type Dialogue = ReturnType<typeof createDialogue>;

/**
 * Answers each question from the given answers. A question of several files counts once.
 * @param takesSuggestions takes the suggested answer where there is no other
 */
export function createDialogue(answers: SheetAnswers, takesSuggestions: boolean) {
  const open = new Map<string, SheetQuestion>();
  const answered = new Map<string, AnsweredQuestion>();
  let unfit: string | null = null;
  /** The chosen value; undefined leaves the question open. */
  const answer = (question: SheetQuestion): string | undefined => {
    const { id, text, choices, suggested, isNeeded } = question;
    const value = answers[id] ?? (takesSuggestions ? (suggested ?? undefined) : undefined);
    const chosen = choices.find((choice) => choice.value === value);
    if (value !== undefined && !chosen)
      unfit ??= `“${value}” is no answer to “${text}” (${id}). Put ${anyOf(choices.map((choice) => choice.value))}.`;
    if (!chosen || chosen.value === 'open') {
      open.set(id, { id, text, choices, suggested, isNeeded });
      return undefined;
    }
    answered.set(id, { id, question: text, value: chosen.value, answer: chosen.label });
    return chosen.value;
  };
  return {
    answer,
    /** The mapping with the answers to what it leaves open. */
    ask(table: Table, mapping: Mapping): Mapping {
      const asking = askAll(table, mapping);
      let next = asking.next();
      while (!next.done) next = asking.next(answer(next.value));
      return next.value;
    },
    result: (): Answered => ({ questions: [...open.values()], answered: [...answered.values()], unfit }),
  };
}
