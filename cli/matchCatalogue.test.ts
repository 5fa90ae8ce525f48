import { expect, it } from 'vitest';
import { commandLine, csv, DEMO } from '../tests/commandLine.ts';
import { answersOf } from '../tests/samples/answersOf.ts';

const { file, match, run } = commandLine();

const answers = { Q0: 'No', Q2: 'Apartment', Q3: 'Single Room', Q6: 'Small Outdoor space', Q7: ['Mobile App'] };

it('match lists the systems with their reasons, in lines that fit', () => {
  const { code, out } = match(answers, '--postcode', '2480');
  expect(code).toBe(0);
  expect(out).toContain('Postcode 2480: average zone, partly hot.');
  expect(out).toContain('These fit (');
  expect(out).toMatch(/\? Q6 {2}We don't know the outdoor unit's size/);
  expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
});

const several = (rooms: string) => ({ ...answers, Q3: 'Multiple Rooms', Q4: 'Unsure', Q5: rooms });

const LIST = ['--installation', 'catalogue/installation.json'];
const plain = (text: string): string => text.replaceAll(/[\s\u202f]+/gu, ' ');

it('match says the size that the rooms or the home need, by our table or a file of rules', () => {
  const out = (given: object, ...more: readonly string[]) => plain(match(given, ...more).out);
  expect(out(answers, '--room', 'living', '--postcode', '3000')).toContain('Room 1: 3.5 to 5.0 kW.');
  expect(out(several('2 Rooms'), '--room', 'bedroom', '--room', 'unsure')).toContain('Room 2: not known.');
  expect(out(several('Over 3 Rooms'), '--home', '3', '--postcode', '3000')).toContain(
    'A home of 3 bedrooms: ducted 6.0 to 10.0 kW; with one outdoor unit for all rooms 6.0 to 9.0 kW.',
  );
  const rules = file(
    'rules.json',
    JSON.stringify({ rules: [{ source: 'Ours', date: '2026-10', table: [[35, 4, 4.5]] }] }),
  );
  expect(out(answers, '--room', 'living', '--size-rules', rules)).toContain('Room 1: 4.0 to 4.5 kW.');
});

it.each<[string, object, readonly string[], string]>([
  ['an area', answers, ['--area', '20'], '--area is gone. Give the kind of each room instead, such as --room living'],
  ['another kind', answers, ['--room', 'hall'], "--room hall can't be used. Write one of bedroom, living, big_living"],
  [
    'two kinds for one room',
    answers,
    ['--room', 'living', '--room', 'living'],
    '--room: 2 kinds, but the answers ask for 1 room. Give',
  ],
  [
    'one kind for two rooms',
    several('2 Rooms'),
    ['--room', 'living'],
    '--room: 1 kind, but the answers ask for 2 rooms',
  ],
  ['a kind for many rooms', several('Over 3 Rooms'), ['--room', 'living'], 'give --home with the bedrooms'],
  ['a kind without rooms', { Q0: 'No' }, ['--room', 'living'], '--room needs an answer to Q3'],
  ['bedrooms for one room', answers, ['--home', '3'], '--home is for “Whole Home” and “Over 3 Rooms”'],
  [
    'nine bedrooms',
    several('Over 3 Rooms'),
    ['--home', '9'],
    "--home 9 can't be used. Write one of 2, 3, 4, 5, unsure.",
  ],
  ['no price list', answers, ['--installation', 'nowhere.json'], 'nowhere.json does not exist.'],
])('match refuses %s', (_, given, more, reason) => {
  const { code, error } = match(given, ...more);
  expect(code).toBe(2);
  expect(error).toContain(reason);
});

it('match refuses a price list with a problem, and says where', () => {
  const bad = file('prices.json', '{"version": 2}');
  expect(match(answers, '--installation', bad).error).toContain("can't be used. version: “2” can’t be used. Write 1.");
});

it('match refuses rules of thumb that cannot be used', () => {
  const { code, error } = match(answers, '--size-rules', file('bad.json', '{"rules": []}'));
  expect(code).toBe(2);
  expect(error).toContain('can\'t be used. It needs "rules"');
});

