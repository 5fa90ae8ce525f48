import { meanings } from './meaning.ts';
import type { Answers } from './question.ts';

/** The number of rooms that the answers ask for: `whole` for a whole home; null if they don't say. */
export function roomsAsked(answers: Answers): number | 'whole' | null {
  const [area] = meanings(answers, 'Q3');
  if (!area) return null;
  if (area.asks === 'whole_home') return 'whole';
  return area.asks === 'single_room' ? 1 : (meanings(answers, 'Q5')[0]?.asks ?? 2);
}
