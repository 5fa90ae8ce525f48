/** Turns the raw numbers into tables, judges the goals, and puts a run into docs/performance.md in place of the last one. */
import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, loadavg, platform, totalmem } from 'node:os';
import { FLOOR, HAND_WRITTEN, OURS } from './peers.mjs';

/**
 * @typedef {Awaited<ReturnType<typeof import('./visit.mjs').visitInHaste>>} Haste
 * @typedef {Awaited<ReturnType<typeof import('./visit.mjs').visitWholly>>} Whole
 * @typedef {Haste & Whole} Visit The visits of one run.
 * @typedef {Readonly<Record<string, readonly Visit[]>>} Results One visit a run, by the page's name.
 *
 * @typedef {object} Measure
 * @property {string} label
 * @property {(visit: Visit) => number} of
 * @property {(value: number) => string} show
 * @property {number} most Our limit, or our limit as a multiple of `page` in the same run.
 * @property {string} [page]
 * @property {string} [above] Our limit is this page's value in the same run and `most` more.
 */

const ms = (/** @type {number} */ value) => `${value.toFixed(value < 100 ? 1 : 0)} ms`;
const kB = (/** @type {number} */ value) => `${(value / 1000).toFixed(1)} kB`;

/**
 * Interpolates between the two nearest values.
 * @param {readonly number[]} values
 * @param {number} share 0.5 for the median
 */
function quantile(values, share) {
  const sorted = values.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  return below + ((sorted[Math.ceil(place)] ?? Number.NaN) - below) * (place % 1);
}
const median = (/** @type {readonly number[]} */ values) => quantile(values, 0.5);

/** A table in Markdown; all but the first column are right-aligned. @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
const table = (head, rows) =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** @type {readonly Measure[]} */
const MEASURES = [
  { label: 'bytes until *Start*', of: (visit) => visit.bytesUntilStart, show: kB, most: 14_000 },
  { label: 'bytes of a journey', of: (visit) => visit.bytesOfJourney, show: kB, most: 160_000 },
  { label: 'first paint', of: (visit) => visit.firstPaint, show: ms, most: 1.15, page: HAND_WRITTEN },
  {
    label: 'question, *Start* pressed at once',
    of: (visit) => visit.questionAtOnce,
    show: ms,
    most: 1.35,
    page: FLOOR,
  },
  { label: 'press to paint, median', of: ({ presses }) => median(presses), show: ms, most: 1.15, page: FLOOR },
  { label: 'press to paint, p95', of: ({ presses }) => quantile(presses, 0.95), show: ms, most: 1.35, page: FLOOR },
  { label: 'an option, median', of: ({ options }) => median(options), show: ms, most: 1.15, page: FLOOR },
  {
    label: 'interaction, p98',
    of: ({ interactions }) => quantile(interactions, 0.98),
    show: ms,
    most: 1.7,
    page: FLOOR,
  },
  { label: 'long tasks after *Start*', of: (visit) => visit.longTasks, show: String, most: 1, above: FLOOR },
];

/** @param {Results} results @param {string} page @param {Measure} measure */
const middle = (results, page, { of }) => median((results[page] ?? []).map(of));

/** The median of the ratios of each run. @param {Results} results @param {string} page @param {string} other @param {Measure} measure */
const ratio = (results, page, other, { of }) =>
  median((results[page] ?? []).map((visit, run) => of(visit) / of(/** @type {Visit} */ (results[other]?.[run]))));

/** The median of the differences of each run. @param {Results} results @param {string} page @param {string} other @param {Measure} measure */
const difference = (results, page, other, { of }) =>
  median((results[page] ?? []).map((visit, run) => of(visit) - of(/** @type {Visit} */ (results[other]?.[run]))));

/** A row for each measure: medians, with their ratio to the floor. @param {Results} results */
export function resultTable(results) {
  /** @param {string} page @param {Measure} measure */
  const cell = (page, measure) => {
    const value = measure.show(middle(results, page, measure));
    const times = ratio(results, page, FLOOR, measure);
    return Number.isFinite(times) ? `${value} (${times.toFixed(2)} ×)` : value;
  };
  const pages = Object.keys(results);
  return table(
    ['', ...pages],
    MEASURES.map((measure) => [measure.label, ...pages.map((page) => cell(page, measure))]),
  );
}

/** The goals as a table, and a sentence for each goal that we miss. @param {Results} results */
export function judgeGoals(results) {
  const missed = /** @type {string[]} */ ([]);
  const rows = MEASURES.map((measure) => {
    const { label, show, most, page, above } = measure;
    const ours = page
      ? ratio(results, OURS, page, measure)
      : above
        ? difference(results, OURS, above, measure)
        : middle(results, OURS, measure);
    const said = (/** @type {number} */ value) =>
      page ? `${value.toFixed(2)} × ${page}` : above ? `${show(value)} above ${above}` : show(value);
    const reached = ours <= most;
    if (!reached) missed.push(`${label} is ${said(ours)}; the limit is ${said(most)}`);
    return [label, said(ours), said(most), reached ? 'yes' : '**no**'];
  });
  return { goals: table(['goal', 'ours', 'at most', 'reached'], rows), missed };
}

const PAGE = 'docs/performance.md';
const TITLE = '## In a throttled browser';

/** Puts a run into its section of the page. @param {string} run Its conditions, in sentences. @param {readonly string[]} tables Markdown. */
export function record(run, tables) {
  const [processor] = cpus();
  // Never the machine's name.
  const machine = `${cpus().length} cores (${processor?.model.trim() || 'unnamed'}), ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()} ${arch()}, load ${Math.round(loadavg()[0] ?? 0)}`;
  const introduction =
    'The same eight questions on our page and on two that have nothing else. React with TanStack Router alone is the floor; in brackets the ratio to it. The command fails if a goal is missed.';
  const about = `${introduction} \`npm run bench:web\`, ${new Date().toISOString().slice(0, 10)}, ${machine}; Node ${process.versions.node}, ${run}`;
  const [before = ''] = readFileSync(PAGE, 'utf8').split(`\n${TITLE}\n`);
  writeFileSync(PAGE, `${[`${before}\n${TITLE}`, about, ...tables].join('\n\n')}\n`);
}
