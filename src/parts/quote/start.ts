import type { Core, Running } from '../../app/part.ts';
import type { LinkText } from '../../screens/frame/capabilities.ts';
import { loadProgram } from '../../screens/frame/loadProgram.ts';
import { TAKE_QUOTES } from './words/takeQuotes.ts';

/** *I've got a quote*, where the page turns it on. Nothing loads before. */
export function start(core: Core): Running {
  const isOn = (): boolean => core.element.getAttribute('quote') === 'on';
  const follow = async (): Promise<void> => {
    if (isOn())
      Object.assign(part, (await loadProgram(() => import('./quoteProgram.tsx'), 'quoteProgram'))?.(core, isOn));
    core.redraw();
  };
  const part: Running = {
    // Also before the program has loaded: a visit from a link may come first.
    get link() {
      return isOn() ? QUOTES_LINK : undefined;
    },
    attributeChanged: (name) => name === 'quote' && void follow(),
  };
  // The door is on the landing screen from the first.
  return Object.assign(part, { ready: isOn() ? follow() : undefined });
}

/** The quotes as they go along in a link, and are kept with the visit. */
const QUOTES_LINK: LinkText = { name: 'quotes', label: (words) => words.of(TAKE_QUOTES)('quote.take') };
