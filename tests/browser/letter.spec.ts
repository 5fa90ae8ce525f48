import type { Locator, Page } from '@playwright/test';
import { answersOf } from '../samples/answersOf.ts';
import { hold } from './helpers/hold.ts';
import { type Saved, saveVisit } from './helpers/savedVisit.ts';
import type { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';

const BARE = { id: 'a', title: 'Alpha', system_type: 'split' };
const RICH = {
  id: 'a',
  title: 'Alpha Ducted 12.5 kW for 4 rooms, 880 mm high outdoors',
  system_type: 'ducted',
  phase: 3,
  description: 'It cools with 12.5 kW and heats with 14 kW, also at 2 °C.',
  link: 'https://provider.example/alpha',
  brand: 'Alpha',
  model_number: 'A 125',
  cooling_capacity_kw: 12.5,
  heating_capacity_kw: 14,
  refrigerant: 'R32',
  heating_capacity_2c_kw: 11.4,
  outdoor_width_mm: 1050,
  outdoor_height_mm: 1338,
  outdoor_depth_mm: 370,
  indoor_height_mm: 360,
  outdoor_sound_power_dba: 70,
  indoor_sound_pressure_min_dba: 32,
  warranty_years: 5,
  stars_cool_cold: 2,
  stars_heat_cold: 2.5,
  kwh_cool_cold: 1640,
  kwh_heat_cold: 3940,
  availability: 'backorder',
  price_from_aud: 14990,
  price_includes: 'supply_and_standard_install',
  zone_control: 'room_zoning',
  indoor_unit_style: 'concealed_ducted',
  controls: 'mobile_app:optional',
  max_zones: 8,
  indoor_model: 'A125-I',
  outdoor_model: 'A125-O',
  gems_registration_number: 'REG-2026-0125',
};
/** Eight answers; the system misses most of them. */
const ALL_ANSWERS = answersOf(
  'Yes, Ducted, Apartment, Multiple Rooms, Individual Temperature Control, Over 3 Rooms, Small Outdoor space, Voice Control, Mobile App',
);

/** Opens the letter of the first system, with up to three others on the shortlist. */
async function toLetter(page: Page, selector: Selector, products: readonly object[], saved: Saved = {}): Promise<void> {
  const json = products.map((product, index) => ({ ...product, id: `system ${index}` }));
  const [first, ...others] = json.map(({ id }) => id);
  await page.route('**/v2/products?**', (route) => route.fulfill({ json }));
  await saveVisit(page, { place: '/result', chosen: first ?? '', shortlist: others, ...saved });
  await page.goto('/');
  await selector.resume();
  await selector.untilWhole();
}

/** Shows the letter of a system on the shortlist. */
async function showListed(selector: Selector, title: string): Promise<void> {
  await selector.at.getByRole('group').filter({ hasText: 'Others you compared' }).locator('> summary').click();
  await selector.button(`Choose this one: ${title}`).click();
  await expect(selector.at.getByRole('heading', { level: 1 })).toHaveText(title);
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function setAction(page: Page, url: string | null, label: string | null): Promise<void> {
  await page.locator('product-selector').evaluate(
    (element, attributes) => {
      for (const [name, value] of Object.entries(attributes)) {
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
      }
    },
    { 'action-url': url, 'action-label': label },
  );
}

const primary = (page: Page): Locator => page.getByRole('link').or(page.getByRole('button'));
/** The names of all elements filled with the colour of actions. */
const filled = (page: Page): Promise<string[]> =>
  primary(page).evaluateAll((all) =>
    all
      .filter((one) => getComputedStyle(one).backgroundColor === getComputedStyle(one).borderTopColor)
      .filter((one) => getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)')
      .map((one) => one.textContent ?? ''),
  );

test('the result has one primary action, and figures that stay with their units', async ({
  page,
  selector,
  expected,
}) => {
  await toLetter(page, selector, [RICH, BARE], { answers: ALL_ANSWERS, postcode: '3000' });

  await test.step('the action is the page’s, changes with its attributes, and the title leads to the system’s page', async () => {
    await expect.poll(() => filled(page)).toEqual(['Print or save as PDF']);
    await setAction(page, 'https://provider.example/quote', ' Ask for a quote ');
    await expect.poll(() => filled(page)).toEqual(['Ask for a quote (new tab)']);
    const quote = page.getByRole('link', { name: 'Ask for a quote' });
    await expect(quote).toHaveAttribute('href', 'https://provider.example/quote');
    await expect(quote).toHaveAttribute('target', '_blank');
    await expect(quote).toHaveAttribute('rel', 'noreferrer');
    const title = page.getByRole('heading', { level: 1 }).getByRole('link');
    await expect(title).toHaveAttribute('href', RICH.link);
    await expect(title).toHaveAttribute('target', '_blank');
    await expect(title).toHaveAccessibleDescription('See full details (new tab)');
    await setAction(page, 'tel:+61299990000', 'Call us');
    await expect.poll(() => filled(page)).toEqual(['Call us']);
    const call = page.getByRole('link', { name: 'Call us', exact: true });
    await expect(call).toHaveAttribute('href', 'tel:+61299990000');
    await expect(call).not.toHaveAttribute('target');
    await setAction(page, null, null);
    await expect.poll(() => filled(page)).toEqual(['Print or save as PDF']);
    // The visit continued in place.
    await expect(selector.heading(/^Alpha/)).toBeVisible();
  });

  await test.step('no line of the result ends between a figure and its unit, from 320 px on', async () => {
    for (const link of ['Energy', 'All figures']) await selector.button(link).click();
    await page.getByRole('region', { name: 'Energy' }).getByText('Energy for cooling').waitFor();
    for (const width of [320, 360, 390, 480, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const { broken, looked } = await page.locator('product-selector').evaluate(({ shadowRoot }) => {
        const figure = /(?:\d+\s×\s)*\d[\d.,]*\s?(?:kWh|kW|mm|m|dB\(A\)|°C|c\/kWh|stars?|years?)(?![\p{L}\p{N}])/gu;
        const walker = document.createTreeWalker(shadowRoot as ShadowRoot, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        let count = 0;
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const match of node.textContent?.matchAll(figure) ?? []) {
            const range = document.createRange();
            range.setStart(node, match.index);
            range.setEnd(node, match.index + match[0].length);
            const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
            count += lines.size > 0 ? 1 : 0;
            if (lines.size > 1) found.push(match[0]);
          }
        }
        return { broken: found, looked: count };
      });
      expect(broken, `${width} px`).toEqual([]);
      expect(looked).toBeGreaterThan(20);
      expect(await sideways(page), `${width} px`).toBe(0);
    }
  });

  await test.step('the action has a label that stays on the page however long it is and whichever way it runs', async () => {
    expected.push(/action-label has more than 60 characters/);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const label of ['Quote'.repeat(40), 'اطلب عرض سعر الآن (1)', '\u202eetouq']) {
      await setAction(page, 'tel:131313', label);
      await expect(
        page
          .getByRole('link', { name: label.slice(-5, -1) })
          .or(page.getByRole('link', { name: /…$/ }))
          .first(),
      ).toBeVisible();
      expect(await sideways(page)).toBe(0);
    }
    expect(await page.getByRole('link').allTextContents()).not.toContainEqual(expect.stringMatching(/\u202e/));
  });

  await test.step('the action is printing, without an action and a link', async () => {
    await setAction(page, null, null);
    await showListed(selector, BARE.title);
    await expect.poll(() => filled(page)).toEqual(['Print or save as PDF']);
  });
});

const TITLES = {
  'of 200 characters': 'Alpha Ducted 12.5 kW '.repeat(9).padEnd(200, 'x'),
  'of one word': 'A',
  'without spaces': 'Unit'.repeat(50),
  'from right to left': 'نظام تكييف مركزي 12.5 kW للمنزل',
} as const;

const PICTURE = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="teal"/></svg>`;
const PHOTOS = { wide: PICTURE(4000, 10), tall: PICTURE(10, 4000), broken: null } as const;

/** The photo of each of the systems above. */
const PHOTO_OF = { 'of 200 characters': 'wide', 'of one word': 'tall', 'without spaces': 'broken' } as const;

test('any title stays inside the letter, with its price, at 320 px and 1,280 px, and a slow photo moves nothing', async ({
  page,
  selector,
  expected,
}) => {
  expected.push(/Failed to load resource/);
  const releases = new Map<string, () => void>();
  for (const [name, photo] of Object.entries(PHOTOS)) {
    releases.set(
      name,
      await hold(page, `https://photos.example/${name}.svg`, (route) =>
        photo ? route.fulfill({ contentType: 'image/svg+xml', body: photo }) : route.abort(),
      ),
    );
  }
  const photoOf = (name: string) => PHOTO_OF[name as keyof typeof PHOTO_OF];
  const systems = Object.entries(TITLES).map(([name, title]) => ({
    ...RICH,
    title,
    ...(photoOf(name) && { image_link: `https://photos.example/${photoOf(name)}.svg` }),
  }));
  await toLetter(page, selector, systems);
  const heading = page.getByRole('heading', { level: 1 });
  const places = () =>
    page.locator('product-selector').evaluate(({ shadowRoot }) =>
      [...(shadowRoot as ShadowRoot).querySelectorAll('h1, h2, h3, button, a')].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      }),
    );
  for (const [name, title] of Object.entries(TITLES)) {
    if (name !== 'of 200 characters') await showListed(selector, title);
    const photo = photoOf(name);
    if (photo) {
      await test.step(`a ${photo} photo`, async () => {
        const picture = page.getByRole('img', { name: /^Picture: / });
        await picture.scrollIntoViewIfNeeded();
        const before = await places();
        releases.get(photo)?.();
        if (PHOTOS[photo]) {
          await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
          const box = await picture.boundingBox();
          expect(box && [Math.round(box.width), Math.round(box.height)]).toEqual([200, 150]);
        } else {
          await expect(picture).toHaveCount(0);
        }
        expect(await places()).toEqual(before);
        expect(await sideways(page)).toBe(0);
      });
    }
    await test.step(`a title ${name}`, async () => {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await sideways(page)).toBe(0);
        await expect(heading).toHaveText(title);
        const price = await page.getByText('$14,990', { exact: false }).first().boundingBox();
        const box = await heading.boundingBox();
        expect(price && box && Math.min(price.x, width - price.x - price.width)).toBeGreaterThanOrEqual(0);
        // Beside the title, or below it.
        expect(price && box && (price.x >= box.x + box.width || price.y >= box.y + box.height)).toBe(true);
      }
    });
  }
});

