import { docsPage } from './docsPage.ts';

/** Options of the last edition that still start the provider, each with what takes its place. */
const WITHDRAWN = {
  'accept-changes': [
    'boolean',
    'Write {"fewer-systems": "publish", "other-prices": "publish"} into a file and name it with --answers, or run product-selector publish FILE --to FOLDER --yes after each change that asks.',
  ],
  insight: [
    'string',
    `Insight is gone, so nothing is counted. The element's events feed your own analytics (${docsPage('statistics')}), and product-selector insight export saves the counters.`,
  ],
  'insight-notes': [
    'boolean',
    'Visitors no longer send notes. product-selector catalogue check says which answers your range leaves without a system.',
  ],
  'insight-steps': [
    'boolean',
    `Steps are no longer counted. The element's events tell your own analytics how far visits come (${docsPage('statistics')}).`,
  ],
} as const;

export const WITHDRAWN_OPTIONS = Object.fromEntries(
  Object.entries(WITHDRAWN).map(([name, [type]]) => [name, { type }]),
) as { readonly [Name in keyof typeof WITHDRAWN]: { readonly type: (typeof WITHDRAWN)[Name][0] } };

/** One line for each withdrawn option among these values. */
export function withdrawnLines(values: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(WITHDRAWN)
    .filter(([name]) => values[name] !== undefined)
    .map(([name, [, line]]) => `--${name} is ignored. ${line}`);
}
