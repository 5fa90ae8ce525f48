import { type Answers, type Condition, chosenValues } from './question.ts';

/**
 * True if the condition holds for these answers. An unanswered question *is not* anything, so `isNot` holds for it:
 * "not Ducted" holds for a visitor who wasn't asked for a type of system.
 */
export function conditionHolds(condition: Condition | undefined, answers: Answers): boolean {
  if (!condition) return true;
  if (hasOwn(condition, 'all')) return condition.all.every((one) => conditionHolds(one, answers));
  const values = chosenValues(answers, condition.question);
  return hasOwn(condition, 'is') ? values.includes(condition.is) : !values.includes(condition.isNot);
}

/** True if the rule itself has this key: the page may have extended `Object.prototype`. */
export function hasOwn<Key extends string>(
  condition: Condition,
  key: Key,
): condition is Extract<Condition, { readonly [Name in Key]: unknown }> {
  return Object.hasOwn(condition, key);
}
