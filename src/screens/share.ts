import { createContext, type ReactNode } from 'react';

/** The link of the visit, to take it along. */
export interface SharedLink {
  /** A section of the result. */
  readonly section: ReactNode;
  /** A part of the printed brief. */
  readonly printed: ReactNode;
}

/** Null without `share-url`, and until it has loaded. */
export const ShareContext = createContext<SharedLink | null>(null);
