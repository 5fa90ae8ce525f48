import fc from 'fast-check';
import { expect, it } from 'vitest';
import { walk } from '../../../questionnaire/walk.ts';
import { readVisitLink } from './readVisitLink.ts';
import { writeVisitLink } from './writeVisitLink.ts';

const read = (link: string) => readVisitLink(link.split('&'));

it('a written link is read as anybody writes it, without regard to case, with + or %20 for a blank', () => {
  expect(
    read('q0=no&Q2=apartment&Q7=Mobile+App,voice%20control&POSTCODE=3121&system=WB-1&Rooms=Bedroom,living'),
  ).toEqual({
    visit: {
      answers: { Q0: 'No', Q2: 'Apartment', Q7: ['Voice Control', 'Mobile App'] },
      ...{ postcode: '3121', system: 'WB-1', rooms: ['bedroom', 'living'] },
    },
    unused: [],
    unanswered: [],
  });
  expect(read('Q3=Whole+Home&home=3')?.visit).toMatchObject({ answers: { Q3: 'Whole Home' }, home: 3 });
});

it('every way through the questions comes back from the link that is written of it', () => {
  for (const answers of walk()) {
    const link = read(writeVisitLink({ answers, postcode: '0800', system: 'a,b=c&d é%+#' }));
    expect(link).toMatchObject({ visit: { answers, postcode: '0800', system: 'a,b=c&d é%+#' }, unused: [] });
  }
});

it.each<[string, string, readonly string[], readonly string[]]>([
  ['an unknown key', 'Q0=No&utm_source=mail', ['utm_source'], []],
  ['a piece without a value', 'Q0=No&Q2', ['Q2'], ['Q2']],
  ['an unknown value', 'Q0=No&Q2=Castle', ['Q2'], ['Q2']],
  ['a key that comes twice', 'Q0=No&Q2=Apartment&q2=Townhouse', ['Q2'], ['Q2']],
  ['percent signs cut off', 'Q0=No&Q2=Apart%6', ['Q2'], ['Q2']],
  ['an answer that branching doesn’t allow', 'Q0=No&Q1=Ducted', ['Q1'], ['Q1']],
  ['two values where one is allowed', 'Q0=Yes,No', ['Q0'], ['Q0']],
  ['one of several values', 'Q0=No&Q7=Mobile+App,Sauna', ['Q7'], ['Q7']],
  ['no postcode', 'Q0=No&postcode=%3Cb%3E', ['postcode'], []],
  ['an empty postcode', 'Q0=No&postcode=', ['postcode'], []],
  ['sizes of no kind', 'Q0=No&rooms=barn&home=9', ['rooms', 'home'], []],
])('what isn’t an answer is left out and named, and the rest counts: %s', (_, link, unused, unanswered) => {
  const found = read(link);
  expect(found).toMatchObject({ unused, unanswered });
  expect(Object.keys(found?.visit.answers ?? {})).toContain('Q0');
});

it.each(['Q9=1', 'Q0=Perhaps', '=&=', 'postcode=%', `Q0=No&system=${'x'.repeat(2000)}`])(
  'a link with nothing that can be used isn’t one: %s',
  (link) => expect(read(link)).toBeNull(),
);

it('no text makes the reader throw, or gives an answer that the questions don’t have', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.tuple(fc.constantFrom('Q0', 'Q7', 'rooms'), fc.string()).map((two) => two.join('=')),
  );
  fc.assert(fc.property(fc.array(piece), (pieces) => void readVisitLink(pieces)));
});
