import { expect, it } from 'vitest';
import { productWith } from '../../../../tests/samples/anyProduct.ts';
import { oneSize, openModel } from '../../../../tests/samples/models.ts';
import { ENGLISH_WORDS } from '../../../words/words.ts';
import { type Approver, approversOf, letter, letterText, quoteParts, quotesText } from './paperText.ts';

const AT = Date.UTC(2026, 10, 25, 2);
const system = productWith({
  system_type: 'split',
  indoor_unit_style: 'wall_mounted',
  title: 'Alpine 25',
  cooling_capacity_kw: 2.5,
  outdoor_width_mm: 800,
  outdoor_height_mm: 550,
  outdoor_depth_mm: 285,
  outdoor_sound_power_dba: 58,
  refrigerant: 'R32',
  phase: 1,
  price: { aud: 1290, includes: 'supply_only' },
});
const text = (approver: Approver, postcode: string, product = system) =>
  letterText(letter(ENGLISH_WORDS, [oneSize(product)], approver, postcode, AT)).replaceAll(/[\u00a0\u202f]/g, ' ');

it('the letter asks, with what the system is, blanks for the work, and nothing about money', () => {
  const owners = text('owners', '4870');
  expect(owners).toContain('To: The body corporate\nFrom: ________\n');
  expect(owners).toContain("I'm asking for your approval");
  expect(owners).toContain(
    'Split, indoor unit on the wall: Alpine 25\nCooling: 2.5 kW\nOutdoor unit: 800 × 550 × 285 mm',
  );
  expect(owners).toContain('Outdoor noise: 58 dB(A) sound power\nRefrigerant: R32\nPower supply: single-phase');
  expect(owners).toContain('Where its water drains to: ________');
  expect(owners).toContain('Which by-law and which form apply');
  expect(owners).not.toMatch(/\$|1,290/);
});

it('the letter names the law of the state, with its date, and claims no right of its own', () => {
  expect(text('owners', '2000')).toContain(
    'The law on this in New South Wales: Strata Schemes Management Act 2015, sections 108 and 110; which one applies depends on the work (legislation.nsw.gov.au, lookupstrata.com.au; from a copy of the page, November 2026).',
  );
  expect(text('landlord', '2000')).toContain('New South Wales: Residential Tenancies Act 2010 (');
  expect(text('owners', '3000')).toContain('Victoria: Owners Corporations Act 2006 (www.legislation.vic.gov.au; from');
  expect(text('landlord', '2600')).toContain(
    'The law on this in the Australian Capital Territory: Residential Tenancies Act 1997',
  );
  for (const approver of ['owners', 'landlord'] as const) {
    expect(text(approver, '')).not.toContain('The law on this');
    for (const postcode of ['', '2000', '3000', '4870', '5000', '6000', '7000', '2600', '0800']) {
      expect(text(approver, postcode)).not.toMatch(/\b(must|entitled|allowed|refuse)\b/);
    }
  }
});

it('the letter of several systems says how many outdoor units there are, and names their figures', () => {
  const large = { ...system, id: 'large', title: 'Alpine 50', cooling_capacity_kw: 5, outdoor_sound_power_dba: 60 };
  const plain = (one: typeof system, other: typeof system) =>
    letterText(letter(ENGLISH_WORDS, [oneSize(one), oneSize(other)], 'owners', '3000', AT)).replaceAll(
      /[\u00a0\u202f]/g,
      ' ',
    );
  expect(plain(system, system)).toContain(
    'Split, indoor unit on the wall: 2 × Alpine 25, one in each room\nOutdoor units: 2\nCooling: 2.5 kW\n',
  );
  expect(plain(system, large)).toContain('Outdoor noise: 58 dB(A) sound power; 60 dB(A) sound power');
  expect(plain(system, large)).toContain('Cooling: 2.5 kW and 5.0 kW');
});

it('the letter says that its law was read long ago', () => {
  const written = (at: number) => letter(ENGLISH_WORDS, [oneSize(system)], 'owners', '3000', at).law;
  expect(written(Date.UTC(2027, 10, 30))).toMatch(/November 2026\)\.$/);
  expect(written(Date.UTC(2027, 11, 1))).toMatch(/November 2026, more than 12 months ago\)\.$/);
});

it('a landlord is asked about the owners of the building, and about moving out', () => {
  const landlord = text('landlord', '6000');
  expect(landlord).toContain('To: The landlord or agent');
  expect(landlord).toContain('Whether you will ask the strata company, if the building has one.');
  expect(landlord).toContain('what happens to it when I move out');
  expect(landlord).not.toContain('by-law');
});

it('what is not given about a system is said in the letter', () => {
  const bare = text('owners', '3000', productWith({ system_type: 'split', title: 'Bare' }));
  expect(bare).toContain(
    'Cooling: not given\nOutdoor unit: not given\nOutdoor noise: not given\nRefrigerant: not given',
  );
  expect(bare).not.toContain('Power supply');
});

it('the sheet for quotes asks what a total hides', () => {
  const rows = quoteParts(ENGLISH_WORDS).flatMap((part) => part.rows.map(({ text }) => text));
  for (const asked of [
    /pipe/,
    /Bracket/,
    /switchboard/,
    /Drain/,
    /old system/,
    /licence/,
    /certificates/,
    /worked out, in writing/,
  ])
    expect(rows.some((row) => asked.test(row))).toBe(true);
  expect(rows.join(' ')).not.toMatch(/\d/);
});

it('the letter about a model whose size is open names the range, and what depends on the size', () => {
  const larger = { ...system, title: 'Alpine 50', cooling_capacity_kw: 5, outdoor_sound_power_dba: 62 };
  const open = letterText(letter(ENGLISH_WORDS, [openModel(system, larger)], 'owners', '', AT)).replaceAll(
    /[\u00a0\u202f]/g,
    ' ',
  );
  expect(open).toContain('Alpine\nSize: to be worked out\nCooling: 2.5 to 5.0 kW\nOutdoor unit: 800 × 550 × 285 mm');
  expect(open).toContain('Outdoor noise: depends on the size\n');
});

it('a landlord is written to by those who rent, the owners of a building by those who may share it', () => {
  expect(approversOf('pitched', 'rent')).toEqual(['landlord']);
  expect(approversOf('pitched', 'own')).toEqual([]);
  expect(approversOf('flat', null)).toEqual([]);
  expect(approversOf('apartment', 'rent')).toEqual(['landlord', 'owners']);
  expect(approversOf('townhouse', 'own')).toEqual(['owners']);
  for (const postcode of ['', '2000', '6000']) expect(text('owners', postcode)).not.toMatch(/landlord|\brent\b/i);
});

it('the sheet for quotes is a text too, with a place for each answer', () => {
  expect(quotesText(ENGLISH_WORDS, [oneSize(system)])).toContain(
    'I asked for: Alpine 25\n\nThe system\n- Installer, and date of the quote: ________\n',
  );
});
