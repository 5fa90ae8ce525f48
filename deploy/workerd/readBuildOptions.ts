import { parseArgs } from 'node:util';
import { type ReadValue, readSites, SITE_OPTIONS, type Sites } from '../../server/readValues.ts';

export interface BuildOptions {
  /** null for the project's own. */
  readonly catalogue: string | null;
  /** Whether to publish the usable rows without the others. */
  readonly withoutBadRows: boolean;
  readonly sites: Sites;
}

const OPTIONS = {
  catalogue: { type: 'string' },
  'without-bad-rows': { type: 'boolean' },
  ...SITE_OPTIONS,
} as const;

export function readBuildOptions(args: readonly string[]): ReadValue<BuildOptions> {
  try {
    const { values } = parseArgs({ args: [...args], options: OPTIONS });
    const sites = readSites(values);
    if (!sites.ok) return sites;
    const { catalogue = null, 'without-bad-rows': withoutBadRows = false } = values;
    return { ok: true, value: { catalogue, withoutBadRows, sites: sites.value } };
  } catch (error) {
    return { ok: false, problem: (error as Error).message.split('\n')[0]! };
  }
}
