import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PRICE_LIST } from '../tests/samples/priceList.ts';
import { SPOILT_LISTS } from '../tests/samples/spoiltLists.ts';
import { folderForEach } from '../tests/testFolder.ts';
import { followInstallation } from './installationFile.ts';

const folder = folderForEach();
const bad = JSON.stringify(PRICE_LIST).replace('205', '"POA"');
const PLACE =
  "can't be used: extras[0].price: “POA” can’t be used. Write dollars with GST, above 0 and at most 100,000, with at most two decimals.";

/** Follows a file with this content; undefined for no file. */
async function following(content: string | undefined) {
  const file = join(folder.path, 'prices.json');
  const lines: string[] = [];
  let day = '2026-11-26';
  const now = () => new Date(`${day}T12:00:00`).getTime();
  const put = (text: string) => {
    writeFileSync(file, text);
    // Old enough to count as complete.
    utimesSync(file, now() / 1000 - 60, now() / 1000 - 60);
  };
  if (content !== undefined) put(content);
  const say = (line: string) => lines.push(line);
  const followed = followInstallation({ file, name: 'prices.json' }, { info: say, warn: say }, now);
  await followed.look();
  return {
    followed,
    async change(text: string | null, looks = 10) {
      if (text === null) rmSync(file);
      else put(text);
      for (let count = 0; count < looks; count++) await followed.look();
    },
    async turn(to: string) {
      day = to;
      await followed.look();
      await followed.look();
    },
    news: () => lines.splice(0),
  };
}

it('a table is followed: a change is served once it has no problem, and until then the last good table', async () => {
  const { followed, change, news } = await following(JSON.stringify(PRICE_LIST));
  expect(followed.current).toEqual(PRICE_LIST);
  expect(news()).toEqual(['Installation prices: prices.json, of 2026-06, until 2027-06-30']);
  await change(bad);
  expect(followed.current).toEqual(PRICE_LIST);
  expect(news()).toEqual([`The installation table prices.json ${PLACE} Visitors still see the prices of 2026-06.`]);
  expect(followed.refused).toEqual({
    since: new Date('2026-11-26T12:00:00').toISOString(),
    reason:
      "The installation table prices.json can't be used. To see why: product-selector installation check prices.json.",
  });
  await change(null);
  expect(followed.current).toEqual(PRICE_LIST);
  expect(news()).toEqual([
    'The installation table prices.json does not exist. Put a file there, or choose another with --installation FILE. Visitors still see the prices of 2026-06.',
  ]);
  await change(JSON.stringify({ ...PRICE_LIST, month: '2026-09' }));
  expect(followed.refused).toBeNull();
  expect(followed.current?.month).toBe('2026-09');
  expect(news()).toEqual(['Installation prices: prices.json, of 2026-09, until 2027-06-30']);
});

it('a table with a problem at the start isn’t served, and one line names the first place', async () => {
  const { followed, change, news } = await following(bad.replace('"included"', '"no"'));
  expect(followed.current).toBeNull();
  expect(news()).toEqual([
    "The installation table prices.json can't be used: gst: “no” can’t be used. Write “included”, once every price includes GST. Prices without GST aren’t shown to visitors. To see 1 more: product-selector installation check prices.json. Visitors see no installation prices.",
  ]);
  await change(JSON.stringify(PRICE_LIST));
  expect(followed.current).toEqual(PRICE_LIST);
});

it('a table that is missing at the start is served once it exists', async () => {
  const { followed, change, news } = await following(undefined);
  expect(followed.current).toBeNull();
  expect(news()).toHaveLength(1);
  await change(JSON.stringify(PRICE_LIST));
  expect(followed.current).toEqual(PRICE_LIST);
});

it('a table is left out after its last day, with one line, and isn’t read again', async () => {
  const { followed, change, turn, news } = await following(JSON.stringify(PRICE_LIST));
  await turn('2027-06-30');
  expect(followed.current).toEqual(PRICE_LIST);
  news();
  await turn('2027-07-01');
  expect(followed.current).toBeNull();
  expect(news()).toEqual([
    'The installation table prices.json ended on 2027-06-30. Visitors see no installation prices.',
  ]);
  expect(followed.refused).toEqual({
    since: new Date('2027-07-01T12:00:00').toISOString(),
    reason: 'The installation table prices.json ended on 2027-06-30.',
  });
  await turn('2027-07-02');
  expect(news()).toEqual([]);
  await change(JSON.stringify({ ...PRICE_LIST, month: '2026-07' }));
  expect(followed.current).toBeNull();
  expect(news()).toEqual([expect.stringMatching(/valid_until: “2027-06-30” can’t be used\. That day is over\./)]);
});

it.each(Object.entries(SPOILT_LISTS))('the provider serves no table with %s', async (_, list) => {
  const { followed, news } = await following(JSON.stringify(list));
  expect(followed.current).toBeNull();
  expect(news()).toEqual([expect.stringMatching(/can't be used: .+\. Visitors see no installation prices\.$/)]);
});
