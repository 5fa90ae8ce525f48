/**
 * The compared pages, and the controls that a visitor presses on each.
 *
 * @typedef {object} Peer
 * @property {string} name
 * @property {string} folder Its address.
 * @property {string} entry Its source below `pages`; empty for ours, which is built already.
 * @property {boolean} [inline] Script and style are inside the document.
 * @property {Way} way
 *
 * @typedef {object} Way Selectors.
 * @property {string} [host] The element whose shadow root holds everything.
 * @property {string} start
 * @property {string} option
 * @property {string} next
 * @property {string} end Exists once the last question is answered.
 * @property {readonly string[]} [choose] Pressed in turn, they lead from the end to one more screen.
 * @property {string} [last] Exists only on that screen.
 */

/** @type {Way} */
const OWN_PAGE = { start: '.start', option: 'label', next: 'form button', end: '.end' };

export const FLOOR = 'React + TanStack Router';
export const OURS = 'Product Selector';
export const HAND_WRITTEN = 'Hand-written';

/** @type {readonly Peer[]} */
export const PEERS = [
  {
    name: OURS,
    folder: 'ours',
    entry: '',
    way: {
      host: 'product-selector',
      start: '.landing .button-primary',
      option: '.choice label',
      next: '.bar .button-primary',
      end: 'article',
      choose: ['article .button-primary'],
      last: '.disclaimer',
    },
  },
  { name: FLOOR, folder: 'react-router', entry: 'reactRouter.tsx', way: OWN_PAGE },
  {
    name: HAND_WRITTEN,
    folder: 'hand-written',
    entry: 'handWritten.ts',
    inline: true,
    way: { ...OWN_PAGE, start: '.start.ready' },
  },
];
