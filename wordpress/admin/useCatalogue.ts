import { useCallback, useEffect, useRef, useState } from 'react';
import type { Product } from '../../src/catalogue/product.ts';
import { type Client, currentId, productsOf, type VersionList } from './client.ts';
import type { FailedReply, Failure } from './failure.ts';

export interface Published {
  readonly list: VersionList;
  /** Empty if nothing is published. */
  readonly products: readonly Product[];
}

export interface PublishedCatalogue {
  /** The last state loaded. */
  readonly published: Published | null;
  /** The reason of the last failed attempt. */
  readonly failure: Failure | null;
  /** Loads again; the last state stays until then. */
  reload(): Promise<void>;
  /** The state after the current load; null if that fails. */
  loaded(): Promise<Published | null>;
}

/** Loads the published catalogue and the list of versions. */
export function useCatalogue(client: Client): PublishedCatalogue {
  const [published, setPublished] = useState<Published | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  const last = useRef<Promise<FailedReply<Published>> | null>(null);

  const reload = useCallback(async () => {
    last.current = loadPublished(client);
    const answer = await last.current;
    if (answer.ok) setPublished(answer.value);
    setFailure(answer.ok ? null : answer.failure);
  }, [client]);

  const loaded = useCallback(async () => {
    const answer = await last.current;
    return answer?.ok ? answer.value : null;
  }, []);

  useEffect(() => {
    void reload();
  }, [reload]);

  return { published, failure, reload, loaded };
}

async function loadPublished(client: Client): Promise<FailedReply<Published>> {
  const versions = await client.versions();
  if (!versions.ok) return versions;
  const list = versions.value;
  const id = currentId(list);
  if (id === 0) return { ok: true, value: { list, products: [] } };
  const body = await client.body(id);
  if (!body.ok) return body;
  return { ok: true, value: { list, products: productsOf(body.value) ?? [] } };
}
