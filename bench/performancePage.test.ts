import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PAGE, performancePage } from './performancePage.mjs';

it('docs/performance.md shows the recorded runs, in at most 150 lines', () => {
  const page = readFileSync(PAGE, 'utf8');
  expect(page).toBe(performancePage());
  expect(page.trimEnd().split('\n').length).toBeLessThanOrEqual(150);
});
