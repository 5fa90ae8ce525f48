import { expect, it } from 'vitest';
import { pathBox } from '../../tests/pathBox.ts';
import { runs } from '../../tests/runs.ts';
import { productWith } from '../../tests/samples/anyProduct.ts';
import { unsoundPaths } from '../../tests/unsoundPaths.ts';
import { INDOOR_UNIT_STYLES, type Product, SYSTEM_TYPES } from '../catalogue/product.ts';
import type { Answers } from '../questionnaire/question.ts';
import { walk } from '../questionnaire/walk.ts';
import { homeText } from '../words/homeText.ts';
import { ENGLISH_WORDS } from '../words/words.ts';
import { BUILDINGS, buildingOf } from './buildings.ts';
import { drawHome } from './drawHome.ts';
import { homeModel } from './homeModel.ts';
import { indoorUnit } from './indoorUnits.ts';
import { devices, furniture, roomControl, roomStates, windows } from './rooms.ts';
import type { Box, Drawing, Look } from './shape.ts';

type Facts = Parameters<typeof productWith>[0];

const HOMES = ['House - Pitched Roof', 'House - Flat Roof', 'Townhouse', 'Apartment'] as const;
const WHOLE: Answers = { Q2: 'House - Pitched Roof', Q3: 'Whole Home', Q6: 'Large Outdoor space' };
const DUCTED: Facts = {
  system_type: 'ducted',
  indoor_unit_style: 'concealed_ducted',
  max_zones: 4,
  outdoor_width_mm: 1050,
  outdoor_height_mm: 1338,
  phase: 3,
  controls: { touchscreen: 'included', voice: 'none', mobile_app: 'optional' },
};
const MULTI: Facts = {
  system_type: 'multi_split',
  indoor_unit_style: 'wall_mounted',
  max_indoor_units: 3,
  outdoor_width_mm: 840,
  outdoor_height_mm: 710,
  phase: 1,
};

const drawn = (answers: Answers, facts: Facts): Drawing => drawHome(homeModel(answers, productWith(facts)));
/** With plain spaces. */
const said = (answers: Answers, facts: Facts): string =>
  homeText(ENGLISH_WORDS, homeModel(answers, productWith(facts))).replaceAll('\u202f', ' ');
const pathsOf = ({ shapes }: Drawing, ...looks: readonly Look[]): readonly string[] =>
  shapes.filter(({ look }) => looks.includes(look)).map(({ d }) => d);
const isInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.w <= outer.x + outer.w &&
  inner.y + inner.h <= outer.y + outer.h;

/** The width of a line. */
const LINE = 1.75;
const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.w + LINE &&
  other.x < one.x + one.w + LINE &&
  one.y < other.y + other.h + LINE &&
  other.y < one.y + one.h + LINE;

const EVERY_BUILDING = Object.values(BUILDINGS).flatMap((storeys) => storeys.flatMap((building) => building ?? []));

/** Every kind of system, and records with nothing or too much in them. */
function everySystem(): readonly Product[] {
  const known = [
    { phase: 3, max_zones: 6, max_indoor_units: 3 },
    { phase: 1, max_zones: 1, max_indoor_units: 1 },
    { phase: null, max_zones: null, max_indoor_units: null },
    { phase: null, max_zones: 32, max_indoor_units: 8 },
    { phase: 1, max_zones: 0, max_indoor_units: 4 },
  ] as const;
  const sizes = [
    { outdoor_width_mm: 800, outdoor_height_mm: 550 },
    { outdoor_width_mm: 1050, outdoor_height_mm: 1338 },
    { outdoor_width_mm: null, outdoor_height_mm: null },
    { outdoor_width_mm: null, outdoor_height_mm: 900 },
    { outdoor_width_mm: 3000, outdoor_height_mm: 3000 },
    { outdoor_width_mm: 100, outdoor_height_mm: 100 },
  ] as const;
  const controls = [
    null,
    { touchscreen: 'none', voice: 'none', mobile_app: 'none' },
    { touchscreen: 'included', voice: 'optional', mobile_app: 'included' },
  ] as const;
  return SYSTEM_TYPES.flatMap((system_type) =>
    [...INDOOR_UNIT_STYLES, null].flatMap((indoor_unit_style) =>
      known.flatMap((facts) =>
        sizes.flatMap((size) =>
          controls.map((controls) => productWith({ system_type, indoor_unit_style, ...facts, ...size, controls })),
        ),
      ),
    ),
  );
}