test('the brief fits one A4 page in every home, with the longest texts and with nothing known', async ({
  page,
  selector,
  context,
}) => {
  // No event reports the end of printing, so the frame stays.
  await page.addInitScript(() => {
    window.print = () => {};
  });
  const longest = {
    ...RICH,
    title: 'Alpha Ducted Reverse Cycle 12.5 kW '.repeat(6).slice(0, 200),
    max_zones: 8,
    description: 'It is a long text. '.repeat(105),
    link: `https://provider.example/${'a'.repeat(1900)}`,
  };
  const bare = { ...BARE, system_type: 'multi_split' };
  await toLetter(page, selector, [longest, bare], { answers: ALL_ANSWERS, postcode: '3000' });
  const paper = await context.newPage();
  // A4 at 96 px to the inch, without the margins.
  await paper.setViewportSize({ width: 703, height: 1032 });
  await paper.emulateMedia({ media: 'print' });
  for (const { title } of [longest, bare]) {
    if (title !== longest.title) await showListed(selector, title);
    for (const home of ['House - Pitched Roof', 'House - Flat Roof', 'Townhouse', 'Apartment']) {
      await test.step(`${title.slice(0, 12)}: ${home}`, async () => {
        await selector.change('What kind of home is it?');
        await selector.answer(home);
        if ((await selector.button('Print or save as PDF').count()) === 0) await selector.button('Brief').click();
        await selector.button('Print or save as PDF').click();
        const sheet = await page
          .frames()
          .at(-1)
          ?.evaluate(() => ({
            html: document.documentElement.outerHTML,
            css: document.adoptedStyleSheets
              .flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText))
              .join('\n'),
          }));
        await paper.setContent(`${sheet?.html}<style>body { margin: 0 } ${sheet?.css}</style>`);
        expect(sheet?.css).toMatch(/@page\s*\{[^}]*size: a4; margin: 12mm;/i);
        expect((await paper.getByRole('article').boundingBox())?.height).toBeLessThanOrEqual(1032);
        await expect(paper.getByRole('heading', { name: 'Points to check' })).toBeVisible();
        await expect(paper.getByText(/^I'm looking for air conditioning/)).toBeVisible();
      });
    }
  }
});
