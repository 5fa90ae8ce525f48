import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './test.ts';

type Context = string | { exclude: string[] } | { fromShadowDom: [string, string] };

interface Options {
  /** The elements to check; by default the selector, or its open dialog, because nothing behind that can be reached. */
  readonly context?: Context;
  /** The rules to check; all by default. */
  readonly rules?: string[];
}

/** axe's findings, one line for each violated rule. */
export async function findingsOfAxe(page: Page, options: Options = {}): Promise<readonly string[]> {
  const { context, rules } = options;
  // Loading axe takes longer than most of its runs, so it loads once per page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations, passes } = await page.evaluate(
    ([context, rules]) =>
      (window as unknown as { axe: typeof axe }).axe.run(context, {
        resultTypes: ['violations'],
        // Contrast needs no stylesheets.
        preload: rules === undefined,
        ...(rules && { runOnly: rules }),
      }),
    [context ?? (await shownPart(page)), rules] as const,
  );
  expect(passes.length).toBeGreaterThan(rules ? 0 : 5);
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map((node) => node.html).join(', ')}`);
}

async function shownPart(page: Page): Promise<Context> {
  const isOpen = (await page.locator('product-selector dialog[open]').count()) > 0;
  return isOpen ? { fromShadowDom: ['product-selector', 'dialog[open]'] } : 'product-selector';
}
