import type { Page } from '@playwright/test';

/** An address, a number or price with its sign and separators, or a word. Hyphens and slashes separate words, as in the browser. */
const WORD = /(?<address>\S+[.@]\p{L}\S+)|[$€£]?\p{N}[\p{N}.,]*|\p{L}[\p{L}\p{M}'’]*/gu;
/** A longer word may break. */
const LONGEST = 20;

interface Words {
  /** Each number, price or word of up to 20 letters that spans two lines, with the text around it. */
  readonly broken: readonly string[];
  readonly looked: number;
}

/** Checks every word of the screen, or of its open dialog. Addresses and links may break. */
export function brokenWords(page: Page): Promise<Words> {
  return page.locator('product-selector').evaluate(
    ({ shadowRoot }, [source, longest]) => {
      const broken: string[] = [];
      let looked = 0;
      const root = shadowRoot?.querySelector('dialog[open]') ?? (shadowRoot as ShadowRoot);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!element?.checkVisibility({ visibilityProperty: true })) continue;
        // The browser puts a list's options on one line, and text for screen readers only is clipped.
        if (element.closest('a, pre, option, style, .visually-hidden')) continue;
        for (const { 0: word, index, groups } of (node.textContent ?? '').matchAll(new RegExp(source, 'gu'))) {
          if (groups?.address || word.length > longest) continue;
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
          looked += lines.size > 0 ? 1 : 0;
          if (lines.size > 1) broken.push(`${word} in "${element.textContent}"`);
        }
      }
      return { broken, looked };
    },
    [WORD.source, LONGEST] as const,
  );
}
