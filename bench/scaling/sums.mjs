/**
 * The sums of docs/scaling.md once more, from what was measured last and with assumptions of one's own:
 *
 *   node bench/scaling/sums.mjs --corePerMonth 35 --egressPerGB 0.09
 */
import { parseArgs } from 'node:util';
import { readRuns } from '../readRuns.mjs';
import { ASSUMPTIONS, assumedValues } from './assumptions.mjs';
import { sumTables } from './sumTables.mjs';

const names = /** @type {(keyof typeof ASSUMPTIONS)[]} */ (Object.keys(ASSUMPTIONS));
const options = Object.fromEntries(names.map((name) => [name, { type: /** @type {const} */ ('string') }]));

try {
  const { values } = parseArgs({ options });
  const assumed = assumedValues();
  for (const name of names) {
    const value = values[name];
    if (value === undefined) continue;
    assumed[name] = Number(value);
    if (value === '' || !(assumed[name] >= 0))
      throw new Error(`--${name} is '${value}', but it is a number from 0 on.`);
  }
  const raw = readRuns().scaling?.raw;
  if (!raw) throw new Error('Nothing is recorded yet: run npm run bench:scaling.');
  const measured = /** @type {import('./computeStep.mjs').Measured} */ (/** @type {unknown} */ (raw));
  console.log(Object.values(sumTables(measured, assumed)).join('\n\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
