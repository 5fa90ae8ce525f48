import type { Page } from '@playwright/test';
import { hold } from './hold.ts';
import type { Selector } from './selector.ts';
import { expect } from './test.ts';

export const PRODUCTS = '**/wp-json/product-selector/v2/products?**';
export const LANDING = 'Find the air conditioning that suits your home';
export const QUESTION = /Do you already know/;
export const MATCHES = 'Systems for your home';

export const SECOND = 1000;

export interface Products {
  readonly asked: () => number;
  /** Number of completed products calls. */
  readonly answered: () => number;
  /** Holds back the replies to all further calls until the returned function is called. */
  hold(): Promise<() => void>;
}

export function watchProducts(page: Page): Products {
  let asked = 0;
  let answered = 0;
  page.on('request', (request) => {
    if (request.url().includes('/v2/products')) asked += 1;
  });
  page.on('requestfinished', (request) => {
    if (request.url().includes('/v2/products')) answered += 1;
  });
  return { asked: () => asked, answered: () => answered, hold: () => hold(page, PRODUCTS) };
}

/** Opens the page with the clock stopped. Nobody has shown interest in the selector. */
export async function openLanding(page: Page, selector: Selector, address = '/'): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-21T10:00:01Z'));
  await page.goto(address);
  await selector.button('Start').waitFor();
}

/** Opens the page with the clock stopped, and waits for the program. */
export async function open(page: Page, selector: Selector): Promise<void> {
  await openLanding(page, selector);
  await selector.showInterest();
}

/**
 * Lets pending work finish without advancing the clock: replies that have arrived, promises and React's renders. The page
 * reads later replies after those.
 */
export async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const reply = await fetch('/embed/product-selector.js', { cache: 'no-store' });
    await reply.text();
  });
  for (let turn = 0; turn < 5; turn += 1) {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve();
          port2.postMessage(null);
        }),
    );
  }
}

/** Advances the clock and lets the triggered work finish. */
export async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await rest(page);
}

/** Opens the page and stays on the landing page until `/product` is preloaded. The preloaded data is then 0 ms old. */
export async function openAndRead(page: Page, selector: Selector): Promise<Products> {
  const products = watchProducts(page);
  await open(page, selector);
  await expect.poll(products.answered).toBe(1);
  await rest(page);
  await pass(page, 1000);
  return products;
}
