import { useEffect, useState } from 'react';
import { loadPart } from '../../ui/loadPart.ts';
import type { PostcodeAnswer } from './postcodeReply.ts';
import { useWords } from './useWords.ts';

/** The answer to a postcode; null for a blank one, and until the table of postcodes has loaded. */
export function usePostcodeReply(postcode: string): PostcodeAnswer | null {
  const words = useWords();
  const [reply, setReply] = useState<PostcodeAnswer | null>(null);
  useEffect(() => {
    if (postcode === '') return;
    let isCurrent = true;
    void loadPart(() => import('./postcodeReply.ts'), 'postcodeReply').then((replyTo) => {
      // Without it, the figures say later what they need.
      if (isCurrent && replyTo) setReply(replyTo(words, postcode));
    });
    return () => {
      isCurrent = false;
      setReply(null);
    };
  }, [postcode, words]);
  return reply;
}
