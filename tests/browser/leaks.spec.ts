import type { Page } from '@playwright/test';
import { hostPage } from './helpers/hostPage.ts';
import { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';

test.use({ realTime: true });

/**
 * Nothing from the selector is visible outside its element. The page has elements with the selector's own class names, and
 * the selector scrolls in a box of fixed size, so its length can't move anything around it.
 */
const BODY = `<h1>Heading</h1><p class="hint">A <a class="button" href="#x">link</a> and <code>code</code></p>
  <form class="step"><fieldset class="choices"><legend class="step-heading">Legend</legend>
    <label class="choice">Label <input type="radio" class="visually-hidden" /></label><input value="text" />
    <button class="button button-primary" type="button">Press</button></fieldset></form>
  <table class="facts"><tr><th>Name</th><td>Value</td></tr></table><ul class="plain-list cards"><li class="card">One</li></ul>
  <section class="screen root"><dl class="answers"><dt>Term</dt><dd>Description</dd></dl></section>
  <dialog class="dialog" open>Dialog</dialog><svg width="10" height="10"><path d="M0 0h9" /></svg><img alt="" width="9" height="9" />
  <main style="block-size: 400px; inline-size: 600px; overflow: auto; contain: strict"></main>`;

/** Runs before the page's own scripts, and records every custom element's name. */
function watchDefinitions(): void {
  const defined: string[] = [];
  const { define } = customElements;
  customElements.define = (name, ...rest) => {
    defined.push(name);
    define.call(customElements, name, ...rest);
  };
  Object.defineProperty(window, 'watched', { value: { defined } });
}

/** Everything on the page that the selector could have changed, as text. */
const readPage = (page: Page) =>
  page.evaluateHandle(() => {
    const own = [...document.querySelectorAll('*')].filter((element) => element.localName !== 'product-selector');
    const styles = own.flatMap((element) =>
      [null, '::before', '::after', '::selection', '::backdrop'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const values = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return `${element.localName}${pseudo ?? ''} { ${values.join('; ')} }`;
      }),
    );
    const functions = [window, document, history, EventTarget.prototype, Element.prototype, Node.prototype].flatMap(
      (of) =>
        Object.entries(Object.getOwnPropertyDescriptors(of))
          .filter(([, { value }]) => typeof value === 'function')
          .map(([name, { value }]) => `${name} ${Function.prototype.toString.call(value)}`),
    );
    return {
      styles,
      sheets: [...document.styleSheets].map((sheet) => sheet.cssRules.length),
      adopted: document.adoptedStyleSheets.length,
      head: document.head.innerHTML,
      elements: own.map((element) => (element.cloneNode(false) as Element).outerHTML),
      globals: Reflect.ownKeys(window).map(String),
      functions: [...new Set(functions)],
      prototypes: [Object, Array, Function, String, Promise, Node, Element, HTMLElement, EventTarget].map(
        (of) => Reflect.ownKeys(of.prototype).length,
      ),
      fonts: document.fonts.size,
      cookies: document.cookie,
      stored: Object.keys(localStorage),
    };
  });

/** Lists the page's changes since it was read. The page compares, because the text is megabytes long. */
const changesSince = async (page: Page, before: Awaited<ReturnType<typeof readPage>>) => {
  const now = await readPage(page);
  return page.evaluate(
    ([before, now]) =>
      Object.entries(before).flatMap(([name, value]) => {
        const [old = [], current = []] = [value, now[name as keyof typeof now]].map((text) =>
          [text].flat().map(String),
        );
        if (old.length === current.length && old.every((text, at) => text === current[at])) return [];
        const added = current.filter((text) => !old.includes(text));
        const gone = old.filter((text) => !current.includes(text));
        return [{ name, added, gone }];
      }),
    [before, now] as const,
  );
};

test('a whole journey leaves no trace in the page, even after the selector is removed, and stores the visit for the tab only', async ({
  page,
}) => {
  await page.addInitScript(watchDefinitions);
  await hostPage(page, { head: '<style>p { color: navy }</style>', body: BODY });
  const before = await readPage(page);
  await page.evaluate(async () => {
    const element = document.createElement('product-selector');
    element.id = 'advice';
    document.querySelector('main')?.append(element);
    await import('/embed/product-selector.js' as string);
  });
  const selector = new Selector(page);
  await selector.button('Start').waitFor();
  const leavesNoTrace = (at: string) =>
    test.step(`no trace: ${at}`, async () => expect(await changesSince(page, before)).toEqual([]));
  await leavesNoTrace('the landing page');
  await page.getByRole('textbox', { name: 'Postcode' }).fill('3000');
  await selector.start();
  await selector.answer('Yes');
  await selector.button('More about Split').click();
  await leavesNoTrace('an explanation');
  await page.keyboard.press('Escape');
  await selector.answerAll('Split', 'Townhouse', 'Single Room', 'Large Outdoor space', 'Not Sure');
  await selector.heading('Systems for your home').waitFor();
  await leavesNoTrace('the list');
  await selector.chooseFirst();
  await leavesNoTrace('the result');

  await test.step('the visit is stored for the tab only, and the catalogue is cached, each under one name', async () => {
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['product-selector:advice']);
    expect(await page.evaluate(() => [Object.keys(localStorage), document.cookie])).toEqual([[], '']);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
    const cached = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return [names, keys.flat().map(({ url }) => url)];
      });
    const rest = new URL('/wp-json/', page.url()).href;
    await expect.poll(cached).toEqual([[`product-selector ${rest}`], ['https://kept.invalid/catalogue']]);
  });

  await page.locator('product-selector').evaluate((element) => element.remove());
  await leavesNoTrace('after the selector is removed');
  expect(await page.evaluate('watched.defined')).toEqual(['product-selector']);
});
