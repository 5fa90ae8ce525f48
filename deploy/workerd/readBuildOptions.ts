import { parseArgs } from 'node:util';
import { readSites, SITE_OPTIONS, type Sites } from '../../server/readSites.ts';
import type { ReadValue } from '../../server/readValues.ts';

export interface BuildOptions {
  /** As it was given; null for the project's own. */
  readonly catalogue: string | null;
  readonly sites: Sites;
}

/** What the command line of the worker's build asks for. Options have the meaning that they have for the provider. */
export function readBuildOptions(args: readonly string[]): ReadValue<BuildOptions> {
  try {
    const { values } = parseArgs({ args: [...args], options: { catalogue: { type: 'string' }, ...SITE_OPTIONS } });
    const sites = readSites(values);
    return sites.ok ? { ok: true, value: { catalogue: values.catalogue ?? null, sites: sites.value } } : sites;
  } catch (error) {
    return { ok: false, problem: (error as Error).message.split('\n')[0]! };
  }
}
