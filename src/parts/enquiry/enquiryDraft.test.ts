import { expect, it } from 'vitest';
import { readDraft } from './enquiryDraft.ts';

const left = (saved: unknown) => {
  const text = JSON.stringify({ state: 'written', key: '0'.repeat(36), left: saved });
  const draft = readDraft({ read: () => text, write() {}, clear() {} });
  return draft.state === 'sent' ? null : draft.left;
};

it('a draft keeps what the visitor took out by name, and nothing that is no section of a brief', () => {
  expect(left(['answers', 'energy', 'constructor'])).toEqual(['answers', 'energy']);
});

it('a draft of an earlier version, or of another shape, begins anew', () => {
  for (const odd of [[0, 2], [null], 'answers']) {
    const text = JSON.stringify({ state: 'written', key: '0'.repeat(36), name: 'Ada', left: odd });
    expect(readDraft({ read: () => text, write() {}, clear() {} })).toMatchObject({ name: '', left: [] });
  }
});

it.each(['7K3M-Q2XF', null])('what stays of an enquiry that has arrived is its reference: %s', (reference) => {
  const sent = JSON.stringify({ state: 'sent', reference, name: 'Ada' });
  expect(readDraft({ read: () => sent, write() {}, clear() {} })).toEqual({ state: 'sent', reference });
});
