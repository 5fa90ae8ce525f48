import type { EnquiryBrief } from '../../src/parts/enquiry/rules/enquiry.ts';
import type { ListedEnquiry } from '../../src/parts/enquiry/rules/enquiryCsv.ts';

/** Everything that an enquiry may have, of nobody: the test message of the command line and of the plugin. */
export const TEST_ENQUIRY: Required<Omit<ListedEnquiry, 'key' | 'created' | 'suspicions'>> & {
  readonly brief: Required<EnquiryBrief>;
} = {
  reference: 'TEST-0000',
  name: 'Test Visitor',
  email: 'test@example.com',
  phone: '03 5550 0000',
  callTime: 'morning',
  postcode: '3000',
  note: 'This is a test message. Nobody has asked for anything.',
  marketing: false,
  marketingText: null,
  fields: { Campaign: 'Test' },
  brief: {
    text: 'A test of the brief.',
    answers: { Q2: 'Townhouse', Q3: 'Single Room' },
    system: 'TEST-1',
    way: 'split',
    systems: ['TEST-1'],
    others: ['TEST-2'],
    versions: {},
  },
};
