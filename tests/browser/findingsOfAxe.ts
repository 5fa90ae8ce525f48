import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './test.ts';

interface Options {
  /** The element to check; the selector by default. */
  readonly context?: string | { exclude: string[] };
  /** The rules to check; all by default. */
  readonly rules?: string[];
}

/** axe's findings, one line for each violated rule. */
export async function findingsOfAxe(page: Page, options: Options = {}): Promise<readonly string[]> {
  const { context = 'product-selector', rules } = options;
  // Loading axe takes longer than most of its runs, so it loads once per page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations, passes } = await page.evaluate(
    ([context, rules]) =>
      (window as unknown as { axe: typeof axe }).axe.run(context, {
        resultTypes: ['violations'],
        ...(rules && { runOnly: rules }),
      }),
    [context, rules] as const,
  );
  expect(passes.length).toBeGreaterThan(rules ? 0 : 5);
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map((node) => node.html).join(', ')}`);
}
