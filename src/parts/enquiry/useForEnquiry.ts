import { useContext } from 'react';
import type { Model } from '../../matching/models.ts';
import { type EnquiryExtra, PartsContext } from '../../screens/frame/slots.tsx';
import { useWords } from '../../screens/frame/useWords.ts';

/** The parts' offers to an enquiry about these models, in order. A part that throws is left out. */
export function useForEnquiry(models: readonly Model[]): readonly EnquiryExtra[] {
  const words = useWords();
  return useContext(PartsContext).flatMap(({ forEnquiry, fail }) => {
    try {
      return forEnquiry?.(words, models) ?? [];
    } catch (error) {
      fail(error);
      return [];
    }
  });
}
