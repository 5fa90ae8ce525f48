import { useState } from 'react';
import { expect, it } from 'vitest';
import { button, press, show } from '../../../tests/showScreens.tsx';
import { VisitContext } from '../../visit/useVisit.ts';
import { createVisit } from '../../visit/visit.ts';
import { EnquiryFields, fieldTexts } from './EnquiryFields.tsx';
import { newDraft } from './enquiryDraft.ts';
import type { EnquiryOffer } from './rules/readOffer.ts';

const VISIT = createVisit(
  { read: () => null, write() {}, clear() {} },
  () => {},
  () => {},
);
const OFFER = { fields: { postcode: true, note: true, marketing: false } } as EnquiryOffer;

/** The form, which renders again with each press. */
function Form() {
  const [turn, setTurn] = useState(0);
  return (
    <form>
      <EnquiryFields offer={OFFER} written={newDraft()} problems={{}} others={[]} onChange={() => {}} />
      <button type="button" onClick={() => setTurn(turn + 1)}>
        Again
      </button>
    </form>
  );
}

it('a field that was filled without an event keeps its text, and is read as it stands', () => {
  show(() => (
    <VisitContext value={VISIT}>
      <Form />
    </VisitContext>
  ));
  const form = button('Again').closest('form') as HTMLFormElement;
  const name = form.querySelector('input[name="name"]') as HTMLInputElement;
  name.value = 'Ada Lovelace';
  press(() => button('Again'));
  expect(name.value).toBe('Ada Lovelace');
  expect(fieldTexts(form)).toEqual({ name: 'Ada Lovelace', email: '', phone: '', postcode: '', note: '' });
});
