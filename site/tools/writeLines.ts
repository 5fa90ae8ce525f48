import { LANDING } from '../../src/words/english/landing.ts';

/** The address in the lines if the real one isn't known. */
export const ELSEWHERE = 'https://provider.example/';

export interface LineSettings {
  /** The site's address, with a slash at the end. Its folder `embed` has the element, and the site replies like a provider. */
  readonly site: string;
  /** The given attributes by name; a flag that is set has an empty text. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The page's own sentences by key. */
  readonly messages: Readonly<Record<string, unknown>>;
  /** Declarations for the element, one per line. */
  readonly css: string;
}

/** The lines for a page. They can be pasted as they are, because no typed text ends a tag or a quotation early. */
export function writeLines({ site, attributes, messages, css }: LineSettings): string {
  const names = 'host' in attributes || 'rest-url' in attributes ? attributes : { host: bare(site), ...attributes };
  const given = Object.entries(names).map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}=${quoted(value)}`));
  const style = css === '' ? [] : ['<style>', 'product-selector {', indented(css), '}', '</style>'];
  const words = Object.keys(messages).length === 0 ? [] : wordLines(messages);
  return [
    `<script type="module" src="${escaped(site)}embed/product-selector.js" onerror="${FAILED}"></script>`,
    `<link rel="stylesheet" href="${escaped(site)}embed/landing.css">`,
    ...style,
    '',
    `<product-selector${given.join('')}>`,
    ...words,
    ...LANDING_LINES,
    '</product-selector>',
    '',
  ].join('\n');
}

/** Shows the landing content's sentence where the site's server allows no other sites, or can't be reached. */
const FAILED = "document.documentElement.classList.add('product-selector-failed')";

/** The landing content: for visitors until the selector has loaded, and for search engines. */
const LANDING_LINES = [
  '  <div class="product-selector-landing">',
  `    <h2>${LANDING['landing.title']}</h2>`,
  `    <p>${LANDING['landing.lead']}</p>`,
  '    <noscript><p>The questions need JavaScript, and your browser has it switched off.</p></noscript>',
  `    <p class="product-selector-late">The questions haven't loaded. Reload the page, or try another browser.</p>`,
  '    <ul>',
  `      <li>${LANDING['landing.length']}</li>`,
  `      <li>${LANDING['landing.private']}</li>`,
  `      <li>${LANDING['landing.honest']}</li>`,
  '    </ul>',
  '  </div>',
];

function wordLines(messages: LineSettings['messages']): readonly string[] {
  // A "<" could end the script.
  const json = JSON.stringify(messages, null, 2).replaceAll('<', '\\u003c');
  return ['  <script type="application/json">', indented(json), '  </script>'];
}

const bare = (site: string): string => site.replace(/\/$/, '');
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const indented = (text: string): string => text.replace(/^/gm, '  ');

/** JSON is easier to read between single quotation marks. */
function quoted(value: string): string {
  if (!value.includes('"')) return `"${escaped(value)}"`;
  return `'${value.replaceAll('&', '&amp;').replaceAll("'", '&#39;')}'`;
}
