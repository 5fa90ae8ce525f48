/** Turns the raw numbers into tables, and judges the goals. */
import { median, quantile } from '../quantile.mjs';
import { table } from '../table.mjs';
import { FLOOR, HAND_WRITTEN, OURS } from './peers.mjs';

/**
 * @typedef {Awaited<ReturnType<typeof import('./visit.mjs').visitInHaste>>} Haste
 * @typedef {Awaited<ReturnType<typeof import('./visit.mjs').visitWholly>>} Whole
 * @typedef {Haste & Whole} Visit Both visits of one run.
 * @typedef {Readonly<Record<string, readonly Visit[]>>} Results One visit a run, by the page's name.
 *
 * @typedef {object} Measure
 * @property {string} label
 * @property {(visit: Visit) => number} of
 * @property {(value: number) => string} show
 * @property {number} [most] Our limit, or our limit as a multiple of `page`. Heap has none; watch its column.
 * @property {string} [page]
 */

const ms = (/** @type {number} */ value) => `${value.toFixed(value < 100 ? 1 : 0)} ms`;
const kB = (/** @type {number} */ value) => `${(value / 1000).toFixed(1)} kB`;
const MB = (/** @type {number} */ value) => `${(value / 1e6).toFixed(2)} MB`;

/** @type {readonly Measure[]} */
const MEASURES = [
  { label: 'bytes until *Start*', of: (visit) => visit.bytesUntilStart, show: kB, most: 92_000 },
  { label: 'bytes of a journey', of: (visit) => visit.bytesOfJourney, show: kB, most: 150_000 },
  { label: 'first paint', of: (visit) => visit.firstPaint, show: ms, most: 1.1, page: HAND_WRITTEN },
  { label: 'question, *Start* pressed at once', of: (visit) => visit.questionAtOnce, show: ms, most: 1.4, page: FLOOR },
  { label: 'press to paint, median', of: ({ presses }) => median(presses), show: ms, most: 1.25, page: FLOOR },
  { label: 'press to paint, p95', of: ({ presses }) => quantile(presses, 0.95), show: ms, most: 1.25, page: FLOOR },
  { label: 'long tasks after *Start*', of: (visit) => visit.longTasks, show: String, most: 0 },
  { label: 'heap', of: (visit) => visit.heap, show: MB },
];

/** @param {Results} results @param {string} page @param {Measure} measure */
const middle = (results, page, { of }) => median((results[page] ?? []).map(of));

/** A row for each page: medians, with their ratio to the floor. @param {Results} results */
export function resultTable(results) {
  /** @param {string} page @param {Measure} measure */
  const cell = (page, measure) => {
    const value = middle(results, page, measure);
    const floor = middle(results, FLOOR, measure);
    return measure.show(value) + (floor > 0 ? ` (${(value / floor).toFixed(2)} ×)` : '');
  };
  return table(
    ['', ...MEASURES.map(({ label }) => label)],
    Object.keys(results).map((page) => [page, ...MEASURES.map((measure) => cell(page, measure))]),
  );
}

/** The goals as a table, and a sentence for each one that ours misses. @param {Results} results */
export function judgeGoals(results) {
  const missed = /** @type {string[]} */ ([]);
  const rows = MEASURES.flatMap((measure) => {
    const { label, show, most, page } = measure;
    if (most === undefined) return [];
    const limit = page ? most * middle(results, page, measure) : most;
    const ours = middle(results, OURS, measure);
    const goal = page ? `${label}: ${most} × ${page}` : label;
    const reached = ours <= limit;
    if (!reached) missed.push(`${goal} is ${show(ours)}; the limit is ${show(limit)}`);
    return [[goal, show(ours), show(limit), reached ? 'yes' : '**no**']];
  });
  return { goals: table(['goal', 'ours', 'at most', 'reached'], rows), missed };
}
