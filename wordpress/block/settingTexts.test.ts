import { expect, it } from 'vitest';
import { parsePreset, readFields, toggled, writeFields, writePreset } from './settingTexts.ts';

it('answers and a postcode become the preset’s text, and what no field shows stays', () => {
  const preset = parsePreset('{"answers": {"Q2": "Apartment"}, "postcode": "3000", "rooms": ["bedroom"]}')!;
  expect(JSON.parse(writePreset(preset, { answers: { Q3: 'Single Room' } }))).toEqual({
    answers: { Q2: 'Apartment', Q3: 'Single Room' },
    postcode: '3000',
    rooms: ['bedroom'],
  });
  expect(JSON.parse(writePreset(preset, { answers: { Q2: '' }, postcode: '' }))).toEqual({ rooms: ['bedroom'] });
  expect(writePreset({ answers: { Q2: 'Apartment' } }, { answers: { Q2: '' } })).toBe('');
});

it('a text that isn’t a preset is told from an empty one', () => {
  expect([parsePreset(''), parsePreset('{"answers": '), parsePreset('["Q2"]')]).toEqual([{}, null, null]);
});

it('several answers add up, and “Not Sure” stands alone', () => {
  const alone = ['None'];
  expect(toggled(['Mobile App'], 'Voice Control', true, alone)).toEqual(['Mobile App', 'Voice Control']);
  expect(toggled(['Mobile App'], 'None', true, alone)).toEqual(['None']);
  expect(toggled('None', 'Mobile App', true, alone)).toEqual(['Mobile App']);
  expect(toggled(['Mobile App'], 'Mobile App', false, alone)).toEqual([]);
});

it('a field of an enquiry counts once it has a name and a text', () => {
  expect(readFields('{"Campaign": "Spring"}')).toEqual([['Campaign', 'Spring']]);
  expect(
    writeFields([
      ['Campaign', 'Spring'],
      ['', 'x'],
      ['Page', ' '],
    ]),
  ).toBe('{"Campaign":"Spring"}');
  expect([writeFields([]), readFields('[1'), readFields('')]).toEqual(['', null, []]);
});
