import type { Plugin } from 'vite';

const PLACE = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;
const KEPT = /selectionInformation = \{ focusedElem: [\w$]+, selectionRange: [\w$]+ \};/g;
const NOTHING = 'selectionInformation = { focusedElem: null, selectionRange: null };';

/**
 * Keeps React from giving the focus back after it has drawn. It knows the document's focused element only, which for an
 * interface in a shadow root is the element around it: whenever a focused button goes away, React focuses that element, and
 * reads and writes the scroll positions of all that stands around it in the page. The whole page is laid out for that, in
 * the midst of the drawing, and a page that is scrolling smoothly is stopped.
 */
export function withoutRefocusing(): Plugin {
  let isMet = false;
  return {
    name: 'without-refocusing',
    enforce: 'pre',
    transform(code, id) {
      if (!PLACE.test(id)) return null;
      isMet = code.match(KEPT)?.length === 1;
      return isMet ? { code: code.replace(KEPT, NOTHING), map: null } : null;
    },
    buildEnd(error) {
      if (!error && !isMet) {
        this.error(
          'React keeps the focus in another way than it did: scripts/withoutRefocusing.ts has to be looked at.',
        );
      }
    },
  };
}
