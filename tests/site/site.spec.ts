import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { findingsOfAxe } from '../browser/helpers/findingsOfAxe.ts';
import { test as base, expect } from '../chromium.ts';
import { piecesOf } from '../piecesOf.ts';
import { type SiteServer, serveSite } from './serveSite.ts';

interface Fixtures {
  /** Texts on the console that a test expects; any other error or warning fails it. */
  readonly expected: RegExp[];
}

/** A test with the site below a folder of a server. Nothing may be missing there, and nothing may fail on a page. */
const test = base.extend<Fixtures, { readonly site: SiteServer }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what a fixture needs.
    async ({}, use) => {
      const site = await serveSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what a fixture needs.
  expected: async ({}, use) => use([]),
  page: async ({ page, site, expected }, use) => {
    const found: string[] = [];
    page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') found.push(message.text());
    });
    await use(page);
    expect(found.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    expect(site.missing).toEqual([]);
  },
});

const RANGE =
  'id,title,system_type,cooling_capacity_kw\nA-1,<img src=x onerror=alert(1)>,split,2.5\nA-2,Wall 5,split,five\n';
const sheet = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

const BUILT = 'dist/site';
const pages = (): readonly string[] =>
  readdirSync(BUILT, { encoding: 'utf8', recursive: true }).filter(
    (file) => file.endsWith('.html') && !/^(embed|frame)\//.test(file),
  );
const selectorIn = (page: Page): FrameLocator => page.frameLocator('.selector-frame');
const linesOn = (page: Page, title: string): Promise<string | null> =>
  page.getByRole('region', { name: title }).locator('code').textContent();

test('each link of the site leads to a page, a file or a heading that is there', () => {
  const html = new Map(pages().map((file) => [file, readFileSync(join(BUILT, file), 'utf8')]));
  const files = new Set(readdirSync(BUILT, { encoding: 'utf8', recursive: true }));
  const dead: string[] = [];
  for (const [file, text] of html) {
    for (const [, link = ''] of text.matchAll(/(?:href|src)="([^"]*)"/g)) {
      if (/^[a-z]+:/i.test(link)) continue;
      const [path = '', heading] = link.replaceAll('&amp;', '&').split('#');
      const target = path === '' ? file : relative('.', join(dirname(file), decodeURIComponent(path)));
      const page = target === '' ? 'index.html' : target;
      const isThere = files.has(page) && (!heading || html.get(page)?.includes(`id="${decodeURIComponent(heading)}"`));
      if (!isThere) dead.push(`${file}: ${link}`);
    }
  }
  expect(html.size).toBeGreaterThan(70);
  expect(dead).toEqual([]);
});

