/** A visit that the selector finds in the tab's storage, as far as a screen needs it. */
export type SavedVisit = Readonly<Record<string, unknown>>;

/** One screen and the way to it from a new page. */
export interface ListedScreen {
  readonly visit?: SavedVisit;
  /** Message keys of the controls to press, in turn. The first one with the text counts. */
  readonly press?: readonly string[];
  /** The draft of an enquiry. */
  readonly draft?: SavedVisit;
  /** The code of a visit that a link brings. */
  readonly code?: string;
  /** The catalogue is in the browser's cache, from the day before. */
  readonly isCached?: boolean;
  /** A route to open instead of the saved visit. */
  readonly route?: string;
  /** The fault that belongs to the screen, whatever the gallery's setting. */
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
const SYSTEM = 'WB-SLIM-050-RZ';
const CHOSEN = [SYSTEM, 'WB-SLIM-060-DN', 'KR-BULK-050-DN'];

const visit = (saved: SavedVisit): SavedVisit => ({ version: 1, place: '/product', postcode: '3000', ...saved });
const matches = (saved: SavedVisit = {}): SavedVisit => visit({ answers: SAMPLE_ANSWERS, at: 'matches', ...saved });
const result = (saved: SavedVisit = {}): SavedVisit => matches({ place: '/result', chosen: SYSTEM, ...saved });

/** A visit that has reached a question, with the answers before it. */
function visitAt(asked: Asked): SavedVisit {
  const before = ASKED.slice(0, ASKED.indexOf(asked)).map((id) => [id, SAMPLE_ANSWERS[id]]);
  return visit({ answers: Object.fromEntries(before), at: asked });
}

/** Every screen and state, by name. */
export const SCREENS: Readonly<Record<string, ListedScreen>> = {
  landing: {},
  'landing, with a visit to continue': { visit: matches() },
  ...Object.fromEntries(
    ASKED.map((id) => [`question ${id}`, { visit: visitAt(id), press: id === 'Q0' ? ['landing.start'] : [RESUME] }]),
  ),
  'question without an answer': { visit: visitAt('Q3'), press: [RESUME, 'step.continue'] },
  'cleared answer': { visit: visit({ answers: SAMPLE_ANSWERS, at: 'Q3' }), press: [RESUME, 'Q3.Whole Home'] },
  'explanation with pictures': { visit: visitAt('Q1'), press: [RESUME, 'tooltip.open'] },
  'explanation with numbers': { visit: visitAt('Q2'), press: [RESUME, 'tooltip.open'] },
  'question on its way': { press: ['landing.start'], fault: 'slow products' },
  systems: { visit: matches(), press: [RESUME] },
  'open row': { visit: matches(), press: [RESUME, 'match.detailsName'] },
  comparison: { visit: matches({ shortlist: CHOSEN }), press: [RESUME, 'compare.open'] },
  'nothing that fits': { visit: matches(), press: [RESUME], fault: 'one system' },
  'range kept from earlier': { visit: matches(), press: [RESUME], fault: 'products 500', isCached: true },
  'no products': { visit: matches(), press: [RESUME], fault: 'products 410' },
  'nothing published': { visit: matches(), press: [RESUME], fault: 'no catalogue' },
  result: { visit: result(), press: [RESUME] },
  'result without a zone': { visit: result({ postcode: '' }), press: [RESUME] },
  'result without a chosen system': { route: '/result' },
  'form for an enquiry': { visit: result(), press: [RESUME, ASK], fault: TAKES },
  'enquiry without a name': { visit: result(), press: [RESUME, ASK, 'enquiry.send'], fault: TAKES },
  'enquiry that was not sent': {
    visit: result(),
    draft: { state: 'written', key: '00000000-0000-4000-8000-000000000000', name: 'Kim', email: 'kim@example.com' },
    press: [RESUME, ASK, 'enquiry.send'],
    fault: 'enquiries 500',
  },
  'enquiry that arrived': {
    visit: result(),
    draft: { state: 'sent', reference: 'A2B3-C4D5' },
    press: [RESUME],
    fault: TAKES,
  },
  'visit from a link': { code: '31000100000000000000' },
  'link that cannot be opened': { code: '31000100000000' },
  'screen that failed': { route: '/result', brokenModule: '/src/app/ResultRoute.tsx' },
  'not found': { route: '/nowhere' },
};
