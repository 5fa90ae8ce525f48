/** The width of the element in boxes that shrink to their content: the same measurements as Chromium's tests, for any engine. */
import { BOXES, EMPTY, LANDING, NARROW_CELL } from './boxes.mjs';
import { until } from './until.mjs';

/**
 * @typedef {object} Browser The functions of an engine that are needed here.
 * @property {(url: string) => Promise<unknown>} goTo
 * @property {(script: string, ...args: unknown[]) => Promise<any>} run
 */
/** @typedef {Readonly<Record<string, { readonly width: number, readonly inner: number, readonly overflow: number }>>} Widths */

/** 68em. */
const WIDEST = 1088;
const ALL = { ...BOXES, 'a table cell beside a long text': NARROW_CELL };

/** Puts the element into one box after the other, and measures it once it shows something. */
const MEASURE = `
  const [boxes, element, isStarted] = arguments;
  window.widths = null;
  (async () => {
    const found = {};
    for (const [name, box] of Object.entries(boxes)) {
      document.body.innerHTML = box.replace('HERE', element);
      const dialog = document.querySelector('dialog');
      if (dialog) dialog.showModal();
      const one = document.querySelector('product-selector');
      const shown = () => isStarted ? one.shadowRoot?.querySelector('button')?.closest('[lang]') : one.firstElementChild;
      while (!shown()) await new Promise((resolve) => setTimeout(resolve, 20));
      const widthOf = (node) => Math.round(node.getBoundingClientRect().width);
      const { scrollWidth, clientWidth } = document.documentElement;
      found[name] = { width: widthOf(one), inner: widthOf(shown()), overflow: Math.max(0, scrollWidth - clientWidth) };
    }
    window.widths = found;
  })();
`;

/**
 * @param {Browser} browser
 * @param {string} element
 * @param {boolean} isStarted
 * @returns {Promise<Widths>}
 */
async function measure(browser, element, isStarted) {
  await browser.run(MEASURE, ALL, element, isStarted);
  return until('widths', () => browser.run('return window.widths'));
}

const START = `
  const tag = document.createElement('script');
  tag.type = 'module';
  tag.src = '/embed/product-selector.js';
  document.head.append(tag);
`;

/**
 * Readable: 320 px, or 30% of a narrow window beside a long text.
 * @param {Widths} found
 * @param {string} when
 */
function check(found, when) {
  const wrong = Object.entries(ALL).flatMap(([name, box]) => {
    const { width = 0, inner = 0, overflow = 0 } = found[name] ?? {};
    const isRight = width >= (box === NARROW_CELL ? 100 : 280) && width <= WIDEST && inner === width && overflow === 0;
    return isRight ? [] : [`${name}: ${width} px wide, ${inner} inside, ${overflow} too wide`];
  });
  if (wrong.length > 0) throw new Error(`${when}: ${wrong.join('; ')}`);
}

/**
 * Before and after the script, with and without `landing.css`.
 * @param {Browser} browser
 * @param {string} url
 */
export async function walkWidths(browser, url) {
  await browser.goTo(`${url}/boxes`);
  const before = await measure(browser, LANDING, false);
  check(before, 'before the script');
  await browser.run(START);
  const after = await measure(browser, LANDING, true);
  check(after, 'with landing.css');
  for (const [name, { width }] of Object.entries(before)) {
    const then = after[name]?.width ?? Number.NaN;
    // A table shares rounded pixels.
    if (!(Math.abs(then - width) <= 1))
      throw new Error(`${name}: ${width} px wide before the script, ${then} after it`);
  }
  await browser.run("document.querySelector('link').remove()");
  check(await measure(browser, EMPTY, true), 'without landing.css');
}

/**
 * A box that leaves the element no width gets one line, and a hidden one or an inline one none.
 * @param {Browser} browser
 * @param {string} url
 */
export async function walkNoWidth(browser, url) {
  await browser.goTo(`${url}/boxes`);
  await browser.run(
    `window.said = [];
    for (const kind of ['error', 'warn']) console[kind] = (text) => said.push(String(text));
    document.body.innerHTML = arguments[0];`,
    `<div style="display:none">${EMPTY}</div><div><style>@scope { product-selector { all: unset } }</style>${EMPTY}</div><div style="width:0">${EMPTY}</div>`,
  );
  await browser.run(START);
  const said = await until('line about the width', async () => {
    const lines = await browser.run('return said');
    return lines.length > 0 && lines;
  });
  if (said.length > 1 || !said[0].includes('is 0 px wide')) throw new Error(said.join('; '));
}
