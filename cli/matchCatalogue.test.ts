import { expect, it } from 'vitest';
import { commandLine, csv, DEMO } from '../tests/commandLine.ts';

const { file, match, run } = commandLine();

const answers = { Q0: 'No', Q2: 'Apartment', Q3: 'Single Room', Q6: 'Small Outdoor space', Q7: ['Mobile App'] };

it('match lists the systems with their reasons, in lines that fit', () => {
  const { code, out } = match(answers, '--postcode', '2480');
  expect(code).toBe(0);
  expect(out).toContain('Postcode 2480: average zone, partly hot.');
  expect(out).toContain('Fits everything you asked for');
  expect(out).toMatch(/\? Q6 {2}We don't know the outdoor unit's size/);
  expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
});

const several = (rooms: string) => ({ ...answers, Q3: 'Multiple Rooms', Q4: 'Unsure', Q5: rooms });

it('match says which size the rooms make likely, by our rules of thumb or a file of them', () => {
  const out = (...more: readonly string[]) => match(answers, ...more).out.replaceAll(/[\s\u202f]+/gu, ' ');
  expect(out('--area', '30')).toContain('About 30 m²: about 3.8 kW; rules of thumb say 2.4 to 5.4.');
  expect(out('--area', '6 x 7', '--postcode', '3000')).toContain('42 m²: about 5.0 kW;');
  const rule = { source: 'Ours', date: '2026-10', table: [[35, 4, 4]] };
  const rules = file('rules.json', JSON.stringify({ rules: [rule] }));
  expect(out('--area', '30', '--size-rules', rules)).toContain('About 30 m²: about 4.0 kW, by rules of thumb.');
  expect(out('--area', '36', '--size-rules', rules)).toContain('36 m²: no rule of thumb covers a room this size.');
  expect(match(several('2 Rooms'), '--area', '20', '--area', '4x5').code).toBe(0);
});

it.each<[string, object, readonly string[], string]>([
  ['no number', answers, ['wide'], "--area wide isn't an area in m²"],
  ['3 m²', answers, ['3'], '--area 3 is too small: rules of thumb are for 5 to 100 m².'],
  ['300 m²', answers, ['300'], '--area 300 is too large'],
  ['two areas for one room', answers, ['20', '20'], 'is there 2 times, but the answers ask for 1 room'],
  ['one area for two rooms', several('2 Rooms'), ['20'], 'is there 1 time, but the answers ask for 2 rooms'],
  ['one area for many rooms', several('Over 3 Rooms'), ['20'], 'ask for more than 3 rooms: give it 4 times'],
  ['a whole home', { ...answers, Q3: 'Whole Home', Q4: 'Unsure' }, ['20'], 'An installer measures a whole home'],
  ['no answer about rooms', { Q0: 'No' }, ['20'], '--area needs an answer to Q3'],
])('match refuses --area with %s', (_, given, areas, reason) => {
  const { code, error } = match(given, ...areas.flatMap((area) => ['--area', area]));
  expect(code).toBe(2);
  expect(error).toContain(reason);
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
  const none = {
    Q0: 'Yes',
    Q1: 'Ducted',
    Q2: 'Apartment',
    Q3: 'Whole Home',
    Q4: 'Unsure',
    Q6: 'Small Outdoor space',
    Q7: ['Touchscreen'],
  };
  expect(JSON.parse(match(none, '--json').out).suggestions[0]).toMatchObject({
    changes: [{ question: 'Q3', change: 'choose' }],
    adds: expect.any(Number),
  });
});

it('match says where to start, and lists the pros and cons of each alternative', () => {
  const path = file(
    'start.csv',
    [
      'id,title,system_type,cooling_capacity_kw,price_from_aud,price_includes,outdoor_sound_power_dba,priority',
      'A,Alpha,split,5,2000,supply_only,60,1',
      'B,Beta,split,5,1500,supply_only,64,2',
      'C,Gamma,split,2.5,500,supply_only,40,3',
      '',
    ].join('\n'),
  );
  const asked = ['match', path, '--answers', '{"Q0":"No"}'];
  expect(JSON.parse(run(...asked, '--json').out).start).toEqual({
    id: 'A',
    size: null,
    gain: [{ id: 'sound', text: expect.stringMatching(/^is 4.dB\(A\) quieter outdoors$/) }],
    cost: [{ id: 'price', text: '$500 more' }],
    alternatives: [
      {
        id: 'B',
        gain: [{ id: 'price', text: 'costs $500 less' }],
        cost: [{ id: 'sound', text: expect.stringMatching(/^4.dB\(A\) louder outdoors$/) }],
      },
    ],
  });
  const { out } = run(...asked);
  expect(out.replaceAll(/\s+/g, ' ')).toContain(
    "Where we'd start A Alpha (Split · 5.0 kW). It is 4 dB(A) quieter outdoors than the Beta. Against it: $500 more." +
      ' B Beta (Split · 5.0 kW). Costs $500 less. 4 dB(A) louder outdoors.',
  );
});

it('match says when two fit equally well, and starts with the only model that fits', () => {
  const columns = 'id,title,system_type,cooling_capacity_kw,price_from_aud,price_includes,controls';
  const startOf = (...rows: readonly string[]) => {
    const path = file('rows.csv', [columns, ...rows, ''].join('\n'));
    return JSON.parse(run('match', path, '--answers', '{"Q0":"No"}', '--json').out).start;
  };
  const [alpha, beta] = ['A,Alpha,split,5,1500,supply_only,none', 'B,Beta,split,5,2000,supply_only,mobile_app'];
  expect(startOf(alpha!, beta!)).toMatchObject({ id: 'A', equal: true, alternatives: [{ id: 'B', equal: true }] });
  expect(startOf(alpha!)).toEqual({ id: 'A', size: null, gain: [], cost: [], alternatives: [] });
  expect(startOf('A,Alpha,ducted,5,,,none')).toMatchObject({ id: 'A' });
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
