/**
 * The pages that are compared, and how a visitor finds their way on each.
 *
 * @typedef {object} Peer
 * @property {string} name The heading of its column.
 * @property {string} folder Its address.
 * @property {string} entry Its source below `pages`; empty for ours, which is built already.
 * @property {string} [packageName] The package whose version is told.
 * @property {Readonly<Record<string, string>>} [alias] What an import means on this page, below this folder.
 * @property {boolean} [inline] Script and style stand in the document.
 * @property {Way} way
 *
 * @typedef {object} Way Selectors of what is pressed.
 * @property {string} [host] The element whose shadow root holds everything.
 * @property {string} start
 * @property {string} option
 * @property {string} next
 * @property {boolean} [goesOnAlone] A single choice goes on by itself.
 * @property {string} end Only there once the last question is answered.
 * @property {string} [choose] What leads from the end to the last screen, where there is one more.
 * @property {string} [last] Only on that screen.
 */

/** @type {Way} */
const OWN_PAGE = { start: '.start', option: 'label', next: 'form button', end: '.end' };

/** The page that the others are compared with. */
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
      choose: 'article .button-primary',
      last: '.standing',
    },
  },
  {
    name: FLOOR,
    folder: 'react-router',
    entry: 'reactRouter.tsx',
    packageName: '@tanstack/react-router',
    way: OWN_PAGE,
  },
  { name: 'React', folder: 'react', entry: 'react.tsx', packageName: 'react', way: OWN_PAGE },
  {
    name: HAND_WRITTEN,
    folder: 'hand-written',
    entry: 'handWritten.ts',
    inline: true,
    way: { ...OWN_PAGE, start: '.start.ready' },
  },
  {
    name: 'react-hook-form',
    folder: 'react-hook-form',
    entry: 'reactHookForm.tsx',
    packageName: 'react-hook-form',
    way: OWN_PAGE,
  },
  {
    name: 'Formbricks',
    folder: 'formbricks',
    entry: 'formbricks.ts',
    packageName: '@formbricks/surveys',
    way: {
      start: '#fbjs button[type=button]',
      option: '#fbjs fieldset label',
      next: '#fbjs button[type=submit]',
      end: '[for=thankYouCard]',
    },
  },
  {
    name: 'SurveyJS',
    folder: 'surveyjs',
    entry: 'survey.tsx',
    packageName: 'survey-react-ui',
    way: {
      start: '.sd-navigation__start-btn',
      option: '.sd-item label',
      next: '.sd-navigation__next-btn, .sd-navigation__complete-btn',
      end: '.end',
    },
  },
  {
    name: 'Quill Forms',
    folder: 'quillforms',
    entry: 'quillForms.tsx',
    packageName: '@quillforms/renderer-core',
    // It wants React 18.
    alias: { 'react-dom': 'node_modules/react-dom-18', react: 'node_modules/react-18' },
    way: {
      start: '.qf-welcome-screen-block__wrapper button',
      option: '.multipleChoice__optionWrapper',
      next: 'button',
      goesOnAlone: true,
      end: '.renderer-components-default-thankyou-screen',
    },
  },
];
