/**
 * What the sums of docs/scaling.md take for granted. None of it is measured here, and no price is anybody's offer: round
 * numbers of the size that lists of prices had in November 2026. Yours go in by name:
 *
 *   node bench/scaling/sums.mjs --corePerMonth 35 --egressPerGB 0.09
 */
export const ASSUMPTIONS = {
  corePerMonth: { value: 20, unit: 'US$', what: 'one core of a rented machine, with its memory, a month' },
  egressPerGB: { value: 0.05, unit: 'US$', what: 'a GB from rented machines to visitors' },
  cdnPerGB: { value: 0.02, unit: 'US$', what: 'a GB from a CDN to visitors' },
  cdnPerMillion: { value: 0.6, unit: 'US$', what: 'a million requests to a CDN' },
  workerPerMillion: { value: 0.3, unit: 'US$', what: 'a million requests to workers, processor and traffic included' },
  meanOfPeak: { value: 0.3, unit: '', what: 'the mean of a month as a share of its busiest time' },
  usedAtMost: {
    value: 0.5,
    unit: '',
    what: 'how much of a core or a network is planned to be used at the busiest time',
  },
  coresPerMachine: { value: 8, unit: '', what: 'cores of one machine' },
  networkPerMachine: { value: 10, unit: 'Gbit/s', what: 'network of one machine' },
  handshake: {
    value: 500,
    unit: 'µs',
    what: 'processor for one TLS handshake, one a visit; the rest of TLS is left out',
  },
  cdnLocations: { value: 100, unit: '', what: 'places of a CDN that each ask for themselves' },
  newVisitors: { value: 1, unit: '', what: 'share of visitors whose browser keeps nothing yet' },
  pictures: { value: 12, unit: '', what: 'pictures of systems that a visitor is shown' },
  pictureBytes: { value: 30_000, unit: 'B', what: 'one of them' },
};

/** @typedef {Record<keyof typeof ASSUMPTIONS, number>} Assumptions */

/** @returns {Assumptions} */
export function assumedValues() {
  const entries = Object.entries(ASSUMPTIONS).map(([name, { value }]) => [name, value]);
  return /** @type {Assumptions} */ (Object.fromEntries(entries));
}
