import { expect, it } from 'vitest';
import { productWith } from '../../tests/samples/anyProduct.ts';
import { type BriefInput, brief, briefText } from './brief.ts';
import { ENGLISH_WORDS } from './words.ts';

const input: BriefInput = {
  answers: { Q0: 'No', Q2: 'Apartment', Q3: 'Single Room', Q6: 'Small Outdoor space', Q7: ['Mobile App'] },
  skipped: [],
  product: productWith({
    system_type: 'split',
    title: 'Alpine 25',
    cooling_capacity_kw: 2.5,
    link: 'https://provider.example/alpine-25',
    kwh_cool_cold: 100,
    kwh_heat_cold: 400,
  }),
  postcode: '3000',
  zone: 'cold',
  tariff: 30,
  size: null,
  home: 'Apartment, one room cooled and heated',
  made: { date: '21 November 2026', address: 'provider.example/find' },
};
const text = (more: Partial<BriefInput> = {}) =>
  briefText(ENGLISH_WORDS, brief(ENGLISH_WORDS, { ...input, ...more })).replaceAll(/[\u00a0\u202f]/g, ' ');

it('the brief for an installer has the home, the answers, and when and where it was made', () => {
  expect(text()).toMatch(
    /^Air conditioning for my home\nMade on 21 November 2026 with the guide at provider\.example\/find\n\nI'm looking for .*\n\nApartment, one room/,
  );
  expect(text()).toContain('- What kind of home is it? Apartment');
  expect(text()).toContain('- Which smart controls matter to you? Mobile App');
  expect(text()).toContain('- Postcode: 3000');
  expect(text({ postcode: '' })).not.toContain('Postcode');
});

it('the brief for an installer has the system, the points to check and the figures', () => {
  expect(text()).toContain("THE SYSTEM I'M INTERESTED IN\nAlpine 25\n");
  expect(text()).toContain('https://provider.example/alpine-25');
  expect(text()).toMatch(/POINTS TO CHECK\n- Approval from the owners corporation before anything is bought/);
  expect(text()).toMatch(
    /POINTS TO CHECK\n(- .*\n)*- Whether the balcony leaves clear air around the outdoor unit \(size not given\)/,
  );
  expect(text()).toContain('- Cooling: 2.5 kW');
  expect(text()).toContain('- Heating: not given');
});

it('the brief for an installer has the models and the register number for the installer', () => {
  const known = { indoor_model: 'A25-I', outdoor_model: 'A25-O', gems_registration_number: 'REG-1' };
  const lines = text({ product: { ...input.product, ...known } });
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
  const everything = { ...input.product, price_from_aud: 900, price_includes: 'supply_only', phase: 3 } as const;
  const answers = { ...input.answers, Q2: 'House - Flat Roof', Q4: 'Unsure', Q7: ['Mobile App'] };
  for (const product of [input.product, everything, productWith({ system_type: 'ducted' })]) {
    for (const given of [input.answers, answers]) {
      const lines = text({ product, answers: given }).split('\n');
      // The titles of the questions are the guide's.
      expect(lines.filter((line) => /\b(you|your|we|our)\b/i.test(line) && !line.includes('?'))).toEqual([]);
    }
  }
});

it('the brief for an installer marks the answers that the system misses, and names what was not asked', () => {
  const controls = { touchscreen: 'none', voice: 'none', mobile_app: 'none' } as const;
  const found = text({ product: { ...input.product, controls } });
  expect(found).toContain('- Which smart controls matter to you? Mobile App (this system misses that)');
  expect(found.match(/misses that/g)).toHaveLength(1);
  const skipped = text({ answers: { Q0: 'No', Q2: 'Apartment', Q3: 'Single Room' }, skipped: ['Q6', 'Q7'] });
  expect(skipped).toContain("- Which smart controls matter to you? Not asked: it wouldn't change your systems");
  expect(skipped).toContain("- What the guide didn't ask: “How much space");
});

it('the brief for an installer leaves out a description, however long: the sheet is one page', () => {
  expect(text({ product: { ...input.product, description: 'Marketing. '.repeat(200) } })).not.toContain('Marketing');
});
