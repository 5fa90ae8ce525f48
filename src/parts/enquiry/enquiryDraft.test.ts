import { expect, it } from 'vitest';
import { newDraft, readDraft } from './enquiryDraft.ts';

const DRAFT = { ...newDraft('3000'), name: 'Ada', left: ['answers', 'energy'] };
const kept = (own: object) => {
  const text = JSON.stringify({ ...DRAFT, ...own });
  return readDraft({ read: () => text, write() {}, clear() {} });
};

it('a draft is kept as it was written', () => {
  expect(kept({})).toEqual(DRAFT);
});

it('a draft of an earlier version, or of another shape, begins anew', () => {
  const lists = [{ left: [0, 2] }, { left: 'answers' }, { left: ['constructor'] }, { others: [1] }, { added: [null] }];
  for (const odd of [...lists, { key: 'k' }, { name: 1 }, { state: 'odd' }, { topic: 1 }])
    expect(kept(odd), JSON.stringify(odd)).toMatchObject({ name: '', left: [] });
});

it.each(['7K3M-Q2XF', null])('what stays of an enquiry that has arrived is its reference: %s', (reference) => {
  const sent = JSON.stringify({ state: 'sent', reference, name: 'Ada' });
  expect(readDraft({ read: () => sent, write() {}, clear() {} })).toEqual({ state: 'sent', reference });
});
