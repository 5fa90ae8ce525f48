import type { ReactNode } from 'react';
import type { InitialData } from '../../api/initialData.ts';
import type { Core } from '../../app/part.ts';
import type { Messenger } from '../../screens/frame/capabilities.ts';
import { loadProgram } from '../../screens/frame/loadProgram.ts';
import type { PageProps } from '../../screens/frame/slots.tsx';
import type { SnapshotStore } from '../../visit/snapshot.ts';
import { AskForQuote, SentEnquiry } from './AskForQuote.tsx';
import { createEnquiry } from './createEnquiry.ts';
import { EnquiryForm } from './EnquiryForm.tsx';

/** The form, by the name that the visit keeps while it is open. */
const PAGE = 'enquiry';

export interface EnquiryProgram extends Messenger {
  /** The form, if it is the page in place of the result. */
  form(props: PageProps): ReactNode;
}

/** Everything about an enquiry in one file, which only loads if somebody takes them. Null if nobody's offer can be used. */
export async function enquiryProgram(
  core: Core,
  data: InitialData,
  draft: SnapshotStore,
): Promise<EnquiryProgram | null> {
  const url = core.element.getAttribute('enquiry-url');
  const formService = url && (await loadProgram(() => import('./formService.ts'), 'formService'));
  const service = formService ? formService(url, core.warn) : null;
  const enquiry = createEnquiry(core, data, draft, service);
  const open = (): void => core.visit.update((state) => ({ ...state, page: PAGE }));
  return (
    enquiry && {
      ask: () => enquiry.read().state !== 'sent' && <AskForQuote onAsk={open} />,
      sent(photos) {
        const written = enquiry.read();
        return written.state === 'sent' && <SentEnquiry reference={written.reference} photos={photos()} />;
      },
      form: (props) => props.page === PAGE && <EnquiryForm enquiry={enquiry} {...props} />,
    }
  );
}
