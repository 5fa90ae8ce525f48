import { expect, it } from 'vitest';
import { productWith } from '../../tests/samples/anyProduct.ts';
import { oneSize, openModel } from '../../tests/samples/models.ts';
import type { Product } from '../catalogue/product.ts';
import { QUESTION_IDS } from '../questionnaire/question.ts';
import { QUESTIONS } from '../questionnaire/questionSet.ts';
import { jobOf } from './advise.ts';
import { type BriefInput, brief, briefText, messageSections, type SectionName } from './brief.ts';
import { ENGLISH_WORDS } from './words.ts';

const product = productWith({
  system_type: 'split',
  title: 'Alpine 25',
  cooling_capacity_kw: 2.5,
  link: 'https://provider.example/alpine-25',
  kwh_cool_cold: 100,
  kwh_heat_cold: 400,
});
const input: BriefInput = {
  answers: { Q0: 'No', Q2: 'Apartment', Q3: 'Single Room', Q6: 'Small Outdoor space', Q7: ['Mobile App'] },
  skipped: [],
  models: [oneSize(product)],
  way: null,
  job: jobOf({}, {}),
  size: null,
  sizeAnswer: null,
  tenure: null,
  postcode: '3000',
  zone: 'cold',
  tariff: 30,
  cost: null,
  made: { date: '21 November 2026', address: 'provider.example/find' },
};
const text = (more: Partial<BriefInput> = {}) =>
  briefText(ENGLISH_WORDS, brief(ENGLISH_WORDS, { ...input, ...more })).replaceAll(/[\u00a0\u202f]/g, ' ');

it('the brief for an installer has the home, the answers, and when and where it was made', () => {
  expect(text()).toMatch(
    /^Air conditioning for my home\nMade on 21 November 2026 with the guide at provider\.example\/find\n\nI'm looking for .*\n\nApartment: one room/,
  );
  expect(text()).toContain('- What kind of home is it? Apartment');
  expect(text()).toContain('- Which smart controls matter to you? Mobile App');
  expect(text()).toContain('- Postcode: 3000');
  expect(text({ postcode: '' })).not.toContain('Postcode');
});

it('the brief for an installer has the system, the points to check and the figures', () => {
  expect(text()).toContain("THE SYSTEM I'M INTERESTED IN\nAlpine 25\n");
  expect(text()).toContain('https://provider.example/alpine-25');
  expect(text()).toMatch(
    /POINTS TO CHECK\n- Does anybody else need to agree\?\n- Does the owners corporation allow an outdoor unit\?/,
  );
  expect(text()).toMatch(/POINTS TO CHECK\n(- .*\n)*- Does the outdoor unit \(size not given\) fit on the balcony/);
  expect(text()).toContain('- Cooling: 2.5 kW');
  expect(text()).toContain('- Heating: not given');
});

it('the brief for an installer has the models and the register number for the installer', () => {
  const known = { indoor_model: 'A25-I', outdoor_model: 'A25-O', gems_registration_number: 'REG-1' };
  const lines = text({ models: [oneSize({ ...product, ...known })] });
  expect(lines).toContain('- Indoor unit model: A25-I\n- Outdoor unit model: A25-O\n- Energy register number: REG-1');
  expect(text()).not.toMatch(/unit model|register number/);
});

it('the brief for an installer has energy only for a known zone, with its basis', () => {
  expect(text()).toContain('- Running cost: about $150 a year at 30 c/kWh');
  expect(text({ zone: null })).not.toContain('Running cost');
});

