import { createContext, type ReactNode } from 'react';

/** What the result shows for taking the visit along; null without `share-url`, and until it has loaded. */
export const ShareContext = createContext<ReactNode>(null);
