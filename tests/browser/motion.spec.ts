import type { Page } from '@playwright/test';
import { hold } from './helpers/hold.ts';
import { openList, rowTitles, SPLIT } from './helpers/openList.ts';
import { saveVisit } from './helpers/savedVisit.ts';
import { expect, test } from './helpers/test.ts';

test.use({ realTime: true });

/** A motion that began: its name or class, the changed properties, and its duration in ms. */
interface Moved {
  readonly of: string;
  readonly properties: readonly string[];
  readonly ms: number;
  readonly from: string;
  /** True if its content is entirely inside it. */
  readonly isWhole: boolean;
}

/** Records every motion that begins in the selector, by a script or by a style. */
async function recordMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: Moved[] = [];
    Object.assign(window, { moved });
    const note = (animation: Animation, element: HTMLElement | SVGElement): void => {
      const { dataset, className } = element;
      const effect = animation.effect as KeyframeEffect;
      const frames = effect.getKeyframes();
      const { duration, delay } = effect.getComputedTiming();
      const properties = frames.flatMap((frame) => Object.keys(frame));
      const plain = ['offset', 'computedOffset', 'easing', 'composite'];
      moved.push({
        of: dataset.moves ?? dataset.counts ?? (typeof className === 'string' ? className : className.baseVal),
        properties: [...new Set(properties)].filter((property) => !plain.includes(property)),
        ms: Number(duration) + Number(delay),
        from: String(frames[0]?.transform ?? frames[0]?.opacity),
        isWhole: element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth,
      });
    };
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...rest) {
      const animation = animate.apply(this, rest);
      note(animation, this as HTMLElement);
      return animation;
    };
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function (init) {
      const root = attachShadow.call(this, init);
      root.addEventListener('animationstart', ({ target }) => {
        const element = target as HTMLElement;
        for (const animation of element.getAnimations())
          if (animation instanceof CSSAnimation) note(animation, element);
      });
      return root;
    };
  });
}

/** The motions since the last call. */
const motions = (page: Page): Promise<Moved[]> =>
  page.evaluate(() => (window as unknown as { moved: Moved[] }).moved.splice(0));

/** Waits for motions of one kind, and returns all since the last call. */
async function motionsWith(page: Page, wanted: RegExp): Promise<Moved[]> {
  const seen: Moved[] = [];
  await expect
    .poll(async () => {
      seen.push(...(await motions(page)));
      return seen.map(({ of }) => of).join();
    })
    .toMatch(wanted);
  return seen;
}

/** Chooses an option and returns the drawing's state in the first frame in which it moves. */
const pressed = (page: Page, value: string) =>
  page.locator('product-selector').evaluate(async (element, value) => {
    const root = element.shadowRoot as ShadowRoot;
    root.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.click();
    let paths: Element[] = [];
    // The drawing follows the pressed card.
    for (let frames = 0; frames < 30 && !paths.some((path) => path.getAnimations().length > 0); frames++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      paths = [...root.querySelectorAll('[role=img] path')];
    }
    return paths.flatMap((path) => {
      const [animation] = path.getAnimations() as CSSAnimation[];
      if (!animation) return [];
      // In the middle, held still.
      animation.pause();
      animation.currentTime = 120;
      const seen = { name: animation.animationName, opacity: Number(getComputedStyle(path).opacity) };
      animation.finish();
      return seen;
    });
  }, value);

