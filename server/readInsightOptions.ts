import type { InsightOptions } from './insight/openInsight.ts';
import { bad, type OptionValues, type ReadValue } from './readValues.ts';

export const INSIGHT_OPTIONS = {
  insight: { type: 'string' },
  'insight-notes': { type: 'boolean' },
  'insight-steps': { type: 'boolean' },
} as const;

/** The options about insight; null without `--insight`. */
export function readInsightOptions(
  values: OptionValues<typeof INSIGHT_OPTIONS> & { readonly 'trust-proxy'?: boolean | undefined },
  env: Readonly<Record<string, string | undefined>>,
): ReadValue<InsightOptions | null> {
  const { insight: place } = values;
  const parts = { notes: values['insight-notes'] ?? false, steps: values['insight-steps'] ?? false };
  if (place === undefined) {
    if (!parts.notes && !parts.steps) return { ok: true, value: null };
    return bad(`--insight-${parts.notes ? 'notes' : 'steps'} needs --insight.`);
  }
  if (place.trim() === '') return bad('--insight is empty: name a file, or a database with postgres://….');
  if (!parts.notes && !parts.steps) return bad('--insight needs --insight-notes, --insight-steps or both.');
  const isProxied = values['trust-proxy'] ?? false;
  return { ok: true, value: { place, parts, isProxied, key: env.ENQUIRY_KEY || undefined } };
}
