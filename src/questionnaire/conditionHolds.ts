import { type Answers, type Condition, chosenValues } from './question.ts';

/**
 * Does the condition hold for these answers? An unanswered question *is not* anything, so `isNot` holds for it:
 * "not Ducted" is true of a visitor who was never asked for a type of system.
 */
export function conditionHolds(condition: Condition | undefined, answers: Answers): boolean {
  if (!condition) return true;
  if ('all' in condition) return condition.all.every((part) => conditionHolds(part, answers));
  const values = chosenValues(answers, condition.question);
  return 'is' in condition ? values.includes(condition.is) : !values.includes(condition.isNot);
}
