import fc from 'fast-check';
import type { OfferedForm } from '../../src/parts/enquiry/rules/enquiry.ts';
import { readEnquiry } from '../../src/parts/enquiry/rules/readEnquiry.ts';
import { anyBody } from '../enquiries/anyBody.ts';
import { expect, test } from './test.ts';

test('PHP reads any body as the form and the embedded provider do', async ({ site }) => {
  const form: OfferedForm = {
    fields: { postcode: true, note: true, marketing: 'Tell me about offers.' },
    notice: { short: 'Short.', long: 'Long.' },
  };
  const bodies = fc.sample(anyBody, { numRuns: 600, seed: 20 }).map((given) => JSON.stringify(given));
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
