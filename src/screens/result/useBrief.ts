import { useMemo } from 'react';
import type { Product } from '../../catalogue/product.ts';
import type { Zone } from '../../climate/zone.ts';
import { homeModel } from '../../drawing/homeModel.ts';
import type { Model } from '../../matching/models.ts';
import { skippedQuestions } from '../../visit/steps.ts';
import { useVisitState } from '../../visit/useVisit.ts';
import { type Brief, brief, likelyNote } from '../../words/brief.ts';
import type { CheckInput } from '../../words/checkTexts.ts';
import type { Tariff } from '../../words/energyWords.ts';
import { homeText } from '../../words/homeText.ts';
import { useCost } from '../frame/useCost.ts';
import type { useRooms } from '../frame/useRooms.ts';
import { useWords } from '../frame/useWords.ts';

/** The time and place of a brief: milliseconds since 1970, and the page's address, if it has one. */
export type Made = () => { readonly at: number; readonly address: string | null };

interface BriefOf {
  readonly model: Model;
  /** The facts that all sizes of the model share. */
  readonly product: Product;
  readonly zone: Zone | null;
  readonly room: ReturnType<typeof useRooms>;
  readonly tariff: Tariff;
  readonly made: Made;
}

/** The brief for a system, with its points to check and the origin of its size. */
export function useBrief({ model, product, zone, room, tariff, made }: BriefOf): {
  readonly content: Brief;
  readonly checked: CheckInput;
  readonly sizeNote: string | null;
} {
  const { source, rooms, likely } = room;
  const words = useWords();
  const costs = useCost();
  const state = useVisitState();
  const { answers, postcode, asking, tenure, sized } = state;
  const installed = costs?.leadOf(words, model) ?? null;
  const sizeNote = sized ? null : likelyNote(words, model, rooms, likely);
  const checked = useMemo(
    // The form asks for the postcode itself.
    () => ({ model, answers, postcode: asking ? '' : postcode, skipped: skippedQuestions(state), tenure, installed }),
    [model, answers, asking, postcode, state, tenure, installed],
  );
  const { at, address } = made();
  const content = brief(words, {
    ...checked,
    zone,
    size: source?.section(words, rooms, zone) ?? null,
    cost: costs?.section(words, model) ?? null,
    sizeNote,
    home: homeText(words, homeModel(answers, product)),
    tariff,
    made: { date: words.day(at), address },
  });
  return { content, checked, sizeNote };
}
