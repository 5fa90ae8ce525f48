import { expect, it } from 'vitest';
import { exampleProducts } from '../../tests/samples/exampleProducts.ts';
import type { Product } from '../catalogue/product.ts';
import { commonReasons, reasonsAround } from '../matching/commonReasons.ts';
import { differences } from '../matching/differences.ts';
import { judge } from '../matching/judge.ts';
import type { Change } from '../matching/suggest.ts';
import type { Only } from '../matching/whereToStart.ts';
import type { Answers } from '../questionnaire/question.ts';
import { againstLines, rowFigures, rowLeads, sizeLike } from './closedRow.ts';
import { differenceText, tradeoffText } from './differenceText.ts';
import { shortPrice, sizeNames, typeAndSize } from './productWords.ts';
import { reasonText } from './reasonText.ts';
import { installLines, sizeVerdict } from './rowLines.ts';
import { changeText } from './suggestionText.ts';
import { createWords, ENGLISH_WORDS } from './words.ts';

/** Figures have a narrow space before their unit. */
const plain = (text: string): string => text.replaceAll('\u202f', ' ');
const one = (cells: Readonly<Record<string, unknown>>): Product => exampleProducts({ id: 'A', ...cells })[0] as Product;
const ANSWERS = { Q2: 'Townhouse', Q3: 'Single Room', Q6: 'Small Outdoor space', Q7: ['Mobile App'] };

const stated = { suits_home_types: 'townhouse', suits_areas: 'single_room', suits_small_outdoor_space: 'yes' };
const [app, extra, large] = exampleProducts(
  { id: 'A', ...stated, controls: 'mobile_app' },
  { id: 'B', ...stated, controls: 'mobile_app:optional' },
  { id: 'C', ...stated, suits_small_outdoor_space: 'no', controls: 'none' },
) as readonly [Product, Product, Product];
const rows = [app, extra, large];
const against = (product: Product, answers: Answers = ANSWERS) =>
  againstLines(ENGLISH_WORDS, product, answers).map(({ kind, text }) => `${kind}: ${text}`);
const none = () => null;
const leads = (shown: readonly Product[], answers: Answers, only: (product: Product) => Only | null = none) =>
  rowLeads(ENGLISH_WORDS, shown, answers, reasonsAround(shown, answers), only);

it('a row of the list says everything that the system misses, else what costs extra', () => {
  expect(against(large)).toEqual([
    "misses: We don't recommend its outdoor unit for a small space.",
    "misses: A mobile app isn't available for it.",
  ]);
  expect(against(extra)).toEqual(['partly: A mobile app costs extra.']);
  expect(against(app)).toEqual([]);
});

it('a row of the list leads with what at most half of the rows share, and only where nothing speaks against it', () => {
  expect(leads(rows, ANSWERS)).toEqual(['A mobile app is included.', '', '']);
  expect(leads([app, app], ANSWERS)).toEqual(['', '']);
});

it('a row of the list leads with what only it has, and never says what the row above says', () => {
  const recommended = 'We recommend its outdoor unit for a small space.';
  const answers = { Q6: 'Small Outdoor space' };
  const measured = {
    ...app,
    suits_small_outdoor_space: null,
    outdoor_height_mm: 500,
    outdoor_width_mm: 500,
    outdoor_depth_mm: 300,
  };
  expect(leads([app, app, measured, measured], answers)).toEqual([recommended, '', expect.stringContaining('500'), '']);
  const cheapest = (product: Product) => (product === extra ? ({ id: 'price', controls: [] } as const) : null);
  expect(leads([app, extra, measured, measured], answers, cheapest)).toEqual([
    recommended,
    'It has the lowest price of its size.',
    expect.stringContaining('500'),
    '',
  ]);
});

it('a row of the list leaves what all systems have in common to the line above the list', () => {
  expect(commonReasons(rows, ANSWERS).map((judged) => reasonText(ENGLISH_WORDS, judged))).toEqual([
    'It suits a townhouse.',
    'It suits a single room.',
  ]);
  expect(commonReasons([app], ANSWERS)).toEqual([]);
  expect(commonReasons([], ANSWERS)).toEqual([]);
});

it('a reason in the same words is one reason, whatever the type behind it', () => {
  const said = (answers: Answers, ...types: readonly string[]) =>
    commonReasons(
      types.map((system_type, at) => one({ id: `${at}`, system_type })),
      answers,
    ).map((judged) => reasonText(ENGLISH_WORDS, judged));
  expect(said({ Q0: 'Yes', Q1: 'Ducted' }, 'ducted', 'slim_ducted')).toEqual(["It's a ducted system, as you asked."]);
  expect(said({ Q2: 'Townhouse' }, 'split', 'multi_split')).toEqual([
    "It doesn't need roof space, so it can go in a townhouse.",
  ]);
  expect(said({ Q2: 'Townhouse' }, 'split', 'ducted')).toEqual([]);
});

