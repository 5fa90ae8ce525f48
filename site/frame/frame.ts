import { ATTRIBUTES } from '../../src/attributes.ts';
import { fakeProvider } from './fakeProvider.ts';
import type { FrameSaid, FrameTold, Play, Start } from './play.ts';

const EMBED = '../embed/product-selector.js';
const RANGE = '../wp-json/product-selector/v2/products';

const pageFetch = window.fetch.bind(window);
window.fetch = fakeProvider(pageFetch, () => pageFetch(new URL(RANGE, location.href)), location.href);

// Declarations can't leave a rule, as they could in the text of a sheet.
const sheet = new CSSStyleSheet();
sheet.insertRule('product-selector {}');
document.adoptedStyleSheets = [sheet];
const theme = sheet.cssRules[0] as CSSStyleRule;

let shownWords = '{}';
const tell = (said: FrameSaid): void => window.parent.postMessage(said, location.origin);

for (const kind of ['info', 'warn', 'error'] as const) {
  const original = console[kind].bind(console);
  console[kind] = (...given: readonly unknown[]) => {
    original(...given);
    tell({ kind: 'line', text: given.map(String).join(' ') });
  };
}
// The page around the frame has to be the site's own.
window.addEventListener('message', ({ data, origin, source }: MessageEvent<FrameTold>) => {
  if (origin !== location.origin || source !== window.parent) return;
  if (data.kind === 'start') begin(data.start);
  else change(data.play);
});
tell({ kind: 'ready' });

function begin(start: Start): void {
  if (document.querySelector('product-selector[host]')) return;
  // The built site has one with the range in words.
  const selector = document.querySelector('product-selector') ?? document.createElement('product-selector');
  selector.setAttribute('host', location.origin + (start.fault && `/fault/${encodeURIComponent(start.fault)}`));
  document.querySelector('main')?.append(selector);
  change(start);
  load();
}

/** Applies the attributes, words and colours, which the page may change at any time. */
function change({ attributes, messages, css, scheme }: Play): void {
  const selector = document.querySelector<HTMLElement & { messages?: unknown }>('product-selector');
  if (!selector) return;
  for (const name of Object.keys(ATTRIBUTES)) {
    const value = attributes[name];
    if (name === 'host' || name === 'rest-url') continue;
    if (value === undefined) selector.removeAttribute(name);
    // Setting the same value again would count as a change.
    else if (selector.getAttribute(name) !== value) selector.setAttribute(name, value);
  }
  const words = JSON.stringify(messages);
  if (words !== shownWords) selector.messages = messages;
  shownWords = words;
  document.documentElement.style.colorScheme = scheme;
  theme.style.cssText = css;
}

function load(): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = EMBED;
  script.addEventListener('error', () => tell({ kind: 'line', text: `${EMBED} couldn’t be loaded.` }));
  document.body.append(script);
}