test('the docs can be read without JavaScript, from their own files', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.address);
  await page.getByRole('link', { name: 'The selector in a page', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^The selector in a page/);
  await expect(page.getByRole('cell', { name: 'heading-level' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Accessibility', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Accessibility/);
  await context.close();
});

test('the search finds a page by a word in it', async ({ page, site }) => {
  await page.goto(site.address);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('Retry-After');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/docs\/.+\.html/);
});

/** What people type, and the page that answers it. No page comes twice in a row, so that each result is a new one. */
const SEARCHES = piecesOf(`
  prefill → prefill | popup → popups | GDPR → privacy | kubernetes → containers
  email not arriving → (wordpress-)?enquiries | price list → catalogue | tag manager → statistics/google-analytics
  dark mode → colours | cache → loading | SSR → frameworks | chat button → your-page
  WooCommerce → wordpress-catalogue | GTM → statistics/google-analytics | iframe → popups | translation → words
  ::part → colours | backup → backups | E404 → get-it | slow → loading | update → upgrading | Safari → embedding
  dealer price → catalogue | theme → colours | GST → catalogue | colours → colours | zapier → your-system
  colour → colours | CRM → your-system | ChatGPT → assistants | WordPress → wordpress | CSP → embedding
  restore → backups | wrong row → catalogue | picture → catalogue-reference | new machine → backups
  typo → catalogue | office → office | recommend a model → office | customer → office | what ends → office
  QR van → office | hide question → screens | disk died → backups | monitoring → running
  model missing → catalogue | disk full → running | replica → containers | secret → enquiries | sale → catalogue
  delete enquiry → enquiries | undo → catalogue | postgres → service | trade → catalogue
  React → frameworks/react | shopify → website-builders | Angular → frameworks/angular | wix → website-builders
  react air conditioning selector → frameworks/react | elementor → website-builders | windows → catalogue
  ftp → hosting | https → service | caching → loading | accessibility → accessibility | spam → enquiries
  language → words | funnel → statistics | GA4 → statistics/google-analytics | UTM → statistics
  matomo → statistics/matomo | quote → screens | docker → containers | nginx → service
  docker compose → containers | health → running | TypeScript → frameworks
  google analytics → statistics/google-analytics | squarespace → website-builders | formspree → form-service
  consent banner → privacy | systemd → service | postcode → screens | excel → catalogue | uninstall → wordpress
  newsletter → links | reword → words | alerts → running | vitest → frameworks
  site kit → statistics/google-analytics | reconcile → statistics | change price → catalogue
  selector-resumed → statistics | sticky header → your-page | consent mode → statistics | lazy load → loading
  roll back → upgrading | add product → catalogue | port → provider | google sheets → catalogue | logo → colours
  model number → office | delete customer → enquiries | nothing shows → website-builders | new product → catalogue
  login → office | caddy → service | downtime → upgrading`).map((piece) => piece.split(' → '));

test('the first result for each word that people search for is the page that answers it, never a record', async ({
  page,
  site,
}) => {
  await page.goto(site.address);
  await page.getByRole('button', { name: 'Search' }).click();
  const first = page.getByRole('option').first();
  for (const [word = '', name] of SEARCHES) {
    await page.getByRole('searchbox').fill(word);
    await expect(first, word).toHaveAttribute('href', new RegExp(`docs/${name}\\.html`));
  }
  await page.getByRole('searchbox').fill('a failed call is retried once');
  await expect(page.getByRole('option', { name: /Decision record: A failed call/ }).first()).toBeVisible();
});

/** Every kind of page, with the actions before the check: folded content is opened, and unusable input is entered. */
const KINDS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '': async () => {},
  'docs/embedding.html': async () => {},
  'docs/gallery.html': async () => {},
  'playground.html': async (page) => {
    await selectorIn(page).getByRole('button', { name: 'Start' }).waitFor();
    await page.locator('.tool details').evaluateAll((boxes) => {
      for (const box of boxes) box.setAttribute('open', '');
    });
    await page.getByLabel('Your sentences, as JSON').fill('{"landing.strat": "Go"}');
    await expect(page.getByText(/^"landing.strat" isn't a known key/)).toBeVisible();
  },
  'workshop.html': async (page) => {
    await page.locator('input[type=file]').setInputFiles(sheet('range.csv', RANGE));
    await page.getByRole('region', { name: 'Preview' }).getByRole('button', { name: 'Start' }).waitFor();
  },
  'theme.html': async (page) => {
    await selectorIn(page).getByRole('button', { name: 'Start' }).waitFor();
    await page.getByLabel('Background, dark').fill('blurple');
    await expect(page.getByText('“blurple” isn’t a colour')).toBeVisible();
  },
};

/** axe's findings in the site's two schemes, on a desktop and on a phone. */
async function findingsEverywhere(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html.dark')).toHaveCount(colorScheme === 'dark' ? 1 : 0);
      const lines = await findingsOfAxe(page, { exclude: ['iframe'] });
      found.push(...lines.map((line) => `${width} px, ${colorScheme}: ${line}`));
    }
  }
  return found;
}

for (const [path, prepare] of Object.entries(KINDS)) {
  test(`axe finds nothing on /${path}, also where something can't be used`, async ({ page, site, expected }) => {
    expected.push(/^Product Selector: 1 problem in messages/);
    await page.goto(site.address + path);
    await prepare(page);
    expect(await findingsEverywhere(page)).toEqual([]);
  });
}

test('axe finds nothing in the open search, and in the open menu of a phone', async ({ page, site }) => {
  await page.goto(site.address);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('colour');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await findingsEverywhere(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('switch')).toBeVisible();
  expect(await findingsOfAxe(page, { exclude: ['iframe'] })).toEqual([]);
});

