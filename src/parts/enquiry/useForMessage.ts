import { useContext } from 'react';
import type { Model } from '../../matching/models.ts';
import type { MessageExtra } from '../../screens/frame/capabilities.ts';
import { PartsContext } from '../../screens/frame/slots.tsx';
import { useWords } from '../../screens/frame/useWords.ts';

/** The parts' offers to a message about these models, in order. A part that throws is left out. */
export function useForMessage(models: readonly Model[]): readonly MessageExtra[] {
  const words = useWords();
  return useContext(PartsContext).flatMap(({ forMessage, fail }) => {
    try {
      return forMessage?.(words, models) ?? [];
    } catch (error) {
      fail(error);
      return [];
    }
  });
}