it('a row of the list has no reason in an answer that counts neither way', () => {
  const answers = { Q4: 'Unsure', Q6: 'Large Outdoor space', Q7: ['None'] };
  expect([against(app, answers), leads([app], answers)]).toEqual([[], ['']]);
});

it('a row of the list says what is open, and a row alone what speaks for it', () => {
  const answers = { Q2: 'Townhouse', Q6: 'Small Outdoor space' };
  const open = one({ system_type: 'split', outdoor_height_mm: null });
  expect(against(open, answers)).toEqual(["unknown: We don't know the outdoor unit's size. Ask the installer."]);
  expect(leads([app], { Q2: 'Townhouse' })).toEqual(['It suits a townhouse.']);
});

it('a row of the list calls more than you asked for no shortfall', () => {
  const zoned = one({ system_type: 'ducted', zone_control: 'individual_temperature' });
  const answers = { Q4: 'Day / Night Zoning' };
  expect(against(zoned, answers)).toEqual([]);
  expect(leads([zoned], answers)).toEqual(['You can also set each room or zone to its own temperature.']);
});

const SIZES = [2.5, 5, 7.1, 10].map((kw) =>
  one({ id: `s${kw}`, cooling_capacity_kw: kw, price_from_aud: 100 * kw, price_includes: 'supply_only' }),
);
const [small, , middle] = SIZES as [Product, Product, Product];
const near = (kw: number, sizes = SIZES, product = small) =>
  sizeLike(sizes, product, one({ cooling_capacity_kw: kw }), {})?.cooling_capacity_kw ?? null;

it('the price of a row is also that of the size like the one to start with, if it has one and its own isn’t', () => {
  expect([near(7), near(8.5), near(12.5), near(20)]).toEqual([7.1, 7.1, 10, null]);
  expect([near(2.8), near(7, SIZES, middle)]).toEqual([null, null]);
  const unpriced = SIZES.map((size) => (size === middle ? { ...size, price_from_aud: null } : size));
  expect(near(7, unpriced)).toBeNull();
  expect(sizeLike(SIZES, small, one({ system_type: 'ducted', cooling_capacity_kw: 7 }), {})).toBeNull();
  const unfit = SIZES.map((size) => (size === middle ? { ...size, suits_areas: ['whole_home'] as const } : size));
  expect(sizeLike(unfit, small, one({ cooling_capacity_kw: 7 }), { Q3: 'Single Room' })).toBeNull();
});

const lines = (service_postcodes: string, postcode: string) =>
  installLines(ENGLISH_WORDS, one({ service_postcodes }), postcode);

it('a postcode outside a system’s list is named, and nothing else is said of where it is installed', () => {
  expect(lines('2000-2249', '2100')).toEqual([]);
  expect(lines('2000-2249', '3000')).toEqual([
    { kind: 'unknown', text: 'We may not install it in 3000. Ask us first.' },
  ]);
  expect(lines('', '2100')).toEqual([]);
  expect(lines('2000-2249', '')).toEqual([]);
});

it('the figures of a row have one line, without those that are unknown', () => {
  const figures = (facts: Readonly<Record<string, unknown>>) =>
    plain(rowFigures(ENGLISH_WORDS, one(facts), 'hot', null));
  const kwh = { kwh_cool_hot: 500, kwh_heat_hot: 100 };
  expect(figures({ outdoor_sound_power_dba: 58, ...kwh })).toBe('58 dB(A) outdoors · $150 to $270 a year');
  expect([figures(kwh), figures({})]).toEqual(['$150 to $270 a year', '']);
});

it('“Do you install here?” never rules a system out', () => {
  expect(judge(one({ service_postcodes: '2000' }), ANSWERS)).toEqual(judge(one({}), ANSWERS));
});

const text = (from: Product, to: Product) => plain(tradeoffText(ENGLISH_WORDS, differences(from, to, 'hot')));
const at = (more: object) => one({ cooling_capacity_kw: 5, heating_capacity_kw: 6, ...more });
const cheap = at({
  price_from_aud: 1000,
  price_includes: 'supply_only',
  outdoor_sound_power_dba: 60,
  controls: 'none',
});
const quiet = at({
  price_from_aud: 1240,
  price_includes: 'supply_only',
  outdoor_sound_power_dba: 57,
  controls: 'mobile_app',
});

it('the difference of two systems says what is gained, then what is given up', () => {
  expect(text(cheap, quiet)).toBe('3 dB(A) quieter outdoors and with a mobile app, for $240 more.');
  expect(text(quiet, cheap)).toBe("$240 less, but 3 dB(A) louder outdoors. A mobile app isn't available for it.");
  expect(text(quiet, at({ controls: 'mobile_app:optional', cooling_capacity_kw: 5.5 }))).toBe(
    '0.5 kW more cooling. A mobile app costs extra.',
  );
  expect(text(cheap, { ...cheap, price_from_aud: 700 })).toBe('$300 less.');
});

