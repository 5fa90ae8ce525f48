import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { brokenCsv, exampleCsv } from '../tests/samples/exampleCsv.ts';
import { PRICE_LIST } from '../tests/samples/priceList.ts';
import { folderForEach } from '../tests/testFolder.ts';
import { publish } from './publish/publish.ts';
import { PublishProblem } from './publish/publishedFolder.ts';
import type { PublishRequest } from './publish/publishRequest.ts';
import { publishSaves } from './publishSaves.ts';
import { serveFolder } from './servedFolder.ts';

const folder = folderForEach();
const NOW = new Date('2026-11-28T12:00:00').getTime();
const SINCE = new Date(NOW).toISOString();
const at = (path: string) => join(folder.path, path);
let news: string[] = [];
let warnings: string[] = [];
let run: (request: PublishRequest) => ReturnType<typeof publish>;

beforeEach(() => {
  [news, warnings] = [[], []];
  run = (request) => publish(request, NOW);
});

/** Puts the content in place of the file, as editors do. */
function save(content: string, name = 'range.csv'): void {
  writeFileSync(at(`${name}.new`), content);
  renameSync(at(`${name}.new`), at(name));
}

async function start(more: Partial<PublishRequest> = {}) {
  const served = await serveFolder(at('out'), (line) => warnings.push(line));
  const request = { files: [at('range.csv')], to: at('out'), keepsPrices: 'if-bad' as const, ...more };
  const console = { info: (line: string) => news.push(line), warn: (line: string) => warnings.push(line) };
  const saves = await publishSaves({ request, publish: (one) => run(one), served, console, now: () => NOW });
  if (saves) onTestFinished(saves.stop);
  return { saves, served };
}

it('a save that raises no question is published, and a line says what changed', async () => {
  save(exampleCsv('A-1'));
  const { saves, served } = await start();
  expect(served.current.systems).toBe(1);
  save(exampleCsv('A-1', 'A-2'));
  await expect.poll(() => served.current.systems).toBe(2);
  expect(news).toEqual([`Catalogue: ${at('range.csv')}, 2 systems. Changes: 1 added (“Wall split A-2”).`]);
  expect([saves!.unpublished, warnings]).toEqual([null, []]);
});

it('a save with a column that its mapping doesn’t know is published, and a line names the column', async () => {
  const columns = { id: { from: ['SKU'] }, title: { from: ['Name'] }, system_type: { default: 'split' } };
  writeFileSync(at('map.json'), JSON.stringify({ version: 1, from: 'sheet', columns }));
  save('SKU,Name\nA,Split A\n');
  const { served } = await start({ mapping: at('map.json') });
  expect(warnings).toEqual([]);
  save('SKU,Name,availability\nA,Split A,out_of_stock\nB,Split B,\n');
  await expect.poll(() => served.current.systems).toBe(2);
  expect(warnings).toEqual([
    `${at('range.csv')}: the mapping doesn’t know “availability”, so nothing is read from there. Import with a new mapping, or add what nobody needs to leaveOut.`,
  ]);
});

it('a save that asks or can’t be used leaves what is served, with one line and a public reason, until it is mended', async () => {
  save(exampleCsv('A-1', 'A-2', 'A-3'));
  const { saves, served } = await start();
  save(exampleCsv('A-1'));
  await expect.poll(() => saves!.unpublished).not.toBeNull();
  expect(saves!.unpublished).toEqual({
    since: SINCE,
    kind: 'asks',
    reason: "The changed range isn't published: it has 1 of 3 systems.",
    command: 'product-selector publish range.csv --to out --yes',
  });
  expect(warnings).toEqual([
    `${at('range.csv')} isn't published: it has 1 of 3 systems. Still serving the catalogue of ${served.current.updated}: 3 systems. To publish it: product-selector publish ${at('range.csv')} --to ${at('out')} --yes`,
  ]);
  save(brokenCsv('SECRET'));
  await expect.poll(() => saves!.unpublished?.kind).toBe('refused');
  expect(JSON.stringify(saves!.unpublished)).not.toContain('SECRET');
  expect(warnings).toHaveLength(2);
  expect(served.current.systems).toBe(3);
  save(exampleCsv('A-1', 'A-2', 'A-3', 'A-4'));
  await expect.poll(() => saves!.unpublished).toBeNull();
  expect(served.current.systems).toBe(4);
});

it('what somebody publishes by hand is served, and counts as the answer', async () => {
  save(exampleCsv('A-1', 'A-2', 'A-3'));
  const { saves, served } = await start();
  save(exampleCsv('A-1'));
  await expect.poll(() => saves!.unpublished).not.toBeNull();
  await publish({ files: [at('range.csv')], to: at('out'), yes: true }, NOW);
  await expect.poll(() => served.look()).toBe(true);
  saves!.overtaken();
  expect([saves!.unpublished, served.current.systems]).toEqual([null, 1]);
  saves!.stop();
  // The answer holds after a restart.
  expect((await start()).saves!.unpublished).toBeNull();
});

it.each([
  ['asks', `${exampleCsv('A-1')}A-2,SECRET,,,,teapot,,\n`, "1 row can't be used"],
  ['can’t be used', 'id,title\n', 'range.csv'],
])('a file that %s ends the start with one line if nothing has ever been published', async (_, content, reason) => {
  save(content);
  expect((await start()).saves).toBeNull();
  expect(warnings).toEqual([expect.stringContaining(reason)]);
  expect(warnings[0]).toContain('Nothing is published yet.');
});

it('the last publication is served over a restart with a file that is missing', async () => {
  save(exampleCsv('A-1'));
  (await start()).saves!.stop();
  const { saves, served } = await start({ files: [at('elsewhere.csv')] });
  expect(served.current.systems).toBe(1);
  expect(saves!.unpublished).toMatchObject({
    kind: 'refused',
    command: 'product-selector publish elsewhere.csv --to out',
  });
  expect(warnings).toEqual([expect.stringContaining('does not exist')]);
});

it('a publisher that is killed leaves what is served', async () => {
  save(exampleCsv('A-1'));
  const { saves, served } = await start();
  run = () => Promise.reject(new PublishProblem('Publishing took longer than 60 s.'));
  save(exampleCsv('A-1', 'A-2'));
  await expect.poll(() => warnings).toEqual([expect.stringContaining('longer than 60 s. Still serving')]);
  expect([saves!.unpublished?.kind, served.current.systems]).toEqual(['refused', 1]);
});

it('a price list with a problem is left out and named, and the range is published', async () => {
  save(exampleCsv('A-1'));
  save(JSON.stringify(PRICE_LIST).replace('205', '"SECRET"'), 'prices.json');
  const { saves, served } = await start({ installation: at('prices.json') });
  expect([served.current.systems, served.init]).toEqual([1, { nonce: 'static' }]);
  expect(saves!.unpublished).toMatchObject({ kind: 'refused', reason: expect.stringContaining('prices.json') });
  expect(JSON.stringify(saves!.unpublished)).not.toContain('SECRET');
  expect(warnings).toEqual([expect.stringMatching(/^The price list is left out: .*“SECRET”/)]);
  save(JSON.stringify(PRICE_LIST), 'prices.json');
  await expect.poll(() => saves!.unpublished).toBeNull();
  expect(served.init).toEqual({ nonce: 'static', installation: PRICE_LIST });
});
