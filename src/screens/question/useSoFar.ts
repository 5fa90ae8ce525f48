import { useEffect, useMemo, useState } from 'react';
import type { Matcher } from '../../matching/matcher.ts';
import type { AskedJob } from '../../matching/way.ts';
import type { Answers } from '../../questionnaire/question.ts';
import { loadExport } from '../../ui/loadExport.ts';
import type { Words } from '../../words/words.ts';
import { useWords } from '../frame/useWords.ts';

type Program = typeof import('../list/soFar.ts').SO_FAR;

/** Kept once loaded. */
let program: Program | null = null;

/** Loads what counts and reckons; null if that fails. */
export async function loadSoFar(): Promise<Program | null> {
  program ??= await loadExport(() => import('../list/soFar.ts'), 'SO_FAR');
  return program;
}

/** The number of models that fit, and what a job may cost, for any answers. */
export interface SoFar {
  countFits(answers: Answers): number;
  /** "So far: $1,749 to $9,400 installed"; null without a price list. */
  priceText(answers: Answers): string | null;
  /** The same as the list will say it. */
  listed(answers: Answers): Reached;
}

/** What is known after the answers so far. */
export interface Reached {
  /** The number of models that fit; null before the first answer. */
  readonly count: number | null;
  /** What the job may cost; null before the question about rooms. */
  readonly price: string | null;
}

/** Null without a catalogue, and until it has loaded. The same object while only answers change. */
export function useSoFar(matcher: Matcher | null, job: AskedJob): SoFar | null {
  const words = useWords();
  const [loaded, setLoaded] = useState(program);
  useEffect(() => {
    let isCurrent = true;
    void loadSoFar().then((found) => isCurrent && setLoaded(found));
    return () => {
      isCurrent = false;
    };
  }, []);
  const { postcode, zone, size, rules, installation, on, facts } = job;
  return useMemo(
    () =>
      matcher && loaded && soFarOf(loaded, words, matcher, { postcode, zone, size, rules, installation, on, facts }),
    [loaded, words, matcher, postcode, zone, size, rules, installation, on, facts],
  );
}

function soFarOf(loaded: Program, words: Words, matcher: Matcher, beside: Omit<AskedJob, 'answers'>): SoFar {
  const { countFits, priceSoFar, soFarText, listed } = loaded;
  const textOf = (price: ReturnType<typeof priceSoFar>): string | null => price && soFarText(words, price);
  return {
    countFits: (answers) => countFits(matcher, { ...beside, answers }, false),
    priceText: (answers) => textOf(priceSoFar(matcher, { ...beside, answers })),
    listed(answers) {
      const { count, price } = listed(matcher, { ...beside, answers });
      return { count, price: textOf(price) };
    },
  };
}
