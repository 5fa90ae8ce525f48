import { existsSync, readdirSync } from 'node:fs';
import { titleOf } from './pageLinks.mjs';

const docs = (/** @type {string} */ names) => names.split(' ').map((name) => `docs/${name}`);

/** Pages of the project by subject. A page of docs/ that is missing here is listed under *More*. */
const SUBJECTS = {
  'Start here': ['docs/how-it-works', 'docs/office', 'docs/get-it', 'docs/gallery', 'docs/why-not'],
  'On your page': [
    ...docs('embedding website-builders frameworks prefill popups screens colours words links'),
    ...docs('statistics loading your-page failures package pinning'),
  ],
  'In WordPress': ['docs/wordpress', 'docs/wordpress-catalogue', 'docs/wordpress-enquiries'],
  'Your range': [
    ...docs('catalogue catalogue-reference catalogue-import catalogue-messages catalogue-order'),
    ...docs('energy-register installation-costs command-line'),
  ],
  Enquiries: ['docs/enquiries', 'docs/form-service', 'docs/your-system'],
  'Your server': docs('hosting provider containers service running backups assistants scaling upgrading'),
  'What it promises': ['docs/privacy', 'docs/accessibility', 'docs/screen-reader', 'docs/performance', 'SECURITY'],
  'How it is made': ['docs/testing', 'CONTRIBUTING', 'docs/decisions/README', 'docs/licences'],
};
const CHANGES = 'CHANGELOG';

/**
 * The list of pages beside each page, with their own titles.
 *
 * @param {string} project the project's folder
 */
export function sidebar(project) {
  const named = Object.values(SUBJECTS).flat();
  const others = readdirSync(`${project}/docs`)
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file.slice(0, -3)}`)
    .filter((page) => !named.includes(page));
  const group = (/** @type {string} */ text, /** @type {readonly string[]} */ pages) => ({
    text,
    items: pages.map((page) => {
      const below = existsSync(`${project}/${page}`) ? readdirSync(`${project}/${page}`).toSorted() : [];
      return {
        text: titleOf(`${project}/${page}.md`),
        link: `/${page}`,
        ...(below.length > 0 && {
          collapsed: true,
          items: below.map((file) => ({
            text: titleOf(`${project}/${page}/${file}`),
            link: `/${page}/${file.slice(0, -3)}`,
          })),
        }),
      };
    }),
  });
  return [...Object.entries(SUBJECTS).map(([text, pages]) => group(text, pages)), group('More', [...others, CHANGES])];
}
