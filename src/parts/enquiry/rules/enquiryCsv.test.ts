import { expect, it } from 'vitest';
import { enquiryHeader, enquiryRows, type ListedEnquiry } from './enquiryCsv.ts';

const ENQUIRY: ListedEnquiry = {
  reference: '7K3M-Q2XF',
  created: '2026-11-22T12:00:00.000Z',
  suspicions: [],
  key: '9f1b2c3d-0000-4000-8000-00000000abcd',
  name: 'Ada "A" Nguyễn',
  email: 'ada@example.com',
  phone: '+61 3 9999 0000',
  callTime: 'evening',
  postcode: null,
  note: 'One\nTwo, three',
  marketing: true,
  marketingText: 'Tell me about offers.',
  brief: {
    text: '',
    answers: { Q0: 'No', Q7: ['Mobile App', 'Voice Control'] },
    system: 'WB-25',
    way: 'splits',
    systems: ['WB-25', 'WB-25'],
    others: ['WB-35', 'WB-50'],
    versions: {},
  },
  fields: { Campaign: 'Spring', '=Page': '+split' },
};

it('the CSV of enquiries has one quoted cell for each fact', () => {
  expect(enquiryHeader()).toMatch(/^"reference","created",.*"brief"\r\n$/);
  expect(enquiryRows([ENQUIRY]).split('\r\n')).toEqual([
    `"7K3M-Q2XF","2026-11-22T12:00:00.000Z","","Ada ""A"" Nguyễn","ada@example.com","+61 3 9999 0000","evening","","One\nTwo, three","Tell me about offers.","WB-25","splits","WB-25, WB-25","WB-35, WB-50","Campaign: Spring;' =Page: '+split","Q0: No; Q7: Mobile App, Voice Control",""`,
    '',
  ]);
});

it('the CSV of enquiries leaves other text alone', () => {
  for (const name of ['Ada', '3 rooms', 'a=b', '(03) 9999']) {
    expect(enquiryRows([{ ...ENQUIRY, name }])).toContain(`,"${name}",`);
  }
});
