import { createNetwork } from '../../api/request.ts';
import { readSizeRules } from '../../sizing/readSizeRules.ts';
import type { SizeRule } from '../../sizing/sizeRules.ts';
import { loadSizeRules } from './loadSizeRules.ts';

/**
 * Loads the provider's own rules for rooms; null if they can't be used.
 * @param warn gets a line with the reason
 */
export async function loadOwnRules(url: string, warn: (line: string) => void): Promise<readonly SizeRule[] | null> {
  const found = await loadSizeRules(createNetwork(), url).then(readSizeRules, ({ message }: Error) => ({
    ok: false as const,
    reason: `${message}.`,
  }));
  if (found.ok) return found.rules;
  warn(`size-rules="${url}" can't be used: ${found.reason} The selector's own sizes are used.`);
  return null;
}
