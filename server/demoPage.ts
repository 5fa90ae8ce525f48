import { LANDING } from '../src/words/english/landing.ts';

/** Placeholder in `start.html` for the address of the built element. */
const ELSEWHERE = 'https://provider.example/embed/';

/**
 * Fills the demo page.
 *
 * @param page `server/demo.html`
 * @param start `start.html` of the built element: the lines for a page's head
 */
export function demoPage(page: string, start: string): string {
  return page
    .replace('<!-- start -->', () => start.replaceAll(ELSEWHERE, '/embed/').trimEnd())
    .replace('<!-- landing -->', () =>
      landingContent('<a href="/wp-json/product-selector/v2/products">All our systems, as data</a>'),
    );
}

/** The landing screen's text as HTML, for the content of the element. */
export function landingContent(link: string): string {
  return `<div class="product-selector-landing">
    <h2>${LANDING['landing.title']}</h2>
    <p>${LANDING['landing.lead']}</p>
    <ul>
      <li>${LANDING['landing.length']}</li>
      <li>${LANDING['landing.private']}</li>
      <li>${LANDING['landing.honest']}</li>
    </ul>
    <p>${link}</p>
  </div>`;
}
