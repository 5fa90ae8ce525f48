/** From the raw slices to tables. */
import { median } from '../quantile.mjs';
import { table } from '../table.mjs';

/** @typedef {{ rate: number, p50: number, p99: number, cpu: number, resident: number, failed: number, others: number }} Slice */

/** @param {number} value */
const whole = (value) => Math.round(value).toLocaleString('en-AU');
/** @param {number} microseconds */
const ms = (microseconds) => `${(microseconds / 1000).toFixed(2)} ms`;
/** @param {number} bytes */
const MB = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`;

const HEAD = [
  'server',
  'requests a second, median (min–max)',
  '÷ floor',
  'p50',
  'p99',
  'processor per request',
  '÷ floor',
  'memory',
  'failed',
];

/**
 * @param {Readonly<Record<string, readonly Slice[]>>} slices by server
 * @param {string} floor the server that the others are compared with
 */
export function sliceTable(slices, floor) {
  const of = (/** @type {string} */ server, /** @type {keyof Slice} */ figure) =>
    (slices[server] ?? []).map((slice) => slice[figure]);
  const rows = Object.keys(slices).map((server) => {
    const rates = of(server, 'rate');
    // Slice by slice, so that what else the machine does weighs on both alike.
    const ratio = (/** @type {'rate' | 'cpu'} */ figure) => {
      const floors = of(floor, figure);
      return `${median(of(server, figure).map((value, round) => value / (floors[round] ?? Number.NaN))).toFixed(2)} ×`;
    };
    return [
      server,
      `${whole(median(rates))} (${whole(Math.min(...rates))}–${whole(Math.max(...rates))})`,
      ratio('rate'),
      ms(median(of(server, 'p50'))),
      ms(median(of(server, 'p99'))),
      `${median(of(server, 'cpu')).toFixed(1)} µs`,
      ratio('cpu'),
      MB(median(of(server, 'resident'))),
      String(of(server, 'failed').reduce((sum, failed) => sum + failed, 0)),
    ];
  });
  return table(HEAD, rows);
}

/**
 * How much of the machine other programs took meanwhile, percent.
 * @param {Readonly<Record<string, readonly Slice[]>>} slices
 */
export function others(slices) {
  // Two clocks are compared: nothing may come out as a little less than nothing.
  return Math.max(
    0,
    Math.round(median(Object.values(slices).flatMap((all) => all.map((slice) => slice.others))) * 100),
  );
}

/** @param {readonly { asked: number, resident: number }[]} rows the first of them after few requests */
export function memoryTable(rows) {
  const lines = rows.map(
    ({ asked, resident }) =>
      `| ${whole(asked)} | ${MB(resident)} | ${(resident / (rows[0]?.resident ?? Number.NaN)).toFixed(2)} × |`,
  );
  return ['| requests | memory | ÷ first |', '|---:|---:|---:|', ...lines].join('\n');
}

/**
 * Requests a second, slice by slice, beside the floor's: the median.
 * @param {Readonly<Record<string, readonly Slice[]>>} slices
 * @param {string} server
 * @param {string} floor
 */
export function rateRatio(slices, server, floor) {
  return median((slices[server] ?? []).map(({ rate }, round) => rate / (slices[floor]?.[round]?.rate ?? Number.NaN)));
}
