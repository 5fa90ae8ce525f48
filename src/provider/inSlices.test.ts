import { afterEach, describe, expect, it, vi } from 'vitest';
import { inSlices } from './inSlices.ts';

afterEach(() => vi.unstubAllGlobals());

/** Goes on until somebody else has had a turn. */
function* untilOthersHaveRun(): Generator<undefined, number> {
  let turns = 0;
  let others = false;
  setTimeout(() => {
    others = true;
  });
  while (!others) {
    turns += 1;
    yield;
  }
  return turns;
}

describe('work in slices', () => {
  it('lets others have their turn', async () => {
    expect(await inSlices(untilOthersHaveRun())).toBeGreaterThan(0);
  });

  it('asks the browser for the turn where it can', async () => {
    const letOthers = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve)));
    vi.stubGlobal('scheduler', { yield: letOthers });
    await inSlices(untilOthersHaveRun());
    expect(letOthers).toHaveBeenCalled();
  });

  it('gives what a step throws to the caller', async () => {
    const work = (function* (): Generator<undefined, never> {
      yield;
      throw new Error('no');
    })();
    await expect(inSlices(work)).rejects.toThrow('no');
  });

  it('does short work without a break', async () => {
    let done = false;
    const work = (function* (): Generator<undefined, void> {
      yield;
      done = true;
    })();
    const promise = inSlices(work);
    expect(done).toBe(true);
    await promise;
  });
});
