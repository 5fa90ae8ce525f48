import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './test.ts';

const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const CONTRAST = 'color-contrast';
type Axe = typeof axe;
type Context = string | { exclude: string[] };

/**
 * axe's findings, one line for each violated rule.
 * @param context the elements to check; by default the selector, or its open dialog, because nothing behind that can be reached
 */
export async function findingsOfAxe(page: Page, context?: Context): Promise<readonly string[]> {
  await loadAxe(page);
  const { violations, passes } = await page.evaluate(
    ([context, rules]) => {
      const { axe } = window as unknown as { axe: Axe };
      const dialog = document.querySelector('product-selector')?.shadowRoot?.querySelector('dialog[open]');
      // No rule that runs needs the stylesheets.
      return axe.run(context ?? dialog ?? 'product-selector', { resultTypes: ['violations'], preload: false, rules });
    },
    [context ?? null, context ? {} : { [CONTRAST]: { enabled: false } }] as const,
  );
  expect(passes.length).toBeGreaterThan(5);
  return [...linesOf(violations), ...(context ? [] : await contrastFindings(page))];
}

/**
 * axe's findings about contrast in the selector. Contrast takes most of axe's time, so of texts with the same colours on the same
 * backgrounds one is checked.
 */
export async function contrastFindings(page: Page): Promise<readonly string[]> {
  await loadAxe(page);
  const { violations, passes } = await page.evaluate((rule) => {
    const { axe } = window as unknown as { axe: Axe };
    const root = document.querySelector('product-selector')?.shadowRoot as ShadowRoot;
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
    const looks = new Map<string, Element>();
    for (const element of (root.querySelector('dialog[open]') ?? root).querySelectorAll('*')) {
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      if (!(hasText || element.matches('input, select, textarea')) || !element.checkVisibility()) continue;
      const { color, fontSize, fontWeight, textShadow, clipPath } = getComputedStyle(element);
      // axe passes by what is disabled, and text for screen readers only is clipped.
      const isDisabled = element.closest(':disabled, [aria-disabled=true]') !== null;
      if (clipPath !== 'none') continue;
      const look = [color, fontSize, fontWeight, textShadow, isDisabled, backgroundOf(element)].join();
      if (!looks.has(look)) looks.set(look, element);
    }
    return axe.run([...looks.values()] as never, { resultTypes: ['violations'], preload: false, runOnly: [rule] });
  }, CONTRAST);
  expect(passes).toHaveLength(1);
  return linesOf(violations);
}

/** Loading axe takes longer than most of its runs, so it loads once per page. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
}

const linesOf = (violations: readonly axe.Result[]): readonly string[] =>
  violations.map(({ id, nodes }) => `${id} at ${nodes.map((node) => node.html).join(', ')}`);
