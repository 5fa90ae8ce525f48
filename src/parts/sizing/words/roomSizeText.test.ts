import { expect, it } from 'vitest';
import { NEW_ROOM, roomsOfArea } from '../../../questionnaire/rooms.ts';
import { SIZE_RULES } from '../../../sizing/sizeRules.ts';
import { createWords } from '../../../words/words.ts';
import { likelyText, roomsText } from './roomSizeText.ts';
import { sizeSection } from './sizingText.ts';

const words = createWords();
const plain = (text: string): string => text.replaceAll(/\s/gu, ' ');
const ofAreas = (...areas: readonly number[]) => areas.map((area) => ({ ...NEW_ROOM, area }));

it.each([
  [[30], 'About 30 m²'],
  [[42], '42 m²'],
  [[30, 30], '2 rooms of about 30 m² each'],
  [[42, 42, 42], '3 rooms of 42 m² each'],
  [[30, 42], '30 m² and 42 m²'],
  [[15, 15, 15, 15], 'At least 4 rooms of about 15 m² each'],
  [[15, 20, 30, 12.5], 'At least 15 m², 20 m², 30 m² and 12.5 m²'],
])('rooms of %s m² are “%s”: only a pressed area is an “about”', (areas, expected) => {
  expect(plain(roomsText(words, ofAreas(...areas)))).toBe(expected);
});

it.each([
  [{ kw: 3.8, from: 2.4, to: 5.4 }, 'About 30 m²: about 3.8 kW; rules of thumb say 2.4 to 5.4.'],
  [{ kw: 5, from: 5, to: 5 }, 'About 30 m²: about 5.0 kW, by rules of thumb.'],
  [null, 'About 30 m²: no rule of thumb covers a room this size.'],
])('the likely size %j of a room is “%s”', (likely, expected) => {
  expect(plain(likelyText(words, ofAreas(30), likely))).toBe(expected);
});

it('the brief says how a size came about, the span and what is known of each room', () => {
  const [room] = roomsOfArea(30, 1, [{ ...NEW_ROOM, kind: 'living', windows: 'no' }]);
  expect(sizeSection(words, SIZE_RULES, [room!], 'cold')?.lines.map(plain)).toEqual([
    'About 30 m²: about 3.8 kW, by rules of thumb; an installer works it out.',
    'Published rules of thumb give 2.5 kW to 5.4 kW of cooling. For the cold climate zone.',
    'Room 1: 30 m², Living area, Large windows to the west or north: No',
  ]);
  expect(sizeSection(words, SIZE_RULES, [NEW_ROOM], null)).toBeNull();
});
