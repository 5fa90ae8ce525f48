import type { Core, Running } from '../../app/part.ts';
import { OpenPapers } from './OpenPapers.tsx';
import { QUOTES_LINK } from './quotesLink.ts';

/** A sheet for three quotes, and letters to everyone who may have to agree. The sheet can be filled in where the page turns quotes on. */
export function start({ element, redraw }: Core): Running {
  const isOn = (): boolean => element.getAttribute('quote') === 'on';
  return {
    slots: {
      'result.papers': (props) => <OpenPapers {...props} canFill={isOn()} />,
    },
    sheet: (quote) => <OpenPapers isOpen checked={quote} />,
    get link() {
      return isOn() ? QUOTES_LINK : undefined;
    },
    attributeChanged: (name) => name === 'quote' && redraw(),
  };
}
