/** From measured values and assumptions to the tables of docs/scaling.md. */
import { table } from '../table.mjs';
import { ASSUMPTIONS } from './assumptions.mjs';
import { computeStep } from './computeStep.mjs';

/** @typedef {import('./assumptions.mjs').Assumptions} Assumptions */
/** @typedef {import('./computeStep.mjs').Step} Step */

const VISITS = [1, 10, 100, 1000, 10_000, 100_000];

/** @param {number} value */
const short = (value) => value.toLocaleString('en-AU', { maximumSignificantDigits: 3 });

/** @param {Step} step @param {Assumptions} assumed */
function needs({ aloneCores, machines, gigabits }, assumed) {
  if (aloneCores <= 1) return 'one provider alone';
  if (machines === 1) return 'one machine: nginx before two providers';
  if (gigabits < 4 * assumed.networkPerMachine) return `${machines} such machines, or a CDN before one`;
  return `a CDN, or workers; else ${machines} machines`;
}

/**
 * @param {import('./computeStep.mjs').Measured} measured
 * @param {Assumptions} assumed
 */
export function sumTables(measured, assumed) {
  const steps = VISITS.map((visits) => computeStep(visits, measured, assumed));
  return {
    assumptions: table(
      ['name', 'value', 'what'],
      Object.entries(ASSUMPTIONS).map(([name, { unit, what }]) => [
        `\`${name}\``,
        `${assumed[/** @type {keyof Assumptions} */ (name)].toLocaleString('en-AU')} ${unit}`.trim(),
        what,
      ]),
      '--- ---: ---',
    ),
    steps: table(
      [
        'visits a second',
        'requests a second',
        'reach providers',
        'hits',
        'Gbit/s',
        'cores, one provider alone',
        'cores, nginx',
        'cores, providers behind it',
        'what it needs',
      ],
      steps.map((step) => [
        short(step.visits),
        short(step.requests),
        short(step.reaching),
        `${(100 * step.hitRatio).toFixed(1)} %`,
        short(step.gigabits),
        short(step.aloneCores),
        short(step.cacheCores),
        short(step.providerCores),
        needs(step, assumed),
      ]),
      '---: ---: ---: ---: ---: ---: ---: ---: ---',
    ),
    costs: table(
      [
        'visits a second',
        'visits a month',
        'TB a month',
        'TB of pictures',
        'own machines, US$',
        'CDN before an origin, US$',
        'cores of that origin',
        'workers, US$',
      ],
      steps.map((step) => [
        short(step.visits),
        short(step.visitsPerMonth),
        short(step.terabytes),
        short(step.pictureTerabytes),
        short(step.ownCost),
        short(step.cdnCost),
        short(step.originCores),
        short(step.workerCost),
      ]),
      '---: ---: ---: ---: ---: ---: ---: ---:',
    ),
  };
}