it('match prints JSON in the documented shape', () => {
  const found = JSON.parse(match(answers, '--json').out);
  expect(found.groups.map(({ group }: { group: string }) => group)).toEqual(['all', 'wish', 'close']);
  const [first] = found.groups[0].products;
  expect(first.verdicts[0]).toEqual({
    question: 'Q2',
    verdict: 'fits',
    reason: expect.stringMatching(/\.$/),
    reasonId: expect.any(String),
  });
  const none = answersOf('Yes, Ducted, Apartment, Whole Home, Unsure, Small Outdoor space, Touchscreen');
  expect(JSON.parse(match(none, '--json').out).suggestions[0]).toMatchObject({
    changes: [{ question: 'Q7', change: 'choose' }],
    adds: expect.any(Number),
  });
});

it('match says of the way to begin with alone that its price is the lowest', () => {
  const rows = ['id,title,system_type,cooling_capacity_kw,phase,max_indoor_units,price_from_aud,price_includes'];
  for (const [id, price] of Object.entries({ a: 900, b: 1500 }))
    rows.push(
      `s${id},s${id},split,2.5,1,1,${price},supply_only`,
      `m${id},m${id},multi_split,4,1,2,${4 * price},supply_only`,
    );
  const sheet = file('lowest.csv', rows.join('\n'));
  const given = { Q0: 'No', Q2: 'House - Pitched Roof', Q3: 'Multiple Rooms', Q4: 'Unsure', Q5: '2 Rooms' };
  const asked = JSON.stringify({ ...given, Q6: 'Large Outdoor space', Q7: ['None'] });
  const { out } = run(
    'match',
    sheet,
    '--answers',
    asked,
    '--postcode',
    '2000',
    '--room',
    'bedroom',
    '--room',
    'bedroom',
  );
  expect(out.match(/Start with/g)).toHaveLength(2);
  expect(plain(out).match(/Our cheapest splits for a bedroom\./g)).toHaveLength(1);
});

it('match names the ways to do the job first, each with its price, a gain, a flaw and its first model', () => {
  const asked = { Q0: 'No', Q2: 'House - Pitched Roof', Q3: 'Multiple Rooms', Q4: 'Individual Temperature Control' };
  const given = { ...asked, Q5: '2 Rooms', Q6: 'Large Outdoor space', Q7: ['Mobile App'] };
  const { out } = match(given, '--postcode', '3000', '--room', 'bedroom', '--room', 'bedroom', ...LIST);
  expect(plain(out)).toContain(
    'Ways to do the job 1. A split in each room: $3,880 to $7,981 installed ' +
      '+ Starts about $2,100 cheaper than one outdoor unit. ' +
      '- Needs 2 outdoor units. ' +
      'Start with 2 × WB-WALLP-020 Wattlebird Wall Split Plus 2.0 kW with Wi-Fi, one in each room.',
  );
  expect(plain(out)).toMatch(/These fit \(\d+ models\) WB-WALLP-020 /);
  const { ways, counts, price, size, noWay, start } = JSON.parse(
    match(given, '--postcode', '3000', '--room', 'bedroom', '--room', 'bedroom', ...LIST, '--json').out,
  );
  expect(ways.map(({ id }: { id: string }) => id)).toEqual(['splits', 'multi', 'ducted']);
  expect(ways[0]).toMatchObject({
    name: 'A split in each room',
    units: { indoor: 2, outdoor: 2 },
    kw: [2, 2],
    price: { low: 3880, high: 7981, basis: 'installed' },
    gain: { id: 'price' },
    flaw: { id: 'outdoor' },
    first: [
      { id: 'WB-WALLP-020', kw: [2, 2], size: 'inside' },
      { id: 'WB-WALLP-020', kw: [2, 2], size: 'inside' },
    ],
    doubtful: false,
  });
  expect(start).toEqual(ways[0].start);
  expect(Object.keys(counts)).toEqual(['fits', 'might_fit', 'one_catch']);
  expect(size).toMatchObject({ rooms: [{ kind: 'bedroom', from: 2, to: 2.6 }, {}], job: { from: 3, to: 4.5 } });
  expect(price.low).toBeLessThanOrEqual(3880);
  expect(noWay).toEqual([]);
});

it('match without a price list says what the units cost, and that installation is on top', () => {
  expect(plain(match(answers).out)).toContain('for the unit, installation on top');
});

