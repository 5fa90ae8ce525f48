/** The whole journey, for any engine: the visitor's presses, and the content expected after each. */
import { until } from './until.mjs';
import { walkNoWidth, walkWidths } from './widths.mjs';

/**
 * @typedef {object} Browser
 * @property {string} name
 * @property {string} version
 * @property {(url: string) => Promise<unknown>} goTo
 * @property {() => Promise<unknown>} reload
 * @property {(script: string, ...args: unknown[]) => Promise<any>} run Runs the body of a function in the page.
 * @property {() => Promise<void>} end
 */

/** @typedef {Awaited<ReturnType<typeof import('./site.mjs').startSite>>} Site */
/** @typedef {ReturnType<typeof visitorOf>} Visitor */

/** The visible elements of a kind whose name matches; a field is named by its label. */
const FIND = `
  const root = document.querySelector('product-selector')?.shadowRoot;
  const isShown = (one) => one.getClientRects().length > 0 && !one.closest('.ahead, [aria-hidden=true], [inert]');
  const nameOf = (one) => (one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent ?? one.textContent).trim();
  const find = (css, name) => [...(root?.querySelectorAll(css) ?? [])].find((one) => isShown(one.labels?.[0] ?? one) && new RegExp(name).test(nameOf(one)));
`;

/** Presses, types and reads by the page's own elements. Chromium's tests cover a real pointer. @param {Browser} browser */
function visitorOf(browser) {
  const exact = (/** @type {string} */ name) => `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
  const run = (/** @type {string} */ script, /** @type {unknown[]} */ ...args) => browser.run(FIND + script, ...args);
  const see = (/** @type {string} */ css, /** @type {string} */ name) =>
    until(`${css} "${name}"`, () => run('return Boolean(find(...arguments))', css, name));
  const pressAny = async (/** @type {string} */ css, /** @type {string} */ name) => {
    await see(css, name);
    await run('const one = find(...arguments); one.focus(); one.click()', css, name);
  };
  return {
    run,
    heading: (/** @type {string} */ name) => see('h1, h2, h3, h4', exact(name)),
    text: (/** @type {string} */ text) =>
      until(`text "${text}"`, () => run('return root?.textContent.includes(arguments[0])', text)),
    press: (/** @type {string} */ name) => pressAny('button, summary', exact(name)),
    pressLike: (/** @type {string} */ name) => pressAny('button', name),
    /** Chooses an option as soon as its question is there, and continues. */
    async answer(/** @type {string} */ label) {
      await pressAny('fieldset input', exact(label));
      await until(`chosen "${label}"`, () => run("return find('fieldset input', arguments[0])?.checked", exact(label)));
      await pressAny('button', '^Continue$');
    },
    async type(/** @type {string} */ label, /** @type {string} */ text) {
      await see('input', label);
      await run(
        `const field = find('input', arguments[0]); field.focus();
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, arguments[1]);
        field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));`,
        label,
        text,
      );
    },
  };
}

const LIST = 'Systems for your home';
const RESULT = 'What to do next';
const SINGLE_ROOM = ['No', 'Townhouse', 'Single Room', 'Large Outdoor space', 'Not Sure'];
const DUCTED = [
  'Yes',
  'Ducted',
  'House - Pitched Roof',
  'Whole Home',
  'Individual Room Zoning',
  'Large Outdoor space',
  'Touchscreen',
];

/** Keeps the content of a printed sheet's frame, instead of opening the engine's dialog. */
const WATCH_PRINT = `
  window.printed = null;
  const { get } = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow');
  Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
    configurable: true,
    get() {
      const view = get.call(this);
      if (view) view.print = () => {
        window.printed = { text: view.document.body.textContent, sheets: view.document.adoptedStyleSheets.length };
        view.dispatchEvent(new Event('beforeprint'));
      };
      return view;
    },
  });
