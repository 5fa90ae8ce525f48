/** A setting of the page, as PageSettings names it. */
type Setting = 'messages' | 'action' | 'ways' | 'headingLevel';

interface Attribute {
  /** A list of values, a heading level, JSON or an object, a flag, or text. In WordPress, an address may be a path. */
  readonly type:
    | readonly string[]
    | 'level'
    | 'messages'
    | 'preset'
    | 'fields'
    | 'questions'
    | 'flag'
    | 'address'
    | 'text';
  /** The effect, in Markdown. */
  readonly meaning: string;
  /** The page or section of docs/ that says more. */
  readonly section?: string;
  /** The default, in Markdown. */
  readonly preset: string;
  /** The effect of a change: another provider or a new setting. Without it and without a part, the attribute is read at the start. */
  readonly change?: 'provider' | 'lang' | Setting;
  /** The part or parts that read it, which are told of each change. */
  readonly part?: string | readonly string[];
  /** The element has a property too, which wins over the attribute. */
  readonly hasProperty?: true;
  /** HTML's own: frameworks know its type. */
  readonly isHtml?: true;
  /** A block or shortcode may set it. The plugin or a script of the theme sets the others. */
  readonly inWordpress?: true;
}

/**
 * Every attribute of the element. The build generates the observed attributes, the types, custom-elements.json and the
 * plugin's lists from it; a test compares docs/embedding.md. Visitors don't load this file.
 */
