import { createContext, useContext } from 'react';
import { ENGLISH_WORDS, type MessageSet, type Say, type Words } from '../../words/words.ts';

/** The words of the selector that contains a component. */
export const WordsContext = createContext<Words>(ENGLISH_WORDS);

export function useWords(): Words {
  return useContext(WordsContext);
}

/** The sentences of one group of messages, in the selector's language. */
export function useSay<const Set extends MessageSet>(english: Set): Say<Set> {
  return useContext(WordsContext).of(english);
}
