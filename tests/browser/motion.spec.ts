import type { Page } from '@playwright/test';
import { saveVisit } from './helpers/savedVisit.ts';
import { expect, test } from './helpers/test.ts';

test.use({ realTime: true });

/** A motion that began: its name or class, the changed properties, and its duration in ms. */
interface Moved {
  readonly of: string;
  readonly properties: readonly string[];
  readonly ms: number;
}

/** Records every motion that begins in the selector. */
async function recordMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: Moved[] = [];
    Object.assign(window, { moved });
    const note = (animation: Animation, element: HTMLElement | SVGElement): void => {
      const { className } = element;
      const effect = animation.effect as KeyframeEffect;
      const frames = effect.getKeyframes();
      const { duration, delay } = effect.getComputedTiming();
      const properties = frames.flatMap((frame) => Object.keys(frame));
      const plain = ['offset', 'computedOffset', 'easing', 'composite'];
      moved.push({
        of: typeof className === 'string' ? className : className.baseVal,
        properties: [...new Set(properties)].filter((property) => !plain.includes(property)),
        ms: Number(duration) + Number(delay),
      });
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
    await answer('Apartment');
    await answer('Whole Home');
    await answer('Day / Night Zoning');
    await answer('Large Outdoor space');
    await answer('Mobile App', 'Voice Control');
    await answer('3 bedrooms');
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

  test('a drawing is still when it first appears, also on going back to it', async ({ page, selector }) => {
    await recordMotion(page);
    await saveVisit(page);
    await page.goto('/');
    await selector.resumeMatches();
    await selector.chooseFirst();
    await selector.heading('What to do next').waitFor();
    await selector.change('What kind of home is it?');
    await selector.heading('What kind of home').waitFor();
    expect((await motions(page)).filter(({ of }) => of.includes('draw-'))).toEqual([]);
    expect((await pressed(page, 'Apartment')).length).toBeGreaterThan(0);
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
    // A press brings an option out from under our own bars; in the middle of the window it is free of them.
    await selector.option(label).evaluate((input) => input.scrollIntoView({ block: 'center' }));
    const before = await places();
    await selector.option(label).check();
    expect(await places(), label).toEqual(before);
    await selector.button('Continue').click();
  };
  await answer('No');
  await test.step('an answer appears in the next frame, then its effects: the count, the home', async () => {
    await selector.option('Apartment').waitFor();
    const { before, next } = await page.locator('product-selector').evaluate(async (element) => {
      const root = element.shadowRoot as ShadowRoot;
      const look = () => [
        root.querySelector(':checked')?.getAttribute('value'),
        [...root.querySelectorAll('[role=status]')].map((status) => status.textContent).join(''),
        root.querySelector('[role=img]')?.getAttribute('aria-label'),
      ];
      const before = look();
      root.querySelector<HTMLInputElement>('input[value="Apartment"]')?.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return { before, next: look() };
    });
    expect(before[0]).toBeUndefined();
    expect(next[0]).toBe('Apartment');
    const count = page.getByRole('status').filter({ hasText: /^\d+ models fit\.$/ });
    await expect(count).toHaveCount(1);
    await expect(count).not.toHaveText(String(before[1]));
    await expect(page.getByRole('img', { name: /^Apartment/ })).toBeVisible();
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
  await selector.chooseFirst();
  expect(await motions(page)).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});
