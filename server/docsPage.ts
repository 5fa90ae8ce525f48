import { homepage } from '../package.json';

/** The address of a page of the docs, on the site that package.json names. The package has no docs. */
export const docsPage = (name: string): string => `${homepage}docs/${name}.html`;
