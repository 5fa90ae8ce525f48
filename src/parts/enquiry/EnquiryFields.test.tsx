import { expect, it, vi } from 'vitest';
import { button, named, press, show } from '../../../tests/showScreens.tsx';
import { VisitContext } from '../../visit/useVisit.ts';
import { createVisit } from '../../visit/visit.ts';
import { EnquiryFields } from './EnquiryFields.tsx';
import { newDraft } from './enquiryDraft.ts';
import type { EnquiryOffer } from './rules/readOffer.ts';

const VISIT = createVisit(
  { read: () => null, write() {}, clear() {} },
  () => {},
  () => {},
);
const OFFER = { fields: { postcode: true, note: true, marketing: false } } as EnquiryOffer;

it('a field that was filled without an event keeps its text, and is read before the next press', () => {
  const told = vi.fn();
  show(() => (
    <VisitContext value={VISIT}>
      <EnquiryFields offer={OFFER} written={newDraft()} problems={{}} others={[]} onChange={told} />
      <button type="button">Send</button>
    </VisitContext>
  ));
  const name = named<HTMLInputElement>('input', 'Your name');
  const note = named<HTMLTextAreaElement>('textarea', 'Anything else we should know?');
  name.value = 'Ada Lovelace';
  note.value = 'Upstairs';
  press(() => button('Send'));
  expect(name.value).toBe('Ada Lovelace');
  expect(told.mock.calls).toEqual([[{ name: 'Ada Lovelace' }], [{ note: 'Upstairs' }]]);
});
