import { plainPage } from './plainPage.ts';
import { type PageOptions, preparePage } from './preparePage.ts';
import type { PreparedReply } from './prepareReply.ts';

/** Every page of the provider's own. */
export interface Pages {
  /** The page at `/`, to see the selector on. */
  readonly demo: PreparedReply;
  readonly notFound: PreparedReply;
  readonly problem: PreparedReply;
}

/** @param demo its HTML */
export async function preparePages(demo: string, options: PageOptions): Promise<Pages> {
  const notFound = plainPage('Page not found', 'There is no page at this address.');
  const problem = plainPage('Something went wrong', 'The fault is ours. Please try again in a moment.');
  return {
    demo: await preparePage(demo, options),
    notFound: await preparePage(notFound, options),
    problem: await preparePage(problem, options),
  };
}
