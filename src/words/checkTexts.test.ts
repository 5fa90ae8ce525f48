import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../tests/runs.ts';
import { answersOf } from '../../tests/samples/answersOf.ts';
import { DISTINCT_VALUES, productWith } from '../../tests/samples/anyProduct.ts';
import { oneSize, openModel } from '../../tests/samples/models.ts';
import { INDOOR_UNIT_STYLES, type Product, SYSTEM_TYPES } from '../catalogue/product.ts';
import { judge } from '../matching/judge.ts';
import type { Answers } from '../questionnaire/question.ts';
import { jobOf } from './advise.ts';
import { type CheckInput, checkTexts } from './checkTexts.ts';
import { ENGLISH_WORDS as words } from './words.ts';

type Facts = Partial<Product> & Pick<Product, 'system_type'>;
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
  price: { aud: 8900, includes: 'supply_only' },
};

const answersFor = (home: string, more: Answers = {}): Answers => ({
  ...answersOf('No, Whole Home, Individual Room Zoning, Large Outdoor space, None'),
  Q2: home,
  ...more,
});
const ASKED = { postcode: '', skipped: [], tenure: null, way: null } as const;
const checks = (facts: Facts, answers: Answers, more: Partial<CheckInput> = {}, isForInstaller = false) => {
  const input = { ...ASKED, models: [oneSize(productWith(facts))] as const, answers, job: jobOf(answers, {}), ...more };
  const { yours, others } = checkTexts(words, input, isForInstaller);
  const plain = (some: readonly string[]) => some.map((text) => text.replaceAll(/[\u00a0\u202f]/g, ' '));
  return { yours: plain(yours), others: plain(others) };
};
const texts = (facts: Facts, answers: Answers, more: Partial<CheckInput> = {}) => {
  const { yours, others } = checks(facts, answers, more, true);
  return [...yours, ...others];
};
const about = (pattern: RegExp, found: readonly string[]) => found.filter((text) => pattern.test(text));

/** Claims that section 6 of the domain's facts calls unsafe. */
const UNSAFE =
  /\b(best|perfect|guarantee|quiet|compl(y|ies)|sav(e|es|ing)|cheap|no approval|not needed|is the right)\b/i;

