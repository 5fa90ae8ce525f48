import { expect, it } from 'vitest';
import { isComplete, path } from './path.ts';
import { FLOW } from './questionSet.ts';
import { questionsLeft } from './questionsLeft.ts';
import { settle } from './settle.ts';
import { walk } from './walk.ts';

const ends = [...walk(FLOW)];

it('walking all answer paths finds only complete, settled answers', () => {
  for (const answers of ends) {
    expect(isComplete(answers)).toBe(true);
    expect(settle(answers)).toEqual({ answers, cleared: [] });
  }
});

it('walking all answer paths chooses each option of each question', () => {
  const chosen = new Set(
    ends.flatMap((answers) =>
      Object.entries(answers).flatMap(([id, answer]) => [answer].flat().map((one) => id + one)),
    ),
  );
  const offered = Object.entries(FLOW.questions).flatMap(([id, { options }]) => options.map(({ value }) => id + value));
  expect([...chosen].sort()).toEqual(offered.sort());
});

it('walking all answer paths finds each path once', () => {
  expect(new Set(ends.map((answers) => JSON.stringify(answers))).size).toBe(ends.length);
});

it('walking all answer paths finds all paths', () => {
  // Controls: 8 choices for a whole home (Touchscreen is offered), 4 elsewhere. Zones: 4 choices. Rooms: 3 choices.
  const ducted = 4 * 8 + 4 * 3 * 4;
  const split = 8 + 3 * 4 + 4;
  const undecided = 4 * 8 + 4 * 3 * 4 + 4;
  const homes = 4;
  const outdoor = 2;
  expect(ends).toHaveLength((ducted + split + undecided) * homes * outdoor);
});

it('the questions left are the fewest and the most of all paths from here', () => {
  const ranges = new Map<string, { least: number; most: number }>();
  const prefixes = ends.flatMap((answers) => {
    const way = path(answers);
    return way.map((at, index) => {
      const held = Object.fromEntries(way.slice(0, index).map((question) => [question, answers[question]]));
      return { at, held, key: `${at} ${JSON.stringify(held)}`, left: way.length - 1 - index };
    });
  });
  for (const { key, left } of prefixes) {
    const { least, most } = ranges.get(key) ?? { least: left, most: left };
    ranges.set(key, { least: Math.min(least, left), most: Math.max(most, left) });
  }
  const checked = new Set<string>();
  for (const { key, at, held } of prefixes) {
    if (checked.has(key)) continue;
    checked.add(key);
    expect(questionsLeft(held, at), key).toEqual(ranges.get(key));
  }
});

it("the questions left don't depend on later answers", () => {
  expect(questionsLeft({ Q0: 'Yes', Q1: 'Split', Q3: 'Single Room' }, 'Q0')).toEqual(questionsLeft({}, 'Q0'));
});
