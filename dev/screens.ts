/** A visit in the tab's storage, with as much as a screen needs. */
export type SavedVisit = Readonly<Record<string, unknown>>;

/** One screen and the way to it from a new page. */
export interface ListedScreen {
  readonly visit?: SavedVisit;
  /** Message keys of the controls to press, in order. The first control with the text is pressed. */
  readonly press?: readonly string[];
  /** Text to type into the field whose label was pressed last. */
  readonly typed?: string;
  /** The key of the text that appears last, if part of the screen loads by itself. */
  readonly until?: string;
  /** The name of its picture in docs/pictures, for docs/gallery.md and other pages. */
  readonly picture?: string;
  readonly pictureIn?: readonly ('phone' | 'dark' | 'forced')[];
  /** The CSS selector of the part in the picture, if that isn't the beginning of the screen. */
  readonly pictureOf?: string;
  /** Attributes of the selector. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** The draft of an enquiry. */
  readonly draft?: SavedVisit;
  /** The visit code from a link. */
  readonly code?: string;
  /** True if the browser's cache has yesterday's catalogue. */
  readonly isCached?: boolean;
  /** A route to open instead of the saved visit. */
  readonly route?: string;
  /** The screen's own fault, whatever the gallery's setting. */
  readonly fault?: string;
  /** A module that fails to run. */
  readonly brokenModule?: string;
}

/** The longest answer path. */
export const SAMPLE_ANSWERS = {
  Q0: 'Yes',
  Q1: 'Ducted',
  Q2: 'House - Pitched Roof',
  Q3: 'Multiple Rooms',
  Q4: 'Individual Room Zoning',
  Q5: '3 Rooms',
  Q6: 'Small Outdoor space',
  Q7: ['Voice Control', 'Mobile App'],
} as const;
type Asked = keyof typeof SAMPLE_ANSWERS;

const ASKED = Object.keys(SAMPLE_ANSWERS) as readonly Asked[];
const RESUME = 'landing.resume';
const ASK = 'enquiry.ask';
const TAKES = 'takes enquiries';
const AGAIN = 'answers.startAgain';
/** All answers, and the system below. */
const PLAN = 'u1000100000006jgjpg0249cgjlm.3000';
const SYSTEM = 'WB-SLIM-050-RZ';
const SIZES = { rooms: ['living', 'bedroom', 'bedroom'] };
const CHOSEN = [SYSTEM, 'WB-SLIM-060-DN', 'KR-BULK-050-DN'];

const visit = (saved: SavedVisit): SavedVisit => ({ version: 1, place: '/product', postcode: '3000', ...saved });
const matches = (saved: SavedVisit = {}): SavedVisit => visit({ answers: SAMPLE_ANSWERS, at: 'matches', ...saved });
const result = (saved: SavedVisit = {}): SavedVisit => matches({ place: '/result', chosen: SYSTEM, ...saved });

/** A visit that has reached a question, with the answers before it. */
function visitAt(asked: Asked): SavedVisit {
  const before = ASKED.slice(0, ASKED.indexOf(asked)).map((id) => [id, SAMPLE_ANSWERS[id]]);
  return visit({ answers: Object.fromEntries(before), at: asked });
}

/** The draft of an enquiry that the visitor has filled in. */
const DRAFT: SavedVisit = {
  state: 'written',
  key: '00000000-0000-4000-8000-000000000000',
  name: 'Kim',
  phone: '0400 000 000',
  email: 'kim@example.com',
  ...{ callTime: '', postcode: '', note: '', marketing: false, left: [], others: [], added: [] },
};

/** Two quotes for much the same work. */
const QUOTES = [
  'Supply and install one Kestrel Ridge KRW050, 5.0 kW cooling, back to back on the ground floor.\nNew circuit included.\nTotal $3,290 including GST',
  'Supply and install one Fernlea FX50Z, 5.0 kW. Electrical work by others.\nOld unit taken away.\nTotal $2,890 inc GST, valid 30 days',
].map((text) => ({ text, how: 'paste', given: {} }));

