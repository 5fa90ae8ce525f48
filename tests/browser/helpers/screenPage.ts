import type { Page, Request } from '@playwright/test';
import { failingReply } from '../../../dev/faults.ts';
import { pressShown, shownPattern } from '../../../dev/pressShown.ts';
import { SCREENS } from '../../../dev/screens.ts';
import { ALL_MESSAGES } from '../../../src/allMessages.ts';
import type { Selector } from './selector.ts';
import { expect } from './test.ts';
import { untilIdle } from './untilIdle.ts';
import { untilKept } from './untilKept.ts';

/** The console lines that the screens of failures cause. */
export const SAID_ON_FAILURES = [
  /Failed to load resource/,
  /Error fetching products/,
  /Error sending the enquiry/,
  /from the cache/,
  /dynamically imported module/,
  /^Product Selector: left out, because its file can't be loaded: createVisitLink\.$/,
] as const;

/** The gallery's slowest provider, which never replies. */
const NEVER = '/fault/slow%20products/';

/** The demo page, with one selector after another on a screen of the gallery. */
export class ScreenPage {
  readonly #page: Page;
  readonly #selector: Selector;
  readonly #underWay = new Set<Request>();
  /** The addresses that fail during this load of the page. */
  #broken: string | null = null;

  private constructor(page: Page, selector: Selector) {
    this.#page = page;
    this.#selector = selector;
    page.on('request', (request) => void (request.url().includes(NEVER) || this.#underWay.add(request)));
    page.on('requestfinished', (request) => this.#underWay.delete(request));
    page.on('requestfailed', (request) => this.#underWay.delete(request));
  }

  static async open(page: Page, selector: Selector): Promise<ScreenPage> {
    const made = new ScreenPage(page, selector);
    await made.#fail('**/fault/**', '');
    await page.goto('/');
    return made;
  }

  /** Goes to the screen of this name and waits until all of it is there. */
  async show(name: string): Promise<void> {
    const {
      visit,
      attributes = {},
      draft,
      code,
      press = [],
      typed,
      route,
      until,
      fault,
      isCached,
      brokenModule,
    } = SCREENS[name]!;
    const page = this.#page;
    await this.#mend();
    if (isCached) await untilKept(page);
    if (isCached) await this.#breakPage('**/wp-json/**', `/fault/${fault}`);
    if (brokenModule) await this.#breakModule(brokenModule, route!);
    await page.locator('product-selector').evaluate(
      async (before, { name, visit, attributes, draft, code, route, host }) => {
        const next = document.createElement('product-selector') as HTMLElement & {
          navigate(route: string): Promise<void>;
          restore(code: string): Promise<boolean>;
        };
        await customElements.whenDefined('product-selector');
        // Each element's id names its visit.
        next.id = name;
        for (const [attribute, value] of Object.entries(attributes)) next.setAttribute(attribute, value);
        const key = `product-selector:${name}${host ? `@${host}/wp-json/` : ''}`;
        if (visit) sessionStorage.setItem(key, JSON.stringify(visit));
        if (draft) sessionStorage.setItem(`${key}:enquiry`, JSON.stringify(draft));
        if (host) next.setAttribute('host', host);
        before.replaceWith(next);
        if (code) await next.restore(code);
        if (route) await next.navigate(route);
      },
      {
        name,
        visit,
        attributes,
        draft,
        code,
        route,
        host: fault && !isCached ? new URL(`/fault/${fault}`, page.url()).href : '',
      },
    );
    for (const key of press) await this.#press(key);
    if (typed) await page.keyboard.type(typed);
    if (until) await page.getByText(patternOf(until)).first().waitFor({ state: 'attached' });
    await this.untilLoaded();
  }

  /** Opens everything folded. */
  async unfold(): Promise<void> {
    await this.#page.locator('product-selector').evaluate(({ shadowRoot }) => {
      for (const box of shadowRoot?.querySelectorAll('details') ?? []) box.open = true;
    });
    await this.untilLoaded();
  }

  /** Waits until no file is loading and the page is idle. */
  async untilLoaded(): Promise<void> {
    const left = async () => {
      await untilIdle(this.#page);
      return [...this.#underWay].map((request) => request.url());
    };
    await expect.poll(left, { intervals: [20] }).toEqual([]);
  }

  async #press(key: string): Promise<void> {
    if (key === 'landing.start') return this.#selector.start();
    if (key === 'landing.resume') return this.#selector.resume();
    await this.#page.locator('product-selector').evaluate(pressShown, patternOf(key).source);
  }

  /** Answers these addresses like a failing provider of the gallery. @param fault the beginning of its path */
  async #fail(addresses: string, fault: string): Promise<void> {
    await this.#page.route(addresses, async (route) => {
      const asked = new URL(route.request().url());
      if (asked.pathname.includes(NEVER)) return;
      const reply = await failingReply(new URL(fault + asked.pathname + asked.search, asked), async ({ href }) => {
        const { status, headers, body } = await route.fetch({ url: href }).then(async (all) => ({
          status: all.status(),
          headers: { 'Content-Type': all.headers()['content-type'] ?? '' },
          body: await all.body(),
        }));
        return new Response(new Uint8Array(body), { status, headers });
      });
      if (!reply) return route.abort();
      await route.fulfill({ status: reply.status, contentType: 'application/json', body: await reply.text() });
    });
  }

  async #breakPage(addresses: string, fault: string): Promise<void> {
    await this.#fail(addresses, fault);
    this.#broken = addresses;
    await this.#page.goto('/');
  }

  /** The page reloads once for a file that fails; the second failure shows. */
  async #breakModule(source: string, route: string): Promise<void> {
    this.#broken = `**/embed/${/(\w+)\.tsx?$/.exec(source)?.[1]}-*.js`;
    await this.#page.route(this.#broken, (one) => one.abort());
    await this.#page.goto('/');
    await this.#selector.button('Start').waitFor();
    const reloaded = this.#page.waitForEvent('load');
    await this.#page.evaluate((to) => {
      const element = document.querySelector('product-selector') as HTMLElement & { navigate(to: string): unknown };
      // Not awaited: the page goes away.
      element.navigate(to);
    }, route);
    await reloaded;
  }

  async #mend(): Promise<void> {
    if (this.#broken === null) return;
    await this.#page.unroute(this.#broken);
    this.#broken = null;
    await this.#page.goto('/');
  }
}

/** A sentence on screen, by its key. */
function patternOf(key: string): RegExp {
  const message = ALL_MESSAGES[key];
  if (message === undefined) throw new Error(`There is no sentence ${key}.`);
  const forms = typeof message === 'string' ? [message] : Object.values(message);
  return new RegExp(forms.map(shownPattern).join('|'));
}