it('the home with a system in it is sound, within its box and described on every answer path, for every kind of system', () => {
  const systems = everySystem();
  const canvas = { x: 0, y: 0, w: 320, h: 200 };
  const sound = new Set<string>();
  const wrong: unknown[] = [];
  // One system for each answer path, in steps without a common factor, so that no system repeats before all have been used.
  let at = 0;
  for (const answers of Array.from({ length: runs(1) }, () => [...walk()]).flat()) {
    at = (at + 101) % systems.length;
    const model = homeModel(answers, systems[at]);
    const drawing = drawHome(model, { small: at % 4 === 0 });
    // React tells paths apart by their look and their path.
    const isTwice = new Set(drawing.shapes.map(({ look, d }) => `${look} ${d}`)).size < drawing.shapes.length;
    const shapes = drawing.shapes.filter(({ d }) => !sound.has(d));
    wrong.push(...unsoundPaths({ ...drawing, shapes }), ...shapes.filter(({ d }) => !isInside(pathBox(d), canvas)));
    for (const { d } of shapes) sound.add(d);
    const text = homeText(ENGLISH_WORDS, model);
    if (isTwice || !/^[A-Z][^{}]*\. With an? [^{}]*\.$/.test(text)) wrong.push(text);
  }
  expect(wrong).toEqual([]);
});

const CHANGES: readonly (readonly [fact: string, from: Facts, to: Partial<Product>])[] = [
  ['type, ducted', DUCTED, { system_type: 'slim_ducted' }],
  ['type, one head or several', MULTI, { system_type: 'split' }],
  ['place of a ducted unit', DUCTED, { indoor_unit_style: 'bulkhead' }],
  ['place of a ducted unit, unknown', DUCTED, { indoor_unit_style: null }],
  ...INDOOR_UNIT_STYLES.slice(1).map((style) => [`style, ${style}`, MULTI, { indoor_unit_style: style }] as const),
  ['style, unknown', MULTI, { indoor_unit_style: null }],
  ['heads', MULTI, { max_indoor_units: 2 }],
  ['heads, unknown', MULTI, { max_indoor_units: null }],
  ['zones', DUCTED, { max_zones: 6 }],
  ['zones, unknown', DUCTED, { max_zones: null }],
  ['fans', MULTI, { outdoor_height_mm: 901 }],
  ['size', MULTI, { outdoor_width_mm: 950 }],
  ['size, unknown', MULTI, { outdoor_width_mm: null, outdoor_height_mm: null }],
  ['controls', DUCTED, { controls: { touchscreen: 'included', voice: 'none', mobile_app: 'none' } }],
  ['controls as an extra', DUCTED, { controls: { touchscreen: 'optional', voice: 'none', mobile_app: 'optional' } }],
];

it.each(CHANGES)(
  'the home with a system in it differs in its drawing and its words where the fact differs: %s',
  (_, from, to) => {
    for (const Q2 of [...HOMES, undefined]) {
      const answers = { ...(Q2 && { Q2 }), Q3: 'Whole Home', Q6: 'Large Outdoor space' };
      expect(drawn(answers, { ...from, ...to })).not.toEqual(drawn(answers, from));
      expect(said(answers, { ...from, ...to })).not.toBe(said(answers, from));
    }
  },
);

/** Answers that ask for one, two, three, more than three and all rooms, and how many of four that is. */
const AREAS: readonly (readonly [number, Answers])[] = [
  [1, { Q3: 'Single Room' }],
  [2, { Q3: 'Multiple Rooms', Q5: '2 Rooms' }],
  [3, { Q3: 'Multiple Rooms', Q5: '3 Rooms' }],
  [4, { Q3: 'Multiple Rooms', Q5: 'Over 3 Rooms' }],
  [4, { Q3: 'Whole Home' }],
];

it('the home with a system in it tints exactly the rooms asked for, with any system and any control of rooms', () => {
  for (const [count, area] of [[0, {}], ...AREAS] as typeof AREAS) {
    for (const Q4 of ['Individual Temperature Control', 'Individual Room Zoning', 'Day / Night Zoning', 'Unsure']) {
      for (const facts of [DUCTED, MULTI]) {
        const { Q3: _, ...others } = WHOLE;
        const rooms = drawn({ ...others, Q4, ...area }, facts);
        expect(pathsOf(rooms, 'tint', 'half')).toHaveLength(count);
        if (Q4 === 'Individual Room Zoning') expect(pathsOf(rooms, 'tint')).toHaveLength(count);
      }
    }
  }
});

