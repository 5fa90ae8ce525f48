import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_REPLY_BYTES, MAX_SYSTEMS } from '../src/catalogue/catalogueLimits.ts';
import { isRecord } from '../src/catalogue/isRecord.ts';
import { type PreparedProducts, prepareReply } from './app/prepareProducts.ts';
import { compressors } from './publish/compressors.ts';
import { formsBeside } from './publish/formsBeside.ts';
import { RANGE, REPLIES } from './publish/publishedFolder.ts';
import { fileStates, lookOut } from './publish/watchFiles.ts';

/** The initial data of a publication. */
export type PublishedInit = Readonly<Record<string, unknown>> & { readonly nonce: string };

/** A published folder as it is served: always its last whole publication. */
export interface ServedFolder {
  readonly current: PreparedProducts;
  readonly init: PublishedInit;
  /** The range as HTML; empty for none. */
  readonly range: string;
  /** The time when it was first served, ISO 8601. */
  readonly since: string;
  /** True until there is a publication. */
  readonly isEmpty: boolean;
  /** Checks the folder; call it every `LOOK_MS`. True if it serves another publication. Never rejects. */
  look(): Promise<boolean>;
  /** Serves what is there now, without waiting whether it changes again. */
  refresh(): Promise<void>;
}

/** Brotli's quality for a folder without compressed forms. Higher takes seconds. */
const QUALITY = 9;
const EMPTY = { init: { nonce: 'static' }, products: new TextEncoder().encode('{}'), range: '' };

/** @param warn gets one line about each state of the folder that isn't whole; @param now milliseconds since 1970 */
export async function serveFolder(folder: string, warn: (line: string) => void, now = Date.now): Promise<ServedFolder> {
  const replies = ['init', 'products'].map((name) => join(folder, REPLIES, name));
  /** The state of the folder that was read last. */
  let taken = '';
  const time = () => new Date(now()).toISOString();
  const take = async (): Promise<boolean> => {
    const state = fileStates(replies);
    if (state === taken) return false;
    const whole = await readWhole(folder);
    // It may have changed while it was read.
    if (fileStates(replies) !== state) return false;
    taken = state;
    if (whole) Object.assign(served, whole, { since: time(), isEmpty: false });
    else if (state !== MISSING)
      warn(
        `${folder} has half a publication. ${served.isEmpty ? 'Nothing is served' : 'The last whole one stays'} until it is complete.`,
      );
    return whole !== null;
  };
  const served: ServedFolder = {
    current: await prepareReply(EMPTY.products, { updated: null, systems: 0 }),
    init: EMPTY.init,
    range: EMPTY.range,
    since: time(),
    isEmpty: true,
    look: async () => (await look()) ?? false,
    async refresh() {
      await take();
    },
  };
  const look = lookOut(replies, take);
  await take();
  return served;
}

const MISSING = 'ENOENT,ENOENT';

/** The publication of a folder; null if a reply is missing or isn't whole. Never rejects. */
export async function readWhole(folder: string, quality = QUALITY) {
  try {
    const path = (name: string) => join(folder, REPLIES, name);
    const read = (name: string) => new Uint8Array(readFileSync(path(name)));
    if (statSync(path('products')).size > MAX_REPLY_BYTES) return null;
    const [init, bytes] = [parsed(read('init')), read('products')];
    const reply = parsed(bytes);
    if (typeof init?.nonce !== 'string' || !Array.isArray(reply?.products)) return null;
    const { products, updated } = reply;
    if (products.length > MAX_SYSTEMS || typeof updated !== 'string') return null;
    const current = await prepareReply(
      bytes,
      { updated, systems: products.length },
      formsBeside((ending) => read(`products.${ending}`), compressors(quality)),
    );
    const rangeFile = join(folder, RANGE);
    const range = existsSync(rangeFile) ? readFileSync(rangeFile, 'utf8') : '';
    return { init: init as PublishedInit, current, range };
  } catch {
    return null;
  }
}

function parsed(bytes: Uint8Array): Readonly<Record<string, unknown>> | null {
  const found: unknown = JSON.parse(new TextDecoder().decode(bytes));
  return isRecord(found) ? found : null;
}
