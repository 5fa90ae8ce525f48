import { useMemo } from 'react';
import type { Zone } from '../../climate/zone.ts';
import type { Model } from '../../matching/models.ts';
import { skippedQuestions } from '../../visit/steps.ts';
import { useVisitState } from '../../visit/useVisit.ts';
import { type Brief, brief, likelyNote, type SectionName } from '../../words/brief.ts';
import type { CheckInput } from '../../words/checkTexts.ts';
import type { Tariff } from '../../words/energyWords.ts';
import { useCapability } from '../frame/Given.tsx';
import type { useRooms } from '../frame/useRooms.ts';
import { useWords } from '../frame/useWords.ts';

/** The time and place of a brief: milliseconds since 1970, and the page's address, if it has one. */
export type Made = () => { readonly at: number; readonly address: string | null };

interface BriefOf {
  readonly model: Model;
  readonly zone: Zone | null;
  readonly room: ReturnType<typeof useRooms>;
  readonly tariff: Tariff;
  readonly made: Made;
}

/** The brief for a system, with its points to check and the origin of its size. */
export function useBrief({ model, zone, room, tariff, made }: BriefOf): {
  /** The brief, or what a message without these sections is written from. */
  readonly briefWithout: (left: readonly SectionName[]) => Brief;
  readonly checked: CheckInput;
  readonly sizeNote: string | null;
} {
  const { sizes, rooms, likely } = room;
  const words = useWords();
  const prices = useCapability('prices');
  const state = useVisitState();
  const { answers, page, tenure, sized } = state;
  // A page in place of the result asks for the postcode itself.
  const postcode = page === null ? state.postcode : '';
  const sizeNote = sized ? null : likelyNote(words, model, rooms, likely);
  const checked = useMemo(
    () => ({ model, answers, postcode, skipped: skippedQuestions(state), tenure }),
    [model, answers, postcode, state, tenure],
  );
  const { at, address } = made();
  const input = {
    ...checked,
    zone,
    size: sizes?.section(words, state, zone) ?? null,
    cost: prices?.section(words, model) ?? null,
    sizeNote,
    tariff,
    made: { date: words.day(at), address },
  };
  return { briefWithout: (left) => brief(words, input, left), checked, sizeNote };
}
