import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LOADER } from '../browser/helpers/hostPage.ts';
import { Selector } from '../browser/helpers/selector.ts';
import { untilEntered } from '../browser/helpers/untilEntered.ts';
import { expect, test } from './test.ts';

interface Router {
  /** In the head of each page; `/lib/` has the installed packages. */
  readonly head: string;
  /** An attribute of each page's body. */
  readonly body?: string;
  /** An attribute of a box that the router carries from page to page. */
  readonly kept: string;
  /** An attribute of each link. */
  readonly link?: string;
}

/** Routers that swap a page's content, as pages load them: without a build. */
const ROUTERS: Readonly<Record<string, Router>> = {
  'Turbo 8': {
    head: '<script type="module">import "/lib/@hotwired/turbo/dist/turbo.es2017-esm.js"</script>',
    kept: 'data-turbo-permanent',
  },
  'htmx 4': {
    head: '<script src="/lib/htmx.org/dist/htmx.js"></script>',
    body: 'hx-boost:inherited="true"',
    kept: 'hx-preserve',
  },
  'Unpoly 3': {
    head: `<link rel="stylesheet" href="/lib/unpoly/unpoly.css"><script src="/lib/unpoly/unpoly.js"></script>
      <script>up.link.config.followSelectors.push('a[href]'); up.fragment.config.mainTargets = ['body'];</script>`,
    kept: 'up-keep',
  },
  // Only its script, as a package includes it: its pages need no component, so no Laravel.
  'Livewire 3': {
    head: '<script src="/lib/adonisjs-livewire/build/assets/livewire.js"></script>',
    kept: 'x-persist="box"',
    link: 'wire:navigate',
  },
};

const TYPES = { js: 'text/javascript', css: 'text/css' } as const;

/** A shop of four pages; *Advice* and *Prices* have a selector in the same box. */
async function openShop(page: Page, { head, body = '', link = '' }: Router, kept: string): Promise<void> {
  await page.route('**/lib/**', (route) => {
    const name = new URL(route.request().url()).pathname.replace('/lib/', '');
    const contentType = TYPES[name.split('.').at(-1) as keyof typeof TYPES];
    return route.fulfill({ contentType, body: readFileSync(join(import.meta.dirname, 'node_modules', name)) });
  });
  const names = ['First', 'Advice', 'Prices', 'Contact'];
  const links = names.map((name) => `<a ${link} href="/shop/${name}">${name}</a>`).join(' ');
  const box = `<div id="box" ${kept}><product-selector back="steps"></product-selector></div>`;
  await page.route('**/shop/*', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const own = ['Advice', 'Prices'].includes(name) ? box : '';
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><head><title>${name}</title>${head}${LOADER}</head>
        <body ${body}><nav>${links}</nav><h1>This is ${name}</h1>${own}</body></html>`,
    });
  });
  await page.goto('/shop/First');
}

const on = (page: Page, name: string) => page.getByText(`This is ${name}`).waitFor();
const follow = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('link', { name }).click();
  await on(page, name);
};

for (const [name, router] of Object.entries(ROUTERS)) {
  for (const kept of ['', router.kept]) {
    test(`${name}: a visit goes on from page to page and back by its steps${kept && `, in a box with ${kept}`}`, async ({
      page,
    }) => {
      const selector = new Selector(page);
      const press = async (way: 'back' | 'forward') => {
        await untilEntered(page);
        await page.evaluate((way) => history[way](), way);
      };
      const [know, which] = [selector.heading(/Do you already know/), selector.heading(/Which type of system/)];
      await openShop(page, router, kept);
      await follow(page, 'Advice');
      await selector.start();
      for (const answer of ['Yes', 'Split']) await selector.answer(answer);
      await selector.heading(/What kind of home/).waitFor();
      for (const [way, title] of [
        ['back', which],
        ['back', know],
        ['forward', which],
      ] as const) {
        await press(way);
        await title.waitFor();
      }
      await test.step('another page with a selector', async () => {
        await follow(page, 'Prices');
        await (kept ? which : selector.button('Continue where you left off')).waitFor();
        await press('back');
        await on(page, 'Advice');
        await which.waitFor();
      });
      await test.step('a page without one', async () => {
        await follow(page, 'Contact');
        await page.evaluate(() => history.back());
        await on(page, 'Advice');
        await which.waitFor();
      });
      await test.step('out, by the landing screen', async () => {
        await press('back');
        await know.waitFor();
        await press('back');
        await selector.button('Start').waitFor();
        await expect(know).toHaveCount(0);
        await press('back');
        await on(page, 'First');
      });
    });
  }
}
