import { expect, it } from 'vitest';
import { writeVisitLink } from './writeVisitLink.ts';

it('a link has the answers, the sizes, the postcode and the system, in this order', () => {
  const answers = { Q2: 'Apartment', Q0: 'No', Q7: ['Mobile App', 'Voice Control'] };
  expect(writeVisitLink({ answers, postcode: '3121', rooms: ['bedroom', 'living'], system: 'WB-1' })).toBe(
    'Q0=No&Q2=Apartment&Q7=Mobile%20App,Voice%20Control&rooms=bedroom,living&postcode=3121&system=WB-1',
  );
  expect(writeVisitLink({ answers: { Q3: 'Whole Home' }, home: 3 })).toBe('Q3=Whole%20Home&home=3');
  expect(writeVisitLink({ answers: {} })).toBe('');
});

it('a link can be taken apart at each &, = and comma, whatever an id has in it', () => {
  const id = 'a,b=c&d é%+#';
  const link = writeVisitLink({ answers: { Q4: 'Day / Night Zoning' }, system: id });
  const pieces = link.split('&').map((piece) => piece.split('='));
  expect(pieces.map(([key]) => key)).toEqual(['Q4', 'system']);
  expect(pieces.map(([, value = '']) => value.split(',').map(decodeURIComponent))).toEqual([
    ['Day / Night Zoning'],
    [id],
  ]);
});

it('a system with too long an id is left out', () => {
  const answers = { Q0: 'No' };
  expect(writeVisitLink({ answers, system: '冷'.repeat(200) })).toHaveLength(1813);
  expect(writeVisitLink({ answers, system: '冷'.repeat(250) })).toBe('Q0=No');
});
