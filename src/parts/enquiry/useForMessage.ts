import { useContext } from 'react';
import type { Model } from '../../matching/models.ts';
import type { AskedJob } from '../../matching/way.ts';
import type { MessageExtra } from '../../screens/frame/capabilities.ts';
import { PartsContext } from '../../screens/frame/slots.tsx';
import { useWords } from '../../screens/frame/useWords.ts';

/** The parts' offers to a message about the chosen job, in order. A part that throws is left out. */
export function useForMessage(models: readonly Model[], job: AskedJob): readonly MessageExtra[] {
  const words = useWords();
  return useContext(PartsContext).flatMap(({ forMessage, fail }) => {
    try {
      return forMessage?.(words, models, job) ?? [];
    } catch (error) {
      fail(error);
      return [];
    }
  });
}