it('the difference of two systems names controls of one kind together', () => {
  const all = at({ controls: 'touchscreen;voice;mobile_app' });
  const some = at({ controls: 'voice:optional;mobile_app:optional', cooling_capacity_kw: 5.5 });
  expect(text(all, some)).toBe(
    "0.5 kW more cooling. Voice control and a mobile app cost extra; a touchscreen isn't available for it.",
  );
  expect(plain(differenceText(ENGLISH_WORDS, differences(some, all, 'hot')))).toContain(
    'with a touchscreen, voice control and a mobile app',
  );
});

it('the difference of two systems says energy for the same work in percent', () => {
  const use = (cool: number, heat: number) => at({ kwh_cool_hot: cool, kwh_heat_hot: heat });
  expect(text(use(1000, 100), use(800, 80))).toBe('20% less energy for the same work.');
  expect(text(use(1000, 100), use(800, 75))).toBe('20 to 25% less energy for the same work.');
  expect(plain(differenceText(ENGLISH_WORDS, differences(use(800, 80), use(1000, 80), 'hot')))).toBe(
    '25% more energy for the same cooling',
  );
});

const change = (answers: Answers, ...changes: readonly Change[]) =>
  changeText(ENGLISH_WORDS, answers, { changes, adds: 1, choice: { answers, cleared: [] } });

it('a suggestion names the new answer and the old one', () => {
  const answers: Answers = { Q0: 'Yes', Q1: 'Ducted', Q5: '3 Rooms' };
  const fewer: Change = { question: 'Q5', value: '2 Rooms', change: 'choose' };
  expect(change(answers, fewer)).toBe('Choose “2 Rooms” instead of “3 Rooms”');
  expect(change(answers, { question: 'Q1', value: 'Split', change: 'choose' }, fewer)).toBe(
    'Choose “Split” instead of “Ducted” and choose “2 Rooms” instead of “3 Rooms”',
  );
});

it('a suggestion says what an answer without a name of its own would mean', () => {
  const answers: Answers = { Q0: 'Yes', Q7: ['Touchscreen', 'Mobile App'] };
  expect(change(answers, { question: 'Q0', value: 'No', change: 'choose' })).toBe('Leave the type of system open');
  expect(change(answers, { question: 'Q7', value: 'None', change: 'choose' })).toBe('Leave out all smart controls');
  expect(change(answers, { question: 'Q7', value: 'Touchscreen', change: 'leave_out' })).toBe(
    'Leave out “Touchscreen”',
  );
});

it('the sizes of a family miss only an extra, or don’t fit', () => {
  const answers = { Q1: 'Split', Q7: ['Mobile App'] };
  const verdict = (cells: Readonly<Record<string, unknown>>) => sizeVerdict(one(cells), answers);
  expect(verdict({ controls: 'mobile_app' })).toBe('fits');
  expect(verdict({})).toBe('unknown');
  expect(verdict({ controls: 'none' })).toBe('wish');
  expect(verdict({ system_type: 'ducted', controls: 'none' })).toBe('misses');
});

it('the sizes of a family are named by kW, or by title where kW is unknown or the same', () => {
  const sizes = exampleProducts(
    { id: 'A', title: 'Two', cooling_capacity_kw: 2 },
    { id: 'B', title: 'Five', heating_capacity_kw: 5 },
    { id: 'C', title: 'Other five', cooling_capacity_kw: 5 },
    { id: 'D', title: 'Some' },
  );
  expect([...sizeNames(ENGLISH_WORDS, sizes).values()].map(plain)).toEqual(['2.0 kW', 'Five', 'Other five', 'Some']);
  expect(plain(typeAndSize(ENGLISH_WORDS, sizes[0] as Product, sizes))).toBe('Split · 2.0 kW · 4 sizes');
  const some = sizes.map(
    (size, index) => ({ ...size, suits_home_types: [index < 3 ? 'townhouse' : 'apartment'] }) as Product,
  );
  expect(plain(typeAndSize(ENGLISH_WORDS, some[0] as Product, some, { Q2: 'Townhouse' }))).toBe(
    'Split · 2.0 kW · 4 sizes, 3 fit',
  );
  expect(typeAndSize(ENGLISH_WORDS, sizes[3] as Product, sizes.slice(3))).toBe('Split');
  expect(plain(createWords({ lang: 'de' }).unit(2, 'kW'))).toBe('2,0 kW');
});

it('the sizes of a family have a price, or you can ask for one', () => {
  const priced = one({ price_from_aud: 1000, price_includes: 'supply_only' });
  expect(shortPrice(ENGLISH_WORDS, priced)).toEqual({ price: 'From $1,000', includes: 'installation not included' });
  expect(shortPrice(ENGLISH_WORDS, one({}))).toEqual({ price: 'Ask for a price', includes: '' });
});
