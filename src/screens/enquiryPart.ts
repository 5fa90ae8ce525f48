import type { ReactNode } from 'react';
import type { Sent } from '../enquiry/enquiry.ts';
import type { EnquiryOffer } from '../enquiry/readOffer.ts';
import type { Model } from '../matching/models.ts';
import type { EnquiryDraft } from '../visit/enquiryDraft.ts';
import type { Brief, BriefSection } from '../words/brief.ts';
import type { Words } from '../words/words.ts';
import type { PrintBrief } from './PrintBrief.tsx';
import type { Action } from './readAction.ts';

/** What the result shows where the provider takes enquiries. It loads only there. */
export interface EnquiryPart {
  /** The result's one primary button; null once the enquiry was sent. */
  ask(onAsk: () => void): ReactNode;
  /** What became of the enquiry and what comes next; null until it was sent. @param photos what to take photos of */
  sent(photos: readonly string[]): ReactNode;
  form(props: FormProps): ReactNode;
}

/** One visitor's enquiry to one provider. */
export interface Enquiry {
  readonly offer: EnquiryOffer;
  /** A new draft begins with the postcode. */
  read(postcode?: string): EnquiryDraft;
  write(draft: EnquiryDraft): void;
  /** Of the question set, the catalogue and the selector. */
  versions(): Readonly<Record<string, string>>;
  /** Never rejects. */
  send(body: object): Promise<Sent>;
}

/** What the result tells the form. */
export interface FormProps {
  /** The id of the heading that names the screen. */
  readonly titleId: string;
  readonly model: Model;
  /** The others on the shortlist. */
  readonly others: readonly Model[];
  readonly brief: Brief;
  /** The page's own action, offered when sending fails if it's a call or a mail. */
  readonly action: Action | null;
  /** These three are passed on, because the form's file would otherwise split those of all visitors. */
  readonly PrintBrief: typeof PrintBrief;
  readonly briefParts: (brief: Brief) => readonly BriefSection[];
  readonly briefText: (words: Words, brief: Brief, parts: readonly BriefSection[]) => string;
  onBack(): void;
}
