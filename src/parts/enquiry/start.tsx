import type { InitialData } from '../../api/api.ts';
import type { Core, Running } from '../../app/part.ts';
import { loadProgram } from '../../screens/frame/loadProgram.ts';
import type { EnquiryOfVisit } from './enquiryPart.ts';

type Program = typeof import('./enquiryProgram.ts').enquiryProgram;

/** The form, by the name that the visit keeps while it is open. */
const PAGE = 'enquiry';

/** The enquiry form, if the provider takes enquiries. It loads with the first result. */
export function start(core: Core): Running {
  // The draft is personal, and is removed with the visit.
  const draft = core.visitStore('enquiry');
  let given: InitialData | null = null;
  let isLoading = false;
  let loaded: { readonly program: Program; readonly enquiry: EnquiryOfVisit } | null = null;
  const load = async (data: InitialData): Promise<void> => {
    isLoading = true;
    const program = await loadProgram(() => import('./enquiryProgram.ts'), 'enquiryProgram');
    const enquiry = program?.createEnquiry(core, data, draft) ?? null;
    isLoading = false;
    if (data !== given || core.gone.aborted) return;
    loaded = program && enquiry && { program, enquiry };
    if (loaded) core.redraw();
    // An offer that can't be used isn't read again.
    else if (program) given = null;
  };
  /** Null until it has loaded, or if the provider takes no enquiries. */
  const ready = (): typeof loaded => {
    if (given && !loaded && !isLoading) void load(given);
    return loaded;
  };
  core.onInitialData((data) => {
    loaded = null;
    given = data.enquiry ? data : null;
  });
  return {
    attributeChanged: () => loaded && core.redraw(),
    message: {
      ask() {
        const now = ready();
        const open = (): void => core.visit.update((state) => ({ ...state, page: PAGE }));
        return now && now.enquiry.read().state !== 'sent' && <now.program.AskForQuote onAsk={open} />;
      },
      sent(photos) {
        const now = ready();
        const written = now?.enquiry.read();
        return (
          now && written?.state === 'sent' && <now.program.SentEnquiry reference={written.reference} photos={photos} />
        );
      },
    },
    slots: {
      'result.page': (props) => {
        const now = props.page === PAGE ? ready() : null;
        return now && <now.program.EnquiryForm enquiry={now.enquiry} {...props} />;
      },
    },
  };
}
