import { createContext } from 'react';

/** False where the page has turned *split or ducted* off. */
export const SelectTypeContext = createContext(true);
