import { parseArgs } from 'node:util';
import { readShareUrl } from '../../server/agents/loadAgents.ts';
import type { Policy } from '../../server/app/pagePolicy.ts';
import type { StoredFile } from '../../server/app/prepareFile.ts';
import type { PreparedProducts } from '../../server/app/prepareProducts.ts';
import { projectFolder } from '../../server/projectFolder.ts';
import { readSite } from '../../server/readSite.ts';
import { readSites, SITE_OPTIONS } from '../../server/readValues.ts';
import { type PublishedInit, readWhole } from '../../server/servedFolder.ts';
import { printable } from '../../src/catalogue/printable.ts';

export interface Prepared {
  readonly products: PreparedProducts;
  readonly init: PublishedInit;
  readonly policy: Policy;
  /** The files by address. */
  readonly files: Readonly<Record<string, StoredFile>>;
  /** Origins whose pages may use the selector; null for all. */
  readonly allowedOrigins: readonly string[] | null;
  /** The page that the answers for assistants link to; null for no answers. */
  readonly shareUrl: string | null;
}

interface PreparedWorker {
  readonly lines: readonly string[];
  /** 1 if the folder has no publication or something can't be read, 2 for an invalid command line. */
  readonly exitCode: 0 | 1 | 2;
  /** True to answer assistants. */
  readonly agents: boolean;
  /** `Prepared` as JSON, each body in base64; null after a failure. */
  readonly json: string | null;
}

const OPTIONS = { ...SITE_OPTIONS, agents: { type: 'boolean' }, 'share-url': { type: 'string' } } as const;

/** Brotli's best quality, because it runs once per build. */
const QUALITY = 11;

/** Prepares the worker's replies from a published folder and `dist/embed`. Never rejects. */
export async function prepareWorker(args: readonly string[]): Promise<PreparedWorker> {
  const fail = (exitCode: 1 | 2, line: string): PreparedWorker => ({
    lines: [printable(line)],
    exitCode,
    agents: false,
    json: null,
  });
  let parsed: ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return fail(2, (error as Error).message.split('\n')[0]!);
  }
  const sites = readSites(parsed.values);
  if (!sites.ok) return fail(2, sites.problem);
  const [folder, ...more] = parsed.positionals;
  if (folder === undefined || more.length > 0) return fail(2, 'Use: node deploy/workerd/build.mjs FOLDER');
  const { agents = false, 'share-url': shareUrl = '' } = parsed.values;
  if (agents && !readShareUrl(shareUrl)) return fail(2, '--agents needs --share-url, the page with the selector.');
  const { allowedOrigins, frameAncestors } = sites.value;
  const published = await readWhole(folder, QUALITY);
  if (!published) {
    return fail(1, `${folder} has no whole publication. Run: product-selector publish FILE --to ${folder}`);
  }
  try {
    const { current, init, range } = published;
    const { files, policy } = await readSite(projectFolder(), frameAncestors, {
      file: folder,
      systems: current.systems,
      range,
    });
    // A worker may only have a few megabytes, and source maps would take most of them.
    const kept = Object.fromEntries([...files].filter(([address]) => !address.includes('.map')));
    const prepared: Prepared = {
      products: current,
      init,
      policy,
      files: kept,
      allowedOrigins,
      shareUrl: agents ? shareUrl : null,
    };
    const asText = (_: string, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
    return { lines: [], exitCode: 0, agents, json: JSON.stringify(prepared, asText) };
  } catch (error) {
    return fail(1, `The worker can't be built: ${error instanceof Error ? error.message : error}`);
  }
}
