import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../tests/runs.ts';
import { DISTINCT_VALUES, productWith } from '../../tests/samples/anyProduct.ts';
import { INDOOR_UNIT_STYLES, type Product, SYSTEM_TYPES } from '../catalogue/product.ts';
import { judge } from '../matching/judge.ts';
import type { Answers } from '../questionnaire/question.ts';
import { checkTexts } from './checkTexts.ts';
import { ENGLISH_WORDS as words } from './words.ts';

const HOMES = ['House - Pitched Roof', 'House - Flat Roof', 'Townhouse', 'Apartment'] as const;
const OUTDOORS = ['Large Outdoor space', 'Small Outdoor space'] as const;

const KNOWN: Partial<Product> = {
  cooling_capacity_kw: 7.1,
  phase: 1,
  indoor_height_mm: 250,
  outdoor_sound_power_dba: 66,
  outdoor_width_mm: 840,
  outdoor_height_mm: 880,
  outdoor_depth_mm: 330,
  max_indoor_units: 4,
  zone_control: 'room_zoning',
  price_from_aud: 8900,
  price_includes: 'supply_only',
};

const answersFor = (home: string, more: Answers = {}): Answers => ({
  Q0: 'No',
  Q2: home,
  Q3: 'Whole Home',
  Q4: 'Individual Room Zoning',
  Q6: 'Large Outdoor space',
  Q7: ['None'],
  ...more,
});
const texts = (facts: Partial<Product> & Pick<Product, 'system_type'>, answers: Answers) =>
  checkTexts(words, productWith(facts), answers, '', [], true).map((text) => text.replaceAll(/[\u00a0\u202f]/g, ' '));
const about = (pattern: RegExp, found: readonly string[]) => found.filter((text) => pattern.test(text));

/** Claims that section 6 of the domain's facts calls unsafe. */
const UNSAFE =
  /\b(best|perfect|guarantee|quiet|compl(y|ies)|sav(e|es|ing)|cheap|no approval|not needed|is the right)\b/i;

