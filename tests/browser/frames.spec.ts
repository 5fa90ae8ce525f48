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

test('in a frame as high as its content, the height comes to rest, also where the element is to fill the window, and each step comes into the outer window', async ({
  page,
}) => {
  const grow = `<script>new ResizeObserver(() => parent.postMessage(document.documentElement.scrollHeight, '*')).observe(document.documentElement)</script>`;
  await page.route('**/in-the-frame', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>Guide</title>${LOADER}<style>product-selector { min-block-size: 100vh; --ps-min-height: 100vh }</style><h1>Guide</h1><product-selector></product-selector>${grow}`,
    }),
  );
  for (const width of [390, 900]) {
    await page.setViewportSize({ width, height: 740 });
    await hostPage(page, {
      head: `<script>addEventListener('message', ({ data }) => { if (data > 0) document.querySelector('iframe').style.blockSize = data + 'px' })</script>`,
      body: '<header style="block-size: 200px">Shop</header><iframe title="Guide" src="/in-the-frame" scrolling="no" style="inline-size: 100%; border: 0"></iframe><p style="block-size: 500px">Below</p>',
    });
    const frame = page.frameLocator('iframe');
    const selector = new Selector(page, frame);
    await selector.start();
    for (const label of ['No', 'Townhouse', 'Single Room']) {
      await selector.option(label).check();
      const heading = await selector.at.locator('.step:not(.ahead) .step-heading').textContent();
      await selector.button('Continue').click();
      const next = selector.at.locator('.step:not(.ahead) .step-heading');
      await expect(next).not.toHaveText(heading ?? '');
      await expect(next).toBeInViewport({ ratio: 0.9 });
      expect(await page.locator('iframe').evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(1300);
    }
  }
});

test('a frame whose script looks only for changes of the page is as high as the list', async ({ page }) => {
  const grow = `<script>
    const tell = () => parent.postMessage(document.documentElement.offsetHeight, '*');
    new MutationObserver(tell).observe(document.body, { attributes: true, childList: true, subtree: true });
  </script>`;
  await page.route('**/in-the-frame', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>Guide</title>${LOADER}<product-selector></product-selector>${grow}`,
    }),
  );
  await hostPage(page, {
    head: `<script>addEventListener('message', ({ data }) => { if (data > 0) document.querySelector('iframe').style.blockSize = data + 'px' })</script>`,
    body: '<iframe title="Guide" src="/in-the-frame" scrolling="no" style="inline-size: 40em; border: 0"></iframe>',
  });
  const selector = new Selector(page, page.frameLocator('iframe'));
  await selector.start();
  await selector.answerAll('No', 'Townhouse', 'Single Room', 'Large Outdoor space', 'Not Sure');
  await selector.heading('Systems for your home').waitFor();
  await expect
    .poll(() => page.frames()[1]?.evaluate(() => document.documentElement.scrollHeight - innerHeight))
    .toBe(0);
});

test('two frames of one address keep a visit each, also after a reload, and one line says so', async ({
  page,
  expected,
}) => {
  const TWICE = /^Product Selector: two frames show \/in-the-frame\./;
  expected.push(TWICE);
  await page.route('**/in-the-frame', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>Guide</title>${LOADER}<product-selector></product-selector>`,
    }),
  );
  const said = page.waitForEvent('console', (message) => TWICE.test(message.text()));
  const frame = '<iframe title="Guide" src="/in-the-frame" style="inline-size: 60em; block-size: 50em"></iframe>';
  await hostPage(page, { body: frame + frame });
  await said;
  const [first, second] = [0, 1].map((at) => new Selector(page, page.frameLocator('iframe').nth(at)));
  const walk = async (selector: Selector | undefined, ...labels: readonly string[]) => {
    await selector?.start();
    await selector?.answerAll(...labels);
  };
  await walk(first, 'No', 'Townhouse');
  await walk(second, 'Yes');
  await page.reload();
  for (const [selector, heading] of [
    [first, 'Which areas do you want to heat and cool?'],
    [second, 'Which type of system would you like?'],
  ] as const) {
    await selector?.button('Continue where you left off').click();
    await selector?.heading(heading).waitFor();
  }
});
