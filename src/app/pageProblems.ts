import type { ActionProblem } from '../screens/frame/readAction.ts';
import type { GivenAddress } from './restRoot.ts';

/** "provider.example", "localhost:8080/shop": a host name without its scheme. */
const HOST_NAME = /^(localhost|[a-z\d-]+(\.[a-z\d-]+)+)(:\d+)?(\/|$)/i;
/** Browsers let https pages request these by http. */
const OWN_MACHINE = /^http:\/\/(localhost|127\.|\[::1\])/;

/**
 * One line for a page that loads the element twice in different versions.
 * @param own the version of this script
 * @param found `version` of the element that the page already has; unknown for another program's element
 */
export function versionProblem(own: string, found: unknown): string {
  const which =
    typeof found === 'string' ? `version ${found.slice(0, 40)} is already in use` : 'another program has defined it';
  return `Product Selector: this script has version ${own} of <product-selector>, but ${which}, so this script does nothing. Load only one of them.`;
}

/** One line for a page with elements whose names hide parts of `document` that we need. */
export function hiddenProblem(names: readonly string[]): string {
  const hidden = names.map((name) => `document.${name}`).join(', ');
  return `Product Selector: elements of this page have names or ids that hide ${hidden}. Rename them; until then the page's own content stays in place.`;
}

/** One line for a page whose layout leaves the element no width. */
export function widthProblem(): string {
  return 'Product Selector: <product-selector> is 0 px wide, so nobody sees it. Give the element or the box around it a width.';
}

/** One line for a page with two selectors of one id. */
export function idProblem(id: string): string {
  return `Product Selector: two selectors have the id "${id}". Give each an id of its own, so that each finds its visit again.`;
}

/** One line for a page in two frames side by side. */
export function frameProblem(): string {
  const { pathname } = window.location;
  return `Product Selector: two frames show ${pathname}. Each keeps its own visit, by their order in the page; keep that order, or one frame.`;
}

/** One line for an element that has swallowed the content after it. @param parts elements that belong beside the selector */
export function swallowedProblem(parts: Iterable<Element>): string {
  const inside = [...new Set([...parts].map(({ localName }) => `<${localName}>`))].join(', ');
  return `Product Selector: <product-selector> contains ${inside}, which visitors can't see. HTML ignores the slash of <product-selector />: write <product-selector></product-selector>.`;
}

/** One line for an address attribute with a mistake, and what to write; null if it has none. */
export function addressProblem({ name, given, root, page }: GivenAddress): string | null {
  const isOfWeb = /^https?:/.test(page.origin);
  if (given === '')
    return `Product Selector: ${name} is missing, and this page (${page.protocol}) has no address of its own. Write ${name}="https://…" with the address of the provider.`;
  const line = `Product Selector: ${name}="${given}"`;
  const isHostName = HOST_NAME.test(given);
  const advice = isHostName ? ` If it is the name of a host, write ${name}="https://${given}".` : '';
  const own = isOfWeb ? `using ${page.origin} instead` : 'this page has no address to use instead';
  const instead = name === 'host' ? own : 'host is used instead';
  if (root === null) return `${line} is not an http or https address; ${instead}.${advice}`;
  if (isHostName) return `${line} has no scheme and was read as the path ${root}.${advice}`;
  if (page.protocol !== 'https:' || !root.startsWith('http:') || OWN_MACHINE.test(root)) return null;
  return `${line} is http and this page is https, so browsers block it. Serve the provider by https, and write https.`;
}

/** One line for the attributes of the result's button: what is wrong, and what to do. */
export function actionProblem({ kind, given = '' }: ActionProblem): string {
  return `Product Selector: ${ACTION_PROBLEMS[kind].replace('{given}', () => given)}`;
}

const INSTEAD = "Until then, the system's own page is linked.";
const ACTION_PROBLEMS: Readonly<Record<ActionProblem['kind'], string>> = {
  'no-url': `action-label has no action-url. Set the address that the button opens. ${INSTEAD}`,
  'bad-url': `action-url="{given}" can't be used. Write a whole address with https:, http:, tel: or mailto:. ${INSTEAD}`,
  'no-label': `action-url has no action-label. Set the text of the button. ${INSTEAD}`,
  'long-label': 'action-label has more than {given} characters and was cut. Write a shorter text.',
};
