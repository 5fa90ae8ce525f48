import { shownValue } from '../../src/catalogue/shownValue.ts';
import { writeReply } from '../../src/catalogue/writeReply.ts';
import { bytesOf, type CheckedFile } from './checkFile.ts';
import { type Client, currentId, type Publication, type VersionList } from './client.ts';
import { type Answer, failed } from './failure.ts';

/** Why nothing of a file can be published. Rows that can't be used are none: the others can be published without them. */
export type Obstacle =
  | { readonly kind: 'unusable' }
  | { readonly kind: 'not-compared' }
  | { readonly kind: 'too-large'; readonly bytes: number; readonly limit: number; readonly limitedBy: string };

/** What stands in the way of publishing; null when nothing does. `list` is null while the site has not answered. */
export function obstacle(file: CheckedFile, list: VersionList | null): Obstacle | null {
  if (file.readiness.kind === 'unusable') return { kind: 'unusable' };
  if (list === null) return { kind: 'not-compared' };
  return tooLarge(file.bytes, list);
}

function tooLarge(bytes: number, { limit, limited_by: limitedBy }: VersionList): Obstacle | null {
  return bytes > limit ? { kind: 'too-large', bytes, limit, limitedBy } : null;
}

/** Visitors would lose more than half of the systems: most likely rows are missing from the file. */
export function isSharpDrop(published: number, systems: number): boolean {
  return systems * 2 < published;
}

/**
 * Publishes a file by the site's clock, provided that what visitors get is still the version it was compared with.
 * @param follows that version
 */
export async function publishFile(client: Client, file: CheckedFile, follows: number): Promise<Answer<Publication>> {
  const asked = await client.versions();
  if (!asked.ok) return asked;
  const list = asked.value;
  if (currentId(list) !== follows) return failed({ kind: 'moved-on' });
  const body = writeReply(file.products, list.now);
  if (tooLarge(bytesOf(body), list)) return failed({ kind: 'too-large', message: null });
  return client.publish({ follows, name: shownValue(file.name), systems: file.products.length, body });
}
