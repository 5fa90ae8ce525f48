import { execFile, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { MOST_FILE_BYTES, MOST_REPLY_BYTES, MOST_SYSTEMS } from '../../src/catalogue/catalogueLimits.ts';
import { Selector } from './selector.ts';
import { expect, test } from './test.ts';

/** Short in a spreadsheet and long in a reply, where each value has its name. */
const FIGURES = ['hot', 'average', 'cold'].flatMap((zone) =>
  ['stars_cool', 'stars_heat', 'kwh_cool', 'kwh_heat'].map((figure) => `${figure}_${zone}`),
);
const HEADER = ['id', 'title', 'system_type', 'description', ...FIGURES].join();
const BESIDE = FIGURES.map(() => ',1').join('');
const LONGEST = 2000;

const rowOf = (index: number, description: string) => `S${index},System ${index},split,${description}${BESIDE}\n`;
const fileOf = (descriptions: readonly string[]) => `${HEADER}\n${descriptions.map((d, i) => rowOf(i, d)).join('')}`;

/** The size of the file's reply, written without the product's own code. */
function replyBytes(descriptions: readonly string[]): number {
  const figures = Object.fromEntries(FIGURES.map((name) => [name, 1]));
  const products = descriptions.map((description, index) => ({
    ...{ id: `S${index}`, title: `System ${index}`, system_type: 'split' },
    ...(description !== '' && { description }),
    ...figures,
  }));
  return JSON.stringify({ products, updated: new Date(0).toISOString() }).length;
}

/** Descriptions of one letter each that together have this many, in as few rows as it takes. */
function filled(letter: string, letters: number, rows: number): string[] {
  const each = Math.floor(letters / rows);
  const more = letters - each * rows;
  return Array.from({ length: rows }, (_, index) => letter.repeat(each + (index < more ? 1 : 0)));
}

/** A file of exactly this size. */
function fileOfBytes(bytes: number): string {
  const rows = 4500;
  return fileOf(filled('x', bytes - fileOf(filled('x', 0, rows)).length, rows));
}

/** A file whose reply has exactly this size: a backslash is one byte in the file and two in the reply. */
function fileOfReplyBytes(bytes: number): string {
  const rows = 4900;
  const room = bytes - replyBytes(filled('x', rows, rows));
  const descriptions = filled('\\', Math.floor(room / 2), rows).map((text) => `x${text}`);
  descriptions[0] += 'x'.repeat(room % 2);
  return fileOf(descriptions);
}

const LIMITS = {
  'size of a file': [MOST_FILE_BYTES, fileOfBytes, 'has 8.1 MB; the limit for a catalogue file is 8 MB.'],
  'number of systems': [
    MOST_SYSTEMS,
    (systems: number) => fileOf(filled('x', 0, systems)),
    'There are 5,001 systems; the limit is 5,000.',
  ],
  'size of a reply': [
    MOST_REPLY_BYTES,
    fileOfReplyBytes,
    'The catalogue is 16.1 MiB as a reply; visitors can load at most 16 MiB.',
  ],
} as const;

function outputFile(name: string): string {
  const { outputDir } = test.info();
  mkdirSync(outputDir, { recursive: true });
  return `${outputDir}/${name}`;
}

interface Ended {
  readonly code: number;
  readonly text: string;
}

/** Runs a built program until it ends. */
function run(...args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile('node', args, { maxBuffer: 2 ** 26 }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, text: `${out}${err}` }),
    );
  });
}

const SERVER = ['dist/server/main.js', '--host', '127.0.0.1', '--port', '0', '--catalogue'] as const;

/** Starts the embedded provider with this catalogue; gives its address, and what ends it. */
async function serve(catalogue: string): Promise<{ readonly address: string; end(): void }> {
  const child = spawn('node', [...SERVER, catalogue], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  for await (const part of child.stdout) {
    said += part;
    const [address] = /http:\/\/127\.0\.0\.1:\d+\//.exec(said) ?? [];
    if (address) return { address, end: () => void child.kill() };
  }
  throw new Error(`The provider did not start: ${said}`);
}

for (const [name, [limit, fileFor, message]] of Object.entries(LIMITS)) {
  test(`a catalogue within the greatest ${name} is ready, is served, and is shown on a card`, async ({ page }, {
    outputDir,
  }) => {
    mkdirSync(outputDir, { recursive: true });
    const file = `${outputDir}/within.csv`;
    const text = fileFor(limit);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(LONGEST);
    writeFileSync(file, text);
    const [checked, provider] = await Promise.all([run('dist/cli/main.js', 'catalogue', 'check', file), serve(file)]);
    try {
      expect(checked.code, checked.text.slice(-500)).toBe(0);
      expect(checked.text.trimEnd()).toMatch(/within\.csv is ready: [45],\d{3} systems\.$/);
      await page.goto(provider.address);
      await new Selector(page).answerForSingleRoom();
      await expect(page.getByRole('article').first()).toBeVisible();
    } finally {
      provider.end();
    }
  });

  test(`a catalogue over the greatest ${name} is refused everywhere with the figure`, async () => {
    const file = outputFile('over.csv');
    writeFileSync(file, fileFor(limit + 1));
    const [checked, served] = await Promise.all([
      run('dist/cli/main.js', 'catalogue', 'check', file),
      run(...SERVER, file),
    ]);
    expect(checked.text).toContain(message);
    expect(checked.code).toBe(limit === MOST_FILE_BYTES ? 2 : 1);
    expect(served.text).toContain(message);
    expect(served.code).toBe(1);
  });
}

test('a reply of a million rows is refused with the figure and does not hold up the first question', async ({
  page,
  selector,
  expected,
}) => {
  expected.push(/There are 1,000,000 systems; the limit is 5,000\./);
  const body = `[${Array(1_000_000).fill('{"id":7}').join()}]`;
  expect(body.length).toBeGreaterThan(9_000_000);
  await page.route('**/v2/products?**', (route) => route.fulfill({ contentType: 'application/json', body }));
  const refused = page.waitForEvent('console', (message) => message.text().includes('1,000,000 systems'));
  await page.goto('/');
  await selector.start();
  await expect(selector.option('No')).toBeVisible();
  // A row that was read would have a line of its own, which fails the test.
  await refused;
  for (const label of ['No', 'Townhouse', 'Single Room', 'Large Outdoor space', 'Not Sure']) {
    await selector.answer(label);
  }
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
