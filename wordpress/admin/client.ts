import type { Product } from '../../src/catalogue/product.ts';
import { readReply } from '../../src/catalogue/readReply.ts';
import type { FailedReply } from './failure.ts';
import type { AdminRequest } from './request.ts';

export interface Version {
  readonly id: number;
  /** ISO 8601 */
  readonly published: string;
  /** Empty if the account was deleted. */
  readonly author: string;
  readonly name: string;
  readonly systems: number;
  /** In bytes, as published. */
  readonly size: number;
}

export interface VersionList {
  /** The mapping to read the next file with, as JSON; empty for none. */
  readonly mapping: string;
  /** Newest first; the first is published. */
  readonly versions: readonly Version[];
}

export interface NewVersion {
  /** The version that this one was compared with; 0 for none. */
  readonly follows: number;
  readonly name: string;
  /** As JSON; empty for none. */
  readonly mapping: string;
  /** The products reply. The site puts its own time in. */
  readonly body: string;
}

/** The requests of the catalogue page. */
export interface Client {
  versions(): Promise<FailedReply<VersionList>>;
  /** A version's products reply. */
  body(id: number): Promise<FailedReply<unknown>>;
  /** An unchanged catalogue makes no new version. */
  publish(version: NewVersion): Promise<FailedReply<{ readonly unchanged?: boolean }>>;
  restore(id: number, follows: number): Promise<FailedReply<unknown>>;
}

export function createClient(request: AdminRequest): Client {
  return {
    versions: () => request('versions'),
    body: (id) => request(`versions/${id}`),
    publish: (version) => request('versions', version),
    restore: (id, follows) => request(`versions/${id}/restore`, { follows }),
  };
}

/** The id of the published version; 0 for none. */
export function currentId({ versions }: VersionList): number {
  return versions[0]?.id ?? 0;
}

/** The products of a version; null if it was damaged in the database. */
export function productsOf(reply: unknown): readonly Product[] | null {
  const reading = readReply(reply);
  return reading.ok ? reading.products : null;
}
