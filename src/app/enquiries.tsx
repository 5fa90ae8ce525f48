import type { Api, InitialData } from '../api/api.ts';
import type { Catalogue } from '../api/catalogue.ts';
import { createNetwork } from '../api/request.ts';
import { sendEnquiry } from '../api/sendEnquiry.ts';
import { catalogueVersion } from '../code/catalogueVersion.ts';
import { QUESTIONS_VERSION } from '../code/optionIds.ts';
import { readOffer } from '../enquiry/readOffer.ts';
import { AskForQuote, SentEnquiry } from '../screens/AskForQuote.tsx';
import { EnquiryForm } from '../screens/EnquiryForm.tsx';
import type { Enquiry, EnquiryPart } from '../screens/enquiryPart.ts';
import { readDraft, writeDraft } from '../visit/enquiryDraft.ts';
import { createSnapshotStore, DRAFT } from './snapshotStore.ts';

/** From package.json; the build inserts it. */
declare const __VERSION__: string;

interface EnquiryDeps {
  readonly initialData: InitialData;
  readonly api: Api;
  /** The root of the provider's routes. */
  readonly rest: string;
  /** The selector's name in the tab's storage. */
  readonly name: string;
  readonly catalogue: Catalogue;
  /** An enquiry has arrived. */
  readonly onAsked: () => void;
}

/** The form for enquiries. It loads only where the provider offers one. Null if the offer can't be used. */
export function createEnquiryPart({
  initialData,
  api,
  rest,
  name,
  catalogue,
  onAsked,
}: EnquiryDeps): EnquiryPart | null {
  const offer = readOffer(initialData.enquiry);
  if (!offer) return null;
  const store = createSnapshotStore(`${name}${DRAFT}`);
  const sender = {
    network: createNetwork(),
    log: console,
    url: offer.url ?? `${rest}product-selector/v2/enquiries`,
    nonce: initialData.nonce,
    askAgain: () => api.freshData(),
  };
  const enquiry: Enquiry = {
    offer,
    read: (postcode) => readDraft(store, postcode),
    write: (draft) => writeDraft(store, draft),
    versions() {
      const { state } = catalogue;
      return {
        selector: __VERSION__,
        questions: String(QUESTIONS_VERSION),
        ...(state.status === 'ready' ? { catalogue: catalogueVersion(state.products.map(({ id }) => id)) } : {}),
      };
    },
    async send(body) {
      const sent = await sendEnquiry(sender, body);
      if (sent.kind === 'arrived') onAsked();
      return sent;
    },
  };
  return {
    ask: (onAsk) => (enquiry.read().state === 'sent' ? null : <AskForQuote onAsk={onAsk} />),
    sent(photos) {
      const draft = enquiry.read();
      return draft.state === 'sent' ? <SentEnquiry reference={draft.reference} photos={photos} /> : null;
    },
    form: (props) => <EnquiryForm enquiry={enquiry} {...props} />,
  };
}
