import { cacheReply } from '../src/api/cachedReply.ts';
import { visitName } from '../src/app/visitName.ts';
import { createWords, type Messages } from '../src/words/words.ts';
import { pressShown, shownPattern } from './pressShown.ts';
import { MIRRORED, PSEUDO } from './pseudoMessages.ts';
import { SCREENS } from './screens.ts';

const MESSAGES: Readonly<Record<string, Messages>> = { pseudo: PSEUDO, mirrored: MIRRORED };

type Selector = HTMLElement & {
  messages: Messages | null;
  navigate(route: string): Promise<void>;
  restore(code: string): Promise<boolean>;
};

const DAY_MS = 24 * 60 * 60 * 1000;

const given = new URLSearchParams(location.search);
const name = given.get('screen') ?? '';
const screen = Object.hasOwn(SCREENS, name) ? SCREENS[name] : undefined;
const element = document.querySelector<Selector>('product-selector');
if (element && screen) void show(element);
else if (element) void continueAfterReload(element);

/** Prepares the selector before its program runs, then takes it to the screen in the address. */
async function show(selector: Selector): Promise<void> {
  const { visit, attributes = {}, draft, code, isCached, press = [], route, typed } = screen!;
  const [language, theme, wanted] = ['language', 'theme', 'fault'].map((setting) => given.get(setting) ?? '');
  const fault = screen!.fault ?? wanted;
  const messages = MESSAGES[language!] ?? null;
  const host = `${location.origin}/fault/${encodeURIComponent(fault ?? '')}`;
  const isFaulty = Boolean(fault) && fault !== 'none';
  // Frames of one tab share its storage.
  selector.id = `gallery ${name}`;
  for (const [attribute, value] of Object.entries(attributes)) selector.setAttribute(attribute, value);
  const key = `product-selector:${visitName(selector.id, 0, `${isFaulty ? host : location.origin}/wp-json/`)}`;
  save(key, visit);
  save(`${key}:enquiry`, draft);
  if (messages) selector.messages = messages;
  if (theme === 'plain') {
    for (const sheet of [...document.styleSheets]) sheet.disabled = true;
  } else document.documentElement.style.colorScheme = theme!;
  if (isCached) {
    const url = '/wp-json/product-selector/v2/products?t=1';
    await cacheReply(`${host}/wp-json/`, { url, text: await (await fetch(url)).text() }, Date.now() - DAY_MS);
  }
  if (isFaulty) selector.setAttribute('host', host);

  await customElements.whenDefined('product-selector');
  if (code) await selector.restore(code);
  if (route) await selector.navigate(route);
  const words = createWords(messages ?? {});
  const { ALL_MESSAGES } = await import('../src/allMessages.ts');
  for (const pressed of press) {
    const message = ALL_MESSAGES[pressed];
    const text = words.text(pressed, typeof message === 'string' ? message : pressed);
    await pressShown(selector, shownPattern(text));
  }
  if (typed) document.execCommand('insertText', false, typed);
  // Tests wait for it.
  selector.dataset.shown = name;
}

function save(key: string, value: unknown): void {
  if (value) sessionStorage.setItem(key, JSON.stringify(value));
  else sessionStorage.removeItem(key);
}

/** After a changed source has reloaded the page, the selector continues where it was. */
async function continueAfterReload(selector: Selector): Promise<void> {
  const key = 'dev: reloaded';
  import.meta.hot?.on('vite:beforeFullReload', () => sessionStorage.setItem(key, ''));
  if (sessionStorage.getItem(key) === null) return;
  sessionStorage.removeItem(key);
  if (Object.keys(sessionStorage).some((name) => name.startsWith('product-selector:'))) {
    await pressShown(selector, shownPattern('Continue where you left off'));
  }
}
