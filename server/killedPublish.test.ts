import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { exampleCsv } from '../tests/samples/exampleCsv.ts';
import { folderForEach } from '../tests/testFolder.ts';
import { publish } from './publish/publish.ts';
import { REPLIES } from './publish/publishedFolder.ts';

/** `npm run test:exhaustive` publishes 50 times and kills 20 of them. */
const [PUBLICATIONS, EVERY] = process.env.EXHAUSTIVE ? [50, 2.5] : [8, 2];
const SYSTEMS = 400;
const folder = folderForEach();
const at = (path: string) => join(folder.path, path);

/** A range whose systems and price list name its number. */
function write(edition: number): void {
  const ids = Array.from({ length: SYSTEMS }, (_, row) => `A-${row}`);
  writeFileSync(at('range.csv'), exampleCsv(...ids).replaceAll('Wall split', `Edition ${edition}: split`));
}

function command(): ChildProcess {
  const args = [join(inject('programs'), 'cli/main.js'), 'publish', at('range.csv'), '--to', at('out'), '--yes'];
  return spawn(process.execPath, args, { stdio: 'ignore' });
}

/** The edition of a reply; fails for half a reply. */
function editionOf(name: string): number {
  const reply = JSON.parse(readFileSync(at(`out/${REPLIES}/${name}`), 'utf8'));
  if (name === 'init') return reply.nonce === 'static' ? 0 : Number.NaN;
  const editions = new Set(reply.products.map(({ title }: { title: string }) => /Edition (\d+)/.exec(title)?.[1]));
  expect([reply.products.length, editions.size]).toEqual([SYSTEMS, 1]);
  return Number([...editions][0]);
}

it('a reader never gets half a reply or an older one after a newer one, however often publishing is killed', async () => {
  write(0);
  await publish({ files: [at('range.csv')], to: at('out') }, Date.now());
  let last = 0;
  let reads = 0;
  const read = () => {
    editionOf('init');
    const edition = editionOf('products');
    expect(edition).toBeGreaterThanOrEqual(last);
    last = edition;
    reads += 1;
  };
  for (let edition = 1; edition <= PUBLICATIONS; edition += 1) {
    write(edition);
    const child = command();
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    let isRunning = true;
    void ended.then(() => {
      isRunning = false;
    });
    // Kills at another moment each time: while it starts, reads, writes and cleans up.
    const isKilled = edition % EVERY < 1;
    const kill = isKilled ? setTimeout(() => child.kill('SIGKILL'), 100 + ((edition * 37) % 400)) : undefined;
    while (isRunning) {
      read();
      await wait(1);
    }
    clearTimeout(kill);
    read();
    if (!isKilled) expect(last).toBe(edition);
  }
  expect(reads).toBeGreaterThan(PUBLICATIONS);
  // The next publication needs no repair, and takes what the others left over.
  write(PUBLICATIONS + 1);
  await publish({ files: [at('range.csv')], to: at('out'), yes: true }, Date.now());
  read();
  expect(last).toBe(PUBLICATIONS + 1);
  expect(readdirSync(at('out/.published'))).toHaveLength(3);
  expect(readdirSync(at(`out/${REPLIES}`))).toHaveLength(6);
}, 600_000);
