import type { Locator, Page } from '@playwright/test';
import type { Selector } from './helpers/selector.ts';
import { LANDING, MATCHES, openAndRead, QUESTION } from './helpers/stoppedClock.ts';
import { expect, test } from './helpers/test.ts';

test.use({ realTime: true });

test.describe('saving of scroll positions: once in 100 ms', () => {
  /** Gives the first selector a fixed height, so that it scrolls. */
  const makeBox = async (page: Page) => {
    const box = page.locator('product-selector');
    // The demo page's policy allows styles set by script, but no style attribute.
    await box.evaluate((element: HTMLElement) => {
      element.style.cssText = 'min-block-size: 0; block-size: 300px; overflow: auto';
    });
    return {
      top: () => box.evaluate((element) => element.scrollTop),
      /** Scrolls, and waits for the page's scroll event. */
      scrollTo: (top: number) =>
        box.evaluate(
          (element, to) =>
            new Promise<void>((resolve) => {
              element.addEventListener('scroll', () => resolve(), { once: true });
              element.scrollTop = to;
            }),
          top,
        ),
      /** Counts reads of the scroll position. */
      countReads: () =>
        box.evaluateHandle((element) => {
          const reads = { count: 0 };
          const own = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollTop') as PropertyDescriptor;
          Object.defineProperty(element, 'scrollTop', {
            configurable: true,
            get() {
              reads.count += 1;
              return own.get?.call(element);
            },
            set: (top: number) => own.set?.call(element, top),
          });
          return reads;
        }),
    };
  };
  /** The heading has the focus, which it gets in the frame after a press. */
  const arrive = (page: Page, heading: Locator) =>
    expect(async () => {
      await page.clock.runFor(20);
      await expect(heading).toBeFocused({ timeout: 100 });
    }).toPass();
  // A mouse click would first scroll the button into view.
  const press = (selector: Selector, button: string) => selector.button(button).dispatchEvent('click');

  test('restores the position that was last saved on each screen', async ({ page, selector }) => {
    await openAndRead(page, selector);
    const box = await makeBox(page);

    await test.step('300 ms of scrolling read the position three times', async () => {
      const reads = await box.countReads();
      const seen: number[] = [];
      for (let top = 1; top <= 30; top += 1) {
        await box.scrollTo(top);
        await page.clock.runFor(9);
        seen.push(await reads.evaluate(({ count }) => count));
        await page.clock.runFor(1);
      }
      // The tenth, twentieth and thirtieth step end at 99, 199 and 299 ms, each just before a save.
      expect(seen).toEqual([...Array(10).fill(0), ...Array(10).fill(1), ...Array(10).fill(2)]);
      expect(await reads.evaluate(({ count }) => count)).toBe(3);
      await page.clock.runFor(1000);
      expect(await reads.evaluate(({ count }) => count)).toBe(3);
    });

    await test.step('going back to the landing page restores its saved position', async () => {
      await box.scrollTo(40);
      await page.clock.runFor(100);
      await press(selector, 'Start');
      await arrive(page, selector.heading(QUESTION));
      expect(await box.top()).toBe(0);
      await press(selector, 'Back');
      await arrive(page, selector.heading(LANDING));
      expect(await box.top()).toBe(40);
      await press(selector, 'Start');
      await arrive(page, selector.heading(QUESTION));
      await selector.answer('No');
      await arrive(page, selector.heading(/What kind of home/));
    });

    for (const [stay, restored] of [
      [99, 30],
      [100, 60],
    ] as const) {
      await test.step(`a visitor who leaves a question ${stay} ms after scrolling returns to ${restored}`, async () => {
        await page.clock.runFor(1000);
        await box.scrollTo(10);
        await page.clock.runFor(50);
        await box.scrollTo(30);
        await page.clock.runFor(50);
        await box.scrollTo(60);
        await page.clock.runFor(stay);
        await press(selector, 'Back');
        await arrive(page, selector.heading(QUESTION));
        await press(selector, 'Continue');
        await arrive(page, selector.heading(/What kind of home/));
        expect(await box.top()).toBe(restored);
      });
    }

    await test.step('returning to the result from a changed answer restores its saved position', async () => {
      await selector.answerAll('Townhouse', 'Single Room', 'Large Outdoor space', 'Not Sure');
      await selector.heading(MATCHES).waitFor();
      await selector.chooseFirst();
      const title = selector
        .heading(/^(?!.*What kind of home)/)
        .and(selector.at.locator('.step-heading'))
        .first();
      await arrive(page, title);
      // What is below the first screen follows its paint, for which the clock has to go on.
      await expect
        .poll(async () => {
          await page.clock.runFor(100);
          return selector.button('Start again').count();
        })
        .toBe(1);
      await selector.openAnswers();
      await page.clock.runFor(1000);
      await box.scrollTo(250);
      await page.clock.runFor(100);
      await selector.at.getByRole('button', { name: /^Change.*home/ }).dispatchEvent('click');
      await arrive(page, selector.heading(/What kind of home/));
      await press(selector, 'Continue');
      await arrive(page, title);
      await expect(selector.heading('What to do next')).toBeVisible();
      expect(await box.top()).toBe(250);
    });
  });
});
