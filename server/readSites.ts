import { type ReadValue, readFrameAncestors, readOrigins } from './readValues.ts';

/** Which sites a provider is for. */
export interface Sites {
  /** Origins whose pages may use the selector from there; null for all. */
  readonly allowedOrigins: readonly string[] | null;
  /** Who may show its pages in a frame, as a content security policy writes it. */
  readonly frameAncestors: readonly string[];
}

/** The options of a command line that say so, for `parseArgs`. */
export const SITE_OPTIONS = {
  'allow-origin': { type: 'string', multiple: true },
  'frame-ancestors': { type: 'string', multiple: true },
} as const;

/** What was given for them. Unless told: all sites may use the selector, none but the provider's own may show its pages. */
export function readSites(
  values: Readonly<Partial<Record<keyof typeof SITE_OPTIONS, readonly string[] | undefined>>>,
): ReadValue<Sites> {
  const origins = readOrigins('--allow-origin', values['allow-origin'] ?? ['*']);
  if (!origins.ok) return origins;
  const ancestors = readFrameAncestors('--frame-ancestors', values['frame-ancestors'] ?? ['self']);
  if (!ancestors.ok) return ancestors;
  return { ok: true, value: { allowedOrigins: origins.value, frameAncestors: ancestors.value } };
}
