import type { Page } from '@playwright/test';
import { hostPage, LOADER } from './helpers/hostPage.ts';
import { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';

/**
 * A page with its own router: it renders the address, sets the title and listens to the history. Only its page
 * "advice" has the selector.
 */
const ROUTER = `<script>
  const heard = [];
  const advice = document.createElement('product-selector');
  function show() {
    const at = new URL(location.href).searchParams.get('at') || 'home';
    document.title = 'Shop: ' + at;
    document.querySelector('main').replaceChildren(at === 'advice' ? advice : 'This is ' + at);
  }
  function go(at) {
    history.pushState({ at }, '', '?at=' + at);
    show();
  }
  addEventListener('popstate', (event) => { heard.push('popstate'); show(); });
  addEventListener('hashchange', () => heard.push('hashchange'));
  addEventListener('beforeunload', () => heard.push('beforeunload'));
  show();
</script>`;

async function openShop(page: Page): Promise<Selector> {
  await hostPage(page, {
    head: LOADER,
    body: `<label>Search <input id="search" value="cool" /></label><div style="height: 300px"></div><main></main>
      <div style="height: 3000px"></div>${ROUTER}`,
  });
  await page.evaluate(async () => {
    await customElements.whenDefined('product-selector');
    (document.querySelector('#search') as HTMLInputElement).setSelectionRange(1, 3);
    document.querySelector<HTMLElement>('#search')?.focus({ preventScroll: true });
    scrollTo(0, 120);
  });
  return new Selector(page);
}

const go = (page: Page, at: string) => page.evaluate(`go(${JSON.stringify(at)})`);
const readHistory = (page: Page) =>
  page.evaluate(() => ({
    address: location.href,
    length: history.length,
    state: history.state,
    restoration: history.scrollRestoration,
    title: document.title,
  }));
const heard = (page: Page) => page.evaluate('heard');

test("a visit leaves the page's address, history, title, scroll position, focus and selection alone, and its router can remove and reinsert it", async ({
  page,
}) => {
  const selector = await openShop(page);
  await go(page, 'advice');
  const before = await readHistory(page);
  await test.step("loading the selector leaves the page's address, history, title, scroll position, focus and selection alone", async () => {
    await selector.button('Start').waitFor();
    expect(await readHistory(page)).toEqual(before);
    const place = await page.evaluate(() => {
      const search = document.activeElement as HTMLInputElement;
      return [search.id, search.selectionStart, search.selectionEnd, scrollY];
    });
    expect(place).toEqual(['search', 1, 3, 120]);
  });
  await test.step("a whole journey leaves the page's history unchanged, and its router receives nothing", async () => {
    await selector.answerForSingleRoom();
    expect(await readHistory(page)).toEqual(before);
    await selector.chooseFirst();
    await selector.change('What kind of home is it?');
    await selector.button('Back').click();
    await selector.button('Start again').click();
    await selector.button('Start').waitFor();
    expect(await readHistory(page)).toEqual(before);
    expect(await heard(page)).toEqual([]);
  });

  const left = () =>
    page.evaluate('[advice.shadowRoot.childNodes.length, advice.shadowRoot.adoptedStyleSheets.length]');
  await test.step("the browser's Back button leaves the selector for the previous page, and Forward returns to it", async () => {
    await go(page, 'prices');
    await go(page, 'advice');
    await selector.start();
    await selector.answer('Yes');
    await expect(selector.option('Ducted')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('This is prices')).toBeVisible();
    await expect(page).toHaveTitle('Shop: prices');
    await expect(page.locator('product-selector')).toHaveCount(0);
    await expect.poll(left).toEqual([0, 0]);
    await page.goForward();
    await expect(page).toHaveTitle('Shop: advice');
    await selector.button('Continue where you left off').click();
    await expect(selector.option('Ducted')).toBeVisible();
    expect(await heard(page)).toEqual(['popstate', 'popstate']);
  });

  await test.step('removed and reinserted by the router, the element starts again each time, without duplicates', async () => {
    for (let round = 0; round < 3; round += 1) {
      await go(page, 'prices');
      await expect(page.getByText('This is prices')).toBeVisible();
      await expect.poll(left).toEqual([0, 0]);
      await go(page, 'advice');
      await selector.resume();
      await expect(selector.option('Ducted')).toBeVisible();
    }
    await expect(page.locator('product-selector [lang]')).toHaveCount(1);
    await expect(page).toHaveTitle('Shop: advice');
  });
});
