import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { createSSRApp } from 'vue';
import { renderToString as renderVue } from 'vue/server-renderer';
import { LOADER } from './hostPage.ts';
import { expect, test } from './test.ts';

const VUE = readFileSync(createRequire(import.meta.url).resolve('vue/dist/vue.esm-browser.prod.js'), 'utf8');
const MESSAGES = { 'landing.start': 'Off we go' };
const TEMPLATE = '<product-selector :messages="messages" @selector-started="started"></product-selector>';
const LOST = /messages="\[object Object\]": the page wrote an object into the attribute/;

let reactScript = '';

test.beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: 'tests/browser/pages/reactPage.ts', formats: ['es'], fileName: 'reactPage' },
    },
  });
  const [first] = [built].flat();
  if (first && 'output' in first) reactScript = first.output[0].code;
});

interface FrameworkPage {
  /** The page's module script. */
  readonly script: string;
  /** The HTML that a server rendered into the page. */
  readonly drawn?: string;
  /** False: the element is defined before the page's script runs. True: only when the test asks for it. */
  readonly late?: boolean;
}

async function openPage(page: Page, { script, drawn = '', late = false }: FrameworkPage): Promise<void> {
  const files: Readonly<Record<string, string>> = { 'vue.js': VUE, 'react.js': reactScript, 'page.js': script };
  await page.route('**/their/*', (route) => {
    const body = files[new URL(route.request().url()).pathname.replace('/their/', '')];
    if (body !== undefined) return route.fulfill({ contentType: 'text/javascript', body });
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><head><title>Theirs</title>${late ? '' : LOADER}</head><body><div id="app">${drawn}</div><script type="module" src="page.js"></script></body></html>`,
    });
  });
  await page.goto('/their/page');
  if (!late) return;
  await page.waitForFunction('window.isDrawn');
  await page.addScriptTag({ type: 'module', url: '/embed/product-selector.js' });
}

const REACT = (call: string) =>
  `import '/their/react.js';
   window.starts = [];
   window.started = (event) => window.starts.push(event.detail);
   ${call}
   window.isDrawn = true;`;
const react = (props: string, before = '') => REACT(`${before} window.reactPage.render(${props});`);

const DEFINED = "await customElements.whenDefined('product-selector');";
const vue = (create: 'createApp' | 'createSSRApp', messages: unknown, before = '') =>
  `import { ${create}, nextTick, reactive, toRefs } from '/their/vue.js';
   window.starts = [];
   ${before}
   const state = window.state = reactive({ messages: ${JSON.stringify(messages)} });
   const app = ${create}({
     template: ${JSON.stringify(TEMPLATE)},
     setup: () => ({ ...toRefs(state), started: (event) => window.starts.push(event.detail) }),
   });
   app.config.compilerOptions.isCustomElement = (tag) => tag.includes('-');
   app.mount('#app');
   await nextTick();
   window.isDrawn = true;`;

const start = (page: Page, name = 'Off we go') => page.getByRole('button', { name, exact: true });

/** Presses *Start*, waits for the questions, and returns the details of the events that the page received. */
async function startsHeard(page: Page): Promise<unknown> {
  await start(page).click();
  await page.getByRole('heading', { name: 'Do you already know' }).waitFor();
  return page.evaluate('window.starts');
}

const asText = JSON.stringify(MESSAGES);

test.describe('messages and selector-started', () => {
  for (const [name, messages] of [
    ['an object', asText],
    ['JSON text', JSON.stringify(asText)],
  ] as const) {
    test(`reach React 19 and its page, given as ${name} after the element is defined`, async ({ page }) => {
      await openPage(page, { script: react(`{ messages: ${messages}, 'onselector-started': started }`, DEFINED) });
      expect(await startsHeard(page)).toEqual(['onboarding']);
    });
  }

  test('reach React 19 and its page, given as JSON text before the element is defined', async ({ page }) => {
    await openPage(page, { script: react(`{ messages: '${asText}', 'onselector-started': started }`), late: true });
    expect(await startsHeard(page)).toEqual(['onboarding']);
  });

  test('reach a page that React 19 renders on the server and hydrates, as JSON text', async ({ page }) => {
    const drawn = renderToString(createElement('product-selector', { messages: asText }));
    expect(drawn).toContain('messages="{&quot;landing.start&quot;');
    // When React hydrates an element, it omits listeners for custom events.
    const hydrate = `document.addEventListener('selector-started', started); window.reactPage.hydrate({ messages: '${asText}' });`;
    await openPage(page, { drawn, script: REACT(hydrate) });
    expect(await startsHeard(page)).toEqual(['onboarding']);
  });

  test('reach Vue 3 and its page, given as an object, and change with it', async ({ page }) => {
    await openPage(page, { script: vue('createApp', MESSAGES, DEFINED) });
    await start(page).waitFor();
    await page.evaluate(`window.state.messages = { 'landing.start': 'Now' }`);
    await start(page, 'Now').waitFor();
    await page.evaluate(`window.state.messages = ${asText}`);
    expect(await startsHeard(page)).toEqual(['onboarding']);
  });

  test('reach a page that Vue 3 renders on the server and hydrates, as JSON text', async ({ page }) => {
    const app = createSSRApp({ template: TEMPLATE, setup: () => ({ messages: asText, started() {} }) });
    app.config.compilerOptions.isCustomElement = (tag) => tag.includes('-');
    const drawn = await renderVue(app);
    expect(drawn).toContain('messages="{&quot;landing.start&quot;');
    await openPage(page, { drawn, script: vue('createSSRApp', asText) });
    expect(await startsHeard(page)).toEqual(['onboarding']);
  });

  for (const [name, script] of [
    ['React 19', react(`{ messages: ${asText} }`)],
    ['Vue 3', vue('createApp', MESSAGES)],
  ] as const) {
    test(`that ${name} wrote into the attribute as an object are reported on the console once`, async ({
      page,
      expected,
    }) => {
      expected.push(LOST);
      const lines: string[] = [];
      page.on('console', (message) => lines.push(message.text()));
      await openPage(page, { script, late: true });
      await expect.poll(() => lines).toEqual([expect.stringMatching(LOST)]);
      await start(page, 'Start').waitFor();
      // The next change arrives, because the element is now defined.
      await page.evaluate(
        `window.state ? (window.state.messages = { 'landing.start': 'Now' }) : window.reactPage.render({ messages: { 'landing.start': 'Now' } })`,
      );
      await start(page, 'Now').waitFor();
      expect(lines).toHaveLength(1);
    });
  }
});
