/** One step of docs/scaling.md: what so many visitors need and cost. */

/** @typedef {import('./assumptions.mjs').Assumptions} Assumptions */

/**
 * @typedef {object} Measured Microseconds of processor for one request, and what one visit asks for.
 * @property {number} aloneFile One provider alone, for a file of the element.
 * @property {number} aloneProducts
 * @property {number} aloneInit
 * @property {number} cacheFile nginx, from its cache.
 * @property {number} cacheProducts
 * @property {number} cacheInit nginx, handing on.
 * @property {number} providerInit The providers behind it.
 * @property {number} files Requests for files in a new visitor's visit.
 * @property {number} fixedFiles Those of them that every visit asks for again.
 * @property {number} calls The other requests: the two calls and the question before one of them.
 * @property {number} visitBytes To a new visitor, headers included.
 * @property {number} againBytes To one whose browser has the files.
 * @property {number} initBytes
 *
 * @typedef {object} Step
 * @property {number} visits A second, at the busiest time.
 * @property {number} visitsPerMonth
 * @property {number} requests A second.
 * @property {number} reaching Requests a second that the providers answer, at most.
 * @property {number} hitRatio
 * @property {number} gigabits A second.
 * @property {number} terabytes A month.
 * @property {number} pictureTerabytes A month, from wherever the pictures are.
 * @property {number} aloneCores One provider with all of it; it can use one core.
 * @property {number} cacheCores
 * @property {number} providerCores
 * @property {number} machines
 * @property {number} ownCost A month: rented machines with nginx and providers.
 * @property {number} originCores Behind a CDN.
 * @property {number} cdnCost
 * @property {number} workerCost
 */

const SECONDS_PER_MONTH = 30 * 24 * 3600;
const ENCODINGS = 3;
/** Of the products and the fixed files, by Cache-Control and by deploy/nginx. */
const FRESH_SECONDS = 5;

/**
 * @param {number} visits A second, at the busiest time.
 * @param {Measured} measured
 * @param {Assumptions} assumed
 * @returns {Step}
 */
export function computeStep(visits, measured, assumed) {
  const { newVisitors, usedAtMost, meanOfPeak } = assumed;
  const files = newVisitors * measured.files + (1 - newVisitors) * measured.fixedFiles;
  const bytes = newVisitors * measured.visitBytes + (1 - newVisitors) * measured.againBytes;
  const perVisit = files + measured.calls;
  const requests = visits * perVisit;
  // Nobody asks anew for what nobody wants: at most one for each visit.
  const asksAnew = (1 + measured.fixedFiles) * Math.min(visits, ENCODINGS / FRESH_SECONDS);
  const reaching = visits + asksAnew;

  const cores = (/** @type {number} */ microseconds) => (visits * microseconds) / 1e6 / usedAtMost;
  const handed = measured.calls - 1;
  const aloneCores = cores(
    assumed.handshake + files * measured.aloneFile + measured.aloneInit + handed * measured.aloneProducts,
  );
  const cacheCores = cores(
    assumed.handshake + files * measured.cacheFile + measured.cacheInit + handed * measured.cacheProducts,
  );
  const providerCores = cores(measured.providerInit);
  const gigabits = (visits * bytes * 8) / 1e9;
  const machines = Math.max(
    1,
    Math.ceil((cacheCores + providerCores) / assumed.coresPerMachine),
    Math.ceil(gigabits / (assumed.networkPerMachine * usedAtMost)),
  );

  const visitsPerMonth = visits * meanOfPeak * SECONDS_PER_MONTH;
  const terabytes = (visitsPerMonth * bytes) / 1e12;
  const whole = (/** @type {number} */ needed) => Math.max(1, Math.ceil(needed));
  const rented = Math.max(whole(cacheCores + providerCores), machines === 1 ? 1 : machines * assumed.coresPerMachine);
  const originCores = whole(
    cores(measured.cacheInit + measured.providerInit) +
      (Math.min(visits, assumed.cdnLocations * asksAnew) * measured.cacheProducts) / 1e6 / usedAtMost,
  );
  const millions = (visitsPerMonth * perVisit) / 1e6;
  const originTerabytes = (visitsPerMonth * measured.initBytes) / 1e12;
  return {
    visits,
    visitsPerMonth,
    requests,
    reaching,
    hitRatio: 1 - reaching / requests,
    gigabits,
    terabytes,
    pictureTerabytes: (visitsPerMonth * assumed.pictures * assumed.pictureBytes) / 1e12,
    aloneCores,
    cacheCores,
    providerCores,
    machines,
    ownCost: rented * assumed.corePerMonth + terabytes * 1000 * assumed.egressPerGB,
    originCores,
    cdnCost:
      millions * assumed.cdnPerMillion +
      terabytes * 1000 * assumed.cdnPerGB +
      originCores * assumed.corePerMonth +
      originTerabytes * 1000 * assumed.egressPerGB,
    workerCost: millions * assumed.workerPerMillion,
  };
}