it('match names the family of each system in JSON, by its best size in this match', () => {
  const path = file(
    'families.csv',
    [
      'id,title,system_type,item_group_id,zone_control',
      'A,Air Slim 5.0 kW,slim_ducted,AIR,none',
      'B,Air Slim 7.1 kW,slim_ducted,AIR,room_zoning',
      'C,Little One,slim_ducted,ODD,none',
      'D,Big One,slim_ducted,ODD,room_zoning',
      'E,Big Split,multi_split,ODD,',
      'F,Alone,slim_ducted,,',
      '',
    ].join('\n'),
  );
  const familiesFor = (control: string) => {
    const answers = { Q0: 'No', Q2: 'Townhouse', Q3: 'Multiple Rooms', Q4: control };
    const { groups } = JSON.parse(run('match', path, '--answers', JSON.stringify(answers), '--json').out);
    return Object.fromEntries(
      groups.flatMap((group: { products: { id: string; family: unknown }[] }) =>
        group.products.map(({ id, family }) => [id, family]),
      ),
    );
  };
  const air = { id: 'AIR', title: 'Air Slim' };
  const zoned = { id: 'ODD', title: 'Big One' };
  expect(familiesFor('Individual Room Zoning')).toEqual({
    A: air,
    B: air,
    C: zoned,
    D: zoned,
    F: null,
    E: { id: 'ODD', title: 'Big Split' },
  });
  expect(familiesFor('Unsure').D).toEqual({ id: 'ODD', title: 'Little One' });
});

it('match names every invalid answer, and the allowed ones', () => {
  const wrong = match({
    Q9: 'x',
    Q0: 'Maybe',
    Q1: 'Ducted',
    Q3: ['Whole Home', 'Single Room'],
    Q7: ['None', 'Voice Control'],
  });
  expect(wrong.code).toBe(2);
  expect(wrong.error).toMatch(/Q9 isn.t a question/);
  expect(wrong.error).toMatch(/Q0: "Maybe" is not one of its values\. Allowed: Yes, No\./);
  expect(wrong.error).toMatch(/Q1 isn.t asked/);
  expect(wrong.error).toMatch(/Q3 takes one value/);
  expect(wrong.error).toMatch(/Q7: "None" can.t be combined with others/);
  expect(match({ Q0: 'Yes', Q1: 'Ducted', Q3: 'Single Room' }).error).toMatch(
    /"Single Room" is not offered with the answers before it/,
  );
  expect(match({ Q3: 'Single Room', Q7: 'Touchscreen' }).error).toMatch(/"Touchscreen" is not offered/);
  expect(match([]).error).toMatch(/Answers must be an object/);
  expect(match({ Q7: [] }).error).toMatch(/empty list/);
  expect(match({ Q2: 7 }).error).toMatch(/Q2 takes text/);
  expect(run('match', DEMO, '--answers', '{').error).toMatch(/isn't JSON/);
  expect(run('match', DEMO).error).toMatch(/--answers is missing/);
  expect(match({}, '--postcode', '30_00')).toMatchObject({ code: 2, error: expect.stringContaining('--postcode') });
});

it('match uses the usable rows, and counts the others', () => {
  const some = file('some.csv', csv('A,Split A,split,2.5,1', 'B,Split B,sledge,2.5,1'));
  const { code, out, error } = run('match', some, '--answers', '{}');
  expect({ code, error }).toEqual({
    code: 0,
    error: `1 row of ${some} can't be used; the others are. To see why: catalogue check ${some}\n`,
  });
  expect(out).toContain('A  Split A');
  const none = file('none.csv', csv('B,Split B,sledge,2.5,1'));
  expect(run('match', none, '--answers', '{}')).toMatchObject({
    code: 2,
    error: expect.stringContaining("can't be used"),
  });
});

it('match reports an unknown postcode', () => {
  expect(match(answers, '--postcode', '3336').out).toContain("isn't in the table");
});

it('match says of a system that might fit that it may not be installed at the postcode', () => {
  const ducted = { ...several('3 Rooms'), Q0: 'Yes', Q1: 'Ducted', Q2: 'Townhouse', Q6: 'Large Outdoor space' };
  const groups = match(ducted, '--postcode', '6000').out.split('Might fit: ask an installer')[1]!;
  expect(plain(groups.split('Close, with one catch')[0]!)).toContain('? We may not install it in 6000. Ask us first.');
});
