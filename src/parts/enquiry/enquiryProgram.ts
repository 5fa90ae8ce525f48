/** Everything about an enquiry, in one file, which loads only where a provider takes them. */
export { AskForQuote, SentEnquiry } from './AskForQuote.tsx';
export { createEnquiry } from './createEnquiry.ts';
export { EnquiryForm } from './EnquiryForm.tsx';