it('the home with a system in it has an indoor unit in each room asked for and in no other, as many as the system takes, dashed if unknown', () => {
  const count = (answers: Answers, facts: Partial<Product>, isCertain = true): number => {
    const paths = pathsOf(drawn(answers, { ...MULTI, ...facts }), 'ink', 'dashed');
    return buildingOf(homeModel(answers)).rooms.filter((box, index) => {
      const outline = indoorUnit(facts.indoor_unit_style ?? 'wall_mounted', { box, index }, isCertain).at(-1)?.d ?? '';
      return paths.includes(outline);
    }).length;
  };
  expect([1, 2, 3, 4, 8].map((max_indoor_units) => count(WHOLE, { max_indoor_units }))).toEqual([1, 2, 3, 4, 4]);
  expect(count(WHOLE, { system_type: 'split', max_indoor_units: 3 })).toBe(1);
  for (const Q2 of HOMES) {
    for (const [rooms, area] of AREAS) {
      const answers = { Q2, ...area };
      expect(count(answers, { max_indoor_units: 8 })).toBe(rooms);
      expect(count(answers, { max_indoor_units: null })).toBe(0);
      expect(count(answers, { max_indoor_units: null }, false)).toBe(rooms);
      expect(count(answers, { indoor_unit_style: null, max_indoor_units: 2 }, false)).toBe(Math.min(rooms, 2));
    }
  }
  for (const indoor_unit_style of INDOOR_UNIT_STYLES) expect(count(WHOLE, { indoor_unit_style })).toBe(3);
});

/** The ceiling vents of a drawing in this look. */
const vents = (drawing: Drawing, look: Look): readonly Box[] =>
  pathsOf(drawing, look)
    .filter((d) => d.endsWith('h16l-2.5 4h-11z'))
    .map(pathBox);

it('the home with a system in it has as many outlets as zones in a whole home, at most two a room, and a dashed one in each other room', () => {
  const count = (look: Look, max_zones: number | null) => vents(drawn(WHOLE, { ...DUCTED, max_zones }), look).length;
  expect([0, 1, 2, 4, 6, 8, 14].map((zones) => count('ink', zones))).toEqual([1, 1, 2, 4, 6, 8, 8]);
  expect([null, 1, 3, 4].map((zones) => count('dashed', zones))).toEqual([4, 3, 1, 0]);
});

it('the home has one outlet and one duct in each room asked for and in no other, with a ducted system or without', () => {
  for (const Q2 of HOMES) {
    for (const [count, area] of AREAS) {
      const answers = { Q1: 'Ducted', Q2, ...area };
      const { rooms } = buildingOf(homeModel(answers));
      for (const drawing of [
        drawHome(homeModel(answers)),
        drawn(answers, DUCTED),
        drawn(answers, { ...DUCTED, max_zones: null }),
      ]) {
        const all = [...vents(drawing, 'ink'), ...vents(drawing, 'dashed')];
        const held = rooms.map((room) => all.filter((vent) => isInside(vent, room)).length);
        expect(held).toEqual(rooms.map((_, index) => (index < count ? 1 : 0)));
        const [ducts] = drawing.shapes.filter(({ enters }) => enters === 'duct');
        expect(ducts?.d.match(/M/g)).toHaveLength(count);
      }
    }
    const open = drawHome(homeModel({ Q1: 'Ducted', Q2, Q3: 'Multiple Rooms' }));
    expect([vents(open, 'ink'), vents(open, 'dashed')].map(({ length }) => length)).toEqual([0, 4]);
  }
});

it('the home with a system in it has its outdoor unit to one scale in every home', () => {
  for (const Q2 of HOMES) {
    const home = homeModel({ ...WHOLE, Q2 });
    const { side } = buildingOf(home);
    for (const [width, height] of [
      [800, 550],
      [840, 900],
      [950, 1338],
      [1100, 1615],
    ] as const) {
      const facts = { ...MULTI, outdoor_width_mm: width, outdoor_height_mm: height };
      const boxes = pathsOf(drawn({ ...WHOLE, Q2 }, facts), 'paper').map(pathBox);
      const unit = boxes.find(({ x }) => x > side);
      const feet = 3;
      expect(((unit?.h ?? 0) + feet) / height).toBeCloseTo(0.03, 5);
      expect((unit?.w ?? 0) / width).toBeCloseTo(0.03, 5);
    }
  }
});

it('the home with a system in it has its outdoor unit in front of the rail of a balcony', () => {
  const { shapes } = drawn({ Q2: 'Apartment', Q6: 'Small Outdoor space' }, MULTI);
  const { side } = BUILDINGS.apartment[0];
  const rail = shapes.findIndex(({ d }) => d.startsWith(`M${side + 2} 116h`));
  const beside = shapes.flatMap(({ look, d }, at) => (look === 'paper' && pathBox(d).x > side ? [at] : []));
  expect(beside).toHaveLength(1);
  expect(beside[0]).toBeGreaterThan(rail);
});