`;

/** @type {readonly { name: string, walk: (visitor: Visitor, browser: Browser, site: Site) => Promise<unknown> }[]} */
export const STEPS = [
  {
    name: 'the questions lead to the list',
    async walk(visitor, browser, { url }) {
      await browser.goTo(`${url}/`);
      await visitor.type('^Postcode', '3000');
      await visitor.press('Start');
      for (const label of DUCTED) await visitor.answer(label);
      await visitor.answer('3 bedrooms');
      await visitor.heading(LIST);
      await visitor.text('Touchscreen');
    },
  },
  {
    name: 'two systems are compared',
    async walk(visitor) {
      for (let count = 0; count < 2; count += 1)
        await visitor.run(
          `[...root.querySelectorAll('button[aria-pressed=false][data-system]')].find((one) => isShown(one))?.click()`,
        );
      await visitor.press('Compare now');
      await visitor.heading('Compare systems');
      await visitor.press('Close');
    },
  },
  {
    name: 'a system is chosen',
    async walk(visitor) {
      await visitor.pressLike('^Choose ');
      await visitor.heading(RESULT);
    },
  },
  {
    name: 'Back returns to the list, and Forward to the result',
    async walk(visitor, browser) {
      // The entry waits for its screen's paint.
      const isEntered = `return history.state?.['product-selector']?.[0]?.stop === '/result'`;
      await until('entry of the result', () => browser.run(isEntered));
      // A browser's own button passes over entries that no real press added.
      await browser.run('history.back()');
      await visitor.heading(LIST);
      await browser.run('history.forward()');
      await visitor.heading(RESULT);
    },
  },
  {
    name: 'a reload offers to continue',
    async walk(visitor, browser) {
      await browser.reload();
      await visitor.press('Continue where you left off');
      await visitor.heading(RESULT);
    },
  },
  {
    name: 'the brief is printed, with its styles',
    async walk(visitor, browser) {
      await browser.run(WATCH_PRINT);
      await visitor.press('Brief');
      await visitor.press('Print or save as PDF');
      const printed = await until('printed sheet', () => browser.run('return window.printed'));
      if (!printed.text.includes('Air conditioning for my home')) throw new Error(`Printed: ${printed.text}`);
      if (printed.sheets === 0) throw new Error('The sheet has no styles.');
    },
  },
  {
    name: 'an enquiry arrives',
    async walk(visitor) {
      await visitor.press('Ask for a quote');
      await visitor.type('^Your name', 'Robin Vale');
      await visitor.type('^Email', 'robin@example.com');
      await visitor.press('Send');
      await visitor.heading('Your enquiry has arrived');
    },
  },
  {
    name: 'nothing was uncaught',
    async walk(_, browser) {
      const heard = await browser.run('return [...window.heard]');
      if (heard.length > 0) throw new Error(heard.join('; '));
    },
  },
  {
    name: 'after an update whose old files are gone, each failed screen has its reload, and the journey goes on',
    async walk(visitor, browser, { url, asked }) {
      await browser.goTo(`${url}/update`);
      await browser.run('sessionStorage.clear()');
      await browser.goTo(`${url}/update`);
      await visitor.press('Start');
      await until('first fresh entry', async () => asked.fresh === 1);
      await visitor.press('Start');
      for (const label of [...SINGLE_ROOM, 'Living room']) await visitor.answer(label);
      await until('second fresh entry', async () => asked.fresh === 2);
      await visitor.press('Continue where you left off');
      await visitor.heading(LIST);
    },
  },
  {
    name: 'the element has a width in each box that shrinks to its content, the same before and after its script',
    walk: (_, browser, { url }) => walkWidths(browser, url),
  },
  {
    name: 'an element without a width gets one line',
    walk: (_, browser, { url }) => walkNoWidth(browser, url),
  },
];

/**
 * Walks the journey, and returns a line for each step that failed. The steps after it would only fail with it.
 * @param {Browser} browser
 * @param {Site} site
 */
export async function walkJourney(browser, site) {
  const visitor = visitorOf(browser);
  let passed = 0;
  for (const { name, walk } of STEPS) {
    try {
      await walk(visitor, browser, site);
      passed += 1;
      console.log(`  ✓ ${name}`);
    } catch (error) {
      const shown = await visitor.run('return root?.textContent.slice(0, 300)').catch(() => '');
      return { passed, failure: `${name}: ${/** @type {Error} */ (error).message}\n    The page shows: ${shown}` };
    }
  }
  return { passed, failure: null };
}
