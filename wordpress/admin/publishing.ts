import { shownValue } from '../../src/catalogue/shownValue.ts';
import { writeReply } from '../../src/catalogue/writeReply.ts';
import { bytesOf, type CheckedFile } from './checkFile.ts';
import { type Client, currentId, type Publication, type VersionList } from './client.ts';
import { type FailedReply, failed } from './failure.ts';

/** The reason why nothing can be published. Bad rows aren't a reason, because the others can be published without them. */
export type Obstacle =
  | { readonly kind: 'unusable' | 'examples' }
  | { readonly kind: 'not-compared' }
  | { readonly kind: 'too-large'; readonly bytes: number; readonly limit: number; readonly limitedBy: string };

/** Null if nothing prevents publishing. `list` is null until the site replies. */
export function obstacle(file: CheckedFile, list: VersionList | null): Obstacle | null {
  const { kind } = file.readiness;
  if (kind === 'unusable' || kind === 'examples') return { kind };
  if (list === null) return { kind: 'not-compared' };
  return tooLarge(file.bytes, list);
}

function tooLarge(bytes: number, { limit, limited_by: limitedBy }: VersionList): Obstacle | null {
  return bytes > limit ? { kind: 'too-large', bytes, limit, limitedBy } : null;
}

/**
 * Publishes a file with the site's time.
 * @param follows the version it was compared with, which must still be the published one
 * @param mapping for the next file of this shape, as JSON; empty for none
 */
export async function publishFile(
  client: Client,
  file: CheckedFile,
  follows: number,
  mapping: string,
): Promise<FailedReply<Publication>> {
  const asked = await client.versions();
  if (!asked.ok) return asked;
  const list = asked.value;
  if (currentId(list) !== follows) return failed({ kind: 'moved-on' });
  const body = writeReply(file.products, list.now);
  if (tooLarge(bytesOf(body), list)) return failed({ kind: 'too-large', message: null });
  return client.publish({ follows, name: shownValue(file.name), systems: file.products.length, mapping, body });
}