it('the home with a system in it has one fan up to 1,000 mm and two above', () => {
  for (const [height, fans] of [
    [550, 1],
    [1000, 1],
    [1001, 2],
    [1615, 2],
  ] as const) {
    const facts = { ...MULTI, outdoor_height_mm: height };
    const { side } = BUILDINGS.pitched[0];
    const unit = pathsOf(drawn({ Q2: 'House - Pitched Roof' }, facts), 'ink').filter(
      (d) => pathBox(d).x > side && d.includes(' 1 0 '),
    );
    // Two half circles a fan.
    expect(unit.map((d) => d.split(' 1 0 ').length - 1)).toEqual([2 * fans]);
  }
});

it('the home with a system in it has a pipe from each indoor unit to the outdoor unit, dashed if its start is unknown', () => {
  for (const Q2 of HOMES) {
    const { side } = buildingOf(homeModel({ Q2 }));
    const pipes = (facts: Facts, look: Look) =>
      pathsOf(drawn({ Q2 }, facts), look).filter((d) => d.endsWith(`H${side + 6}`)).length;
    expect(pipes(MULTI, 'accent')).toBe(3);
    for (const indoor_unit_style of ['concealed_ducted', 'bulkhead'] as const) {
      expect(pipes({ ...DUCTED, indoor_unit_style }, 'accent')).toBe(1);
    }
    expect(pipes({ ...DUCTED, indoor_unit_style: null }, 'dashed')).toBe(1);
  }
});

it('the home with a system in it has its controls in the room that is cooled first, with a system or without', () => {
  const Q7 = ['Touchscreen', 'Voice Control', 'Mobile App'];
  const included = { touchscreen: 'included', voice: 'included', mobile_app: 'included' } as const;
  for (const Q2 of [...HOMES, undefined]) {
    const answers = { ...(Q2 && { Q2 }), Q7 };
    const { rooms } = buildingOf(homeModel(answers));
    for (const drawing of [
      drawHome(homeModel(answers)),
      drawn(answers, { system_type: 'ducted', controls: included }),
    ]) {
      const controls = pathsOf(drawing, 'accent').map(pathBox);
      expect(controls.filter((control) => isInside(control, rooms[0]))).toHaveLength(3);
    }
  }
});

it('the home with a system in it has the control of each room beside its window and below an indoor unit on its wall', () => {
  for (const building of EVERY_BUILDING) {
    const panes =
      windows(building)
        .d.match(/M[^M]*M[^M]*M[^M]*/g)
        ?.map(pathBox) ?? [];
    expect(panes).toHaveLength(4);
    for (const Q4 of ['Individual Temperature Control', 'Individual Room Zoning', 'Day / Night Zoning']) {
      const home = homeModel({ Q3: 'Whole Home', Q4 });
      for (const room of roomStates(home, building)) {
        const [unit] = indoorUnit('wall_mounted', room, true).map(({ d }) => pathBox(d));
        const places = roomControl(home, room).map(({ d }) => pathBox(d));
        expect(places.length).toBeGreaterThan(0);
        const pane = panes[room.index];
        expect(places.filter((place) => pane && overlaps(place, pane))).toEqual([]);
        expect(places.filter((place) => unit && overlaps(place, unit))).toEqual([]);
      }
    }
  }
});

it('the home with a system in it has a floor console below the window, clear of furniture and controls', () => {
  const controls = { touchscreen: 'included', voice: 'included', mobile_app: 'included' } as const;
  const facts = { ...MULTI, indoor_unit_style: 'floor_console', controls } as const;
  for (const [building, Q3] of EVERY_BUILDING.flatMap((building) =>
    ['Whole Home', 'Single Room'].map((Q3) => [building, Q3] as const),
  )) {
    const home = homeModel({ ...WHOLE, Q3 }, productWith(facts));
    for (const room of roomStates(home, building)) {
      const [console] = indoorUnit('floor_console', room, true).map(({ d }) => pathBox(d));
      const others = [...furniture(room, home), ...devices(home, building.rooms)].map(({ d }) => pathBox(d));
      expect(others.length).toBeGreaterThan(3);
      expect(others.filter((other) => console && overlaps(console, other))).toEqual([]);
    }
  }
});

