import { createContext } from 'react';

/** The attributes `action-url` and `action-label` as the page wrote them. */
export interface PageAction {
  readonly url: string | null;
  readonly label: string | null;
}

/** The page's settings for the screens. */
export interface PageWishes {
  readonly action: PageAction;
  /** `off` begins the list with models, not with the ways to do the job. */
  readonly ways: string | null;
}

export const PageContext = createContext<PageWishes>({ action: { url: null, label: null }, ways: null });