/** Opens a file that contains only the lines. */
async function openOwnPage(page: Page, lines: string): Promise<void> {
  const file = test.info().outputPath('mine.html');
  writeFileSync(file, `<!doctype html>\n<title>My page</title>\n${lines}`);
  await page.goto(pathToFileURL(file).href);
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] });

    test('six presses lead from the first page to lines of one’s own choice, which work in a file of one’s own', async ({
      page,
      site,
    }) => {
      let presses = 0;
      const press = async (target: Locator): Promise<void> => {
        presses += 1;
        await target.click();
      };
      await page.goto(site.address);
      const playground = page.getByRole('link', { name: 'Try it in the playground' });
      await expect(playground).toBeInViewport();
      await press(playground);
      const level = page.getByLabel('heading-level');
      // Waits for the tool.
      await expect(page.getByText('Attributes', { exact: true })).toBeVisible();
      if (!(await level.isVisible())) await press(page.getByText('Attributes', { exact: true }));
      // A list is pressed to open it, and to choose.
      presses += 2;
      await level.selectOption('1');
      await press(page.getByRole('link', { name: 'The lines for it' }));
      await press(page.getByRole('button', { name: 'Copy', exact: true }));
      expect(presses).toBeLessThanOrEqual(6);
      await openOwnPage(page, await page.evaluate(() => navigator.clipboard.readText()));
      await page.getByRole('button', { name: 'Start' }).click();
      await page.getByRole('radio', { name: 'No', exact: true }).check();
      await expect(page.getByText(/^\d+ models fit$/)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('two presses lead to the first page’s own lines, which work in a file of one’s own', async ({
      page,
      site,
    }) => {
      await page.goto(site.address);
      const way = page.getByRole('link', { name: 'Copy the lines for your page' });
      await expect(way).toBeInViewport();
      await way.click();
      const copy = page.getByRole('button', { name: 'Copy the lines' });
      await copy.click();
      await expect(page.getByText('Copied. Paste the lines into your page.')).toBeInViewport();
      await openOwnPage(page, await page.evaluate(() => navigator.clipboard.readText()));
      await page.getByRole('button', { name: 'Start' }).click();
      await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeVisible();
    });
  });
}

test('the first page’s picture moves only where it is asked to', async ({ page, site }) => {
  await page.goto(site.address);
  // The tests ask for less motion.
  const picture = page.getByRole('img', { name: 'A journey of twenty seconds' });
  await expect(picture).toHaveAttribute('src', /landing/);
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(picture).toHaveAttribute('src', /journey/);
  await page.getByRole('button', { name: 'Stop it' }).click();
  await expect(picture).toHaveAttribute('src', /landing/);
});

test('the lines show in another page what the playground shows', async ({ page, site }) => {
  await page.goto(`${site.address}playground.html`);
  await page.getByText('Sentences', { exact: true }).click();
  await page.getByLabel('Your sentences, as JSON').fill('{"landing.start": "Off we go </script>"}');
  await page.getByText('Colours, font, corners, spacing').click();
  await page.getByLabel('Actions and links, light').fill('#5b2a86');
  const start = selectorIn(page).getByRole('button', { name: 'Off we go </script>' });
  await expect(start).toHaveCSS('background-color', 'rgb(91, 42, 134)');
  await openOwnPage(page, String(await linesOn(page, 'The lines for your page')));
  const pasted = page.getByRole('button', { name: 'Off we go </script>' });
  await expect(pasted).toHaveCSS('background-color', 'rgb(91, 42, 134)');
});

test('the workshop shows the selector with a spreadsheet, and downloads the folder for a web host, which works there', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  await page.goto(`${site.address}workshop.html`);
  await page.getByRole('button', { name: 'Choose a file' }).waitFor();
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.locator('input[type=file]').setInputFiles(sheet('range.csv', RANGE));
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByRole('button', { name: 'Start' }).click();
  await preview.getByRole('radio', { name: 'No', exact: true }).check();
  await expect(preview.getByText(/^\d models? fits?$/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Download( without these rows \(\d\))?$/ })
    .and(page.locator(':enabled'))
    .first()
    .click();
  expect((await download).suggestedFilename()).toBe('published.zip');
  const files = unzipSync(readFileSync(await (await download).path()));
  expect(Object.keys(files)).toContain('embed/LICENSES.txt');
  await expect(page.locator(':focus')).toContainText('Downloaded.');
  expect(await linesOn(page, 'A frame for a page elsewhere')).toContain('/selector.html"');
  expect(await linesOn(page, 'Two lines for a page of the same site')).toContain('src="/embed/');
  expect(asked.filter((path) => path.includes('/wp-json/'))).toEqual([]);
  const types: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };
  await page.route('https://range.example/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const bytes = files[pathname.slice(1)];
    const contentType = types[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    return bytes ? route.fulfill({ body: Buffer.from(bytes), contentType }) : route.fulfill({ status: 404 });
  });
  await page.goto('https://range.example/selector.html');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await expect(page.getByText(/^\d models? fits?$/)).toBeVisible();
});

