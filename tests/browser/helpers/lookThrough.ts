import type { Locator } from '@playwright/test';

/** Numbers with units, prices, and the word before the last part of a list. The language's formats write all three. */
const FORMATS = /\d[\d.,\s]*(kWh|kW|dB\(A\)|mm|m²|°C|c\/kWh|AU\$)|A\$(?=\d)|(?<=⟧\s)and(?=\s⟦)/g;
const LATIN = /\p{Script=Latin}/u;

interface Faults {
  /** Texts and accessible names that are neither in brackets nor from the catalogue. */
  readonly untranslated: readonly string[];
  /** Neighbouring texts without a space between them. */
  readonly glued: readonly string[];
  /** Texts and controls outside the window that nobody can scroll to, and a page wider than the window. */
  readonly outside: readonly string[];
}

/**
 * Checks everything on screen in pseudo-messages.
 * @param known texts from the catalogue, which nobody translates
 */
export async function lookThrough(shown: Locator, known: readonly string[]): Promise<Faults> {
  const { texts, glued, outside } = await shown.evaluate((root) => {
    const texts: string[] = [];
    const glued: string[] = [];
    const outside: string[] = [];
    const screen = document.documentElement.clientWidth;
    const style = (element: Element) => getComputedStyle(element);
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(style(element).overflowX) || scrolls(element.parentElement));
    const blockOf = (element: Element): Element =>
      style(element).display === 'inline' && element.parentElement ? blockOf(element.parentElement) : element;
    const note = (element: Element, { left, right }: DOMRect, name: string) => {
      if ((left < -1 || right > screen + 1) && !scrolls(element)) outside.push(name);
    };
    let before: { readonly text: string; readonly box: DOMRect; readonly block: Element } | null = null;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      // The browser words the text of an error.
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('style, pre')) continue;
      if (node instanceof Element) {
        const names = ['aria-label', 'alt', 'title', 'placeholder'];
        texts.push(...names.flatMap((name) => node.getAttribute(name) ?? []));
        if (node.matches('button, select, input:not(.visually-hidden > *), img'))
          note(node, node.getBoundingClientRect(), node.outerHTML);
        continue;
      }
      const text = node.textContent ?? '';
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()];
      const [box] = boxes;
      const last = boxes.at(-1);
      if (text.trim() === '') {
        before = null;
        continue;
      }
      if (!element.closest('bdi')) texts.push(text);
      // Skips text for screen readers only, and options of a closed list.
      if (!box || !last || style(element).clipPath !== 'none') continue;
      for (const line of boxes) note(element, line, text);
      const block = blockOf(element);
      if (before) {
        const { left, right, top, bottom } = before.box;
        const isOneLine = box.top < bottom - 1 && top < box.bottom - 1;
        const gap = Math.max(box.left - right, left - box.right);
        const isSpaced = /\s$/.test(before.text) || /^[\s.,;:)”]/.test(text);
        // Within one block they touch even if a line break separates them at this width.
        const isTouching = before.block === block || (isOneLine && Math.abs(gap) < 1);
        if (isTouching && !isSpaced) glued.push(`${before.text}|${text}`);
      }
      before = { text, box: last, block };
    }
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > screen) outside.push(`the page is ${scrollWidth} px wide`);
    return { texts, glued, outside };
  });
  const longestFirst = known.toSorted((a, b) => b.length - a.length);
  const isTranslated = (text: string): boolean => {
    const own = outsideBrackets(text.replaceAll(FORMATS, ' '));
    if (!LATIN.test(own)) return true;
    return !LATIN.test(longestFirst.reduce((left, name) => left.replaceAll(name, ' '), own));
  };
  return {
    untranslated: texts.filter((text) => !isTranslated(text)),
    glued: [...glued, ...texts.filter((text) => text.includes('⟧⟦'))],
    outside,
  };
}

/** A bracketed sentence may contain another. */
function outsideBrackets(text: string): string {
  let depth = 0;
  let outside = '';
  for (const letter of text) {
    if (letter === '⟦') depth += 1;
    if (depth === 0) outside += letter;
    if (letter === '⟧') depth -= 1;
  }
  return outside;
}
