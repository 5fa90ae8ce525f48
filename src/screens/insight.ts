import { createContext, type ReactNode } from 'react';
import type { Zone } from '../climate/zone.ts';
import type { Answers } from '../questionnaire/question.ts';

/** What a provider that counts what visitors look for adds to the screens. It loads only there. */
export interface InsightPart {
  /** On the landing screen: what is counted, and how to stay out. */
  line(): ReactNode;
  /** On the list. */
  note(offer: NoteOffer): ReactNode;
}

/** What a note would say. */
export interface NoteOffer {
  /** The number of systems that fit everything. */
  readonly fits: number;
  readonly answers: Answers;
  /** Each question with its answer as the visitor reads them; without an answer while one is missing. */
  readonly lines: readonly (readonly [string, string | undefined])[];
  readonly zone: Zone | null;
  /** Its name as the visitor reads it. */
  readonly zoneText: string | null;
}

/** Null where nothing is counted, and until it has loaded. */
export const InsightContext = createContext<InsightPart | null>(null);
