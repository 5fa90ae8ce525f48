import { createContext } from 'react';

/** The attributes `action-url` and `action-label` as the page wrote them. */
export interface PageAction {
  readonly url: string | null;
  readonly label: string | null;
}

/** The page's settings for the screens. */
export interface PageWishes {
  readonly action: PageAction;
  /** `off` leaves out the choice of split or ducted above the list. */
  readonly selectType: string | null;
}

export const PageContext = createContext<PageWishes>({ action: { url: null, label: null }, selectType: null });
