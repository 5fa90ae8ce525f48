import { type EnquirySender, sendEnquiry } from '../api/sendEnquiry.ts';
import { readOffer } from '../enquiry/readOffer.ts';
import { AskForQuote } from '../screens/AskForQuote.tsx';
import { EnquiryForm } from '../screens/EnquiryForm.tsx';
import type { EnquiryPart } from '../screens/enquiryPart.ts';
import { readDraft, writeDraft } from '../visit/enquiryDraft.ts';
import type { SnapshotStore } from '../visit/snapshot.ts';

/**
 * The form for enquiries. It loads only where the provider offers one.
 *
 * @param given the `enquiry` of the initial data, unchecked
 * @returns null if the offer can't be used
 */
export function createEnquiryPart(given: unknown, sender: EnquirySender, store: SnapshotStore): EnquiryPart | null {
  const offer = readOffer(given);
  if (!offer) return null;
  const to = { ...sender, url: offer.url ?? sender.url };
  return {
    enquiry: {
      offer,
      read: () => readDraft(store),
      write: (draft) => writeDraft(store, draft),
      send: (body) => sendEnquiry(to, body),
    },
    AskForQuote,
    EnquiryForm,
  };
}
