/**
 * How long a visitor's browser needs, with its processor throttled 4 times, to count every option of a question and to
 * place and rank a whole range, first 20 systems included:
 *
 *   npm run bench:frame
 *
 * A 60 Hz frame lasts 16.7 ms. The catalogue is drawn from the demo range, as in bench/engine.mjs.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { findChromium } from '../scripts/findChromium.mjs';
import { drawCatalogue } from './drawCatalogue.mjs';
import { record } from './record.mjs';

const SIZES = [500, 1_000, 10_000];
const RUNS = 60;

const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium found. Run: node scripts/installChromium.mjs, or set CHROMIUM_PATH.');

const folder = mkdtempSync(join(tmpdir(), 'product-selector-bench-'));
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
try {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      lib: {
        entry: fileURLToPath(new URL('frameWork.ts', import.meta.url)),
        formats: ['iife'],
        name: 'frameWork',
        fileName: () => 'work.js',
      },
    },
  });
  const page = await browser.newPage();
  await page.addScriptTag({ content: readFileSync(join(folder, 'work.js'), 'utf8') });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const rows = [
    '| systems | preparing once | counts and first 20, median | p95 | of a 60 Hz frame |',
    '|---:|---:|---:|---:|---:|',
  ];
  for (const size of SIZES) {
    const { prepared, runs } = await page.evaluate(
      ({ products, count }) => /** @type {any} */ (globalThis).frameWork.measure(products, count),
      { products: drawCatalogue(size), count: RUNS },
    );
    const sorted = [...runs].sort((a, b) => a - b);
    const at = (/** @type {number} */ share) => sorted[Math.floor((sorted.length - 1) * share)];
    rows.push(
      `| ${size} | ${prepared.toFixed(0)} ms | ${at(0.5).toFixed(2)} ms | ${at(0.95).toFixed(2)} ms | ${((at(0.95) / 16.7) * 100).toFixed(0)} % |`,
    );
  }
  record('frame', {
    command: 'npm run bench:frame',
    versions: { Chromium: browser.version() },
    conditions: [`${RUNS} times each, with the processor throttled 4 times. A 60 Hz frame lasts 16.7 ms.`],
    tables: { range: rows.join('\n') },
  });
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}
