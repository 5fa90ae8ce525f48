import { describe, expect, it } from 'vitest';
import { type Assumptions, assumedValues } from '../bench/scaling/assumptions.mjs';
import { computeStep, type Measured } from '../bench/scaling/computeStep.mjs';

/** Round figures, so that every sum below can be done in one's head. */
const MEASURED: Measured = {
  aloneFile: 20,
  aloneProducts: 40,
  aloneInit: 20,
  cacheFile: 10,
  cacheProducts: 20,
  cacheInit: 40,
  providerInit: 50,
  files: 10,
  fixedFiles: 2,
  calls: 3,
  visitBytes: 200_000,
  againBytes: 50_000,
  initBytes: 1000,
};
const ASSUMED: Assumptions = {
  corePerMonth: 10,
  egressPerGB: 0.1,
  cdnPerGB: 0.01,
  cdnPerMillion: 1,
  workerPerMillion: 2,
  meanOfPeak: 0.5,
  usedAtMost: 0.5,
  coresPerMachine: 4,
  networkPerMachine: 10,
  handshake: 300,
  cdnLocations: 100,
  newVisitors: 1,
  pictures: 10,
  pictureBytes: 10_000,
};
const step = (visits: number, assumed: Partial<Assumptions> = {}) =>
  computeStep(visits, MEASURED, { ...ASSUMED, ...assumed });

describe('the sums of one step', () => {
  it('count requests, and those that reach the providers', () => {
    const { requests, reaching, hitRatio } = step(1000);
    expect(requests).toBe(13_000);
    // The initial data of every visit, and three forms of three answers every five seconds.
    expect(reaching).toBeCloseTo(1000 + (3 * 3) / 5);
    expect(hitRatio).toBeCloseTo(1 - 1001.8 / 13_000);
  });

  it('let a provider be asked no more often than there are visits', () => {
    expect(step(0.1).reaching).toBeCloseTo(0.4);
  });

  it('count the processor of a visit, of which half is planned to be used', () => {
    const { aloneCores, cacheCores, providerCores } = step(1000);
    expect(aloneCores).toBeCloseTo((300 + 10 * 20 + 20 + 2 * 40) / 500);
    expect(cacheCores).toBeCloseTo((300 + 10 * 10 + 40 + 2 * 20) / 500);
    expect(providerCores).toBeCloseTo(50 / 500);
  });

  it('count what goes over the network at the busiest time, and in a month', () => {
    const { gigabits, visitsPerMonth, terabytes, pictureTerabytes } = step(1000);
    expect(gigabits).toBeCloseTo(1.6);
    expect(visitsPerMonth).toBe(1000 * 0.5 * 2_592_000);
    expect(terabytes).toBeCloseTo(259.2);
    expect(pictureTerabytes).toBeCloseTo(129.6);
  });

  it('count machines by what runs out first', () => {
    expect(step(10).machines).toBe(1);
    expect(step(10_000).machines).toBe(Math.ceil(16 / 5));
    expect(step(10_000, { networkPerMachine: 1000 }).machines).toBe(Math.ceil((9.6 + 1) / 4));
  });

  it('add up what a month costs', () => {
    const { ownCost, cdnCost, originCores, workerCost } = step(1000);
    expect(ownCost).toBeCloseTo(2 * 10 + 259_200 * 0.1);
    expect(originCores).toBe(1);
    const millions = 1296 * 13;
    expect(cdnCost).toBeCloseTo(millions + 259_200 * 0.01 + 10 + 1296 * 0.1);
    expect(workerCost).toBeCloseTo(2 * millions);
  });

  it('take less of visitors who come again', () => {
    expect(step(1000, { newVisitors: 0 }).requests).toBe(5000);
    expect(step(1000, { newVisitors: 0.5 }).terabytes).toBeCloseTo((259.2 * 125) / 200);
  });

  it('grow in step with visits, but for whole cores and machines', () => {
    const one = step(100_000);
    const ten = step(1_000_000);
    for (const name of ['requests', 'gigabits', 'terabytes', 'cacheCores', 'workerCost'] as const) {
      expect(ten[name] / one[name]).toBeCloseTo(10);
    }
  });
});

describe('the values that are assumed', () => {
  it('are numbers above zero that a command line can name', () => {
    expect(Object.keys(assumedValues()).sort()).toEqual(Object.keys(ASSUMED).sort());
    for (const value of Object.values(assumedValues())) expect(value).toBeGreaterThan(0);
  });
});
