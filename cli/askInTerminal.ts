import { cancel, isCancel, select } from '@clack/prompts';
import type { SheetQuestion } from '../sheets/map/ask/askSheet.ts';
import { printable } from '../src/catalogue/printable.ts';

/** Asks a question and returns the value of the choice; null after Ctrl+C. */
export type Ask = (question: SheetQuestion) => Promise<string | null>;

/** Asks in the terminal, with the arrow keys. */
export const askInTerminal: Ask = async ({ text, choices, suggested }) => {
  const options = choices.map(({ value, label }) => ({
    value,
    label: printable(label),
    ...(value === suggested && { hint: 'probably' }),
  }));
  const first = suggested ?? choices.at(-1)?.value;
  const chosen = await select({
    message: printable(text),
    options,
    ...(first !== undefined && { initialValue: first }),
  });
  if (!isCancel(chosen)) return chosen;
  cancel('Nothing is written.');
  return null;
};