test.describe('with motion allowed', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('rooms fill one after the other, ducts draw themselves, and units and controls appear', async ({
    page,
    selector,
  }) => {
    const names = async (value: string) => [...new Set((await pressed(page, value)).map(({ name }) => name))].sort();
    await page.goto('/');
    await selector.start();
    await selector.answer('Yes');
    await selector.option('Ducted').waitFor();
    expect(await names('Split')).toEqual(['pop']);
    expect(await names('Ducted')).toEqual(['draw', 'pop']);
    await selector.button('Continue').click();
    await selector.answer('House - Pitched Roof');
    await selector.option('Whole Home').waitFor();
    const rooms = (await pressed(page, 'Whole Home')).filter(({ name }) => name === 'fill');
    const strengths = rooms.map(({ opacity }) => opacity);
    expect(strengths).toHaveLength(4);
    // Each room is further than the next one.
    expect(new Set(strengths).size).toBe(4);
    expect(strengths.toSorted((a, b) => b - a)).toEqual(strengths);
    // A room that keeps its air stays still, and only the strength changes.
    await selector.button('Continue').click();
    await selector.option('Individual Room Zoning').waitFor();
    expect(await names('Individual Room Zoning')).toEqual(['pop']);
    await selector.button('Continue').click();
    await selector.option('Small Outdoor space').waitFor();
    expect(await names('Small Outdoor space')).toEqual(['slide']);
    await selector.button('Continue').click();
    await selector.option('Touchscreen').waitFor();
    expect(await names('Touchscreen')).toEqual(['pop']);
  });

  test('every motion of a journey is short, and of opacity, transform or a stroke', async ({ page, selector }) => {
    await recordMotion(page);
    await page.goto('/');
    await selector.start();
    const seen: Moved[] = [];
    // By pointer, because presses inside the page leave no frame in which a motion could begin.
    const answer = async (...labels: string[]) => {
      for (const label of labels) await selector.option(label).check();
      await selector.button('Continue').click();
    };
    await answer('Yes');
    await answer('Split', 'Ducted');
    await test.step('a count rolls when it changes, within one phrase', async () => {
      await selector.option('Apartment').waitFor();
      seen.push(...(await motions(page)));
      await selector.option('Apartment').check();
      const rolled = await motionsWith(page, /fit 1/);
      expect(rolled.filter(({ of }) => of === 'fit 1')).toHaveLength(1);
      // The counts beside the options are the same for each of them.
      expect(rolled.filter(({ of }) => /House|Townhouse/.test(of))).toEqual([]);
      await expect(page.getByRole('status').filter({ hasText: /^\d+ models fit\.$/ })).toHaveCount(1);
      seen.push(...rolled);
    });
    await answer('Apartment');
    await answer('Whole Home');
    await answer('Day / Night Zoning');
    await answer('Large Outdoor space');
    await answer('Mobile App', 'Voice Control');
    await page.getByText('Sort and filter').click();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price');
    // A busy page may begin and end a short animation within one frame, and then it cannot be read.
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.2 });
    await selector.chooseFirst();
    seen.push(...(await motionsWith(page, /screen .*step/)));
    expect(seen.length).toBeGreaterThan(20);
    await test.step('every motion of a journey is of opacity, transform or a stroke, and takes at most 240 ms', () => {
      const allowed = ['opacity', 'transform', 'strokeDashoffset'];
      expect(seen.filter(({ properties }) => properties.some((property) => !allowed.includes(property)))).toEqual([]);
      expect(seen.filter(({ ms }) => ms > 240)).toEqual([]);
    });
    await test.step('a step appears in under 200 ms', () => {
      const steps = seen.filter(({ of }) => /(^| )step( |$)/.test(of));
      expect(steps.length).toBeGreaterThan(1);
      expect(steps.filter(({ ms }) => ms >= 200)).toEqual([]);
    });
  });

  test('rows and compared systems move to their new places, and the next press cancels what still moves', async ({
    page,
    selector,
  }) => {
    await recordMotion(page);
    await test.step('rows slide to their new places, and those that leave fade, gone for everybody at once', async () => {
      const systems = Array.from({ length: 12 }, (_, index) => ({
        ...SPLIT,
        id: `s${index}`,
        title: `System ${index}`,
        brand: index % 2 ? 'Odd' : 'Even',
        cooling_capacity_kw: 6 - index / 4,
        outdoor_sound_power_dba: 60 + index,
        priority: index,
      }));
      await page.setViewportSize({ width: 1000, height: 2400 });
      await openList(page, selector, systems);
      await page.getByText('Sort and filter').click();
      await motions(page);
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Cooling capacity');
      expect(await rowTitles(page)).toEqual([11, 10, 9, 8, 7].map((index) => `System ${index}`));
      const sorted = (await motions(page)).filter(({ of }) => of.startsWith('row '));
      expect(sorted.map(({ of }) => of)).toEqual(expect.arrayContaining(['row s11', 'row s1', 'row s2']));

      await page.getByRole('combobox', { name: 'Brand' }).selectOption('Odd');
      expect(await rowTitles(page)).toEqual([11, 9, 7, 5, 3].map((index) => `System ${index}`));
      const narrowed = await motions(page);
      // It moves up from its old place below.
      expect(narrowed.find(({ of }) => of === 'row s9')?.from).toMatch(/^translate\(0px, \d/);
      expect(narrowed.find(({ of }) => of === 'row s10')?.properties).toEqual(['transform', 'opacity']);
      // Rows that fade remove themselves.
      await expect(page.locator('product-selector [inert]')).toHaveCount(0);
    });
    await test.step('the next press cancels what still moves', async () => {
      const states = await page.locator('product-selector').evaluate(async (element) => {
        const root = element.shadowRoot as ShadowRoot;
        const select = root.querySelector('select') as HTMLSelectElement;
        const sort = async (value: string) => {
          select.value = value;
          select.dispatchEvent(new Event('change', { bubbles: true }));
          await Promise.resolve();
          const moving = [...root.querySelectorAll('article')].flatMap((row) => row.getAnimations());
          for (const animation of moving) {
            animation.pause();
            animation.currentTime = 100;
          }
          return moving;
        };
        const first = await sort('fit');
        const second = await sort('capacity');
        return [first, second].map((animations) => animations.map(({ playState }) => playState));
      });
      expect(states[0]?.length).toBeGreaterThan(0);
      expect(new Set(states[0])).toEqual(new Set(['idle']));
      expect(new Set(states[1])).toEqual(new Set(['paused']));
    });
    await test.step('in the comparison, the system that is removed is gone at once, and the others close up without crossing it', async () => {
      await selector.compareFirstThree();
      const dialog = page.getByRole('dialog', { name: 'Compare systems' });
      const remove = dialog.getByRole('button', { name: /^Remove System / });
      await expect(remove).toHaveCount(3);
      const ids = await remove.evaluateAll((buttons) => buttons.map(({ ariaLabel }) => ariaLabel?.match(/\d+/)?.[0]));
      await motions(page);
      await remove.nth(1).click();
      await expect(dialog.getByRole('columnheader')).toHaveCount(2);
      const closed = await motions(page);
      expect(closed.filter(({ of }) => of.endsWith(` s${ids[1]}`))).toEqual([]);
      expect(closed.find(({ of }) => of === `head s${ids[2]}`)?.from).toMatch(/^translate\(\d/);
      expect(closed.find(({ of }) => of === `Outdoor sound power s${ids[2]}`)?.from).toMatch(/^translate\(\d/);
    });
  });

  test('a drawing is still when it first appears, and that of the chosen system travels into the result', async ({
    page,
    selector,
  }) => {
    await recordMotion(page);
    await saveVisit(page);
    await page.goto('/');
    await selector.resumeMatches();
    await test.step('the drawing of the chosen system travels into the result', async () => {
      await motions(page);
      await selector.chooseFirst();
      const [travel, ...others] = (await motionsWith(page, /drawing home/)).filter(({ of }) => of === 'drawing home');
      expect(travel?.from).toMatch(/^translate\(-?\d.* scale\(\d+(\.\d+)?\)$/);
      expect(others).toEqual([]);
    });
    await test.step('the drawing is still when it first appears, on resuming and on going back to it', async () => {
      // After a reload, the result has no drawing to start from.
      await page.reload();
      await selector.resume();
      await selector.heading('What to do next').waitFor();
      expect((await motions(page)).filter(({ of }) => of === 'drawing home')).toEqual([]);
      await selector.change('What kind of home is it?');
      await selector.heading('What kind of home').waitFor();
      expect((await motions(page)).filter(({ of }) => of.includes('draw-'))).toEqual([]);
      expect((await pressed(page, 'Apartment')).length).toBeGreaterThan(0);
    });
  });
});

test('nothing moves if the visitor prefers reduced motion, and nothing shifts: not while loading, not after an answer, not between steps', async ({
  page,
  selector,
}) => {
  await recordMotion(page);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) shifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await selector.start();
  const places = () =>
    page.locator('product-selector').evaluate((element) =>
      [
        ...(element.shadowRoot?.querySelectorAll('fieldset :is(input, label, h2), form > :has(button), [role=img]') ??
          []),
      ].flatMap((node) => {
        // The next question is already laid out, out of sight.
        if (!node.checkVisibility({ visibilityProperty: true })) return [];
        const { x, y, width, height } = node.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      }),
    );
  const answer = async (label: string) => {
    await selector.option(label).scrollIntoViewIfNeeded();
    const before = await places();
    await selector.option(label).check();
    expect(await places(), label).toEqual(before);
    await selector.button('Continue').click();
  };
  await answer('No');
  await test.step('an answer appears in the next frame, then its effects: the count, the home', async () => {
    await selector.option('Townhouse').waitFor();
    const { before, next } = await page.locator('product-selector').evaluate(async (element) => {
      const root = element.shadowRoot as ShadowRoot;
      const look = () => [
        root.querySelector(':checked')?.getAttribute('value'),
        [...root.querySelectorAll('[role=status]')].map((status) => status.textContent).join(''),
        root.querySelector('[role=img]')?.getAttribute('aria-label'),
      ];
      const before = look();
      root.querySelector<HTMLInputElement>('input[value="Townhouse"]')?.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return { before, next: look() };
    });
    expect(before[0]).toBeUndefined();
    expect(next[0]).toBe('Townhouse');
    const count = page.getByRole('status').filter({ hasText: /^\d+ models fit\.$/ });
    await expect(count).toHaveCount(1);
    await expect(count).not.toHaveText(String(before[1]));
    await expect(page.getByRole('img', { name: /^Townhouse/ })).toBeVisible();
  });
  for (const label of [
    'House - Flat Roof',
    'Multiple Rooms',
    'Individual Room Zoning',
    '3 Rooms',
    'Small Outdoor space',
  ]) {
    await answer(label);
  }
  await selector.answer('Mobile App');
  await page.getByText('Sort and filter').click();
  // By key: motion after a visitor's choice isn't a layout shift, and `selectOption` isn't input.
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await sort.press('P');
  await expect(sort).toHaveValue('price');
  await selector.chooseFirst();
  expect(await motions(page)).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test('a question shows its outline while loading, and the end of loading is announced', async ({ page, selector }) => {
  await page.clock.install();
  const release = await hold(page, '**/v2/products?**');
  await page.goto('/');
  await selector.start();
  await page.clock.runFor(1100);
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toHaveCount(1);
  // The outline is decoration: a title, lines, and cards.
  const outline = page.locator('product-selector [role=status] ~ [aria-hidden=true]');
  await expect(outline).toHaveCount(5);
  release();
  await page.clock.runFor(600);
  await expect(selector.heading('Do you already know')).toBeFocused();
  await expect(outline).toHaveCount(0);
});
