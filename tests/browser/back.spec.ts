import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { hostPage, LOADER } from './helpers/hostPage.ts';
import { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';
import { untilEntered } from './helpers/untilEntered.ts';

const WITH_STEPS = '<product-selector back="steps"></product-selector>';
/** Questions of the shortest path, by their titles. */
const Q0 = 'Do you already know which type of system you want?';
const Q2 = 'What kind of home is it?';
const Q3 = 'Which areas do you want to heat and cool?';
const Q6 = 'How much space is there for the outdoor unit?';
const Q7 = 'Which smart controls matter to you?';
const SIZE = 'How big is the room?';
const LIST = 'Systems for your home';

/** A page before the selector's, so that Back can leave to it. */
async function openFirst(page: Page): Promise<void> {
  await page.route('**/first', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<title>First</title><h1>The first page</h1><a href="/somebody-elses-page">On</a>',
    }),
  );
  await page.goto('/first');
}

async function open(page: Page, body = WITH_STEPS): Promise<Selector> {
  await openFirst(page);
  await hostPage(page, { head: LOADER, body });
  return new Selector(page);
}

const FILE = readdirSync('dist/embed').find((name) => /^backSteps-.*\.js$/.test(name));
/** Waits until the file that the selector requested runs. */
const untilSteps = (page: Page) => page.evaluate(`import('/embed/${FILE}')`);

const history = async (page: Page) => {
  await untilEntered(page);
  return page.evaluate(() => ({ address: location.pathname + location.hash, length: window.history.length }));
};
const hostState = (page: Page) =>
  page.evaluate(() => {
    const { 'product-selector': ours, ...rest } = Object(window.history.state);
    return { isOurs: ours !== undefined, rest };
  });
/** Presses Back, without waiting for its effect. */
const pressBack = async (page: Page) => {
  await untilEntered(page);
  await page.evaluate(() => window.history.back());
};
const pressForward = (page: Page) => page.evaluate(() => window.history.forward());

test('Back goes to the previous step, Forward returns, and Back on the landing screen leaves the page', async ({
  page,
}) => {
  const selector = await open(page);
  const before = await history(page);
  await selector.button('Start').waitFor();
  expect(await hostState(page)).toEqual({ isOurs: false, rest: {} });
  await selector.reachResult();
  // Landing, five questions, the size, list, result.
  expect(await history(page)).toEqual({ ...before, length: before.length + 8 });

  await test.step('Back walks from the result to the first question with the answers', async () => {
    for (const title of [LIST, SIZE, Q7, Q6, Q3, Q2, Q0]) {
      await pressBack(page);
      await selector.heading(title).waitFor();
    }
    await expect(selector.option('No')).toBeChecked();
  });
  await test.step('Forward walks to the result', async () => {
    for (const title of [Q2, Q3, Q6, Q7, SIZE, LIST, 'What to do next']) {
      await pressForward(page);
      await selector.heading(title).waitFor();
    }
  });
  await test.step("the selector's own Back is one step back in the history too", async () => {
    await selector.press('Back');
    await selector.heading(LIST).waitFor();
    await selector.press('Back');
    await selector.heading(SIZE).waitFor();
    await pressBack(page);
    await selector.heading(Q7).waitFor();
    expect((await history(page)).length).toBe(before.length + 8);
  });
  await test.step('an answer changed from the list comes back to the list', async () => {
    for (const title of [SIZE, LIST]) {
      await pressForward(page);
      await selector.heading(title).waitFor();
    }
    await selector.change(Q2);
    await selector.heading(Q2).waitFor();
    await pressBack(page);
    await selector.heading(LIST).waitFor();
  });
  await test.step('quick presses within the steps show the step of the last one', async () => {
    const pressQuickly = async (method: 'back' | 'forward', times: number) => {
      await untilEntered(page);
      await page.evaluate(
        ([method, times]) => {
          for (let press = 0; press < times; press += 1) window.history[method]();
        },
        [method, times] as const,
      );
    };
    await pressQuickly('back', 5);
    await selector.heading(Q2).waitFor();
    await pressQuickly('forward', 3);
    await selector.heading(Q7).waitFor();
    await pressBack(page);
    await selector.heading(Q6).waitFor();
    await selector.answer('Small Outdoor space');
    await selector.heading(Q7).waitFor();
  });
  await test.step('ten presses at once leave the page', async () => {
    // Later, because the page goes away with them.
    await page.evaluate(() => {
      setTimeout(() => {
        for (let press = 0; press < 10; press += 1) window.history.back();
      });
    });
    await expect(page).not.toHaveURL(/somebody-elses-page/);
  });
});

