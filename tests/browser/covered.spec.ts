import type { Page } from '@playwright/test';
import { hostPage, LOADER } from './helpers/hostPage.ts';
import { saveVisit } from './helpers/savedVisit.ts';
import { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';

const BANNER = `<style>body { margin: 0 } #banner { position: fixed; inset: auto 0 0; block-size: 140px; background: black; z-index: 9 }</style>
  <div id="banner">We use cookies.</div>`;

/** True if a press at the middle of *Continue* would reach it. */
const isClear = (page: Page) =>
  new Selector(page).button('Continue').evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const at = [x + width / 2, y + height / 2] as const;
    return (button.getRootNode() as ShadowRoot).elementFromPoint(...at) === button && y + height <= innerHeight;
  });

test.use({ viewport: { width: 390, height: 740 } });

test('a banner at the bottom of the window never covers Continue for good, and its room goes with it', async ({
  page,
}) => {
  await hostPage(page, {
    head: LOADER,
    body: '<header style="block-size: 60px">Shop</header><product-selector></product-selector>',
  });
  const selector = new Selector(page);
  await selector.start();
  await selector.option('Yes').check();
  // It appears late, as banners do.
  await page.evaluate((banner) => document.body.insertAdjacentHTML('beforeend', banner), BANNER);
  await test.step('scrolled to the end', async () => {
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, 99_999));
        return isClear(page);
      })
      .toBe(true);
  });
  await test.step('focused', async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await selector.button('Continue').focus();
    await expect.poll(() => isClear(page)).toBe(true);
  });
  await test.step('closed', async () => {
    await page.evaluate(() => document.querySelector('#banner')?.remove());
    await page.evaluate(() => scrollTo(0, 1));
    await expect(page.locator('product-selector .root')).toHaveCSS('margin-block-end', '0px');
  });
});

test('a page that is never higher than its window gets no more room than the banner covers', async ({ page }) => {
  await hostPage(page, {
    head: `<style>html, body { block-size: 100% } main { block-size: 100%; overflow: auto }</style>${LOADER}`,
    body: `<main><h1>Shop</h1><product-selector></product-selector></main>${BANNER}`,
  });
  const selector = new Selector(page);
  await selector.start();
  await expect.poll(() => isClear(page)).toBe(true);
  await expect(page.locator('product-selector .root')).toHaveCSS('margin-block-end', '140px');
});

/** How much of a button can be pressed, of 1. */
const freeShare = (page: Page, name: string | RegExp) =>
  new Selector(page).button(name).evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const parts = [0.05, 0.25, 0.5, 0.75, 0.95];
    const places = parts.flatMap((across) => parts.map((down) => [x + width * across, y + height * down] as const));
    return places.filter((at) => document.elementFromPoint(...at)?.localName === 'product-selector').length / 25;
  });

test('a chat button that comes late, some pixels above the edge, leaves the whole of Continue free, also on a zoomed page', async ({
  page,
}) => {
  for (const zoom of [1, 2]) {
    await hostPage(page, {
      head: `<style>body { margin: 0; zoom: ${zoom} }</style>${LOADER}`,
      body: '<product-selector></product-selector><footer style="block-size: 300px">ABN</footer>',
    });
    await page.setViewportSize({ width: 390 * zoom, height: 740 });
    await new Selector(page).start();
    await page.evaluate(() => {
      const chat =
        '<div style="position: fixed; inset: auto 8px 8px auto; inline-size: 90px; block-size: 90px; z-index: 9">Chat</div>';
      document.documentElement.insertAdjacentHTML('beforeend', chat);
    });
    await expect.poll(() => freeShare(page, 'Continue'), `zoom ${zoom}`).toBe(1);
  }
});

const CHAT =
  'position: fixed; inset: auto 12px 12px auto; inline-size: 80px; block-size: 80px; background: black; z-index: 9';
