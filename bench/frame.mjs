/**
 * The work of one answer in a visitor's browser, with its processor throttled 4 times: counting every option of a question,
 * and grouping and ranking the whole catalogue:
 *
 *   npm run bench:frame
 */
import { build } from 'vite';
import { inProject } from '../scripts/importSource.mjs';
import { drawCatalogue, replyOf } from './drawCatalogue.mjs';
import { launchChromium } from './launchChromium.mjs';
import { median, quantile } from './quantile.mjs';
import { record } from './record.mjs';
import { table } from './table.mjs';

const SIZES = [50, 500, 5000];
const RUNS = 60;
const FRAME_MS = 1000 / 60;

const built = /** @type {import('vite').Rolldown.RolldownOutput[]} */ (
  await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: inProject('bench/frameWork.ts'), formats: ['iife'], name: 'frameWork' } },
  })
);
const browser = await launchChromium();
try {
  const page = await browser.newPage();
  for (const { output } of built) await page.addScriptTag({ content: output[0].code });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const rows = [];
  for (const size of SIZES) {
    /** @type {ReturnType<typeof import('./frameWork.ts').measure>} */
    const { read, prepared, runs } = await page.evaluate(
      ({ reply, count }) => /** @type {any} */ (globalThis).frameWork.measure(reply, count),
      { reply: replyOf(drawCatalogue(size)), count: RUNS },
    );
    const late = quantile(runs, 0.95);
    rows.push([
      size.toLocaleString('en-AU'),
      `${read.toFixed(0)} ms`,
      `${prepared.toFixed(0)} ms`,
      `${median(runs).toFixed(2)} ms`,
      `${late.toFixed(2)} ms`,
      `${((late / FRAME_MS) * 100).toFixed(0)} %`,
    ]);
  }
  record('frame', {
    command: 'npm run bench:frame',
    versions: { Chromium: browser.version() },
    conditions: [`${RUNS} times each, with the processor throttled 4 times.`],
    tables: [
      table(['systems', 'reading once', 'preparing once', 'one answer, median', 'p95', 'p95 of a 60 Hz frame'], rows),
    ],
  });
} finally {
  await browser.close();
}
