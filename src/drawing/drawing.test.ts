import { expect, it } from 'vitest';
import { answersOf } from '../../tests/samples/answersOf.ts';
import { unsoundPaths } from '../../tests/unsoundPaths.ts';
import type { Answers } from '../questionnaire/question.ts';
import { FLOW, QUESTIONS } from '../questionnaire/questionSet.ts';
import { walk } from '../questionnaire/walk.ts';
import { homeText } from '../words/homeText.ts';
import { ENGLISH_WORDS } from '../words/words.ts';
import { BUILDINGS, buildingOf } from './buildings.ts';
import { drawHome } from './drawHome.ts';
import { homeModel } from './homeModel.ts';
import { optionDrawing } from './optionDrawings.ts';
import type { RoomTints } from './rooms.ts';
import type { Drawing } from './shape.ts';

const drawn = (answers: Answers): Drawing => drawHome(homeModel(answers));
const said = (answers: Answers): string => homeText(ENGLISH_WORDS, homeModel(answers));
function expectSound(drawing: Drawing): void {
  expect(drawing.shapes.length).toBeGreaterThan(0);
  expect(unsoundPaths(drawing)).toEqual([]);
}

it('the drawing of the home is sound at the end of every answer path, and described in words', () => {
  const seen = new Map<string, string>();
  for (const answers of walk()) {
    const drawing = drawn(answers);
    const key = JSON.stringify(drawing);
    if (!seen.has(key)) expectSound(drawing);
    seen.set(key, said(answers));
  }
  // Different drawings have different words, so nothing is drawn without words.
  expect(new Set(seen.values()).size).toBe(seen.size);
});

it('the drawing of the home grows with the answers: each one with information changes the drawing and its words', () => {
  const way: Answers = answersOf(
    'Yes, Ducted, House - Pitched Roof, Multiple Rooms, Individual Room Zoning, 3 Rooms, Small Outdoor space, Voice Control, Mobile App',
  );
  let held: Answers = { Q0: 'Yes' };
  for (const question of FLOW.order.slice(1)) {
    const next = { ...held, [question]: way[question] };
    expect(drawn(next), question).not.toEqual(drawn(held));
    expect(said(next), question).not.toBe(said(held));
    held = next;
  }
});

it('the drawing of the home is a street before the first answer about the home', () => {
  for (const answers of [{}, { Q0: 'No' }, { Q0: 'Yes' }]) {
    expect(drawn(answers)).toEqual(drawn({}));
    expect(said(answers)).toBe('A street of different homes.');
  }
  expectSound(drawn({}));
  expect(drawn({}).shapes.filter(({ look }) => look === 'dashed')).toEqual([]);
  expect(drawn({}).shapes.length).toBeGreaterThan(10);
});

it('the drawing of the home keeps the hills, the cloud and the ground of the street behind each home', () => {
  const [, landscape] = drawn({}).shapes;
  for (const Q2 of ['House - Pitched Roof', 'House - Flat Roof', 'Townhouse', 'Apartment']) {
    expect(drawn({ Q2 }).shapes[0]).toEqual(landscape);
  }
});

it('the drawing of the home draws unknown things dashed or not at all', () => {
  // The walls and the roof are dashed as long as the kind of home is unknown.
  const walls = ({ shapes }: Drawing) => shapes.findLast(({ d }) => d.startsWith(BUILDINGS.unknown[0].shell))?.look;
  expect(walls(drawn({ Q1: 'Ducted' }))).toBe('dashed');
  expect(walls(drawn({ Q1: 'Ducted', Q2: 'House - Pitched Roof' }))).toBe('ink');
  const looks = (answers: Answers) => new Set(drawn(answers).shapes.map(({ look }) => look));
  // Several rooms without a number fill no room.
  expect(looks({ Q2: 'Townhouse', Q3: 'Multiple Rooms' })).not.toContain('tint');
  expect(looks({ Q2: 'Townhouse', Q3: 'Multiple Rooms' })).toContain('dashed');
  expect(drawn({ Q2: 'Townhouse', Q4: 'Unsure', Q7: ['None'] })).toEqual(drawn({ Q2: 'Townhouse' }));
});

