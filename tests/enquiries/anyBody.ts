import fc from 'fast-check';
import { anyText } from '../anyText.ts';
import { enquiryOf } from './storeContract.ts';

/** Texts of the characters that are cleaned, counted or cut. */
const odd = fc.string({
  unit: fc.constantFrom(
    '\r\n',
    ...'Azéه👩"@.0\u0663 \n\t\0\u00a0\u00ad\u0301\u200b\u200d\u2028\u202e\u3000\ufe0f\ufeff\u{e0041}',
  ),
  maxLength: 60,
});
const long = fc.constantFrom('x'.repeat(5000), '👩'.repeat(50), '"a b"@c');
const value = fc.oneof(odd, anyText(), long, fc.constantFrom(null, 7, true, [], {}));
const list = fc.oneof(value, fc.array(fc.oneof(odd, fc.constantFrom('WB-35', 7, null)), { maxLength: 6 }));
// PHP refuses a body with a name that begins with U+0000; the form never sends one.
const names = (...own: string[]) => fc.oneof(odd, fc.constantFrom(...own)).filter((name) => !name.startsWith('\0'));
const pairs = (of: fc.Arbitrary<unknown>, ...own: string[]) => fc.oneof(value, fc.dictionary(names(...own), of));
const some = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>) => fc.record(fields, { requiredKeys: [] });

const fields = {
  name: value,
  email: fc.oneof(value, fc.constant('ada@example.com')),
  phone: fc.oneof(value, fc.constantFrom('(03) 9999-0000', '0400 123 456')),
  callTime: fc.oneof(value, fc.constantFrom('morning', 'evening', 'Evening')),
  postcode: value,
  note: value,
  marketing: value,
  fields: pairs(fc.oneof(odd, fc.constant(7)), 'Campaign', 'n'.repeat(50)),
  brief: fc.oneof(
    value,
    some({
      text: value,
      answers: pairs(fc.oneof(odd, fc.array(odd), fc.constant(3)), 'Q0', 'Q7', 'x y', 'a'.repeat(21)),
      system: value,
      way: fc.oneof(odd, fc.constantFrom('splits', 'Ducted', 3)),
      systems: list,
      others: list,
      versions: pairs(odd, 'app', 'set'),
    }),
  ),
};

/** Bodies of any shape; about half of them can be read. */
export const anyBody: fc.Arbitrary<unknown> = fc.oneof(
  some({ ...fields, key: fc.constantFrom(enquiryOf().key, 'no', 5), nonce: value, topic: value }),
  fc.constantFrom([], 'text', null),
  some({
    ...fields,
    name: fc.constant('Ada'),
    email: fc.constant('a@b.example'),
    phone: fc.constant('0400 123 456'),
  }).map(({ postcode: _, ...own }) => ({ ...enquiryOf(), ...own })),
);
