import fc from 'fast-check';
import type { OfferedForm } from '../../src/parts/enquiry/rules/enquiry.ts';
import { readEnquiry } from '../../src/parts/enquiry/rules/readEnquiry.ts';
import { enquiryOf } from '../enquiries/storeContract.ts';
import { expect, test } from './test.ts';

test('PHP reads any body as the form and the embedded provider do', async ({ site }) => {
  const form: OfferedForm = {
    fields: { postcode: true, note: true, marketing: 'Tell me about offers.' },
    notice: { short: 'Short.', long: 'Long.' },
  };
  const odd = fc
    .array(
      fc.constantFrom(
        '\r\n',
        ...'Azéه👩"@.0\u0663 \n\t\0\u00a0\u00ad\u0301\u200b\u200d\u2028\u202e\u3000\ufe0f\ufeff\u{e0041}',
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join(''));
  const text = fc.oneof(
    odd,
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      'ada@example.com',
      '"a b"@c',
      '(03) 9999-0000',
      'x'.repeat(5000),
      '👩'.repeat(50),
      null,
      7,
      true,
      [],
      {},
    ),
  );
  const brief = fc.record(
    {
      text,
      answers: fc.oneof(
        text,
        fc.dictionary(fc.constantFrom('Q0', 'Q7', 'x y', 'a'.repeat(21)), fc.oneof(odd, fc.array(odd), fc.constant(3))),
      ),
      system: text,
      way: fc.oneof(odd, fc.constantFrom('splits', 'Ducted', 3)),
      systems: fc.oneof(text, fc.array(fc.oneof(odd, fc.constantFrom('WB-35', 7, null)), { maxLength: 6 })),
      others: fc.oneof(text, fc.array(fc.oneof(odd, fc.constantFrom('WB-35', 7, null)), { maxLength: 5 })),
      versions: fc.oneof(text, fc.dictionary(fc.constantFrom('app', 'set'), odd)),
    },
    { requiredKeys: [] },
  );
  // PHP refuses a body with a name that begins with U+0000; the form never sends one.
  const fieldName = fc.oneof(odd, fc.constantFrom('Campaign', 'n'.repeat(50))).filter((name) => !name.startsWith('\0'));
  const pageFields = fc.oneof(text, fc.dictionary(fieldName, fc.oneof(odd, fc.constant(7))));
  const body = fc.record(
    {
      key: fc.constantFrom(enquiryOf().key, 'no', 5),
      nonce: text,
      name: text,
      email: text,
      phone: text,
      callTime: fc.oneof(text, fc.constantFrom('morning', 'evening', 'Evening')),
      postcode: text,
      note: text,
      marketing: text,
      topic: text,
      brief: fc.oneof(brief, text),
      fields: pageFields,
    },
    { requiredKeys: [] },
  );
  const named = fc
    .record({
      name: fc.oneof(odd, fc.constant('Ada')),
      note: odd,
      email: fc.constant('a@b.example'),
      phone: fc.constantFrom('0400 123 456', null),
      callTime: fc.constantFrom('morning', 'evening', 'Evening', 7),
      brief,
      fields: pageFields,
    })
    .map((own) => ({ ...enquiryOf(), ...own }));
  const bodies = [...fc.sample(fc.oneof(body, named), { numRuns: 600, seed: 20 }), [], 'text', null].map((given) =>
    JSON.stringify(given),
  );
  const code = `
    $read = [];
    foreach ($input['bodies'] as $body) {
      $reader = new ProductSelector\\Enquiry_Reader(json_decode($body), $input['fields']);
      $read[] = $reader->problems ? ['problems' => $reader->problems]
        : ['enquiry' => $reader->enquiry, 'nonce' => $reader->nonce, 'hasHiddenText' => $reader->has_hidden_text];
    }
    echo wp_json_encode($read);`;
  const inPhp = JSON.parse(await site.php(code, { bodies, fields: form.fields }));
  const here = bodies.map((given) => {
    const { ok: _, ...read } = readEnquiry(JSON.parse(given), form);
    return JSON.parse(JSON.stringify(read));
  });
  for (const [index, given] of bodies.entries()) expect(inPhp[index], given).toEqual(here[index]);
  expect(here.filter((read) => 'enquiry' in read).length).toBeGreaterThan(100);
});