it('the drawing of the home ignores values that no question offers', () => {
  expect(drawn({ Q2: 'Castle', Q3: 'toString', Q5: '__proto__', Q7: ['constructor'] })).toEqual(drawn({}));
});

it('the home has one storey, and a house a second one only for more than three rooms', () => {
  const storeys = (answers: Answers) => new Set(buildingOf(homeModel(answers)).rooms.map(({ y }) => y)).size;
  const areas: readonly Answers[] = [
    {},
    { Q3: 'Single Room' },
    { Q3: 'Multiple Rooms' },
    { Q3: 'Multiple Rooms', Q5: '2 Rooms' },
    { Q3: 'Multiple Rooms', Q5: '3 Rooms' },
    { Q3: 'Multiple Rooms', Q5: 'Over 3 Rooms' },
    { Q3: 'Whole Home' },
  ];
  const drawnOn = (Q2: string) => areas.map((area) => storeys({ Q2, ...area }));
  expect(drawnOn('House - Pitched Roof')).toEqual([1, 1, 1, 1, 1, 2, 2]);
  expect(drawnOn('House - Flat Roof')).toEqual([1, 1, 1, 1, 1, 2, 2]);
  expect(drawnOn('Townhouse')).toEqual([2, 2, 2, 2, 2, 2, 2]);
  expect(drawnOn('Apartment')).toEqual([1, 1, 1, 1, 1, 1, 1]);
  for (const area of areas) expect(said({ Q2: 'House - Pitched Roof', ...area })).not.toMatch(/store?y|level|floor/i);
});

const KINDS = ['unknown', 'pitched', 'flat', 'townhouse', 'apartment'] as const;

it('the family of drawings has one for every option, in every kind of home', () => {
  const names = Object.values(QUESTIONS).flatMap(({ options }) => options.map(({ iconName }) => iconName));
  for (const name of names) for (const home of KINDS) expectSound(optionDrawing(name, home)!);
  expect(optionDrawing('castle', 'unknown')).toBeUndefined();
});

it('the options about rooms show the kind of home chosen, each with its rooms tinted', () => {
  const rooms = { 'whole-home': 4, 'multiple-rooms': 2, 'single-room': 1, 'rooms-2': 2, 'rooms-3': 3, 'rooms-4': 4 };
  for (const [name, count] of Object.entries(rooms)) {
    const drawings = KINDS.map((home) => optionDrawing(name, home)!);
    for (const { shapes } of drawings) {
      const tint = shapes.find(({ look }) => look === 'tint')?.d ?? '';
      expect(tint.match(/M/g), name).toHaveLength(count);
    }
    // A home of unknown type is drawn as a house with a pitched roof.
    expect(drawings[0]).toEqual(drawings[1]);
    expect(new Set(drawings.map((drawing) => JSON.stringify(drawing))).size, name).toBe(4);
  }
  expect(optionDrawing('outdoor-small', 'apartment')).not.toEqual(optionDrawing('outdoor-small', 'pitched'));
});

it('the rooms of the home take the tint of their size, whatever controls them', () => {
  const home = homeModel(answersOf('Townhouse, Multiple Rooms, Individual Temperature Control, 2 Rooms'));
  const looks = (tints: RoomTints) =>
    drawHome(home, { tints }).shapes.flatMap(({ look }) => (look === 'tint' || look === 'half' ? [look] : []));
  expect([looks([]), looks(['half', 'tint']), looks([null, 'tint'])]).toEqual([
    ['tint', 'half'],
    ['half', 'tint'],
    ['tint', 'tint'],
  ]);
  const switched = homeModel(answersOf('Townhouse, Multiple Rooms, Individual Room Zoning, 2 Rooms'));
  const marksOf = (tints: RoomTints) => drawHome(switched, { tints }).shapes.filter(({ look }) => look === 'mark');
  expect(marksOf(['half', 'half'])).toEqual(marksOf([]));
});
