import type { Page } from '@playwright/test';

/** Parts that leave too little of the window to the words. */
export const outOfProportion = (page: Page) =>
  page.locator('product-selector').evaluate(({ shadowRoot }) => {
    const found: string[] = [];
    const root = shadowRoot as ShadowRoot;
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`${scrollWidth - clientWidth} px wider than the window`);
    for (const bar of root.querySelectorAll('.bar')) {
      const share = bar.getBoundingClientRect().height / window.innerHeight;
      if (getComputedStyle(bar).position === 'sticky' && share > 0.15) found.push(`a bar of ${share} of the window`);
    }
    for (const select of [...root.querySelectorAll('select')].filter((one) => one.checkVisibility())) {
      const inOneLine = select.cloneNode(true) as HTMLSelectElement;
      inOneLine.style.cssText = 'position: absolute; inline-size: auto; max-inline-size: none; white-space: nowrap';
      select.after(inOneLine);
      inOneLine.value = select.value;
      const isTooLong = inOneLine.offsetWidth > select.offsetWidth;
      if (isTooLong && select.offsetHeight <= inOneLine.offsetHeight) found.push(`a cut choice: ${select.value}`);
      inOneLine.remove();
    }
    for (const drawing of root.querySelectorAll('.home, .landing-picture, .outline-home')) {
      const { height } = drawing.getBoundingClientRect();
      const most = drawing.matches('.beside-home > .outline-home, .home-ground > .home') ? 0.15 * innerHeight : 0;
      if (height > most) found.push(`a drawing of ${height} px`);
    }
    return found;
  });
