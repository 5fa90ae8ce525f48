import { expect, type Page } from '@playwright/test';
import { untilIdle } from './untilIdle.ts';

interface Translated extends Window {
  translator: { showOriginal(): void; readonly originals: ReadonlyMap<Element, Node> };
}

/**
 * Imitates a browser's page translation: wraps each text in an element, in the shadow root too, and each later text. It
 * keeps the words, so that a text which no longer follows the selector is noticed.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    /** The text that each element replaces. */
    const originals = new Map<Element, Node>();
    const wrap = (node: Node): void => {
      const { parentElement } = node;
      if (node.nodeType === Node.TEXT_NODE) {
        if (!node.textContent?.trim() || parentElement?.closest('font, style, script, textarea')) return;
        const font = document.createElement('font');
        node.parentNode?.replaceChild(font, node);
        font.append(document.createElement('font'));
        font.firstChild?.appendChild(document.createTextNode(node.textContent));
        originals.set(font, node);
        return;
      }
      for (const child of [...node.childNodes]) wrap(child);
    };
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) wrap(node);
    });
    const root = document.querySelector('product-selector')?.shadowRoot as ShadowRoot;
    observer.observe(root, { childList: true, characterData: true, subtree: true });
    wrap(document.body);
    wrap(root);
    (window as unknown as Translated).translator = {
      showOriginal() {
        observer.disconnect();
        for (const [font, text] of originals) if (font.isConnected) font.replaceWith(text);
      },
      originals,
    };
  });

/** Switches the translation off: each text that was replaced comes back. */
export const showOriginal = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as Translated).translator.showOriginal());

/** All text on screen; the texts that React manages without an element; and those it changed after the translation replaced them. */
const read = (page: Page) =>
  page.locator('product-selector').evaluate(({ shadowRoot }) => {
    const isLoose = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber'));
    const walker = document.createTreeWalker(shadowRoot as ShadowRoot, NodeFilter.SHOW_TEXT);
    const shown: Node[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) shown.push(node);
    const { originals } = (window as unknown as Translated).translator;
    const replaced = [...originals].filter(([font]) => font.isConnected);
    return {
      text: shown.map(({ textContent }) => textContent).join(''),
      loose: [...shown, ...replaced.map(([, text]) => text)].filter(isLoose).map(({ textContent }) => textContent),
      stale: replaced.flatMap(([font, text]) => (font.textContent === text.textContent ? [] : [font.textContent])),
    };
  });

/** Checks one stop of a walk. */
export type Look = (stop: string) => Promise<void>;

/**
 * A check that translates the page, and looks at the content once it is stable: counts and drawings change some time after a
 * press. At every third stop, the visitor shows the original and translates it again.
 */
export function followTranslation(page: Page): Look {
  let at = 0;
  return async (stop) => {
    if (at % 3 === 0) await translate(page);
    if (at % 3 === 2) await showOriginal(page);
    at += 1;
    let found = await read(page);
    for (let same = 0; same < 3; ) {
      await untilIdle(page);
      const next = await read(page);
      same = next.text === found.text ? same + 1 : 0;
      found = next;
    }
    expect(found, stop).toMatchObject({ loose: [], stale: [] });
    const fonts = page.locator('product-selector font');
    expect((await fonts.count()) > 0, `${stop} is translated`).toBe(at % 3 !== 0);
  };
}
