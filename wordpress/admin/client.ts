import type { Product } from '../../src/catalogue/product.ts';
import { readReply } from '../../src/catalogue/readReply.ts';
import { __ } from '../../workshop/i18n.ts';
import { type FailedReply, failed } from './failure.ts';
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
  /** The site's time, ISO 8601. */
  readonly now: string;
  /** The size limit of a published catalogue, in bytes. */
  readonly limit: number;
  /** The cause of that limit: "selector", or a setting of the server. */
  readonly limited_by: string;
  /** The mapping to read the next file with, as JSON; empty for none. */
  readonly mapping: string;
  /** Newest first; the first is published. */
  readonly versions: readonly Version[];
}

export interface NewVersion {
  /** The version that this one was compared with; 0 for none. */
  readonly follows: number;
  readonly name: string;
  readonly systems: number;
  /** As JSON; empty for none. */
  readonly mapping: string;
  /** The products reply. */
  readonly body: string;
}

/** The result of publishing. An unchanged catalogue makes no new version. */
export interface SitePublication {
  readonly isUnchanged: boolean;
}

export interface Client {
  versions(): Promise<FailedReply<VersionList>>;
  /** A version's products reply. */
  body(id: number): Promise<FailedReply<string>>;
  publish(version: NewVersion): Promise<FailedReply<SitePublication>>;
  restore(id: number, follows: number): Promise<FailedReply<string>>;
}

export function createClient(request: AdminRequest): Client {
  return {
    async versions() {
      const answer = await request('versions');
      if (!answer.ok) return answer;
      const list: unknown = JSON.parse(answer.value);
      if (isList(list)) return { ok: true, value: list };
      return failed({ kind: 'failed', message: __('its reply has no list of versions', 'product-selector') });
    },
    body: (id) => request(`versions/${id}`),
    async publish(version) {
      const answer = await request('versions', version);
      if (!answer.ok) return answer;
      const { unchanged } = Object(JSON.parse(answer.value)) as { unchanged?: unknown };
      return { ok: true, value: { isUnchanged: unchanged === true } };
    },
    restore: (id, follows) => request(`versions/${id}/restore`, { follows }),
  };
}

function isList(found: unknown): found is VersionList {
  const { now, limit, versions, ...texts } = Object(found) as Partial<Record<keyof VersionList, unknown>>;
  const isText = [now, texts.limited_by, texts.mapping].every((text) => typeof text === 'string');
  return Array.isArray(versions) && typeof limit === 'number' && isText;
}

/** The id of the published version; 0 for none. */
export function currentId({ versions }: VersionList): number {
  return versions[0]?.id ?? 0;
}

/** The products of a version; null if it was damaged in the database. */
export function productsOf(body: string): readonly Product[] | null {
  try {
    const reading = readReply(JSON.parse(body));
    return reading.ok ? reading.products : null;
  } catch {
    return null;
  }
}
