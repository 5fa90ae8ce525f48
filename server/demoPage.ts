import { basename, resolve } from 'node:path';
import { printable } from '../src/catalogue/printable.ts';
import { LANDING } from '../src/words/english/landing.ts';

/** Placeholder in `start.html` for the address of the built element. */
const ELSEWHERE = 'https://provider.example/embed/';

export interface ShownCatalogue {
  /** The name of a person's own file; null for the project's made-up catalogue. */
  readonly file: string | null;
  readonly systems: number;
  /** The range as HTML; empty for none. */
  readonly range: string;
}

/**
 * Fills the demo page.
 *
 * @param page `server/demo.html`
 * @param start `start.html` of the built element: the lines for a page's head
 * @param base the site's folder, from `--base`
 */
export function demoPage(page: string, start: string, { file, systems, range }: ShownCatalogue, base = ''): string {
  const count = systems === 1 ? '1 system' : `${systems} systems`;
  const name = file === null ? '' : escaped(printable(file));
  const fills: Readonly<Record<string, string>> = {
    start: start.replaceAll(ELSEWHERE, '/embed/').trimEnd(),
    landing: landingContent('<a href="/wp-json/product-selector/v2/products">All our systems, as data</a>', 1, range),
    range: file === null ? `${count}, all made up` : `${count} from ${name}`,
    about:
      file === null
        ? `Wattlebird Air isn't a real company, and its ${count} are made up. This page shows how Product Selector looks on a provider's website.`
        : `This page shows the ${count} from ${name}, as Product Selector would on a provider's website. Only Wattlebird Air, the company around it, isn't real.`,
  };
  const filled = page.replace(/<!-- (\w+) -->/g, (comment, place: string) => fills[place] ?? comment);
  if (base === '') return filled;
  return filled.replace(/ (href|src)="\//g, ` $1="${base}/`).replace('<product-selector ', `$&host="${base}" `);
}

/** The name of a catalogue file on the demo page; null for the project's own. */
export function shownFile(file: string, ownCatalogue: string): string | null {
  return resolve(file) === resolve(ownCatalogue) ? null : basename(file);
}

/** The text of the landing screen as HTML, for the content of the element. */
export function landingContent(link: string, level = 2, range = ''): string {
  return `<div class="product-selector-landing">
    <h${level}>${LANDING['landing.title']}</h${level}>
    <p>${LANDING['landing.lead']}</p>
    <noscript><p>The questions need JavaScript, and your browser has it switched off.</p></noscript>
    <p class="product-selector-late">The questions haven't loaded. Reload the page, or try another browser.</p>
    <ul>
      <li>${LANDING['landing.length']}</li>
      <li>${LANDING['landing.private']}</li>
      <li>${LANDING['landing.honest']}</li>
    </ul>
    <p>${link}</p>${range && `\n    ${range}`}
  </div>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
