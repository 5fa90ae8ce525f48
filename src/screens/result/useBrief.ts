import { useMemo } from 'react';
import type { Zone } from '../../climate/zone.ts';
import type { Chosen } from '../../matching/shownModels.ts';
import { skippedQuestions } from '../../visit/steps.ts';
import { useVisitState } from '../../visit/useVisit.ts';
import { sizeNotes } from '../../words/boughtWords.ts';
import { type Brief, brief, type SectionName } from '../../words/brief.ts';
import type { CheckInput } from '../../words/checkTexts.ts';
import type { Tariff } from '../../words/energyWords.ts';
import { useCapability } from '../frame/Given.tsx';
import { useWords } from '../frame/useWords.ts';

/** The time and place of a brief: milliseconds since 1970, and the page's address, if it has one. */
export type Made = () => { readonly at: number; readonly address: string | null };

interface BriefOf {
  readonly chosen: Chosen;
  readonly zone: Zone | null;
  readonly tariff: Tariff;
  readonly made: Made;
}

/** The brief for a job, with its points to check. */
export function useBrief({ chosen, zone, tariff, made }: BriefOf): {
  /** The whole brief, written when it is first asked for. */
  brief(): Brief;
  /** The brief without these sections, as a message needs it. */
  readonly briefWithout: (left: readonly SectionName[]) => Brief;
  readonly checked: CheckInput;
} {
  const { way, models, job } = chosen;
  const words = useWords();
  const sizes = useCapability('sizes');
  const added = useCapability('addedStep');
  const prices = useCapability('prices');
  const state = useVisitState();
  const { answers, page, tenure } = state;
  // A page in place of the result asks for the postcode itself.
  const postcode = page === null ? state.postcode : '';
  const checked = useMemo(
    () => ({ models, way, job, answers, postcode, skipped: skippedQuestions(state), tenure }),
    [models, way, job, answers, postcode, state, tenure],
  );
  const { at, address } = made();
  const said = sizes?.section(words, state, zone, way) ?? null;
  const input = {
    sizeAnswer: said && (added?.answer(words, state) ?? null),
    ...checked,
    zone,
    cost: prices?.section(words, models, job) ?? null,
    tariff,
  };
  const briefWithout = (left: readonly SectionName[]): Brief => {
    // The notes name the systems.
    const notes = left.includes('system') ? [] : sizeNotes(words, way, models, job);
    const made = { date: words.day(at), address };
    return brief(words, { ...input, made, size: said && { ...said, lines: [...said.lines, ...notes] } }, left);
  };
  let whole: Brief | undefined;
  return {
    brief() {
      whole ??= briefWithout([]);
      return whole;
    },
    briefWithout,
    checked,
  };
}
