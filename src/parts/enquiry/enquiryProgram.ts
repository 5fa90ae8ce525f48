import { AskForQuote, SentEnquiry } from './AskForQuote.tsx';
import { createEnquiry } from './createEnquiry.ts';
import { EnquiryForm } from './EnquiryForm.tsx';

/** Everything about an enquiry in one file, which only loads if a provider takes them. */
export const enquiryProgram = { AskForQuote, SentEnquiry, createEnquiry, EnquiryForm };