it('a single room has no furniture that says what kind of room it is', () => {
  for (const building of EVERY_BUILDING) {
    const [single, whole] = ['Single Room', 'Whole Home'].map((Q3) => {
      const home = homeModel({ ...WHOLE, Q3 });
      return roomStates(home, building).map((room) => furniture(room, home).map(({ d }) => d));
    });
    // The sofa: its bench is the same.
    expect(single?.[0]?.[1]).toBe(whole?.[0]?.[1]);
    expect(single?.[0]?.[0]).not.toBe(whole?.[0]?.[0]);
    expect(single?.slice(1)).toEqual(whole?.slice(1));
  }
});

it('the home with a system in it dashes nothing in a small drawing, where dashes would be dots', () => {
  const facts = { system_type: 'multi_split' } as const;
  expect(pathsOf(drawn({}, facts), 'dashed')).not.toEqual([]);
  expect(pathsOf(drawHome(homeModel({}, productWith(facts)), { small: true }), 'dashed')).toEqual([]);
});

it('the home with a system in it dashes what is unknown', () => {
  const looks = (answers: Answers, facts: Facts) => {
    const home = drawHome(homeModel(answers)).shapes.map(({ d }) => d);
    const system = drawn(answers, facts).shapes.filter(({ d }) => !home.includes(d));
    return system.map(({ look }) => look).filter((look) => look !== 'paper');
  };
  expect(new Set(looks({ Q2: 'Townhouse' }, { system_type: 'multi_split' }))).toEqual(new Set(['dashed']));
  expect(
    looks({ Q2: 'Townhouse' }, { ...MULTI, controls: { touchscreen: 'none', voice: 'none', mobile_app: 'none' } }),
  ).not.toContain('dashed');
  const asked = { Q2: 'Townhouse', Q7: ['Mobile App'] };
  expect(pathsOf(drawn(asked, MULTI), 'dashed')).toHaveLength(1);
  expect(said(asked, MULTI)).toContain('a mobile app if the system supports it');
});

it('the home with a system in it ignores a style that a ducted system cannot have', () => {
  for (const indoor_unit_style of ['wall_mounted', 'cassette', 'floor_console', 'under_ceiling'] as const) {
    expect(drawn(WHOLE, { ...DUCTED, indoor_unit_style })).toEqual(
      drawn(WHOLE, { ...DUCTED, indoor_unit_style: null }),
    );
  }
});

it('the home with a system in it leaves furniture and controls out of a small drawing', () => {
  const answers = { ...WHOLE, Q4: 'Individual Room Zoning', Q7: ['Voice Control'] };
  const small = drawHome(homeModel(answers, productWith(DUCTED)), { small: true });
  // The pipe belongs to the system.
  expect(pathsOf(small, 'accent', 'mark', 'half')).toEqual([expect.stringMatching(/^M134 59V67H207/)]);
  const all = drawn(answers, DUCTED).shapes;
  expect(small.shapes.length).toBeLessThan(all.length * 0.75);
});

it('the home with a system in it ends a small drawing at the outdoor unit, so that the home is larger in it', () => {
  for (const Q2 of HOMES) {
    for (const facts of [DUCTED, MULTI, { ...MULTI, outdoor_width_mm: 3000 }]) {
      const home = homeModel({ ...WHOLE, Q2 }, productWith(facts));
      const { side } = buildingOf(home);
      const { width, shapes } = drawHome(home, { small: true });
      expect(width).toBeLessThan(304);
      const beside = shapes.filter(({ look }) => look === 'paper').map(({ d }) => pathBox(d));
      const units = beside.filter(({ x }) => x > side);
      expect(units).toHaveLength(1);
      expect(units.every(({ x, w }) => x + w < width)).toBe(true);
    }
  }
});

it('the home with a system in it names in words what is drawn', () => {
  expect(said(WHOLE, DUCTED)).toBe(
    'House with a pitched roof: all rooms cooled and heated, plenty of space outdoors. With a ducted system: unit in ' +
      'the roof space, outlets for up to 4 zones, an outdoor unit 1,050 mm wide and 1,338 mm high, ' +
      'a touchscreen, a mobile app as an extra.',
  );
  expect(said({ Q2: 'Apartment' }, { ...MULTI, outdoor_width_mm: null })).toBe(
    'Apartment. With a multi-split system: up to 3 indoor units, on the wall, an outdoor unit of unknown size.',
  );
  expect(said({}, { system_type: 'slim_ducted' })).toBe(
    'Home of unknown type. With a slim ducted system: place of the indoor unit unknown, number of outlets unknown, an ' +
      'outdoor unit of unknown size.',
  );
});
