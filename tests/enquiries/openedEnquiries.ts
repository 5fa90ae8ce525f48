import { join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import type { EnquiryStore } from '../../server/enquiries/createStore.ts';
import { createNonces } from '../../server/enquiries/nonce.ts';
import { type OpenedEnquiries, openEnquiries } from '../../server/enquiries/openEnquiries.ts';
import { openStore } from '../../server/enquiries/openStore.ts';
import { readOptions } from '../../server/readOptions.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const KEY = 'a key of at least thirty-two characters';
export const nonces = createNonces(new TextEncoder().encode(KEY));
/** A nonce from ten seconds ago. */
export const goodNonce = () => nonces.create(Date.now() - 10_000);

/** The folder of the running test, its store and its log. */
export let folder: ReturnType<typeof temporaryFolder>;
export let file: string;
export let lines: string[];
/** Clean-ups to run after the test, the newest first. */
export const closes: (() => Promise<unknown>)[] = [];

/** Call it once in each test file. */
export function inEnquiryFolders(): void {
  beforeEach(() => {
    folder = temporaryFolder();
    file = join(folder.path, 'enquiries.db');
    lines = [];
  });
  afterEach(async () => {
    vi.useRealTimers();
    for (const close of closes.splice(0).reverse()) await close();
    folder.remove();
  });
}

/** The options of a command line, with a key. */
export function enquiryOptions(args: readonly string[] = [], env: Record<string, string> = {}) {
  const read = readOptions(['--enquiries', file, ...args], { ENQUIRY_KEY: KEY, ...env });
  if (read.kind !== 'run' || !read.options.enquiries) throw new Error(JSON.stringify(read));
  return read.options.enquiries;
}

export async function opened(...how: Parameters<typeof enquiryOptions>): Promise<OpenedEnquiries> {
  const log = (line: string) => void lines.push(line);
  const enquiries = await openEnquiries(enquiryOptions(...how), { info: log, warn: log, error: log });
  closes.push(() => enquiries.stop());
  return enquiries;
}

/** The store of the running test. */
export async function ownStore(): Promise<EnquiryStore> {
  const store = await openStore(file);
  closes.push(() => store.close());
  return store;
}
