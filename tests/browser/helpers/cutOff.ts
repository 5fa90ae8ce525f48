import type { Page } from '@playwright/test';

/** Elements whose text is clipped or overlaps a neighbour's. */
export function cutOff(page: Page): Promise<string[]> {
  return page.locator('product-selector').evaluate((element) => {
    const found: string[] = [];
    for (const node of element.shadowRoot?.querySelectorAll('*') ?? []) {
      if (!(node instanceof HTMLElement) || node.closest('dialog:not([open])')) continue;
      const style = getComputedStyle(node);
      // Skips text for screen readers only, and text for print only.
      if (style.clipPath !== 'none' || node.clientWidth <= 1) continue;
      const clips = /hidden|clip/.test(style.overflowX);
      const tooWide = node.scrollWidth > node.clientWidth + 1 && style.display !== 'inline';
      if (node.tagName !== 'SELECT' && (clips || node.childElementCount === 0) && tooWide) found.push(node.outerHTML);
    }
    return found;
  });
}