test('a question that is no longer asked is passed on the way back, and after Start again one press leaves the page', async ({
  page,
}) => {
  const selector = await open(page);
  await selector.start();
  await selector.answerAll('No', 'Townhouse', 'Multiple Rooms', 'Unsure', '2 Rooms', 'Large Outdoor space', 'Not Sure');
  await selector.heading('2 rooms: 3 ways to do it').waitFor();
  await selector.change(Q3);
  await selector.answer('Single Room');
  await selector.heading(LIST).waitFor();
  // The change ended at the place where it began.
  for (const title of [SIZE, Q7, Q6, Q3, Q2]) {
    await pressBack(page);
    await selector.heading(title).waitFor();
  }
  await test.step('Start again', async () => {
    for (const title of [Q3, Q6, Q7, SIZE, LIST]) {
      await pressForward(page);
      await selector.heading(title).waitFor();
    }
    await selector.button('Start again').click();
    await selector.start();
    await selector.heading(Q0).waitFor();
    await pressBack(page);
    await selector.button('Start').waitFor();
    await pressBack(page);
    await page.getByText('The first page').waitFor();
  });
});

test('after a reload, a continued visit goes back by its steps, and the landing screen is left by one press', async ({
  page,
}) => {
  const selector = await open(page);
  await selector.start();
  await selector.answerAll('No', 'Townhouse');
  await selector.heading(Q3).waitFor();
  const { length } = await history(page);
  const again = page.waitForRequest(`**/${FILE}`);
  await page.reload();
  await selector.resume();
  await selector.heading(Q3).waitFor();
  await again;
  await untilSteps(page);
  expect((await history(page)).length).toBe(length);
  await pressBack(page);
  await selector.heading(Q2).waitFor();
  await pressForward(page);
  await selector.heading(Q3).waitFor();
  await selector.answer('Single Room');
  await selector.heading(Q6).waitFor();
  const asked = page.waitForRequest(`**/${FILE}`);
  await page.reload();
  await selector.button('Continue where you left off').waitFor();
  await asked;
  await untilSteps(page);
  await pressBack(page);
  await page.getByText('The first page').waitFor();
});

test('another page and back keeps the step, from the cache or loaded again', async ({ page }) => {
  const selector = await open(page, `${WITH_STEPS}<a href="/first">Another page</a>`);
  await selector.start();
  await selector.answer('No');
  await selector.heading(Q2).waitFor();
  await page.getByRole('link', { name: 'Another page' }).click();
  await page.getByText('The first page').waitFor();
  await page.goBack();
  await selector.heading(Q2).or(selector.button('Continue where you left off')).waitFor();
  if (await selector.button('Continue where you left off').isVisible()) await selector.resume();
  await selector.heading(Q2).waitFor();
  await pressBack(page);
  await selector.heading(Q0).waitFor();
});

test('two selectors on a page go back in the order of their steps', async ({ page }) => {
  await openFirst(page);
  const place = (name: string) => `<section aria-label="${name}">${WITH_STEPS}</section>`;
  await hostPage(page, { head: LOADER, body: place('one') + place('two') });
  const [one, two] = ['one', 'two'].map((name) => new Selector(page, page.getByRole('region', { name }))) as [
    Selector,
    Selector,
  ];
  await one.start();
  await one.heading(Q0).waitFor();
  await two.start();
  await two.answer('Yes');
  await two.option('Ducted').waitFor();
  await one.answer('No');
  await one.heading(Q2).waitFor();
  await test.step("the own Back of one doesn't move the other", async () => {
    await two.button('Back').click();
    await two.heading(Q0).waitFor();
    await expect(one.heading(Q2)).toBeVisible();
    await pressBack(page);
    await two.option('Ducted').waitFor();
  });
  await pressBack(page);
  await one.heading(Q0).waitFor();
  await expect(two.option('Ducted')).toBeVisible();
  await pressBack(page);
  await two.heading(Q0).waitFor();
  await pressBack(page);
  await two.button('Start').waitFor();
  await expect(one.heading(Q0)).toBeVisible();
  await pressBack(page);
  await one.button('Start').waitFor();
  await pressBack(page);
  await page.getByText('The first page').waitFor();
});

