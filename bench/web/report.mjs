/** From the raw numbers to tables, and to the goals. */
import { median, quantile } from '../quantile.mjs';
import { table } from '../table.mjs';
import { FLOOR, OURS } from './peers.mjs';

/**
 * @typedef {Awaited<ReturnType<typeof import('./visit.mjs').visitInHaste>>} Haste
 * @typedef {Awaited<ReturnType<typeof import('./visit.mjs').visitWholly>>} Whole
 * @typedef {Haste & Whole} Visit Both visits of one run.
 * @typedef {Readonly<Record<string, readonly Visit[]>>} Results One visit a run, by the page's name.
 *
 * @typedef {object} Goal
 * @property {keyof typeof MEASURES} measure
 * @property {number} [most]
 * @property {number} [times] So many times what `page` needs.
 * @property {string} [page]
 */

const ms = (/** @type {number} */ value) => `${value.toFixed(value < 100 ? 1 : 0)} ms`;
const kB = (/** @type {number} */ value) => `${(value / 1000).toFixed(1)} kB`;
const MB = (/** @type {number} */ value) => `${(value / 1e6).toFixed(2)} MB`;
const count = (/** @type {number} */ value) => String(value);

/** @satisfies {Readonly<Record<string, { label: string, of: (visit: Visit) => number, show: (value: number) => string }>>} */
const MEASURES = {
  bytesUntilStart: { label: 'bytes until *Start*', of: (visit) => visit.bytesUntilStart, show: kB },
  bytesOfJourney: { label: 'bytes of a journey', of: (visit) => visit.bytesOfJourney, show: kB },
  firstPaint: { label: 'first paint', of: (visit) => visit.firstPaint, show: ms },
  startUsable: { label: '*Start* can be pressed', of: (visit) => visit.startUsable, show: ms },
  questionAtOnce: {
    label: 'question, *Start* pressed at once',
    of: (visit) => visit.questionAtOnce,
    show: ms,
  },
  question: { label: '*Start* to question after a second', of: (visit) => visit.question, show: ms },
  pressMedian: { label: 'press to paint, median', of: (visit) => median(visit.presses), show: ms },
  pressLate: { label: 'press to paint, p95', of: (visit) => quantile(visit.presses, 0.95), show: ms },
  longTasks: { label: 'long tasks after *Start*', of: (visit) => visit.longTasks, show: count },
  heap: { label: 'heap', of: (visit) => visit.heap, show: MB },
};
const names = /** @type {(keyof typeof MEASURES)[]} */ (Object.keys(MEASURES));

/** @param {Results} results @param {string} page @param {keyof typeof MEASURES} name */
const middle = (results, page, name) => median((results[page] ?? []).map(MEASURES[name].of));

/** A row for each page: medians, with their ratio to the floor. @param {Results} results */
export function resultTable(results) {
  /** @param {string} page @param {keyof typeof MEASURES} name */
  const cell = (page, name) => {
    const value = middle(results, page, name);
    const floor = middle(results, FLOOR, name);
    return MEASURES[name].show(value) + (floor > 0 ? ` (${(value / floor).toFixed(2)} ×)` : '');
  };
  return table(
    ['', ...names.map((name) => MEASURES[name].label)],
    Object.keys(results).map((page) => [page, ...names.map((name) => cell(page, name))]),
  );
}

/** The goals as a table, and a sentence for each one that ours misses. @param {Results} results @param {readonly Goal[]} goals */
export function judgeGoals(results, goals) {
  const judged = goals.map(({ measure, most = Number.NaN, times, page = '' }) => {
    const { label, show } = MEASURES[measure];
    const limit = times ? times * middle(results, page, measure) : most;
    const ours = middle(results, OURS, measure);
    const goal = times ? `${label}: ${times} × ${page}` : label;
    return { goal, ours: show(ours), limit: show(limit), reached: ours <= limit };
  });
  return {
    goals: table(
      ['goal', 'ours', 'at most', 'reached'],
      judged.map(({ goal, ours, limit, reached }) => [goal, ours, limit, reached ? 'yes' : '**no**']),
    ),
    missed: judged
      .filter(({ reached }) => !reached)
      .map(({ goal, ours, limit }) => `${goal} is ${ours}, at most ${limit} wanted`),
  };
}
