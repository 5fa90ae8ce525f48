import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { withoutFormulas } from '../src/catalogue/formula.ts';
import { exampleProducts } from './samples/exampleProducts.ts';
import { PRICE_LIST } from './samples/priceList.ts';
import { button, fill, named, option, press, showScreens } from './showScreens.tsx';

const FORM = {
  fields: { postcode: true, note: true, marketing: false },
  notice: { short: 'We use your details to answer you.', long: 'Nothing else.' },
};
/** A quote, as it is kept with the visit: `{"quotes": [{"kw": "3.5", "total": "4321", …}]}`. */
const QUOTES = btoa(
  JSON.stringify({ quotes: [{ kw: '3.5', total: '4321', model: 'Kestrel ZZ9', 'work.pump': 'out' }] }),
).replaceAll('=', '');
const LIST = { ...PRICE_LIST, valid_until: '2999-12-31' };
const ALPINE = {
  id: 'a',
  title: 'Alpine 25',
  system_type: 'split',
  price_from_aud: 1990,
  price_includes: 'supply_only',
  cooling_capacity_kw: 2.5,
  refrigerant: 'R32',
  kwh_cool_cold: 111,
  kwh_heat_cold: 444,
  link: 'https://provider.example/alpine',
};

const ANSWERS = { Q0: 'No', Q2: 'Apartment', Q3: 'Single Room', Q6: 'Small Outdoor space', Q7: ['Mobile App'] };

/** What is sent with each tick: texts that no other tick sends. */
const SENT = {
  "The system I'm interested in": ['2,841', 'provider.example/alpine'],
  'Points to check': ['neighbour', 'three-phase', 'andlord', 'owners corp', 'balcony'],
  'My answers': ['partment', 'ittle space', 'Small Outdoor', 'one room', 'Single Room', 'obile app', 'Mobile App'],
  Figures: ['Refrigerant', 'R32', '1,990 including'],
  Size: ['Bedroom or study', 'High ceilings'],
  'Energy label, cold climate': ['111', '444', '37 c/kWh'],
  'What it may cost, installed': ['3,046', '4,219', '$851', '748', '12 m', 'First floor'],
  "The quote I've got": ['4,321', '3.5 kW\n', 'Kestrel', 'ZZ9', 'Left out'],
  'Breeze 25': ['Breeze', '3,841'],
} as const;
interface Sent {
  readonly brief: Readonly<Record<'text', string> & Record<'answers' | 'system' | 'others', unknown>>;
  readonly note: string;
  readonly postcode: string;
  readonly callTime: string;
  readonly fields: unknown;
}

/** What two ticks send together: the checks of this home need the answers too. */
const NEED_ANSWERS = ['andlord', 'owners corp', 'balcony'];
const TICKS = Object.keys(SENT) as readonly (keyof typeof SENT)[];

/** What the screens load one after the other. */
const LOADED: readonly (() => Promise<object>)[] = [
  () => import('../src/parts/enquiry/enquiryProgram.tsx'),
  () => import('../src/parts/cost/startCost.tsx'),
  () => import('../src/parts/cost/createCost.tsx'),
  () => import('../src/parts/sizing/MoreAboutSize.tsx'),
  () => import('../src/parts/quote/quoteProgram.tsx'),
];

/** The form of a visitor who has used everything, with a provider that refuses every enquiry; what was sent and copied. */
async function openForm() {
  const sent: Sent[] = [];
  const copied: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return new Response('{}', { status: 400 });
  });
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } });
  vi.stubGlobal('__VERSION__', '5.0.0');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.unstubAllGlobals());
  const element = document.createElement('div');
  element.setAttribute('quote', 'on');
  element.setAttribute('enquiry-fields', JSON.stringify({ Campaign: 'Spring' }));
  showScreens(
    exampleProducts(ALPINE, { ...ALPINE, id: 'b', title: 'Breeze 25', price_from_aud: 2990 }),
    {
      place: '/result',
      chosen: 'a',
      answers: ANSWERS,
      postcode: '3121',
      tenure: 'rent',
      tariff: 37,
      parts: {
        sizing: { rooms: ['bedroom'], traits: ['ceilings'] },
        shortlist: ['a', 'b'],
        cost: { storey: 'first', removal: 'no', cable_m: 12 },
        quotes: QUOTES,
      },
    },
    { data: { nonce: 'n', enquiry: FORM, installation: LIST }, element },
  );
  for (const load of LOADED) await act(load);
  press(() => button('Ask for a quote'));
  fill(option('Your name'), 'Ada');
  fill(option('Email'), 'ada@example.com');
  return { sent, copied };
}

/** Each tick alone, beside each other one, and all; a release tries every combination. */
const COMBINATIONS = Array.from({ length: 2 ** TICKS.length }, (_, combination) =>
  TICKS.filter((_, place) => (combination >> place) & 1),
).filter(({ length }) => process.env.EXHAUSTIVE || length <= 2 || length === TICKS.length);

it('each combination of ticks sends what is ticked, and nothing else, whatever the note says', async () => {
  const { sent, copied } = await openForm();
  const note = `{home} $1\nPOINTS TO CHECK\n- ${Object.values(SENT).flat().join(' ')}`;
  fill(named('textarea', /^Anything else/), note);
  fill(option('Postcode of the home'), '');
  fill(option('Phone'), '0400 123 456');
  fill(named('select', 'A good time to call'), 'evening');
  const boxes = TICKS.map((tick) => [tick, option(tick)] as const);
  const send = button('Send');
  const wrong: unknown[] = [];
  for (const ticked of COMBINATIONS) {
    const isIn = (tick: keyof typeof SENT) => ticked.includes(tick);
    for (const [tick, box] of boxes) if (box.checked !== isIn(tick)) press(() => box);
    await act(async () => send.click());
    const { brief, ...more } = sent.at(-1)!;
    const message = brief.text.replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(more).toMatchObject({ note, postcode: '', callTime: 'evening', fields: { Campaign: 'Spring' } });
    expect([brief.answers, brief.system, brief.others]).toEqual([
      isIn('My answers') ? ANSWERS : {},
      isIn("The system I'm interested in") ? 'a' : null,
      isIn('Breeze 25') ? ['b'] : [],
    ]);
    for (const tick of TICKS) {
      for (const text of SENT[tick]) {
        const isSent = isIn(tick) && (isIn('My answers') || !NEED_ANSWERS.includes(text));
        if (message.includes(text) !== isSent) wrong.push({ ticked, text, isSent });
      }
    }
    if (/Spring|3121/.test(message)) wrong.push({ ticked, text: 'a field' });
  }
  expect(wrong).toEqual([]);
  await act(async () => button('Copy the message').click());
  const contact = 'Ada\nada@example.com\n0400 123 456\nA good time to call: Evening';
  const whole = [contact, 'Also sent by this page:\nCampaign: Spring', note, sent.at(-1)?.brief.text];
  expect(copied).toEqual([withoutFormulas(whole.join('\n\n'))]);
}, 300_000);
