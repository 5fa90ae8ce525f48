import { readFileSync } from 'node:fs';
import { expect, test } from '../chromium.ts';
import { FaultServer } from '../faults/faultServer.ts';
import { readRow } from '../faults/faultTables.ts';
import { walk } from '../faults/journey.ts';
import type { Row, Stage } from '../faults/row.ts';
import { rowCells } from '../faults/rowCells.ts';
import { ROWS } from '../faults/rows.ts';
import { seededRandom } from '../faults/seededRandom.ts';
import { untilKept } from '../faults/untilKept.ts';
import { isWalkedEachTime } from '../faults/walkedEachTime.ts';

const DOCUMENT = readFileSync('docs/faults.md', 'utf8');
const FULL = process.env.FAULTS === 'all';
/** Seeds the random cuts and delays: a new seed for each run, unless FAULT_SEED repeats one. */
const SEED = process.env.FAULT_SEED ?? String(Math.floor(Math.random() * 1e9));

// Not a worker fixture: its tests would need separate workers and browsers.
let server: FaultServer;
test.beforeAll(async () => {
  server = await FaultServer.start();
});
test.afterAll(() => server.close());

/** Makes the target fail from the first request on. An earlier visit may have cached a catalogue. */
async function setScene(row: Row, stage: Stage): Promise<void> {
  const { page, server } = stage;
  const { target, fault } = row;
  await page.addInitScript(() => {
    // Playwright's clock reports no paint entries, so the real ones are kept.
    const entries = performance.getEntriesByType.bind(performance);
    Object.defineProperty(window, 'paints', { value: () => entries('paint').length });
  });
  // The clock only advances while the visitor waits.
  const time = new Date(row.time ?? '2026-11-21T10:00:00Z');
  await page.clock.install({ time });
  await page.clock.pauseAt(time.getTime() + 60_000);
  await row.prepare?.(stage);
  if (row.kept) {
    await page.goto(server.page);
    await untilKept(page);
    await page.clock.runFor('24:00:00');
  }
  if (!target || !fault) return;
  server.break(target, fault, seededRandom(`${SEED} ${row.part} ${row.name}`));
  const { browser } = fault;
  if (browser)
    await page.route(
      (url) => target.test(url.pathname),
      (route) => route.abort(browser),
    );
}

test.describe('after any failure, the answers stay and the visitor can continue', () => {
  for (const row of ROWS.filter((row) => FULL || isWalkedEachTime(row))) {
    test(`${row.part}: ${row.name}`, async ({ page, context }, info) => {
      test.slow();
      const stage = { page, context, server };
      server.mend();
      await setScene(row, stage);
      const outcome = await walk(row, stage);
      const cells = rowCells(row, outcome);
      info.annotations.push({ type: 'row', description: JSON.stringify({ part: row.part, cells }) });
      const again = `again with FAULT_SEED=${SEED}`;
      const seen = `${again}\n${JSON.stringify(cells, null, 2)}`;
      expect(outcome.unexpected, again).toEqual([]);
      expect(outcome.arrived, seen).toBe(true);
      expect(outcome.answersKept, seen).toBe(true);
      if (process.env.WRITE_DOCS) return;
      const written = `docs/faults.md differs. Update it with: npm run faults; ${again}`;
      const expected = readRow(DOCUMENT, row.part, row.name);
      // The delay before a retry is partly random. If *Start* is pressed within it, both calls share one request.
      const isShared = expected?.Requests === '3' && cells.Requests === '2';
      expect(isShared ? { ...cells, Requests: '3' } : cells, written).toEqual(expected);
    });
  }
});