/** A page with a router: it renders the address, keeps its own state, and counts events. */
const ROUTER = (wipes: boolean) => `<main></main><script>
  const heard = [];
  const advice = document.createElement('product-selector');
  advice.setAttribute('back', 'steps');
  const at = () => new URL(location.href).searchParams.get('at') || 'home';
  function show() { document.querySelector('main').replaceChildren(at() === 'advice' ? advice : 'This is ' + at()); }
  const original = history.pushState;
  history.pushState = function (...args) { heard.push('push'); return original.apply(this, args); };
  function go(to) { history.pushState({ key: to }, '', '?at=' + to); show(); }
  addEventListener('popstate', () => {
    heard.push('pop');
    if (${wipes}) history.replaceState({ key: at() }, '');
    show();
  });
  show();
</script>`;

for (const wipes of [false, true]) {
  test(`a page's own router keeps its state and its pages${wipes ? ', also one that replaces the state' : ''}`, async ({
    page,
  }) => {
    // Safari before 26.2 and Firefox before 147 only have history states.
    if (!wipes) await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
    await hostPage(page, { head: LOADER, body: ROUTER(wipes) });
    expect(await page.evaluate("'navigation' in window")).toBe(wipes);
    const go = (to: string) => page.evaluate(`go('${to}')`);
    await go('prices');
    await go('advice');
    const selector = new Selector(page);
    await selector.start();
    await selector.answerAll('No', 'Townhouse');
    await selector.heading(Q3).waitFor();
    expect(await hostState(page)).toEqual({ isOurs: true, rest: { key: 'advice' } });
    expect(await page.evaluate('heard')).toEqual(['push', 'push']);
    await pressBack(page);
    await selector.heading(Q2).waitFor();
    expect((await hostState(page)).rest).toEqual({ key: 'advice' });
    await selector.answer('Townhouse');
    await selector.heading(Q3).waitFor();
    for (const [press, title] of [
      [pressBack, Q2],
      [pressBack, Q0],
      [pressForward, Q2],
      [pressBack, Q0],
    ] as const) {
      await press(page);
      await selector.heading(title).waitFor();
    }
    await pressBack(page);
    await selector.button('Start').or(selector.button('Continue where you left off')).first().waitFor();
    await pressBack(page);
    await page.getByText('This is prices').waitFor();
    await test.step('entries of an element that has gone do nothing', async () => {
      await go('advice');
      await selector.start();
      await selector.heading(Q0).waitFor();
      await page.evaluate(() => document.querySelector('product-selector')?.remove());
      // The page keeps the element out of its document from here on.
      await page.evaluate('show = () => {}');
      await expect.poll(() => page.evaluate('advice.shadowRoot.childNodes.length')).toBe(0);
      const { length } = await history(page);
      await pressBack(page);
      await expect.poll(() => page.evaluate('heard.at(-1)')).toBe('pop');
      await pressForward(page);
      await expect.poll(() => page.evaluate('heard.slice(-2).join()')).toBe('pop,pop');
      expect(await history(page)).toEqual({ address: '/somebody-elses-page', length });
    });
  });
}

test('a step whose entry waits for the paint adds none to the page that the router goes to', async ({ page }) => {
  await hostPage(page, { head: LOADER, body: ROUTER(false) });
  await page.evaluate("go('advice')");
  const selector = new Selector(page);
  await selector.start();
  await selector.heading(Q0).waitFor();
  await untilEntered(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await selector.answer('No');
  await selector.heading(Q2).waitFor();
  const length = await page.evaluate("go('prices'); window.history.length");
  await page.clock.runFor(1000);
  expect(await hostState(page)).toEqual({ isOurs: false, rest: { key: 'prices' } });
  expect(await page.evaluate('window.history.length')).toBe(length);
});

test("a state that isn't an object, and a selector without the attribute, leave the history alone", async ({
  page,
}) => {
  const selector = await open(page);
  await page.evaluate(() => window.history.replaceState('mine', ''));
  const before = await history(page);
  await selector.start();
  await selector.answer('No');
  await selector.heading(Q2).waitFor();
  expect(await history(page)).toEqual(before);
  expect(await page.evaluate(() => window.history.state)).toBe('mine');
  await page.evaluate(() => {
    window.history.replaceState(null, '');
    document.querySelector('product-selector')?.removeAttribute('back');
  });
  await selector.answer('Townhouse');
  await selector.heading(Q3).waitFor();
  expect(await history(page)).toEqual(before);
  await test.step('set later, it works from that step on', async () => {
    await page.evaluate(() => document.querySelector('product-selector')?.setAttribute('back', 'steps'));
    await untilSteps(page);
    await selector.answer('Single Room');
    await selector.heading(Q6).waitFor();
    await pressBack(page);
    await selector.heading(Q3).waitFor();
  });
});
