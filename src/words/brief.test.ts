import { describe, expect, it } from 'vitest';
import { productWith } from '../../tests/samples/anyProduct.ts';
import { type BriefMatter, brief, briefText } from './brief.ts';
import { ENGLISH_WORDS } from './words.ts';

const matter: BriefMatter = {
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
  home: 'Apartment, one room cooled and heated',
  made: { date: '21 November 2026', address: 'provider.example/find' },
};
const text = (more: Partial<BriefMatter> = {}) =>
  briefText(ENGLISH_WORDS, brief(ENGLISH_WORDS, { ...matter, ...more })).replaceAll('\u202f', ' ');

describe('the brief for an installer', () => {
  it('has the home, the answers, and when and where it was made', () => {
    expect(text()).toMatch(
      /^Air conditioning: brief for an installer\nMade on 21 November 2026 with the guide at provider\.example\/find\nApartment, one room/,
    );
    expect(text()).toContain('- What kind of home is it? Apartment');
    expect(text()).toContain('- Which smart controls matter to you? Mobile App');
    expect(text()).toContain('- Postcode: 3000');
    expect(text({ postcode: '' })).not.toContain('Postcode');
  });

  it('has the system with its reasons, points to check and figures', () => {
    expect(text()).toContain("THE SYSTEM I'M INTERESTED IN\nAlpine 25\n");
    expect(text()).toContain('https://provider.example/alpine-25');
    expect(text()).toMatch(/TO CHECK\n(- .*\n)*- We don't know the outdoor unit's size/);
    expect(text()).toContain('- Approval from the owners corporation, before you buy.');
    expect(text()).toContain('- Cooling: 2.5 kW');
    expect(text()).toContain('- Heating: not given');
  });

  it('has energy only for a known zone, with its basis', () => {
    expect(text()).toContain('- Running cost: about $150 a year at 30 c/kWh');
    expect(text({ zone: null })).not.toContain('Running cost');
  });

  it("ends with what it isn't", () => {
    expect(text()).toMatch(/isn't a quote or a sizing assessment.*approvals\.$/);
  });
});
