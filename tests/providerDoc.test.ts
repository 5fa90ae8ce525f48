import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MAX_ADDRESS_LENGTH } from '../server/app/createApp.ts';
import { cacheControlOf, PRODUCTS_REPLY } from '../server/app/prepareFile.ts';
import { ROUTES } from '../server/app/routes.ts';
import { LIMITS } from '../server/limits.ts';
import { HELP, readOptions } from '../server/readOptions.ts';

const DOC = readFileSync('docs/provider.md', 'utf8');
const optionsIn = (text: string) => [...new Set([...text.matchAll(/--[a-z][a-z-]+/g)].map(([name]) => name))];

it('docs/provider.md lists every option of the help, and no other', () => {
  const rows = DOC.split('\n').filter((line) => line.startsWith('| `--'));
  const options = rows.map((row) => /`(--[a-z-]+)/.exec(row)![1]);
  expect(options).toEqual(optionsIn(HELP).filter((name) => name !== '--help'));
});

it('docs/provider.md states the program’s defaults', () => {
  const read = readOptions([], {});
  expect(read).toMatchObject({ options: { maxConnections: 4096, drainMs: 1000, port: 8080, host: '127.0.0.1' } });
  expect(DOC).toMatch(/--max-connections NUMBER` \|.*\| 4096 \|/);
  expect(DOC).toContain(`| address | ${MAX_ADDRESS_LENGTH.toLocaleString('en-AU')} characters |`);
  expect(DOC).toMatch(/--drain SECONDS` \|.*\| 1 \|/);
});

it('docs/provider.md states the server’s limits', () => {
  const [, section = ''] = DOC.split('\n## Limits\n');
  const rows = section
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const { headerBytes, headersMs, requestMs, idleMs, stalledMs } = LIMITS;
  expect(rows.slice(1).map((row) => row.split(' | ')[1])).toEqual([
    `${MAX_ADDRESS_LENGTH.toLocaleString('en-AU')} characters`,
    `${headerBytes / 1024} KiB`,
    ...[headersMs, requestMs, idleMs, stalledMs].map((limit) => `${limit / 1000} s`),
  ]);
});

it('docs/provider.md names every address', () => {
  for (const route of Object.values(ROUTES)) expect(DOC).toContain(`| \`${route.replace('*', '…')}\` |`);
});

it('docs/provider.md states the cache headers', () => {
  expect(DOC).toContain(`| products | \`${cacheControlOf(PRODUCTS_REPLY)}\` |`);
});
