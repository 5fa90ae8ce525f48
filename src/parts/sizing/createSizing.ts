import { createNetwork } from '../../api/request.ts';
import { readSizeRules } from '../../sizing/readSizeRules.ts';
import { SIZE_RULES, type SizeRule } from '../../sizing/sizeRules.ts';
import { likelySize, ruleSpans } from '../../sizing/sizeSpan.ts';
import { loadSizeRules } from './loadSizeRules.ts';
import { SizeBox } from './SizeBox.tsx';
import type { Sizing } from './sizing.ts';
import { sizeSection } from './words/sizingText.ts';

/**
 * Loads the rules of thumb for *How big is the room?*: the provider's own, or ours if the provider has no usable ones.
 * @param url of the provider's rules; null for none
 * @param warn gets a line about rules that can't be used
 */
export async function createSizing(url: string | null, warn: (line: string) => void): Promise<Sizing> {
  const found = url ? await loadRules(url) : null;
  if (typeof found === 'string')
    warn(`size-rules="${url}" can't be used: ${found} The selector's own rules of thumb are shown.`);
  const own = typeof found === 'string' ? null : found;
  const rules = own ?? SIZE_RULES;
  return {
    Box: SizeBox,
    rules,
    own,
    at: Date.now(),
    likelyOf: (rooms, zone) => likelySize(ruleSpans(rules, rooms, zone)),
    section: (words, rooms, zone) => sizeSection(words, rules, rooms, zone),
  };
}

/** The rules, or the reason why they can't be used. */
async function loadRules(url: string): Promise<readonly SizeRule[] | string> {
  try {
    const reading = readSizeRules(await loadSizeRules(createNetwork(), url));
    return reading.ok ? reading.rules : reading.reason;
  } catch (error) {
    return `${(error as Error).message}.`;
  }
}
