import type { InitialData } from '../../api/initialData.ts';
import type { Core, Running } from '../../app/part.ts';
import { loadProgram } from '../../screens/frame/loadProgram.ts';
import type { EnquiryProgram } from './enquiryProgram.tsx';

/** The enquiry form, if the page names a form service or the provider takes enquiries. It loads with the first result. */
export function start(core: Core): Running {
  // The draft is personal, and is removed with the visit.
  const draft = core.visitStore('enquiry');
  let initial: InitialData | null = null;
  let given: InitialData | null = null;
  let isLoading = false;
  let loaded: EnquiryProgram | null = null;
  const load = async (data: InitialData): Promise<void> => {
    isLoading = true;
    const program = await loadProgram(() => import('./enquiryProgram.tsx'), 'enquiryProgram');
    const made = await program?.(core, data, draft);
    isLoading = false;
    if (data !== given || core.gone.aborted) return;
    loaded = made ?? null;
    if (loaded) core.redraw();
    // An offer that can't be used isn't read again.
    else if (program) given = null;
  };
  /** Null until it has loaded, or if nobody takes enquiries. */
  const ready = (): EnquiryProgram | null => {
    if (given && !loaded && !isLoading) void load(given);
    return loaded;
  };
  const take = (): void => {
    loaded = null;
    given = initial?.enquiry || core.element.getAttribute('enquiry-url') ? initial : null;
  };
  core.onInitialData((data) => {
    initial = data;
    take();
  });
  return {
    attributeChanged(name) {
      if (name === 'enquiry-url') take();
      core.redraw();
    },
    message: { ask: () => ready()?.ask(), sent: (photos) => ready()?.sent(photos) },
    slots: { 'result.page': (props) => ready()?.form(props) },
  };
}