it('the points to check are sound for every home, outdoor space, kind and style: each once, whole, and without a claim', () => {
  // The brief gives them to an installer, so none says “you” or “we”.
  const unsound = [/[{}]|undefined|null|NaN/, UNSAFE, /\b(you|your|we|our|my|me)\b/i];
  const isSound = (text: string) => /^[A-Z].*\.$/.test(text) && !unsound.some((pattern) => pattern.test(text));
  const wrong: unknown[] = [];
  for (const home of HOMES) {
    for (const outdoor of OUTDOORS) {
      for (const system_type of SYSTEM_TYPES) {
        for (const indoor_unit_style of [null, ...INDOOR_UNIT_STYLES]) {
          for (const facts of [{}, KNOWN]) {
            const found = texts({ ...facts, system_type, indoor_unit_style }, answersFor(home, { Q6: outdoor }));
            if (new Set(found).size < found.length || found.length < 6 || found.length > 11) wrong.push(found);
            wrong.push(...found.filter((text) => !isSound(text)));
          }
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});

it('the points to check name the owners’ body by the state of the postcode, and a landlord', () => {
  const approvals = (home: string, postcode: string) =>
    checkTexts(words, productWith({ system_type: 'split' }), answersFor(home), postcode).filter((text) =>
      text.startsWith('Approval'),
    );
  const landlord = 'Approval from your landlord, if you rent.';
  expect(approvals('House - Flat Roof', '4870')).toEqual([landlord]);
  expect(approvals('Townhouse', '6000')).toEqual([
    'Approval from your strata company, if you share walls, roof or outdoor space.',
    landlord,
  ]);
  const before = "before you buy. Some buildings don't allow outdoor units.";
  for (const [postcode, body] of [
    ['4870', 'body corporate'],
    ['2000', 'owners corporation'],
    ['5000', 'strata or community corporation'],
    ['', 'body corporate or owners corporation'],
  ] as const) {
    expect(approvals('Apartment', postcode)).toEqual([`Approval from your ${body} ${before}`, landlord]);
  }
});

it('the points to check differ between any two homes, kinds of system and outdoor spaces', () => {
  const seen = new Map<string, string>();
  for (const home of HOMES) {
    for (const outdoor of OUTDOORS) {
      for (const system_type of SYSTEM_TYPES) {
        // Split systems go into every house in the same way; both types of duct need the same room.
        const kind = system_type.includes('ducted') ? 'ducted' : system_type;
        const place = kind === 'ducted' || !home.startsWith('House') ? home : 'House';
        const found = texts({ ...KNOWN, system_type }, answersFor(home, { Q6: outdoor })).join('\n');
        const name = `${place}, ${outdoor}, ${kind}`;
        expect(seen.get(found) ?? name).toBe(name);
        seen.set(found, name);
      }
    }
  }
  expect(seen.size).toBe(4 * 2 + 3 * 2 + 3 * 2);
});

it('the points to check name the figures of this system', () => {
  const found = texts({ ...KNOWN, system_type: 'ducted' }, answersFor('House - Flat Roof'));
  expect(found).toContain('Whether its cooling capacity (7.1 kW) suits the rooms, windows, insulation and climate.');
  expect(about(/flat roof/, found)[0]).toContain('the indoor unit (height 250 mm) and its ducts');
  expect(about(/clear air/, found)[0]).toContain('the outdoor unit (size 840 × 880 × 330 mm)');
  expect(about(/sound/, found)).toEqual([
    'How loud the outdoor unit (66 dB(A) sound power) will be for the nearest neighbour.',
  ]);
  expect(texts({ ...KNOWN, system_type: 'multi_split' }, answersFor('Townhouse'))).toContain(
    'Whether its cooling capacity (7.1 kW), which all indoor units share, suits the rooms.',
  );
});

it('the points to check follow the power supply, the price and the delivery', () => {
  const at = (facts: Partial<Product>) => texts({ ...facts, system_type: 'split' }, answersFor('Townhouse')).join('\n');
  expect(at({ phase: 3 })).toContain('Whether the home has three-phase power');
  expect(at({ phase: 1 })).toContain('single-phase');
  expect(at({ phase: null })).toContain("three-phase power, which isn't given");
  expect(at({})).toContain('The full price, with installation.');
  expect(at(KNOWN)).toContain('The price of installation, ');
  expect(at({ ...KNOWN, price_includes: 'supply_and_standard_install' })).toContain(
    'What standard installation includes',
  );
  expect(at({ availability: 'backorder' })).toContain('How long it takes to arrive: on back order.');
  expect(at({ availability: 'in_stock' })).not.toContain('arrive');
});

it('the points to check price the extras that were asked for, and only those', () => {
  const controls = { touchscreen: 'none', voice: 'optional', mobile_app: 'optional' } as const;
  const asking = (...Q7: string[]) => texts({ system_type: 'ducted', controls }, answersFor('Townhouse', { Q7 }));
  expect(asking('Mobile App')).toContain('The price of adding a mobile app.');
  expect(asking('Voice Control', 'Mobile App')).toContain('The price of adding voice control and a mobile app.');
  expect(about(/adding/, asking('None'))).toEqual([]);
});

it('the points to check turn the control of rooms into a question where the visitor was unsure or was not asked', () => {
  const unsure = answersFor('Townhouse', { Q4: 'Unsure' });
  const ducted = { system_type: 'ducted', zone_control: 'day_night' } as const;
  expect(texts(ducted, unsure)).toContain("Whether it's enough to switch between day and night zones.");
  expect(about(/enough to/, texts({ ...ducted, zone_control: 'individual_temperature' }, unsure))).toEqual([]);
  expect(about(/enough to/, texts(ducted, answersFor('Townhouse')))).toEqual([]);
  expect(about(/enough to/, texts({ system_type: 'split' }, unsure))).toEqual([]);
  const skipped = checkTexts(words, productWith(ducted), { Q0: 'No', Q2: 'Townhouse' }, '', ['Q6', 'Q7']);
  expect(skipped.at(-1)).toBe(
    "What the guide didn't ask: “How much space is there for the outdoor unit?” and “Which smart controls matter to you?”",
  );
});

it('the points to check cover every unknown fact that the answers ask about', () => {
  const covering: Readonly<Record<string, RegExp>> = {
    'home-flat-unknown': /height not given/,
    'home-apartment-phase': /three-phase power, which isn't given/,
    'area-heads': /Whether it runs 4 indoor units or more/,
    'rooms-heads': /Whether it runs [234] indoor units or more/,
    'zones-unknown': /How its rooms are controlled/,
    'outdoor-unknown': /size not given/,
    'controls-unknown': /its controls aren't given/,
  };
  const any = <Key extends keyof typeof DISTINCT_VALUES>(key: Key) => fc.constantFrom(...DISTINCT_VALUES[key]);
  const products = fc.record(
    Object.fromEntries(Object.keys(DISTINCT_VALUES).map((key) => [key, any(key as keyof typeof DISTINCT_VALUES)])),
  ) as unknown as fc.Arbitrary<Partial<Product> & Pick<Product, 'system_type'>>;
  const answers = fc.record({
    Q2: fc.constantFrom(...HOMES),
    Q3: fc.constantFrom('Whole Home', 'Multiple Rooms', 'Single Room'),
    Q4: fc.constantFrom('Individual Temperature Control', 'Unsure'),
    Q5: fc.constantFrom('2 Rooms', '3 Rooms', 'Over 3 Rooms'),
    Q6: fc.constantFrom(...OUTDOORS),
    Q7: fc.constantFrom(['None'], ['Mobile App'], ['Voice Control', 'Mobile App']),
  });
  fc.assert(
    fc.property(products, answers, (facts, given) => {
      const found = texts(facts, given).join('\n');
      for (const { verdict, reason } of judge(productWith(facts), given)) {
        if (verdict === 'unknown') expect(found).toMatch(covering[reason.id] ?? /nothing covers it/);
      }
    }),
    { numRuns: runs(300) },
  );
});
