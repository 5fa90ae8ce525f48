import type { ReactNode } from 'react';
import type { Zone } from '../../climate/zone.ts';
import type { ReadyCatalogue } from '../../matching/catalogueState.ts';
import type { JobModel } from '../../matching/jobModel.ts';
import type { Model } from '../../matching/models.ts';
import type { Chosen } from '../../matching/shownModels.ts';
import type { AskedJob, WayId } from '../../matching/way.ts';
import type { Installation } from '../../pricing/installation.ts';
import type { DatedList } from '../../pricing/jobPrice.ts';
import type { VisitState } from '../../visit/visitState.ts';
import type { BriefSection } from '../../words/brief.ts';
import type { NamedValue } from '../../words/productWords.ts';
import type { Words } from '../../words/words.ts';

/** What at most one part has, and the screens or other parts ask for. Everything is optional. */
export interface Capabilities {
  readonly addedStep?: AddedStep | undefined;
  readonly sizes?: Sizes | undefined;
  readonly prices?: Prices;
  readonly message?: Messenger;
  readonly others?: Others;
  readonly quotes?: Quotes;
  /** The link to the visit, without the postcode and what the visitor keeps in view; null without one. */
  readonly visitLink?: (() => string | null) | undefined;
}

/** A step after the last question. */
export interface AddedStep {
  draw(props: AddedStepProps & { readonly key: string }): ReactNode;
  /** The visitor goes on from it. */
  leave(): void;
  /** True once all that it asks has an answer. */
  isSaid(state: VisitState): boolean;
  /** Its question with what the visitor said, among the answers; null where it isn't asked. */
  answer(words: Words, state: VisitState): NamedValue | null;
}

export interface AddedStepProps {
  /** Its place on the answer path, from 1. */
  readonly number: number;
  /** The target of *Continue* after a change; null on the way to the list. */
  readonly returnsTo: 'matches' | 'result' | null;
}

/** The sizes of the rooms, or the bedrooms of the home. */
export interface Sizes {
  /** The sizes that the visitor said, for the present answers; the same object for the same visit. */
  said(state: VisitState): AskedJob['size'];
  /** The provider's own rules for rooms; null for the table's, and until they have loaded. */
  readonly rules: AskedJob['rules'];
  /** A section of the brief for one way; null while nothing is said. */
  section(words: Words, state: VisitState, zone: Zone | null, way: WayId | null): BriefSection | null;
  /** What was said, in one line with *Change*: on the list, and among the figures of the result. @param way null for all ways */
  line(zone: Zone | null, way: WayId | null): ReactNode;
}

/** Estimates a system's price with its installation, from the provider's price list and the visitor's facts. */
export interface Prices {
  /** The price list with what the visitor said of the home, while it can be used; the same object until either changes. Null without one. */
  readonly list: (DatedList & { readonly installation: Installation }) | null;
  /** A section of the brief for the systems of one job; null until the visitor has described the home. */
  section(words: Words, models: readonly Model[], job: AskedJob): BriefSection | null;
  /** The estimate for jobs beside each other, each with its systems, and the facts about the home. */
  box(jobs: readonly (readonly Model[])[], job: AskedJob): ReactNode;
}

/** Sends the visitor's request to the provider. */
export interface Messenger {
  /** The first button of *What to do next*; null where nothing can be sent, or once something has been. */
  ask(): ReactNode;
  /** The outcome, which replaces the first sentence of *What to do next*; null before. */
  sent(photos: () => readonly string[]): ReactNode;
}

/** What the visitor keeps in view besides the chosen job. */
export type Others = (
  state: VisitState,
  catalogue: ReadyCatalogue,
  job: AskedJob,
  chosen: Chosen | null,
) => readonly KeptJob[];

/** A system that the visitor keeps in view, as a job. */
export interface KeptJob extends JobModel {
  /** The id under which it is kept. */
  readonly kept: string;
}

/** The quotes that the visitor has. */
export interface Quotes {
  /** The cells of a sheet by row, one text for each quote; null where what was kept can't be read. */
  cells(words: Words): Readonly<Record<string, readonly string[]>> | null;
}

/** An addition to a message, which the visitor ticks. */
export interface MessageExtra {
  /** Unique among all parts. */
  readonly id: string;
  /** The label of the tick, and the heading in the message. */
  readonly label: string;
  /** The whole text that is sent, in one or more lines. */
  readonly text: string;
}

/** A part's offer to a message about the systems of the chosen job; null for none. Called while the form renders. */
export type ForMessage = (words: Words, models: readonly Model[], job: AskedJob) => MessageExtra | null;

/** A part's text in the visit, which goes into the visit's link if the visitor ticks it. */
export interface LinkText {
  /** Its name in `visit.parts` and in the link. The text may have up to 16,000 digits, letters, `-` and `_`. */
  readonly name: string;
  /** The label of the tick. */
  label(words: Words): string;
}
