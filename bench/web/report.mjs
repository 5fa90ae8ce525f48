/** From the raw numbers to tables, and to how our selector stands against what it has to reach. */
import { median, quantile } from '../quantile.mjs';
import { table } from '../table.mjs';
import { FLOOR, FORMBRICKS, HAND_WRITTEN, OURS, PEERS } from './peers.mjs';

/**
 * @typedef {object} Measure
 * @property {string} label
 * @property {(raw: Raw) => readonly number[]} of One number a run.
 * @property {(value: number) => string} show
 *
 * @typedef {object} Raw What was measured of one page, one entry a run.
 * @property {Awaited<ReturnType<typeof import('./visit.mjs').visitInHaste>>[]} haste
 * @property {Awaited<ReturnType<typeof import('./visit.mjs').visitWholly>>[]} whole
 *
 * @typedef {Readonly<Record<string, Raw>>} Results By the page's name.
 */

const ms = (/** @type {number} */ value) => `${value.toFixed(value < 100 ? 1 : 0)} ms`;
const kB = (/** @type {number} */ value) => `${(value / 1000).toFixed(1)} kB`;
const MB = (/** @type {number} */ value) => `${(value / 1e6).toFixed(2)} MB`;
const count = (/** @type {number} */ value) => value.toFixed(0);

const MEASURES = /** @satisfies {Readonly<Record<string, Measure>>} */ ({
  bytesUntilStart: {
    label: 'bytes until *Start* can be pressed',
    of: ({ haste }) => haste.map((run) => run.bytesUntilStart),
    show: kB,
  },
  bytesUntilAnswerable: {
    label: 'bytes until the first question can be answered',
    of: ({ haste }) => haste.map((run) => run.bytesUntilAnswerable),
    show: kB,
  },
  bytesOfJourney: {
    label: 'bytes over the whole journey',
    of: ({ whole }) => whole.map((run) => run.bytesOfJourney),
    show: kB,
  },
  firstPaint: { label: 'first contentful paint', of: ({ haste }) => haste.map((run) => run.firstPaint), show: ms },
  startUsable: { label: '*Start* can be pressed', of: ({ haste }) => haste.map((run) => run.startUsable), show: ms },
  answerable: {
    label: 'first question can be answered, *Start* pressed at once',
    of: ({ haste }) => haste.map((run) => run.answerable),
    show: ms,
  },
  startToAnswerable: {
    label: '*Start* to first question, after a second of looking',
    of: ({ whole }) => whole.map((run) => run.startToAnswerable),
    show: ms,
  },
  blocking: {
    label: 'blocking time until the first question',
    of: ({ haste }) => haste.map((run) => run.blocking),
    show: ms,
  },
  shift: {
    label: 'layout shift',
    of: ({ whole }) => whole.map((run) => run.shift),
    show: (/** @type {number} */ value) => value.toFixed(3),
  },
  clickMedian: {
    label: 'click to next paint, median',
    of: ({ whole }) => whole.map((run) => median(run.answers)),
    show: ms,
  },
  clickLate: {
    label: 'click to next paint, p95',
    of: ({ whole }) => whole.map((run) => quantile(run.answers, 0.95)),
    show: ms,
  },
  heap: { label: 'heap after the journey', of: ({ whole }) => whole.map((run) => run.heap), show: MB },
  longTasks: {
    label: 'long tasks after the first paint',
    of: ({ whole }) => whole.map((run) => run.longTasks),
    show: count,
  },
  tasksOfJourney: {
    label: 'those of them once *Start* can be pressed',
    of: ({ whole }) => whole.map((run) => run.tasksOfJourney),
    show: count,
  },
  longestTask: { label: 'the longest of them', of: ({ whole }) => whole.map((run) => run.longestTask), show: ms },
});
/** @typedef {keyof typeof MEASURES} MeasureName */

/** @param {Results} results @param {string} page @param {MeasureName} measure */
function middle(results, page, measure) {
  const raw = results[page];
  return raw ? median(MEASURES[measure].of(raw)) : Number.NaN;
}

/** Which measures stand side by side in a table: a row is a page, and a document is not wider than its paper. */
const THEMES = /** @satisfies {Readonly<Record<string, readonly MeasureName[]>>} */ ({
  bytes: ['bytesUntilStart', 'bytesUntilAnswerable', 'bytesOfJourney'],
  start: ['firstPaint', 'startUsable', 'answerable', 'startToAnswerable'],
  answering: ['clickMedian', 'clickLate', 'shift', 'heap'],
  work: ['blocking', 'longTasks', 'longestTask', 'tasksOfJourney'],
});

/**
 * For each theme two tables with a row for each page: medians with their ratio to the floor, and under the name with
 * "-spread" the middle half of the runs.
 * @param {Results} results
 * @returns {Readonly<Record<string, string>>}
 */
