import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './test.ts';

const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
type Found = readonly Pick<axe.AxeResults, 'violations' | 'passes'>[];
type Context = string | { exclude: string[] };

/**
 * axe's findings, one line for each violated rule.
 * @param context the elements to check; by default the selector, or its open dialog, because nothing behind that can be reached
 */
export async function findingsOfAxe(page: Page, context?: Context): Promise<readonly string[]> {
  const found = context ? await runAxe(page, [context]) : await runAxe(page, ['selector', 'contrast']);
  expect(found[0]?.passes.length).toBeGreaterThan(5);
  return linesOf(found);
}

/**
 * axe's findings about contrast in the selector. Contrast takes most of axe's time, so only one of the texts with the same colours on
 * the same backgrounds is checked.
 */
export async function contrastFindings(page: Page): Promise<readonly string[]> {
  const found = await runAxe(page, ['contrast']);
  expect(found[0]?.passes).toHaveLength(1);
  return linesOf(found);
}

/** Loading axe takes longer than most of its runs, so it loads once per page. */
async function runAxe(page: Page, runs: readonly (Context | 'selector' | 'contrast')[]): Promise<Found> {
  const found = await page.evaluate(runInPage, runs);
  if (found) return found;
  await page.evaluate(SOURCE);
  return (await page.evaluate(runInPage, runs)) ?? [];
}

async function runInPage(runs: readonly (Context | 'selector' | 'contrast')[]): Promise<Found | null> {
  const { axe: loaded } = window as unknown as { axe?: typeof axe };
  if (!loaded) return null;
  const root = document.querySelector('product-selector')?.shadowRoot;
  const shown = root?.querySelector('dialog[open]') ?? root;
  const backgrounds = new Map<Element, string>();
  const backgroundOf = (element: Element | null): string => {
    if (!element) return '';
    const known = backgrounds.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
    const behind = backgroundOf(element.parentElement);
    const all = own === 'rgba(0, 0, 0, 0) none 1' ? behind : `${behind}, ${own}`;
    backgrounds.set(element, all);
    return all;
  };
  /** One element for each look of text. */
  const looks = (): Element[] => {
    const found = new Map<string, Element>();
    for (const element of shown?.querySelectorAll('*') ?? []) {
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      if (!(hasText || element.matches('input, select, textarea')) || !element.checkVisibility()) continue;
      const { color, fontSize, fontWeight, textShadow, clipPath } = getComputedStyle(element);
      // Text for screen readers only is clipped, and axe skips disabled elements.
      if (clipPath !== 'none') continue;
      const isDisabled = element.closest(':disabled, [aria-disabled=true]') !== null;
      const look = [color, fontSize, fontWeight, textShadow, isDisabled, backgroundOf(element)].join();
      if (!found.has(look)) found.set(look, element);
    }
    return [...found.values()];
  };
  const results: axe.AxeResults[] = [];
  for (const run of runs) {
    const isContrast = run === 'contrast';
    // axe accepts an array of elements as its context, but its types don't.
    const context = isContrast ? (looks() as unknown as string[]) : run;
    results.push(
      await loaded.run(run === 'selector' ? (root === shown ? 'product-selector' : (shown as Element)) : context, {
        resultTypes: ['violations'],
        // No rule that runs needs the stylesheets.
        preload: false,
        ...(isContrast && { runOnly: ['color-contrast'] }),
        ...(run === 'selector' && { rules: { 'color-contrast': { enabled: false } } }),
      }),
    );
  }
  return results.map(({ violations, passes }) => ({ violations, passes }));
}

const linesOf = (found: Found): readonly string[] =>
  found
    .flatMap(({ violations }) => violations)
    .map(({ id, nodes }) => `${id} at ${nodes.map((node) => node.html).join(', ')}`);
