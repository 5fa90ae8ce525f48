import { createContext, useContext } from 'react';
import { ENGLISH_WORDS, type MessageSet, type Say, type Words } from '../words/words.ts';

/** The words of the selector that a component stands in. */
export const WordsContext = createContext<Words>(ENGLISH_WORDS);

export function useWords(): Words {
  return useContext(WordsContext);
}

/** The sentences of one part of the screens, in the visitor's language. */
export function useSay<const Set extends MessageSet>(english: Set): Say<Set> {
  return useContext(WordsContext).of(english);
}