/** Every screen and state, by name: for the gallery, the tests that open every screen, and docs/gallery.md. */
export const SCREENS: Readonly<Record<string, ListedScreen>> = {
  landing: { picture: 'landing', pictureIn: ['phone', 'dark'] },
  'landing, with a visit to continue': { visit: matches(), until: RESUME },
  'postcode that is none': { press: ['postcode.label'], typed: '30_00', until: 'postcode.characters' },
  ...Object.fromEntries(
    ASKED.map((id) => [
      `question ${id}`,
      {
        visit: visitAt(id),
        press: [id === 'Q0' ? 'landing.start' : RESUME],
        until: 'step.continue',
        picture: `question-${id.slice(1)}`,
        ...(id === 'Q3' && { pictureIn: ['phone', 'dark', 'forced'] as const }),
      },
    ]),
  ),
  'question without an answer': { visit: visitAt('Q3'), press: [RESUME, 'step.continue'], picture: 'no-answer' },
  'cleared answer': {
    visit: visit({ answers: SAMPLE_ANSWERS, at: 'Q3' }),
    press: [RESUME, 'Q3.Whole Home'],
    picture: 'cleared-answer',
  },
  'explanation with pictures': {
    visit: visitAt('Q1'),
    press: [RESUME, 'tooltip.open'],
    picture: 'explanation-pictures',
  },
  'explanation with numbers': { visit: visitAt('Q6'), press: [RESUME, 'tooltip.open'], picture: 'explanation-numbers' },
  'question on its way': {
    press: ['landing.start'],
    fault: 'slow products',
    until: 'pending.text',
    picture: 'waiting',
  },
  systems: { visit: matches(), press: [RESUME], until: AGAIN, picture: 'systems', pictureIn: ['phone', 'dark'] },
  'systems, sorted and of one brand': {
    visit: matches({ sort: 'cooling_stars', only: { brand: 'Wattlebird', type: null } }),
    press: [RESUME],
    until: AGAIN,
  },
  'sizes of the rooms': {
    visit: visit({ answers: SAMPLE_ANSWERS, at: 'added', parts: { sizing: SIZES } }),
    press: [RESUME],
    until: 'sizing.ask.rooms',
    picture: 'how-large',
  },
  'more about size': {
    visit: matches({ parts: { sizing: SIZES } }),
    press: [RESUME, 'answers.changeName', 'sizing.fold'],
    until: 'sizing.sources',
  },
  'open row': { visit: matches(), press: [RESUME, 'match.detailsName'], until: AGAIN, picture: 'open-row' },
  comparison: {
    visit: matches({ shortlist: CHOSEN }),
    press: [RESUME, 'compare.open'],
    until: AGAIN,
    picture: 'comparison',
    pictureIn: ['phone'],
  },
  'nothing that fits': {
    visit: matches(),
    press: [RESUME],
    fault: 'one system',
    until: AGAIN,
    picture: 'nothing-fits',
  },
  'range kept from earlier': {
    visit: matches(),
    press: [RESUME],
    fault: 'products 500',
    isCached: true,
    until: AGAIN,
    picture: 'kept-range',
  },
  'no products': { visit: matches(), press: [RESUME], fault: 'products 410', until: AGAIN, picture: 'no-products' },
  'nothing published': { visit: matches(), press: [RESUME], fault: 'no catalogue' },
  result: { visit: result(), press: [RESUME], until: AGAIN, picture: 'result', pictureIn: ['phone', 'dark'] },
  'what it costs': {
    visit: result({ chosen: 'WB-WALL-050' }),
    press: [RESUME, 'cost.title', 'cost.storey.first', 'cost.outdoor.wall'],
    until: 'cost.parts',
    picture: 'cost',
    pictureIn: ['phone'],
    pictureOf: '.cost',
  },
  quote: { attributes: { quote: 'on' }, press: ['quote.door'], until: 'quote.private' },
  'quotes side by side': {
    attributes: { quote: 'on' },
    visit: { ...result(), parts: { quote: { quotes: QUOTES } } },
    press: ['quote.door'],
    until: 'quote.allLines',
  },
  'quote without a total': {
    attributes: { quote: 'on' },
    press: ['quote.door', 'quote.type', 'quote.check'],
    until: 'quote.error.amount',
  },
  'result without a size': { visit: result({ sized: false }), press: [RESUME], until: AGAIN },
  'result without a zone': { visit: result({ postcode: '' }), press: [RESUME], until: AGAIN },
  'result without a chosen system': { route: '/result' },
  'form for an enquiry': { visit: result(), press: [RESUME, ASK], fault: TAKES, until: 'enquiry.parts' },
  'enquiry without a name': { visit: result(), press: [RESUME, ASK, 'enquiry.send'], fault: TAKES },
  'enquiry that was not sent': {
    visit: result(),
    draft: DRAFT,
    press: [RESUME, ASK, 'enquiry.send'],
    fault: 'enquiries 500',
  },
  'enquiry, just sent': {
    visit: result(),
    draft: DRAFT,
    press: [RESUME, ASK, 'enquiry.send'],
    fault: TAKES,
    until: 'enquiry.sentTitle',
  },
  'enquiry that arrived': {
    visit: result(),
    draft: { state: 'sent', reference: 'A2B3-C4D5' },
    press: [RESUME],
    fault: TAKES,
    until: 'enquiry.sent',
  },
  'visit from a link': { code: '31000100000000000000', until: 'shared.look' },
  'plan from a link': { code: PLAN, until: 'shared.plan' },
  'link that cannot be opened': { code: '31000100000000' },
  'screen that failed': {
    route: '/result',
    brokenModule: '/src/app/ResultRoute.tsx',
    press: ['problem.show'],
    picture: 'failed',
  },
  'not found': { route: '/nowhere', picture: 'not-found' },
};
