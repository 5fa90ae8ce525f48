import { shownValue } from '../../src/catalogue/shownValue.ts';
import { writeReply } from '../../src/catalogue/writeReply.ts';
import { bytesOf, type CheckedFile } from '../../workshop/checkFile.ts';
import { type Client, currentId, type SitePublication } from './client.ts';
import { type FailedReply, failed } from './failure.ts';

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
): Promise<FailedReply<SitePublication>> {
  const asked = await client.versions();
  if (!asked.ok) return asked;
  const list = asked.value;
  if (currentId(list) !== follows) return failed({ kind: 'moved-on' });
  const body = writeReply(file.products, list.now);
  if (bytesOf(body) > list.limit) return failed({ kind: 'too-large' });
  return client.publish({ follows, name: shownValue(file.name), systems: file.products.length, mapping, body });
}