it('the points to check are sound for every home, outdoor space, kind and style: each once, whole, and without a claim', () => {
  // The brief gives them to an installer, so none says “you” or “we”.
  const unsound = [/[{}]|undefined|null|NaN/, UNSAFE, /\b(you|your|we|our|my|me)\b/i];
  const isSound = (text: string) => /^[A-Z].*[.?)]$/.test(text) && !unsound.some((pattern) => pattern.test(text));
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

it('the points to check never begin with “Whether”, “How” or “Approval”, and the installer gets them all', () => {
  for (const home of HOMES) {
    for (const system_type of SYSTEM_TYPES) {
      const given = answersFor(home);
      const { yours, others } = checks({ ...KNOWN, system_type }, given, { tenure: 'rent' });
      expect(yours).toHaveLength(2);
      expect([...yours, ...others].filter((text) => /^(Whether|How|Approval)/.test(text))).toEqual([]);
      expect(texts({ ...KNOWN, system_type }, given, { tenure: 'rent' })).toHaveLength(yours.length + others.length);
    }
  }
});

it('the visitor’s own points are the people who have to agree, by name, then a look outside', () => {
  const yours = (home: string, tenure: CheckInput['tenure'], postcode = '') =>
    checks({ ...KNOWN, system_type: 'split' }, answersFor(home), { tenure, postcode }).yours;
  const landlord = 'Does your landlord agree? Ask before you buy.';
  const spot = 'Is there an airy spot for the outdoor unit (840 × 880 × 330 mm), away from bedrooms and neighbours?';
  expect(yours('House - Flat Roof', 'rent')).toEqual([landlord, spot]);
  expect(yours('House - Flat Roof', 'own')).toEqual([spot, 'Would the outdoor unit (66 dB(A)) bother a neighbour?']);
  expect(yours('Townhouse', null, '6000')).toEqual([
    'Does your strata company need to agree? (If you share walls, roof or outdoor space.)',
    spot,
  ]);
  for (const [postcode, body] of [
    ['4870', 'body corporate'],
    ['2000', 'owners corporation'],
    ['5000', 'strata or community corporation'],
    ['', 'body corporate or owners corporation'],
  ] as const) {
    const owners = `Does your ${body} allow an outdoor unit? Ask before you buy.`;
    expect(yours('Apartment', 'rent', postcode)).toEqual([landlord, owners]);
    expect(yours('Apartment', 'own', postcode)).toEqual([owners, spot]);
  }
});

it('the points to check only mention a landlord for renters', () => {
  for (const home of HOMES) {
    for (const isForInstaller of [false, true]) {
      for (const tenure of ['own', null] as const) {
        const { yours, others } = checks({ system_type: 'split' }, answersFor(home), { tenure }, isForInstaller);
        expect([...yours, ...others].join(' ')).not.toMatch(/landlord|\brent\b/i);
      }
    }
  }
});

it('the points to check name no figure of one size while the size is open', () => {
  const sizes = [2.5, 5].map((kw) =>
    productWith({
      ...KNOWN,
      system_type: 'split',
      cooling_capacity_kw: kw,
      outdoor_height_mm: 200 * kw,
      outdoor_sound_power_dba: 50 + kw,
    }),
  ) as [Product, Product];
  const open = (more: Partial<CheckInput> = {}) => {
    const { yours, others } = checkTexts(words, {
      ...ASKED,
      models: [openModel(...sizes)],
      answers: answersFor('Townhouse'),
      job: jobOf(answersFor('Townhouse'), {}),
      ...more,
    });
    return [...yours, ...others].join(' ').replaceAll(/[\u00a0\u202f]/g, ' ');
  };
  expect(open()).toContain('Which size do you need (2.5 to 5.0 kW)?');
  expect(open()).toContain('the outdoor unit (varies with the size you choose)');
  expect(open()).toContain('Would the outdoor unit bother a neighbour?');
  expect(open()).not.toMatch(/dB|mm/);
  const [small, large] = sizes;
  expect(open({ models: [openModel(small, { ...large, phase: 3 })] })).toContain(
    'Is there three-phase power? Some sizes need it.',
  );
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
  expect(found).toContain('Is 7.1 kW enough for the rooms, windows, insulation and climate?');
  expect(about(/flat roof/, found)[0]).toContain('the indoor unit (250 mm high)');
  expect(about(/airy/, found)[0]).toContain('the outdoor unit (840 × 880 × 330 mm)');
  expect(about(/bother/, found)).toEqual(['Would the outdoor unit (66 dB(A)) bother a neighbour?']);
  const one = answersFor('Townhouse', { Q3: 'Single Room' });
  const { others } = checks({ ...KNOWN, system_type: 'split' }, one);
  expect(others).toContain('Is 7.1 kW enough for your room?');
  expect(others).toContain('Is there room on your switchboard? (Normal power is fine.)');
});

it('the points to check follow the power supply, the price and the delivery', () => {
  const at = (facts: Partial<Product>) => texts({ ...facts, system_type: 'split' }, answersFor('Townhouse')).join('\n');
  expect(at({ phase: 3 })).toContain('Is there three-phase power?');
  expect(at({ phase: 1 })).toContain('Normal power is fine');
  expect(at({ phase: null })).toContain("Does it need three-phase power? (Its details don't say.)");
  expect(at({})).toContain('What is the full price, installed?');
  expect(at(KNOWN)).toContain('What does installation cost?');
  expect(at({ ...KNOWN, price: { aud: 8900, includes: 'supply_and_standard_install' } })).toContain(
    'What does standard installation include',
  );
  expect(at({ availability: 'backorder' })).toContain('When can it arrive? (On back order)');
  expect(at({ availability: 'in_stock' })).not.toContain('arrive');
});

it('the points to check price the extras that were asked for, and only those', () => {
  const controls = { touchscreen: 'none', voice: 'optional', mobile_app: 'optional' } as const;
  const asking = (...Q7: string[]) => texts({ system_type: 'ducted', controls }, answersFor('Townhouse', { Q7 }));
  expect(asking('Mobile App')).toContain('What does adding a mobile app cost?');
  expect(asking('Voice Control', 'Mobile App')).toContain('What does adding voice control and a mobile app cost?');
  expect(about(/adding/, asking('None'))).toEqual([]);
});

it('the points to check turn the control of rooms into a question where the visitor was unsure or was not asked', () => {
  const unsure = answersFor('Townhouse', { Q4: 'Unsure' });
  const ducted = { system_type: 'ducted', zone_control: 'day_night' } as const;
  expect(texts(ducted, unsure)).toContain('Is it enough to switch between day and night zones?');
  expect(about(/enough to/, texts({ ...ducted, zone_control: 'individual_temperature' }, unsure))).toEqual([]);
  expect(about(/enough to/, texts(ducted, answersFor('Townhouse')))).toEqual([]);
  expect(about(/enough to/, texts({ system_type: 'split' }, unsure))).toEqual([]);
  const skipped = texts(ducted, { Q0: 'No', Q2: 'Townhouse' }, { skipped: ['Q6', 'Q7'] });
  expect(skipped.at(-1)).toBe(
    "What the guide didn't ask: “How much space is there for the outdoor unit?” and “Which smart controls matter to you?”",
  );
});

it('the points to check cover every unknown fact that the answers ask about', () => {
  const covering: Readonly<Record<string, RegExp>> = {
    'home-flat-unknown': /height not given/,
    'home-apartment-phase': /three-phase power\? \(Its details don't say/,
    'area-heads': /Does it run [34] indoor units or more/,
    'rooms-heads': /Does it run [234] indoor units or more/,
    'zones-unknown': /Which rooms can be set/,
    'outdoor-unknown': /size not given/,
    'controls-unknown': /Does it have .+\? \(Its details don't say/,
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
