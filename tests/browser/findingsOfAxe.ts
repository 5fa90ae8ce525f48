import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What axe finds in the selector, a line for each rule that is broken; all of its rules unless some are named. */
export async function findingsOfAxe(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).include('product-selector').setLegacyMode();
  if (rules) axe.withRules([...rules]);
  const { violations, passes } = await axe.analyze();
  expect(passes.length).toBeGreaterThan(rules ? 0 : 5);
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map((node) => node.html).join(', ')}`);
}
