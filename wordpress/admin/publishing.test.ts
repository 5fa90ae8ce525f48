import { expect, it } from 'vitest';
import { readCatalogueFile } from '../../sheets/read/readCatalogue.ts';
import { checkSheet } from '../../workshop/checkFile.ts';
import type { Client, NewVersion, VersionList } from './client.ts';
import { publishFile } from './publishing.ts';

const LIST: VersionList = {
  now: '2026-11-21T08:00:00Z',
  limit: 1000,
  limited_by: 'max_allowed_packet',
  mapping: '',
  versions: [{ id: 7, published: '2026-10-01T00:00:00Z', author: 'Ada', name: 'a.csv', systems: 1, size: 80 }],
};
const CSV = 'id,title,system_type\nA,Split A,split\n';

const FILE = checkSheet('range.csv', readCatalogueFile(new TextEncoder().encode(CSV), { name: 'range.csv' }));

/** A site with this list of versions that accepts every new one. */
function site(list: VersionList) {
  const sent: NewVersion[] = [];
  const answer = { ok: true, value: '{}' } as const;
  const client: Client = {
    versions: async () => ({ ok: true, value: list }),
    body: async () => answer,
    restore: async () => answer,
    publish: async (version) => {
      sent.push(version);
      return { ok: true, value: { isUnchanged: false } };
    },
  };
  return { client, sent };
}

it("publishing sends the reply with the site's time and the version it was compared with", async () => {
  const { client, sent } = site(LIST);
  expect((await publishFile(client, FILE, 7, '{}')).ok).toBe(true);
  const body = '{"products":[{"id":"A","title":"Split A","system_type":"split"}],"updated":"2026-11-21T08:00:00Z"}';
  expect(sent).toEqual([{ follows: 7, name: 'range.csv', systems: 1, mapping: '{}', body }]);
  expect(FILE.bytes).toBe(body.length);
});

it('publishing sends nothing if someone else has published, or the limit has shrunk', async () => {
  for (const [list, follows, kind] of [
    [LIST, 6, 'moved-on'],
    [{ ...LIST, versions: [] }, 7, 'moved-on'],
    [{ ...LIST, limit: 10 }, 7, 'too-large'],
  ] as const) {
    const { client, sent } = site(list);
    expect(await publishFile(client, FILE, follows, '')).toMatchObject({ failure: { kind } });
    expect(sent).toEqual([]);
  }
});
