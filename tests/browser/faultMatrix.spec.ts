import { readFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { FaultServer } from '../faults/faultServer.ts';
import { type Outcome, walk } from '../faults/journey.ts';
import type { Row, Stage } from '../faults/row.ts';
import { ROWS } from '../faults/rows.ts';
import { seededRandom } from '../faults/seededRandom.ts';

/** On a machine that is busy. */
const SLOWLY = { timeout: 60_000 };
const DOCUMENT = 'docs/faults.md';
const FULL = process.env.FAULTS === 'all';
/** Where a body is cut, how long a pause is: another one each time, and the same again with FAULT_SEED. */
const SEED = process.env.FAULT_SEED ?? String(Math.floor(Math.random() * 1e9));

const test = base.extend<object, { readonly server: FaultServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what a fixture needs.
    async ({}, use) => {
      const server = await FaultServer.start();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

function lineOf({ name, counted }: Row, { asked, saw, answersKept, wayOn, logged }: Outcome): string {
  const list = (parts: readonly string[], none: string) => (parts.length > 0 ? parts.join('; ') : none);
  const cells = [
    name,
    ...(counted ? [String(asked)] : []),
    list(saw, 'nothing of it'),
    answersKept ? 'kept' : 'LOST',
    list(wayOn, 'none needed'),
    list(logged, 'nothing'),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** Everything fails from the first request on, but for the visit before it that leaves a range behind. */
async function setScene(row: Row, stage: Stage): Promise<void> {
  const { page, server } = stage;
  const { target, fault } = row;
  await page.addInitScript(() => {
    // The clock that is put in has no paints.
    const entries = performance.getEntriesByType.bind(performance);
    Object.defineProperty(window, 'paints', { value: () => entries('paint').length });
  });
  // It stands still but for what the visitor waits.
  const time = new Date(row.time ?? '2026-11-21T10:00:00Z');
  await page.clock.install({ time });
  await page.clock.pauseAt(time.getTime() + 60_000);
  await row.prepare?.(stage);
  if (row.kept) {
    await page.goto(server.page);
    await expect
      .poll(() => page.evaluate(() => caches.match('https://kept.invalid/catalogue').then(Boolean)), SLOWLY)
      .toBe(true);
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

test.describe('whatever fails, the answers stay and there is a way on', () => {
  for (const row of ROWS.filter(({ onlyInFull }) => FULL || !onlyInFull)) {
    test(`${row.part}: ${row.name}`, async ({ page, context, server }, info) => {
      test.slow();
      const stage = { page, context, server };
      server.mend();
      await setScene(row, stage);
      const outcome = await walk(row, stage);
      const line = lineOf(row, outcome);
      info.annotations.push({ type: 'row', description: `${row.part}\n${line}` });
      const again = `again with FAULT_SEED=${SEED}`;
      expect(outcome.unexpected, again).toEqual([]);
      expect(outcome.arrived, `${again}\n${line}`).toBe(true);
      expect(outcome.answersKept, `${again}\n${line}`).toBe(true);
      if (process.env.WRITE_DOCS) return;
      // What is seen in passing, and how often something is asked for, depends on the timing of the day.
      const sections = readFileSync(DOCUMENT, 'utf8').split('\n## ');
      const section = sections.find((text) => text.startsWith(`${row.part}\n`));
      expect(section, 'write it anew with: npm run faults').toContain(`\n| ${row.name.replaceAll('|', '\\|')} |`);
    });
  }
});
