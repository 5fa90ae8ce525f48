/** Everything about an enquiry in one file, which only loads if a provider takes them. */
export { AskForQuote, SentEnquiry } from './AskForQuote.tsx';
export { createEnquiry } from './createEnquiry.ts';
export { EnquiryForm } from './EnquiryForm.tsx';