test('the workshop keeps what the columns mean in the browser, and asks nothing about the next list', async ({
  page,
  site,
}) => {
  const list = (price: number) =>
    sheet('list.csv', `Code,Product,Type,RRP inc GST\nA,Split A,split,${price}\nB,Split B,split,2100\n`);
  await page.goto(`${site.address}workshop.html`);
  await page.locator('input[type=file]').setInputFiles(list(2000));
  await page.getByRole('button', { name: 'Use this mapping' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).first().click();
  await download;
  await expect(page.locator(':focus')).toContainText('This browser keeps what your columns mean');
  await page.reload();
  await page.locator('input[type=file]').setInputFiles(list(1900));
  await expect(page.getByText('Your columns were read as in the published catalogue.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use this mapping' })).toHaveCount(0);
});

test('the playground shows a fault, and what the selector says about it', async ({ page, site, expected }) => {
  expected.push(/Error fetching products/);
  await page.goto(`${site.address}playground.html`);
  await page.getByLabel('Fault').selectOption('products 500');
  await selectorIn(page).getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Error fetching products' })).toBeVisible();
});

test('the theme builder corrects one colour in both schemes, and leaves out what is none', async ({ page, site }) => {
  await page.goto(`${site.address}theme.html`);
  await page.getByLabel('Actions and links, light').fill('gold');
  await page.getByLabel('Background, dark').fill('blurple');
  await expect(page.getByText('“blurple” isn’t a colour')).toBeVisible();
  const sheet = await linesOn(page, 'As a style sheet');
  expect(sheet).toMatch(/--ps-accent: light-dark\(#[0-9a-f]{6}, #ffd700\)/);
  expect(sheet).not.toContain('paper');
  expect(JSON.parse((await linesOn(page, 'For the theme.json of a WordPress block theme')) ?? '').styles.css).toContain(
    '--ps-accent',
  );
  const start = selectorIn(page).getByRole('button', { name: 'Start' });
  await expect(start).not.toHaveCSS('background-color', 'rgb(11, 110, 143)');
  await page.getByLabel('Scheme').selectOption('dark');
  await expect(start).toHaveCSS('background-color', 'rgb(255, 215, 0)');
});

test('a page of another origin that frames the site can change nothing in it', async ({ page, site, expected }) => {
  // What the frame says is for its own origin.
  expected.push(/^Failed to execute 'postMessage'/);
  const address = `${site.address}frame/index.html`;
  const start = { attributes: {}, messages: {}, css: '', scheme: 'light', fault: '' };
  const play = `frames[0].postMessage({ kind: 'start', start: ${JSON.stringify(start)} }, '*')`;
  await page.setContent(
    `<iframe src="${address}"></iframe><script>addEventListener('message', () => document.title = 'told')</script>`,
  );
  const frame = page.frame({ url: address })!;
  await frame.waitForLoadState();
  await page.evaluate(play);
  // The frame's own message comes after the page's.
  await frame.evaluate(
    () =>
      new Promise((heard) => {
        addEventListener('message', heard);
        postMessage('heard', '*');
      }),
  );
  // The selector with the range in words is the frame's own; one that plays has a host.
  expect(await frame.locator('product-selector[host]').count()).toBe(0);
  expect(await page.title()).toBe('');
});

for (const width of [390, 1280, 1536, 1920]) {
  test(`nothing covers the lines to copy at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, title] of [
      ['playground', 'The lines for your page'],
      ['theme', 'As a style sheet'],
    ]) {
      await page.goto(`${site.address}${path}.html`);
      await selectorIn(page).getByRole('button', { name: 'Start' }).waitFor();
      const lines = page.getByRole('region', { name: title! }).locator('pre');
      const onTop = await lines.evaluate((pre) => {
        pre.scrollIntoView({ block: 'center' });
        const { left, right, top, bottom } = pre.getBoundingClientRect();
        const at = [left + 10, right - 10].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
        return at.every((element) => element !== null && pre.contains(element));
      });
      expect(onTop, path).toBe(true);
    }
  });
}
