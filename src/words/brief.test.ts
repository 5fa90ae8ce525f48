import { expect, it } from 'vitest';
import { productWith } from '../../tests/samples/anyProduct.ts';
import { oneSize, openModel } from '../../tests/samples/models.ts';
import type { Product } from '../catalogue/product.ts';
import { QUESTION_IDS } from '../questionnaire/question.ts';
import { QUESTIONS } from '../questionnaire/questionSet.ts';
import { NEW_ROOM } from '../questionnaire/rooms.ts';
import { type BriefInput, brief, briefText, likelyNote, messageSections, type SectionName } from './brief.ts';
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
  model: oneSize(product),
  tenure: null,
  postcode: '3000',
  zone: 'cold',
  tariff: 30,
  size: null,
  cost: null,
  sizeNote: null,
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
  const lines = text({ model: oneSize({ ...product, ...known }) });
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
        const lines = text({ model: oneSize(one), answers: given, tenure }).split('\n');
        const titles = QUESTION_IDS.map((question) => QUESTIONS[question].title);
        const own = lines.filter((line) => !titles.some((title) => line.includes(title)));
        expect(own.filter((line) => /\b(you|your|we|our)\b/i.test(line))).toEqual([]);
      }
    }
  }
});

it('the brief for an installer marks the answers that the system misses, and names what was not asked', () => {
  const controls = { touchscreen: 'none', voice: 'none', mobile_app: 'none' } as const;
  const found = text({ model: oneSize({ ...product, controls }) });
  expect(found).toContain('- Which smart controls matter to you? Mobile App (this system misses that)');
  expect(found.match(/misses that/g)).toHaveLength(1);
  const skipped = text({ answers: { Q0: 'No', Q2: 'Apartment', Q3: 'Single Room' }, skipped: ['Q6', 'Q7'] });
  expect(skipped).toContain("- Which smart controls matter to you? Not asked: it wouldn't change your systems");
  expect(skipped).toContain("- What the guide didn't ask: “How much space");
});

it('the brief for an installer leaves out a description, however long: the sheet is one page', () => {
  expect(text({ model: oneSize({ ...product, description: 'Marketing. '.repeat(200) }) })).not.toContain('Marketing');
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
  const found = text({ model: openModel(small, middle, large) });
  expect(found).toContain(
    "THE SYSTEM I'M INTERESTED IN\nAlpine\n- Split\n- Size: to be worked out\n- $2,500 to $5,000, installation not included",
  );
  expect(found).toContain('- Cooling: 2.5 to 5.0 kW');
  expect(found).toContain('- Depends on the size: Outdoor noise');
  expect(found).toContain('- Which size do the rooms, windows, insulation and climate need, 2.5 to 5.0 kW?');
  expect(found).not.toContain('Running cost');
  expect(found).not.toMatch(/3\.5|57\.5|2\.5 kW(?! to)/);
});

it('the brief gives the origin of a likely size, but not while the size is open', () => {
  const sizeNote = 'Size for about 30 m², by rules of thumb; an installer works it out';
  const model = { ...openModel(small, middle, large), size: middle };
  expect(text({ model, sizeNote })).toContain(`Alpine 3.5 kW\n- Split\n- ${sizeNote}\n- From $3,500`);
  expect(text({ model: openModel(small, middle), sizeNote })).not.toContain(sizeNote);
});

it('the brief only mentions a landlord for renters, and asks while tenure is unknown', () => {
  expect(text({ tenure: 'rent' })).toContain('POINTS TO CHECK\n- Does the landlord agree?');
  expect(text({ tenure: 'own' })).not.toMatch(/landlord|anybody else|\brent\b/i);
  expect(text({ tenure: null })).not.toMatch(/landlord|\brent\b/i);
});

it('a likely size names the area of all rooms, unless there is only one size', () => {
  const model = { ...openModel(small, middle, large), size: middle };
  const rooms = [18, 12].map((area) => ({ ...NEW_ROOM, area }));
  const likely = { kw: 3.8, from: 2.4, to: 5.4 };
  expect(likelyNote(ENGLISH_WORDS, model, rooms, likely)).toBe(
    'Size for about 30\u202fm², by rules of thumb; an installer works it out',
  );
  expect(likelyNote(ENGLISH_WORDS, model, rooms, { kw: 12, from: 8, to: 16 })).toBe(
    'Small for a room this big, by the rules of thumb.',
  );
  expect(likelyNote(ENGLISH_WORDS, model, [], likely)).toBeNull();
  expect(likelyNote(ENGLISH_WORDS, openModel(small, middle), rooms, likely)).toBeNull();
  expect(likelyNote(ENGLISH_WORDS, oneSize(small), rooms, likely)).toBeNull();
});
