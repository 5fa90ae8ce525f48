import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { piecesOf } from '../tests/piecesOf.ts';
import { exampleApp } from '../tests/provider/exampleApp.ts';
import { sendRaw } from '../tests/provider/rawConnection.ts';
import { folderForAll } from '../tests/testFolder.ts';
import { ROUTES } from './app/routes.ts';
import { type Listening, listen } from './listen.ts';
import { readEmbedFiles } from './readSite.ts';

const folder = folderForAll();
const SECRET = 'not for visitors';
let server: Listening;
const logged = new Set<string>();

beforeAll(async () => {
  const embed = join(folder.path, 'embed');
  mkdirSync(join(embed, 'chunks'), { recursive: true });
  writeFileSync(join(folder.path, 'secret.txt'), SECRET);
  writeFileSync(join(embed, 'product-selector.js'), 'export {};');
  writeFileSync(join(embed, 'chunks/a.js'), 'export {};');
  symlinkSync(join(folder.path, 'secret.txt'), join(embed, 'link.txt'));
  server = await listen(await exampleApp({ files: await readEmbedFiles(embed) }), {
    host: '127.0.0.1',
    port: 0,
    log: ({ route }) => logged.add(route),
  });
});
afterAll(() => server.stop({ drainMs: 0, graceMs: 0 }));

const get = (target: string) =>
  sendRaw(server.url, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);

it('an address that tries to leave the folder does not affect valid ones', async () => {
  expect(statusOf(await get('/embed/product-selector.js'))).toBe(200);
  expect(statusOf(await get('/embed/chunks/a.js'))).toBe(200);
});

it.each([
  ...piecesOf(String.raw`
    /embed/../secret.txt | /embed/..%2fsecret.txt | /embed/%252e%252e%252fsecret.txt | /embed\..\secret.txt
    /embed/%c0%ae%c0%ae/secret.txt | /embed/．．/secret.txt | /embed/product-selector.js%00.txt | /embed/link.txt
    file:///etc/passwd | http://localhost/embed/../secret.txt | /embed/ | /embed/chunks | /embed/constructor
    /embed/__proto__ | /package.json
  `),
])('the address %j, which tries to leave the folder, is refused', async (target) => {
  const answer = await get(target);
  expect([400, 404]).toContain(statusOf(answer));
  expect(answer).not.toContain(SECRET);
  expect(answer).not.toContain('root:');
});

it('an address that tries to leave the folder is refused in every combination of parts', async () => {
  const part = fc.constantFrom(...'.. . / \\ %2e %2E %2f %5c %25 %00 %c0%ae embed chunks secret.txt ? #'.split(' '));
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 12 }), async (parts) => {
      const answer = await get(`/embed/${parts.join('')}`);
      expect([200, 400, 404]).toContain(statusOf(answer));
      expect(answer).not.toContain(SECRET);
    }),
    { numRuns: 200 },
  );
});

it('an address that tries to leave the folder never appears in the log', () => {
  const routes: readonly string[] = [...Object.values(ROUTES), 'other'];
  expect([...logged].filter((route) => !routes.includes(route))).toEqual([]);
  expect(logged.size).toBeGreaterThan(1);
});

it('an address that tries to leave the folder gets an error of the usual shape that does not repeat it', async () => {
  const answer = await get('/wp-json/../<script>alert(1)</script>');
  expect(statusOf(answer)).toBe(404);
  expect(answer).not.toContain('alert');
  const problem = await get('\\wp-json');
  expect(statusOf(problem)).toBe(400);
});
