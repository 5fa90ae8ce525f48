import { expect, it } from 'vitest';
import { enquiryText } from './enquiryText.ts';

const ENQUIRY = {
  reference: 'ABCD-EFGH',
  created: '2026-11-23T09:30:00.000Z',
  key: 'k',
  name: 'Ada',
  email: 'ada@shop.example',
  phone: '03 9999 0000',
  postcode: '3000',
  note: 'Ring first.\nSide gate.',
  callTime: 'morning' as const,
  marketing: true,
  brief: {
    text: 'A split system\nfor 30 m²',
    answers: {},
    system: 'WB-25',
    way: 'splits' as const,
    systems: ['WB-25', 'WB-50'],
    others: ['WB-35', 'WB-50'],
    versions: {},
  },
  fields: { Campaign: 'Spring', Page: 'split' },
};

it('an enquiry’s text has a line for each fact, then the note and the brief', () => {
  expect(enquiryText(ENQUIRY).split('\n')).toEqual([
    'Reference: ABCD-EFGH',
    'Sent: 2026-11-23T09:30:00.000Z',
    'Name: Ada',
    'E-mail: ada@shop.example',
    'Phone: 03 9999 0000',
    'Best time to call: morning',
    'Postcode of the job: 3000',
    'System: WB-25, WB-50',
    'Way to do it: A split in each room',
    'Also quote for: WB-35, WB-50',
    'Agreed to marketing: yes',
    '',
    'Also sent by the page:',
    'Campaign: Spring',
    'Page: split',
    '',
    'Note:',
    'Ring first.',
    'Side gate.',
    '',
    'Brief:',
    'A split system',
    'for 30 m²',
  ]);
});

it('an enquiry’s text leaves out what the visitor did not give', () => {
  const none = { email: null, phone: null, postcode: null, note: null, marketing: false };
  const brief = { text: '', answers: {}, system: 'WB-25', versions: {} };
  const { callTime: _, fields: __, ...enquiry } = ENQUIRY;
  expect(
    enquiryText({ ...enquiry, ...none, brief })
      .split('\n')
      .slice(2),
  ).toEqual(['Name: Ada', 'System: WB-25', 'Agreed to marketing: no']);
});
