import { hostPage, LOADER } from './helpers/hostPage.ts';
import { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';

const MISSING = /^Product Selector: host is missing, and this page \((about|blob):\) has no address of its own/;

/** Frames without a web address, one of them with a `share-url`. */
const FRAMES = [
  ['srcdoc', 'frame.srcdoc = html', 'share-url="https://shop.example/guide"', 'the guide at shop.example/guide'],
  ['blob', "frame.src = URL.createObjectURL(new Blob([html], { type: 'text/html' }))", '', 'an online guide'],
] as const;

for (const [kind, fill, attribute, guide] of FRAMES) {
  test(`in a frame by ${kind}, the brief names ${guide}, and a missing host is reported`, async ({
    page,
    expected,
  }) => {
    expected.push(MISSING);
    const said = page.waitForEvent('console', (message) => MISSING.test(message.text()));
    await hostPage(page, { body: '<iframe title="Guide" style="inline-size: 60em; block-size: 60em"></iframe>' });
    const { origin } = new URL(page.url());
    const html = `<!doctype html><html lang="en"><title>Guide</title>${LOADER.replace('/embed', `${origin}/embed`)}<product-selector ${attribute}></product-selector>`;
    await page.evaluate(
      ([fill, html]) => new Function('frame', 'html', fill as string)(document.querySelector('iframe'), html),
      [fill, html],
    );
    await said;
    const frame = page.frameLocator('iframe');
    await new Selector(page, frame).reachResult();
    await expect(frame.locator('.brief-head p')).toHaveText(new RegExp(`with ${guide}$`));
  });
}

test('a tag that closes itself swallows the rest of the page, and one line says so', async ({ page, expected }) => {
  const SWALLOWED =
    /^Product Selector: <product-selector> contains <footer>, which visitors can't see\. .*write <product-selector><\/product-selector>/;
  expected.push(SWALLOWED);
  const said = page.waitForEvent('console', (message) => SWALLOWED.test(message.text()));
  await hostPage(page, {
    head: LOADER,
    body: '<header>Shop</header><product-selector /><p>Visit us</p><footer>ABN</footer>',
  });
  await said;
  await new Selector(page).button('Start').waitFor();
});
