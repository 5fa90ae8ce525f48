import type { Product } from '../../src/catalogue/product.ts';
import { readReply } from '../../src/catalogue/readReply.ts';
import { type Answer, failed } from './failure.ts';
import type { Request } from './request.ts';

/** A published range as the site lists it. */
export interface Version {
  readonly id: number;
  /** ISO 8601 */
  readonly published: string;
  /** Empty where that person is no more. */
  readonly author: string;
  readonly name: string;
  readonly systems: number;
  /** In bytes, as published. */
  readonly size: number;
}

export interface VersionList {
  /** The site's clock, ISO 8601. */
  readonly now: string;
  /** The most bytes that a published range may have. */
  readonly limit: number;
  /** What sets that limit: "selector", or a setting of the server. */
  readonly limited_by: string;
  /** Newest first; the first is what visitors get. */
  readonly versions: readonly Version[];
}

/** A range that is to be published. */
export interface NewVersion {
  /** The version it was compared with; 0 when there is none. */
  readonly follows: number;
  readonly name: string;
  readonly systems: number;
  /** The products reply, as it will be sent to visitors. */
  readonly body: string;
}

/** How a publication ended: an unchanged range makes no new version. */
export interface Publication {
  readonly isUnchanged: boolean;
}

/** The plugin's routes for the catalogue page. */
export interface Client {
  versions(): Promise<Answer<VersionList>>;
  /** A version's reply as it was published. */
  body(id: number): Promise<Answer<string>>;
  publish(version: NewVersion): Promise<Answer<Publication>>;
  restore(id: number, follows: number): Promise<Answer<string>>;
}

export function createClient(request: Request): Client {
  return {
    async versions() {
      const answer = await request('versions');
      if (!answer.ok) return answer;
      const list: unknown = JSON.parse(answer.value);
      if (isList(list)) return { ok: true, value: list };
      return failed({ kind: 'blocked', status: 200, code: null, page: false });
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
  return (
    typeof found === 'object' &&
    found !== null &&
    'versions' in found &&
    Array.isArray(found.versions) &&
    'limit' in found &&
    typeof found.limit === 'number' &&
    'limited_by' in found &&
    typeof found.limited_by === 'string' &&
    'now' in found &&
    typeof found.now === 'string'
  );
}

/** The id of the version that visitors get; 0 when nothing is published. */
export function currentId({ versions }: VersionList): number {
  return versions[0]?.id ?? 0;
}

/** The products of a published body; null when it is none, as after a hand in the database. */
export function productsOf(body: string): readonly Product[] | null {
  try {
    const reading = readReply(JSON.parse(body));
    return reading.ok ? reading.products : null;
  } catch {
    return null;
  }
}
