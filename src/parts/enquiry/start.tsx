import type { InitialData } from '../../api/api.ts';
import type { Core, Running } from '../../app/part.ts';
import { loadExport } from '../../ui/loadExport.ts';
import type { EnquiryOfVisit } from './enquiryPart.ts';

type Program = typeof import('./enquiryProgram.ts').enquiryProgram;

/** The enquiry form, if the provider takes enquiries. It loads with the first result. */
export function start(core: Core): Running {
  // The draft is personal, and is removed with the visit.
  const draft = core.visitStore('enquiry');
  let given: InitialData | null = null;
  let isLoading = false;
  let loaded: { readonly program: Program; readonly enquiry: EnquiryOfVisit } | null = null;
  const load = async (data: InitialData): Promise<void> => {
    isLoading = true;
    const program = await loadExport(() => import('./enquiryProgram.ts'), 'enquiryProgram');
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
    slots: {
      'result.ask': ({ onAsk }) => {
        const ask = ready();
        return ask && ask.enquiry.read().state !== 'sent' && <ask.program.AskForQuote onAsk={onAsk} />;
      },
      'result.sent': ({ photos }) => {
        const ask = ready();
        const written = ask?.enquiry.read();
        return (
          ask && written?.state === 'sent' && <ask.program.SentEnquiry reference={written.reference} photos={photos} />
        );
      },
      'result.instead': (props) => {
        const ask = ready();
        return ask && <ask.program.EnquiryForm enquiry={ask.enquiry} {...props} />;
      },
    },
  };
}