/** Covers whose own box isn't that of a fixed element. */
const COVERS = {
  'a closed shadow root': `<div id="chat"></div><script>document.querySelector('#chat').attachShadow({ mode: 'closed' }).innerHTML = '<div style="${CHAT}">Chat</div>'</script>`,
  'a layer as large as the window': `<div style="position: fixed; inset: 0; pointer-events: none; z-index: 9"><div style="${CHAT.replace('fixed', 'absolute')}; pointer-events: auto">Chat</div></div>`,
  'a layer without a size': `<div style="position: fixed; inset: auto 0 0 auto; z-index: 9"><div style="${CHAT.replace('fixed', 'absolute')}">Chat</div></div>`,
};

test('a chat button leaves the whole of Compare now free, also with large text', async ({ page }) => {
  await saveVisit(page, { shortlist: ['WB-WALL-025', 'WB-WALL-035'] });
  await hostPage(page, { head: LOADER, body: `<product-selector></product-selector><div style="${CHAT}">Chat</div>` });
  await new Selector(page).resumeMatches();
  for (const width of [390, 200]) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(() => freeShare(page, 'Compare now'), `${width} px`).toBe(1);
  }
});

for (const [name, cover] of Object.entries(COVERS)) {
  test(`a chat button in ${name} leaves the whole of Continue free`, async ({ page }) => {
    await hostPage(page, {
      head: LOADER,
      body: `<product-selector></product-selector><footer style="block-size: 300px">ABN</footer>${cover}`,
    });
    await new Selector(page).start();
    await expect.poll(() => freeShare(page, 'Continue')).toBe(1);
  });
}

test('a bar that sticks to the end of a scroll box leaves the whole of Continue free, and one at its start the step', async ({
  page,
}) => {
  const bar = 'position: sticky; block-size: 70px; background: black; z-index: 9';
  await hostPage(page, {
    head: `<style>body { margin: 0 }</style>${LOADER}`,
    body: `<div style="block-size: 640px; overflow: auto"><header style="${bar}; inset-block-start: 0">Shop</header><p style="block-size: 500px">Above</p>
      <product-selector></product-selector><footer style="${bar}; inset-block-end: 0">Call us</footer></div>`,
  });
  const selector = new Selector(page);
  await selector.start();
  for (const label of ['No', 'Townhouse']) {
    await expect.poll(() => freeShare(page, 'Continue')).toBe(1);
    const heading = selector.at.locator('.step:not(.ahead) .step-heading');
    await expect
      .poll(() =>
        heading.evaluate((heading) => {
          const { x, y, height } = heading.getBoundingClientRect();
          return document.elementFromPoint(x + 20, y + height / 2)?.localName;
        }),
      )
      .toBe('product-selector');
    await selector.option(label).check();
    await selector.button('Continue').click();
  }
});

test('a control reached by Tab is free of a header and of our own bars, at 400%', async ({ page }) => {
  await saveVisit(page);
  await page.setViewportSize({ width: 320, height: 228 });
  await hostPage(page, {
    head: `<style>body { margin: 0; padding-block-start: 72px } header { position: fixed; inset: 0 0 auto; block-size: 72px; z-index: 9; background: #222 }</style>${LOADER}`,
    body: '<header>Menu</header><product-selector></product-selector><p style="block-size: 500px">Below</p>',
  });
  const selector = new Selector(page);
  await selector.resumeMatches();
  await selector.untilWhole();
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect
      .poll(() =>
        page.evaluate(() => {
          const root = document.querySelector('product-selector')?.shadowRoot;
          const focused = root?.activeElement;
          if (!root || !focused) return true;
          const { x, y, width, height } = focused.getBoundingClientRect();
          const found = document.elementFromPoint(x + width / 2, y + Math.min(height, 20) / 2);
          const hit = found === root.host ? root.elementFromPoint(x + width / 2, y + Math.min(height, 20) / 2) : null;
          return focused.contains(hit);
        }),
      )
      .toBe(true);
  }
});
