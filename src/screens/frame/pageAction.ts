import { createContext } from 'react';

/** The attributes `action-url` and `action-label` as the page wrote them. */
export interface PageAction {
  readonly url: string | null;
  readonly label: string | null;
}

export const PageActionContext = createContext<PageAction>({ url: null, label: null });