it("the brief for an installer ends with what it isn't", () => {
  expect(text()).toMatch(/isn't a quote or a sizing assessment\.$/);
});

it("the brief for an installer is in the visitor's voice: it says neither “you” nor “we”", () => {
  const everything = { ...product, price: { aud: 900, includes: 'supply_only' }, phase: 3 } as const;
  const answers = { ...input.answers, Q2: 'House - Flat Roof', Q4: 'Unsure', Q7: ['Mobile App'] };
  for (const one of [product, everything, productWith({ system_type: 'ducted' })]) {
    for (const given of [input.answers, answers]) {
      for (const tenure of ['rent', 'own', null] as const) {
        const lines = text({ models: [oneSize(one)], answers: given, tenure }).split('\n');
        const titles = QUESTION_IDS.map((question) => QUESTIONS[question].title);
        const own = lines.filter((line) => !titles.some((title) => line.includes(title)));
        expect(own.filter((line) => /\b(you|your|we|our)\b/i.test(line))).toEqual([]);
      }
    }
  }
});

it('the brief for an installer marks the answers that the system misses, and names what was not asked', () => {
  const controls = { touchscreen: 'none', voice: 'none', mobile_app: 'none' } as const;
  const found = text({ models: [oneSize({ ...product, controls })] });
  expect(found).toContain('- Which smart controls matter to you? Mobile App (not with this system)');
  expect(found.match(/not with this system/g)).toHaveLength(1);
  const skipped = text({ answers: { Q0: 'No', Q2: 'Apartment', Q3: 'Single Room' }, skipped: ['Q6', 'Q7'] });
  expect(skipped).toContain("- Which smart controls matter to you? Not asked: it wouldn't change your systems");
  expect(skipped).toContain("- What the guide didn't ask: “How much space");
});

it('the brief for an installer leaves out a description, however long: the sheet is one page', () => {
  expect(text({ models: [oneSize({ ...product, description: 'Marketing. '.repeat(200) })] })).not.toContain(
    'Marketing',
  );
});

const sizes = [2.5, 3.5, 5].map((kw) => ({
  ...product,
  title: `Alpine ${kw} kW`,
  cooling_capacity_kw: kw,
  price: { aud: kw * 1000, includes: 'supply_only' as const },
  outdoor_sound_power_dba: 55 + kw,
}));
const [small, middle, large] = sizes as [Product, Product, Product];

it('the brief has what the system may cost installed, which a message doesn’t have by itself', () => {
  const cost = { name: 'added', heading: 'What it may cost', lines: ['$2,000 to $3,000'], facts: [] } as const;
  expect(text({ cost })).toContain('WHAT IT MAY COST\n- $2,000 to $3,000');
  const content = brief(ENGLISH_WORDS, { ...input, cost });
  expect(briefText(ENGLISH_WORDS, content, messageSections(content))).not.toContain('$2,000');
});

it('a message without the answers begins without the home, and one without the system with the home alone', () => {
  const without = (section: SectionName) => brief(ENGLISH_WORDS, input, [section]).home;
  expect(without('answers')).toBe('');
  expect(without('checks')).toContain('With a split system:');
  expect(without('system')).toBe('Apartment: one room cooled and heated, little space outdoors, a mobile app.');
});

it('the brief of a model whose size is open names the model, its ranges and no figure of one size', () => {
  const found = text({ models: [openModel(small, middle, large)] });
  expect(found).toContain(
    "THE SYSTEM I'M INTERESTED IN\nAlpine\n- Split\n- Size: to be worked out\n- $2,500 to $5,000 for the unit, installation on top",
  );
  expect(found).toContain('- Cooling: 2.5 to 5.0 kW');
  expect(found).toContain('- Depends on the size: Outdoor noise');
  expect(found).toContain('- Which size do the rooms, windows, insulation and climate call for (2.5 to 5.0 kW)?');
  expect(found).not.toContain('Running cost');
  expect(found).not.toMatch(/3\.5|57\.5|2\.5 kW(?! to)/);
});

it('the brief has the sizes that the visitor said, before the energy', () => {
  const size = { name: 'size', heading: 'Size', lines: ['Living room: 3.5 to 6.0 kW'], facts: [] } as const;
  expect(text({ size })).toMatch(/SIZE\n- Living room: 3\.5 to 6\.0 kW\n\nENERGY/);
});

it('the brief of several systems names them and their outdoor units, with the figures of each model and the energy of all', () => {
  const answers = { Q0: 'No', Q2: 'Townhouse', Q3: 'Multiple Rooms', Q5: '2 Rooms', Q6: 'Large Outdoor space' };
  const job = jobOf(answers, {});
  const two = text({ answers, job, way: 'splits', models: [oneSize(product), oneSize(product)] });
  expect(two).toContain("THE SYSTEMS I'M INTERESTED IN\n2 × Alpine 25, one in each room\n- Split\n- 2 outdoor units\n");
  expect(two).toContain('Energy for cooling: 200 kWh a year');
  expect(two.match(/FIGURES/g)).toHaveLength(1);
  const other = { ...product, id: 'other', title: 'Alpine 50', cooling_capacity_kw: 5 };
  const mixed = text({ answers, job, way: 'splits', models: [oneSize(product), oneSize(other)] });
  expect(mixed).toContain('Alpine 25 and Alpine 50, one in each room');
  expect(mixed).toContain('FIGURES\nAlpine 25\n');
  expect(mixed).toContain('FIGURES\nAlpine 50\n');
  expect(mixed).toContain('Is each one (2.5 kW and 5.0 kW) enough for its room');
});
