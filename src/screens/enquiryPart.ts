import type { ComponentType, ReactNode } from 'react';
import type { Sent } from '../enquiry/enquiry.ts';
import type { EnquiryOffer } from '../enquiry/readOffer.ts';
import type { Answers } from '../questionnaire/question.ts';
import type { EnquiryDraft } from '../visit/enquiryDraft.ts';

/** What the result shows where the provider takes enquiries. It loads only there. */
export interface EnquiryPart {
  readonly enquiry: Enquiry;
  readonly AskForQuote: ComponentType<AskProps>;
  readonly EnquiryForm: ComponentType<EnquiryFormProps>;
}

/** One visitor's enquiry to one provider. */
export interface Enquiry {
  readonly offer: EnquiryOffer;
  read(): EnquiryDraft;
  write(draft: EnquiryDraft): void;
  /** Never rejects. */
  send(body: object): Promise<Sent>;
}

export interface AskProps {
  readonly enquiry: Enquiry;
  onAsk(): void;
}

export interface EnquiryFormProps {
  readonly enquiry: Enquiry;
  /** The id of the heading that names the screen. */
  readonly titleId: string;
  readonly brief: SentBrief;
  /** Empty if the visitor gave none. */
  readonly postcode: string;
  /** The page's own way to be called or written to, offered when sending fails. */
  readonly byHand: ReactNode;
  onBack(): void;
}

/** The brief as it is sent. Passed on, because the form's file would otherwise split those of all visitors. */
export interface SentBrief {
  /** The headings of the parts that a visitor may take out. */
  readonly parts: readonly string[];
  /** The text with these parts only. */
  text(parts: readonly number[]): string;
  readonly answers: Answers;
  /** The id of the chosen system. */
  readonly system: string;
}