export const ATTRIBUTES = {
  host: {
    type: 'address',
    meaning: "where the provider's `/wp-json/…` paths begin; http or https, with a folder if needed",
    preset: "the page's own origin",
    change: 'provider',
  },
  'rest-url': {
    type: 'address',
    meaning:
      "where the provider's REST addresses begin, instead of `host` and `/wp-json/`: the value of WordPress's `rest_url()`, with plain permalinks too",
    preset: '`host`',
    change: 'provider',
  },
  lang: {
    type: 'text',
    meaning: 'the language of a bundled translation, such as `de`; none comes with the selector: use `messages`',
    section: 'Words and language',
    preset: 'English',
    change: 'lang',
    isHtml: true,
  },
  messages: {
    type: 'messages',
    meaning: "the page's wording or language as JSON text",
    section: 'Words and language',
    preset: 'English',
    change: 'messages',
  },
  'action-url': {
    type: 'address',
    meaning:
      'address of the one main button on the result: `https:`, `http:`, `tel:` or `mailto:`. Needs `action-label`',
    section: 'The button on the result',
    preset: 'none',
    change: 'action',
    inWordpress: true,
  },
  'action-label': {
    type: 'text',
    meaning: 'text of that button, at most 60 characters. Needs `action-url`',
    section: 'The button on the result',
    preset: '*Print or save as PDF*',
    change: 'action',
    inWordpress: true,
  },
  'share-url': {
    type: 'address',
    meaning:
      'where links of a visit begin: a page that hands their fragment to `restore`; also the property `shareUrl`',
    section: 'Links to a visit',
    preset: 'no links',
    part: 'share',
    hasProperty: true,
  },
  back: {
    type: ['steps', 'off'],
    meaning: "`steps` makes the browser's Back go to the previous step",
    section: "The browser's Back",
    preset: 'Back leaves the page',
    part: 'back',
    inWordpress: true,
  },
  ways: {
    type: ['off', 'on'],
    meaning: '`off` begins the list with one list of models, not with the ways to do the job',
    section: 'Ways to do the job',
    preset: 'the list begins with the ways',
    change: 'ways',
  },
  'select-type': {
    type: ['off', 'on'],
    meaning: 'the name of `ways` in version 2; `off` still counts in this edition',
    section: 'Ways to do the job',
    preset: 'the list begins with the ways',
    change: 'ways',
  },
  'size-help': {
    type: ['off', 'on'],
    meaning: '`off` leaves out the step that asks how big the rooms are, and the line with the size',
    section: 'How big is the room?',
    preset: 'the step is there',
    part: 'sizing',
    inWordpress: true,
  },
  'size-rules': {
    type: 'address',
    meaning: 'the address of your own rules for the size of rooms, as JSON',
    section: 'How big is the room?',
    preset: 'the table that comes with the selector',
    part: 'sizing',
    inWordpress: true,
  },
  preset: {
    type: 'preset',
    meaning: 'answers, sizes, a postcode and a system to begin with, as JSON text; also a property',
    section: 'Presetting a visit',
    preset: 'an empty visit',
    part: 'preset',
    hasProperty: true,
    inWordpress: true,
  },
  'preset-skip': {
    type: 'flag',
    meaning: 'passes the questions that the preset answers; *Back* reaches them',
    section: 'Presetting a visit',
    preset: 'all questions are asked',
    part: 'preset',
    inWordpress: true,
  },
  system: {
    type: 'text',
    meaning: 'the `id` of the system that the visitor was looking at',
    section: 'Presetting a visit',
    preset: 'none',
    part: 'preset',
    inWordpress: true,
  },
  cost: {
    type: ['off', 'on'],
    meaning: '`off` hides what a system may cost installed, although the provider has installation prices',
    section: 'What will it cost, installed?',
    preset: 'it is there where the provider has installation prices',
    part: 'cost',
    inWordpress: true,
  },
  quote: {
    type: ['on', 'off'],
    meaning: "`on` offers *I've got a quote*: visitors paste up to three quotes, and see what to ask",
    section: 'A quote in the hand',
    preset: "it isn't there",
    part: 'quote',
    inWordpress: true,
  },
  questions: {
    type: 'questions',
    meaning: 'hides questions, or changes their order and words, as JSON text; also a property',
    section: 'Other questions',
    preset: 'the eight questions',
    part: 'questions',
    hasProperty: true,
  },
  'enquiry-fields': {
    type: 'fields',
    meaning:
      'what goes with an enquiry, such as `{"Campaign": "Spring"}`, as JSON text; also the property `enquiryFields`',
    section: 'Fields of an enquiry',
    preset: 'nothing',
    part: 'enquiry',
    hasProperty: true,
    inWordpress: true,
  },
  'enquiry-url': {
    type: 'text',
    meaning: 'the whole https address of a form service that takes enquiries, in place of a form of the provider',
    section: 'Enquiries without a provider of your own',
    preset: "the provider's form, if it has one",
    part: 'enquiry',
  },
  'heading-level': {
    type: 'level',
    meaning: "level of a screen's main heading, 1 to 6; the headings below it follow",
    preset: '2',
    change: 'headingLevel',
    inWordpress: true,
  },
  load: {
    type: ['idle', 'visible'],
    meaning:
      "`idle` also loads the questions once the selector is in view and the page has been idle for two seconds; `visible`, with the script, loads nothing more until the selector is within a window's height of what is shown; the npm package ignores this; read when the selector starts",
    section: 'What loads, and when',
    preset: 'the landing screen loads with the page, the rest at the first sign of interest',
    inWordpress: true,
  },
  id: {
    type: 'text',
    meaning: "names this selector's saved visit, with the provider and the frame; read when the selector starts",
    preset: 'its number: 0 for the first to start, then 1',
    isHtml: true,
  },
} as const satisfies Readonly<Record<string, Attribute>>;

export type AttributeName = keyof typeof ATTRIBUTES;

export const ATTRIBUTE_LIST = Object.entries<Attribute>(ATTRIBUTES).map(([name, attribute]) => ({
  name,
  ...attribute,
}));

/** The receiver of a change: a setting, or the parts, by the attribute's name. */
export type ChangeTarget = Setting | 'part';

/** The element, which has no other attribute to read. */
export interface SelectorElement extends HTMLElement {
  getAttribute(name: AttributeName): string | null;
  hasAttribute(name: AttributeName): boolean;
  /** Properties that a page has set; unchecked. */
  readonly preset?: unknown;
  readonly shareUrl?: unknown;
  readonly enquiryFields?: unknown;
  readonly questions?: unknown;
}
