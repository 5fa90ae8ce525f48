import { readdirSync, readFileSync } from 'node:fs';

/** Every class name in the selector's own stylesheets. Classes of the landing content belong to the page. */
const OUR_CLASSES = [
  ...new Set(
    readdirSync('src', { encoding: 'utf8', recursive: true })
      .filter((file) => file.endsWith('.css') && !file.endsWith('/landing.css'))
      .flatMap((file) => readFileSync(`src/${file}`, 'utf8').match(/(?<=\.)[a-z][\w-]*(?=[^{}]*\{)/g) ?? []),
  ),
].sort();

/** Element names that the selector contains. */
const OUR_ELEMENTS =
  'a, article, aside, button, dd, details, dialog, div, dl, dt, fieldset, figure, form, h1, h2, h3, h4, h5, h6, img, input, label, legend, li, ol, p, pre, section, select, span, summary, svg, svg *, table, tbody, td, textarea, th, thead, tr, ul';

/** Declarations that visibly change any element they reach. */
const LOUD = `color: red !important; background: yellow !important; border: 7px dotted red !important;
  margin: 13px !important; padding: 17px !important; inline-size: 77px !important; max-inline-size: 99px !important;
  min-block-size: 123px !important; border-radius: 40px !important; font: italic 900 31px/3 cursive !important;
  display: inline-flex !important; position: relative !important; inset: 5px !important; opacity: 0.4 !important;
  transform: rotate(3deg) !important; fill: red !important; stroke: red !important; stroke-width: 5 !important;
  box-shadow: 0 0 9px red !important; outline: 4px solid red !important; appearance: none !important;
  list-style: square inside !important; visibility: hidden !important; float: right !important;`;

/** Inherited properties, which would enter through the host element. */
const INHERITED = `color: red; font-size: 31px; font-style: italic; font-weight: 900; font-variant: small-caps;
  font-stretch: condensed; font-kerning: none; font-feature-settings: "zero"; line-height: 3; letter-spacing: 0.3em;
  word-spacing: 1em; text-transform: uppercase; text-shadow: 2px 2px 1px red; text-align: right; text-indent: 3em;
  text-wrap: nowrap; white-space: pre; word-break: break-all; hyphens: auto; quotes: "x" "x"; tab-size: 1;
  list-style: square inside; cursor: wait; visibility: hidden; pointer-events: none; user-select: none;
  accent-color: red; caret-color: red; border-collapse: collapse; border-spacing: 9px;
  caption-side: bottom; empty-cells: hide; fill: red; stroke: red; stroke-width: 5; paint-order: stroke;
  text-rendering: geometricPrecision; text-decoration: underline wavy red; text-emphasis: dot red;
  -webkit-text-stroke: 1px red; -webkit-text-fill-color: red; -webkit-font-smoothing: antialiased;
  image-rendering: pixelated; image-orientation: none; scrollbar-color: red red;`;

const important = (declarations: string): string => declarations.replaceAll(';', ' !important;');

/**
 * Stylesheets of well-meaning pages (resets, themes, utilities) and of hostile ones, by their effect. Each is a page's
 * whole stylesheet.
 */
export const HOSTILE_SHEETS: Readonly<Record<string, string>> = {
  'universal reset': `*, *::before, *::after { margin: 0; padding: 0; border: 0; box-sizing: content-box; font: inherit;
    vertical-align: baseline; list-style: none; text-decoration: none; min-width: 0; max-width: none }`,
  'everything reverted': '* { all: revert }',
  'everything reverted, with force': '*, *::before, *::after { all: revert !important }',
  'everything initial, with force': '*, *::before, *::after { all: initial !important }',
  'everything unset, with force': '* { all: unset !important }',
  'loud elements': `${OUR_ELEMENTS} { ${LOUD} }`,
  buttons: `button, [type=button], [type=submit] { ${LOUD} } button:hover, button:focus { background: lime !important }`,
  'fields and their groups': `fieldset, legend, input, label, select, textarea { ${LOUD} }
    input[type=radio], input[type=checkbox] { appearance: none !important; display: none !important }`,
  dialogs: `dialog, dialog[open] { ${LOUD} } dialog::backdrop, ::backdrop { background: red !important; opacity: 1 }`,
  tables: `table, thead, tbody, tr, th, td, dl, dt, dd { ${LOUD} }`,
  pictures: `img { max-width: 10px !important; height: auto !important; filter: invert(1) !important }
    svg, svg * { width: 3px !important; fill: red !important; stroke: red !important; overflow: hidden !important }`,
  'every class name that is ours': `${OUR_CLASSES.map((name) => `.${name}`).join(', ')} { ${LOUD} }`,
  'parts and slots': `::part(root), ::slotted(*), product-selector *, product-selector > div { ${LOUD} }`,
  'inherited on the root': `html { ${INHERITED} }`,
  'inherited on everything': `* { ${INHERITED} }`,
  'inherited on everything, with force': `* { ${important(INHERITED)} }`,
  // On the root element it would also change the direction in which the page scrolls.
  'right to left': 'main, product-selector { direction: rtl !important; unicode-bidi: bidi-override !important }',
  'small root text': 'html { font-size: 62.5% } body { font-size: 1.6rem }',
  'large root text': 'html { font-size: 200% !important } * { line-height: 1 !important }',
  'font of its own': '* { font-family: cursive !important } :root { --font: cursive; --ps-font-family: cursive }',
  'focus without outline':
    ':focus, :focus-visible, :focus-within, *:focus { outline: none !important; box-shadow: none !important }',
  selection: `::selection, *::selection { background: red !important; color: yellow !important; text-shadow: 1px 1px red;
    text-decoration: line-through red }`,
  placeholders: '::placeholder, ::marker, ::file-selector-button, ::details-content { color: red !important }',
  // Boxes that the sheet adds beside the element only move it.
  'generated content': `:not(main, product-selector)::before { content: "before" !important; color: red !important }
    :not(main, product-selector)::after { content: "after" !important; color: red !important }`,
  'names of our properties': `:root, * { --_paper: red !important; --_ink: yellow !important; --_soft-ink: lime !important;
    --_line: red !important; --_hairline: red !important; --_tint: red !important; --_accent: red !important;
    --_on-accent: red !important; --_warning: lime !important; --_radius: 40px !important; --_space: 40px !important;
    --_gap-1: 40px !important; --_gap-4: 99px !important; --_draw-tint: red !important }`,
  'registered names like ours': `@property --ink { syntax: "<color>"; inherits: false; initial-value: red }
    @property --paper { syntax: "<length>"; inherits: false; initial-value: 9px }
    @property --radius { syntax: "<color>"; inherits: false; initial-value: red }`,
  'names of our layers': `@layer screens, controls, tokens, reset;
    @layer reset { * { display: inline !important; font-size: 40px !important } .root { all: revert !important } }
    @layer screens { .screen, .step, .card { ${LOUD} } }`,
  'names of our containers and animations': `* { container-name: product-selector !important }
    @container product-selector (inline-size > 0) { * { color: red !important } }
    @keyframes turn { to { scale: 9; color: red } }`,
  'flexible boxes': 'body, main, main * { display: flex !important; align-items: flex-start !important }',
  grids: 'body, main, main * { display: grid !important; place-items: center !important }',
  'animated everything': `* { transition: all 9s linear !important; animation: shake 3s infinite !important }
    @keyframes shake { to { color: red; letter-spacing: 1em } }`,
  'smooth scrolling': 'html, * { scroll-behavior: smooth !important; scroll-margin: 50px !important }',
  'printing habits': '@media screen { * { print-color-adjust: exact; forced-color-adjust: none; hyphens: auto } }',
};

/** Sheets that set the same declarations on different elements, or set unrelated properties. */
const COMPATIBLE: readonly (readonly string[])[] = [
  [
    'loud elements',
    'buttons',
    'fields and their groups',
    'dialogs',
    'tables',
    'pictures',
    'every class name that is ours',
    'parts and slots',
  ],
  ['focus without outline', 'selection', 'placeholders', 'generated content', 'smooth scrolling', 'printing habits'],
  [
    'names of our properties',
    'registered names like ours',
    'names of our layers',
    'names of our containers and animations',
  ],
  ['right to left', 'large root text', 'font of its own', 'grids'],
  ['universal reset', 'small root text', 'flexible boxes'],
  ['everything reverted', 'inherited on the root'],
];

/** All sheets by name, in groups that can apply together because no sheet of a group hides another's effect. */
export const SHEET_GROUPS: readonly (readonly string[])[] = [
  ...COMPATIBLE,
  ...Object.keys(HOSTILE_SHEETS)
    .filter((name) => !COMPATIBLE.flat().includes(name))
    .map((name) => [name]),
];
