import type { Locator } from '@playwright/test';

/** Figures with units, and the word that joins the last part of a list: the language's formats write them. */
const FORMATS = /\d[\d.,\s]*(kWh|kW|dB\(A\)|mm|m²|°C|c\/kWh)|(?<=⟧\s)and(?=\s⟦)/g;

interface Faults {
  /** Texts, and names for assistive technology, that are neither bracketed nor from the catalogue. */
  readonly untranslated: readonly string[];
  /** Two texts beside each other without a space. */
  readonly glued: readonly string[];
  /** Texts and controls that reach beyond the window, where nobody can scroll to them. */
  readonly outside: readonly string[];
}

/**
 * Looks through everything shown in pseudo-messages.
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
      // The text of an error is the browser's.
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('style, pre')) continue;
      if (node instanceof Element) {
        for (const name of ['aria-label', 'alt', 'title', 'placeholder']) texts.push(node.getAttribute(name) ?? '');
        if (node.matches('button, select, input, img')) note(node, node.getBoundingClientRect(), node.outerHTML);
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
      // Only for a screen reader, or an option of a closed list.
      if (!box || !last || style(element).clipPath !== 'none') continue;
      for (const line of boxes) note(element, line, text);
      const block = blockOf(element);
      if (before) {
        const { left, right, top, bottom } = before.box;
        const isOneLine = box.top < bottom - 1 && top < box.bottom - 1;
        const gap = Math.max(box.left - right, left - box.right);
        const isSpaced = /\s$/.test(before.text) || /^[\s.,;:)”]/.test(text);
        // In one block they touch even where the line breaks between them at this width.
        const isTouching = before.block === block || (isOneLine && Math.abs(gap) < 1);
        if (isTouching && !isSpaced) glued.push(`${before.text}|${text}`);
      }
      before = { text, box: last, block };
    }
    return { texts, glued, outside };
  });
  const longestFirst = known.toSorted((a, b) => b.length - a.length);
  const rest = (text: string): string => {
    const own = outsideBrackets(text.replaceAll(FORMATS, ' '));
    return longestFirst.reduce((left, name) => left.replaceAll(name, ' '), own);
  };
  return {
    untranslated: texts.filter((text) => /\p{Script=Latin}/u.test(rest(text))),
    glued: [...glued, ...texts.filter((text) => text.includes('⟧⟦'))],
    outside,
  };
}

/** A sentence in brackets may hold another as its part. */
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
