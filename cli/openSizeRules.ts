import { readJsonFile } from '../server/publish/readInputFile.ts';
import { readSizeRules, type SizeRulesReading } from '../src/sizing/readSizeRules.ts';

/** Opens a provider's own rules for rooms, like the element's `size-rules`; none without a file. */
export function openSizeRules(file: string | undefined): SizeRulesReading {
  if (file === undefined) return { ok: true, rules: [] };
  const input = readJsonFile(file, 'a file of rules');
  if (!input.ok) return input;
  const reading = readSizeRules(input.value);
  return reading.ok ? reading : { ok: false, reason: `${file} can't be used. ${reading.reason}` };
}
