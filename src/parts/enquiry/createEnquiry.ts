import type { InitialData } from '../../api/initialData.ts';
import { createNetwork } from '../../api/request.ts';
import type { Core } from '../../app/part.ts';
import { catalogueVersion } from '../../catalogue/catalogueVersion.ts';
import { QUESTIONS_VERSION } from '../../questionnaire/optionIds.ts';
import type { SnapshotStore } from '../../visit/snapshot.ts';
import { type EnquiryDraft, readDraft, writeDraft } from './enquiryDraft.ts';
import type { FormService } from './formService.ts';
import type { EnquiryBody, Sent } from './rules/enquiry.ts';
import { type PageFields, readPageFields } from './rules/pageFields.ts';
import { readOffer } from './rules/readOffer.ts';
import { sendEnquiry } from './sendEnquiry.ts';

/** From package.json; the build inserts it. */
declare const __VERSION__: string;

const FIELDS_PROBLEM =
  'enquiry-fields: cut to what can be sent: an object of up to ten texts, each of at most 200 characters with a name of at most 40.';

/** A page gives an object or its JSON text. */
function parsed(given: unknown): unknown {
  try {
    return typeof given === 'string' ? JSON.parse(given) : given;
  } catch {
    return given;
  }
}

export type EnquiryOfVisit = NonNullable<ReturnType<typeof createEnquiry>>;

/**
 * One visitor's enquiry to the page's form service, or to the provider of the initial data. Null if neither can be used.
 * @param store keeps the draft
 * @param service the page's form service; null without one
 */
export function createEnquiry(core: Core, initialData: InitialData, store: SnapshotStore, service: FormService | null) {
  const { element } = core;
  const offer = service?.offer ?? readOffer(initialData.enquiry);
  if (!offer) return null;
  const sender = {
    network: createNetwork(),
    log: console,
    url: offer.url ?? `${core.rest}product-selector/v2/enquiries`,
    nonce: initialData.nonce,
    askAgain: () => core.api.freshData(),
  };
  let isSaid = false;
  const warnOnce = (): void => {
    if (!isSaid) core.warn(FIELDS_PROBLEM);
    isSaid = true;
  };
  return {
    offer,
    /** A new draft starts with the postcode. */
    read: (postcode?: string) => readDraft(store, postcode),
    write: (draft: EnquiryDraft) => writeDraft(store, draft),
    /** The page's own fields, and for a form service the link to the visit; null if there are none. */
    fields(link: string | null): PageFields | null {
      const given = readPageFields(parsed(element.enquiryFields ?? element.getAttribute('enquiry-fields')), warnOnce);
      return service && link ? { ...given, link } : given;
    },
    /** The versions of the question set, the catalogue and the selector. */
    versions(): Readonly<Record<string, string>> {
      const catalogue = core.catalogue();
      return {
        selector: __VERSION__,
        questions: String(QUESTIONS_VERSION),
        ...(catalogue && { catalogue: catalogueVersion(catalogue.products.map(({ id }) => id)) }),
      };
    },
    /** Never rejects. */
    async send(body: EnquiryBody): Promise<Sent> {
      const sent = await (service ? service.send(body) : sendEnquiry(sender, body));
      if (sent.kind === 'arrived') {
        const { system, way = null, systems = [] } = body.brief;
        core.visit.notify('selector-enquiry', { reference: sent.reference, system, way, systems });
      }
      return sent;
    },
  };
}
