import { readInputFile } from '../server/publish/readInputFile.ts';
import { readSizeRules, type SizeRulesReading } from '../src/sizing/readSizeRules.ts';

/** Opens a provider's own rules for rooms, like the element's `size-rules`; none without a file. */
export function openSizeRules(file: string | undefined): SizeRulesReading {
  if (file === undefined) return { ok: true, rules: [] };
  const input = readInputFile(file, 'a file of rules');
  if (!input.ok) return input;
  let found: unknown;
  try {
    found = JSON.parse(new TextDecoder().decode(input.bytes));
  } catch {
    return { ok: false, reason: `${file} isn't JSON. docs/screens.md has an example of size-rules.` };
  }
  const reading = readSizeRules(found);
  return reading.ok ? reading : { ok: false, reason: `${file} can't be used. ${reading.reason}` };
}
