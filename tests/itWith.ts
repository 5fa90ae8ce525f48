import { it } from 'vitest';
import { PARTS } from '../src/app/parts.ts';

/** A test of what the core shows of these parts. Where the selector is built without one of them, there is nothing to see. */
export const itWith = (...names: readonly string[]) =>
  it.runIf(names.every((name) => PARTS.some((part) => part.name === name)));
