import { type ComponentType, createContext } from 'react';
import type { Zone } from '../climate/zone.ts';
import type { LikelySize } from '../matching/size.ts';
import type { Room } from '../sizing/room.ts';
import type { SizeRule } from '../sizing/sizeRules.ts';
import type { BriefSection } from '../words/brief.ts';
import type { Words } from '../words/words.ts';

export interface SizeBoxProps {
  readonly rules: readonly SizeRule[];
  readonly zone: Zone | null;
  /** Today, as YYYY-MM-DD. */
  readonly today: string;
}

/** The rules of thumb and *More about size*, loaded once a room is known. */
export interface Sizing extends Pick<SizeBoxProps, 'rules' | 'today'> {
  readonly Box: ComponentType<SizeBoxProps>;
  /** The size that the rules make likely; null without an area for each room, and where no rule covers them. */
  likelyOf(rooms: readonly Room[], zone: Zone | null): LikelySize | null;
  /** A part of the brief; null without a span. */
  section(words: Words, rooms: readonly Room[], zone: Zone | null): BriefSection | null;
}

/** Null where the page has turned it off. A failed load gives null, and the next call loads again. */
export const SizingContext = createContext<(() => Promise<Sizing | null>) | null>(null);

/** False where the page has turned *split or ducted* off. */
export const SelectTypeContext = createContext(true);