export function resultTables(results) {
  /** @param {readonly MeasureName[]} measures @param {(raw: Raw, name: MeasureName) => string} cell */
  const themed = (measures, cell) =>
    table(
      ['', ...measures.map((name) => MEASURES[name].label)],
      Object.entries(results).map(([page, raw]) => [page, ...measures.map((name) => cell(raw, name))]),
    );
  /** @param {Raw} raw @param {MeasureName} name */
  const typical = (raw, name) => {
    const value = median(MEASURES[name].of(raw));
    const base = middle(results, FLOOR, name);
    return `${MEASURES[name].show(value)}${base > 0 ? ` (${(value / base).toFixed(2)} ×)` : ''}`;
  };
  /** @param {Raw} raw @param {MeasureName} name */
  const spread = (raw, name) => {
    const { of, show } = MEASURES[name];
    return [0.25, 0.75].map((share) => show(quantile(of(raw), share))).join(' – ');
  };
  return Object.fromEntries(
    Object.entries(THEMES).flatMap(([theme, measures]) => [
      [theme, themed(measures, typical)],
      [`${theme}-spread`, themed(measures, spread)],
    ]),
  );
}

/**
 * Every median for sentences that quote it, as `startUsable.ours` by the page's folder; for ours also its ratio to the
 * floor, `startUsable.ratio`.
 * @param {Results} results
 * @returns {Readonly<Record<string, string>>}
 */
export function resultFigures(results) {
  const names = /** @type {MeasureName[]} */ (Object.keys(MEASURES));
  const medians = PEERS.filter(({ name }) => results[name]).flatMap(({ name, folder }) =>
    names.map((measure) => [`${measure}.${folder}`, MEASURES[measure].show(middle(results, name, measure))]),
  );
  const ratios = names
    .map(
      (measure) => /** @type {const} */ ([measure, middle(results, OURS, measure) / middle(results, FLOOR, measure)]),
    )
    .filter(([, ratio]) => Number.isFinite(ratio))
    .map(([measure, ratio]) => [`${measure}.ratio`, `${ratio.toFixed(2)} ×`]);
  return Object.fromEntries([...medians, ...ratios]);
}

const FRAME_MS = 1000 / 60;

/**
 * What our selector has to reach, each with its figure.
 * @param {Results} results
 */
export function goalTable(results) {
  /** @param {MeasureName} measure @param {string} [page] */
  const of = (measure, page = OURS) => middle(results, page, measure);
  /** @param {string} what @param {MeasureName} measure @param {number} limit */
  const atMost = (what, measure, limit) => {
    const { show } = MEASURES[measure];
    const value = of(measure);
    return [what, show(value), show(limit), value <= limit ? 'yes' : '**no**'];
  };
  return table(
    ['goal', 'ours', 'at most', 'reached'],
    [
      atMost('first paint: 1.1 × the hand-written page', 'firstPaint', 1.1 * of('firstPaint', HAND_WRITTEN)),
      atMost('bytes until *Start*: 1.15 × the floor', 'bytesUntilStart', 1.15 * of('bytesUntilStart', FLOOR)),
      atMost('bytes of a journey: 1.8 × the floor', 'bytesOfJourney', 1.8 * of('bytesOfJourney', FLOOR)),
      atMost('*Start* usable: 1.05 × the floor', 'startUsable', 1.05 * of('startUsable', FLOOR)),
      atMost('*Start* to first question after a second: 100 ms', 'startToAnswerable', 100),
      atMost(
        'click to paint, median: one frame more than the floor',
        'clickMedian',
        of('clickMedian', FLOOR) + FRAME_MS,
      ),
      atMost('click to paint, p95: 1.25 × the floor', 'clickLate', 1.25 * of('clickLate', FLOOR)),
      atMost('heap: 1.5 × the floor', 'heap', 1.5 * of('heap', FLOOR)),
      atMost('layout shift: 0', 'shift', 0),
      atMost('long tasks after the first paint: no more than the floor', 'longTasks', of('longTasks', FLOOR)),
      atMost('long tasks once *Start* can be pressed: none', 'tasksOfJourney', 0),
    ],
  );
}

/**
 * Where ours is behind a peer that ships React, and where behind Formbricks: one line each.
 * @param {Results} results
 */
export function behindLines(results) {
  const rivals = PEERS.filter(({ name, shipsReact }) => (shipsReact || name === FORMBRICKS) && results[name]);
  return rivals.map(({ name }) => {
    const behind = /** @type {MeasureName[]} */ (Object.keys(MEASURES))
      .filter((measure) => middle(results, OURS, measure) > middle(results, name, measure))
      .map((measure) => {
        const { label, show } = MEASURES[measure];
        return `${label} (${show(middle(results, OURS, measure))} against ${show(middle(results, name, measure))})`;
      });
    return `- Behind ${name}: ${behind.join('; ') || 'nowhere'}.`;
  });
}
