import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyBody } from '../../../../tests/enquiries/anyBody.ts';
import { MAX_LENGTHS, type OfferedForm } from './enquiry.ts';
import { readEnquiry } from './readEnquiry.ts';

const FORM: OfferedForm = {
  fields: { postcode: true, note: true, marketing: 'Tell me about offers.' },
  notice: { short: 'Short.', long: 'Long.' },
};
const KEY = '9f1b2c3d-0000-4000-8000-00000000abcd';
const BODY = { key: KEY, nonce: 'v1.x', name: 'Ada', email: 'ada@example.com', brief: { text: 'A split system' } };

function enquiryFrom(own: object, form = FORM) {
  const read = readEnquiry({ ...BODY, ...own }, form);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.enquiry;
}
function problemsOf(own: object) {
  const read = readEnquiry({ ...BODY, ...own }, FORM);
  return read.ok ? {} : read.problems;
}

it('readEnquiry reads a whole enquiry', () => {
  const brief = {
    text: 'One\nTwo',
    answers: { Q0: 'No', Q7: ['Mobile App'] },
    system: 'WB-25',
    versions: { set: '1' },
  };
  const given = {
    phone: '+61 3 9999 0000',
    postcode: ' 3000 ',
    note: '\n\nHi\r\n\r\n\r\n\r\nthere\u2028now\n\n',
    marketing: true,
    brief,
  };
  expect(enquiryFrom(given)).toEqual({
    key: KEY,
    name: 'Ada',
    email: 'ada@example.com',
    phone: '+61 3 9999 0000',
    postcode: '3000',
    note: 'Hi\n\nthere\nnow',
    marketing: true,
    brief,
  });
});

const NONE = { fields: { postcode: false, note: false, marketing: false }, notice: FORM.notice } as const;
const CALLED = { phone: '0400 123 456', callTime: 'evening' };
const BOUGHT = ['WB-25', ' WB-50\n', 'WB-25', 'WB-25', 'WB-60'];

it.each<[string, object, object]>([
  ['a time for a call, with a phone number', CALLED, { callTime: 'evening' }],
  ['up to three other systems', { brief: { others: ['a', ' b\n', 7, 'd'] } }, { brief: { others: ['a', 'b'] } }],
  ['a way', { brief: { way: 'splits' } }, { brief: { way: 'splits' } }],
  ['up to four systems', { brief: { systems: BOUGHT } }, { brief: { systems: ['WB-25', 'WB-50', 'WB-25', 'WB-25'] } }],
])('readEnquiry reads %s', (_, given, expected) => expect(enquiryFrom(given)).toMatchObject(expected));

it('readEnquiry reads nothing of another shape as a time, a way, a system or consent', () => {
  for (const odd of ['', 'Evening', 'Splits', 7, null, ['evening'], ['', null], { 0: 'WB-35' }, 'true', 1, 'on']) {
    const read = enquiryFrom({ ...CALLED, callTime: odd, marketing: odd, brief: { way: odd } });
    expect([read.callTime, read.marketing, read.brief.way], String(odd)).toEqual([undefined, false, undefined]);
  }
  for (const odd of [undefined, 'WB-35', { 0: 'WB-35' }, [], ['', null]]) {
    const { brief } = enquiryFrom({ brief: { systems: odd, others: odd } });
    expect([brief.systems, brief.others]).toEqual([undefined, undefined]);
  }
  expect(enquiryFrom({ callTime: 'evening' })).not.toHaveProperty('callTime');
});

it('readEnquiry leaves out what the form doesn’t have', () => {
  const read = enquiryFrom({ postcode: '3000', note: 'x', marketing: true }, NONE);
  expect(read).toMatchObject({ postcode: null, note: null, marketing: false });
});

it.each([
  ['email', ['"two words"@example.com', 'ada+offers@example.co.uk', 'ада@пример.рф', 'o’brien@example.com']],
  ['phone', ['(03) 9999-0000', '+61 (0)3 9999 0000 ext. 5', '٠٣٩٩٩٩٠٠٠٠', '13 12 11']],
] as const)('readEnquiry takes each %s that somebody may have', (field, all) => {
  for (const one of all) expect(enquiryFrom({ [field]: one })[field]).toBe(one);
});

it.each(['ada', 'ada@', '@example.com', 'a b@example.com', 'a@b@c', 'a@b,c@d', 'Ada <a@example.com>'])(
  'readEnquiry refuses the e-mail address %s',
  (email) => expect(problemsOf({ email })).toHaveProperty('email'),
);

it('readEnquiry keeps names of every script and removes what could break a header, a line or a screen', () => {
  for (const name of ['عائشة', 'Nguyễn Thị', '山田', 'Zoë 🏠', 'O’Brien "Bob"'])
    expect(enquiryFrom({ name }).name).toBe(name);
  expect(enquiryFrom({ name: 'A\r\nBcc: x@y\u0000\u202e' }).name).toBe('A Bcc: x@y');
  expect(enquiryFrom({ email: ' a@b.example\n' }).email).toBe('a@b.example');
  expect(problemsOf({ email: 'a@b.example\r\nBcc: c@d.example' })).toHaveProperty('email');
});

it('readEnquiry takes each field that is as long as its limit', () => {
  const given = {
    name: 'x'.repeat(100),
    email: `${'x'.repeat(252)}@a`,
    phone: '1'.repeat(40),
    postcode: '1'.repeat(10),
    note: 'x'.repeat(4000),
    brief: { text: 'x'.repeat(16_000) },
  };
  expect(problemsOf(given)).toEqual({});
  for (const field of Object.keys(MAX_LENGTHS)) {
    const longer = field === 'brief' ? { text: `${given.brief.text}x` } : `${Object(given)[field]}1`;
    expect(problemsOf({ ...given, [field]: longer })).toEqual({ [field]: 'too long' });
  }
});

it.each([
  [{ name: ' \u200b ' }, { name: 'missing' }],
  [{ email: null }, { email: 'missing' }],
  [{ email: '', phone: 'ring' }, { phone: 'unreadable' }],
  [{ key: 'no key' }, { key: 'unreadable' }],
  [{ key: `${KEY}0` }, { key: 'unreadable' }],
  [{ key: 5 }, { key: 'unreadable' }],
  [{ name: 5 }, { name: 'unreadable' }],
  [{ email: ['a@b.example'] }, { email: 'unreadable' }],
  [{ email: null, phone: '1234' }, { phone: 'unreadable' }],
  [{ postcode: '30;00' }, { postcode: 'unreadable' }],
  [{ note: {} }, { note: 'unreadable' }],
  [{ brief: { text: 1 } }, { brief: 'unreadable' }],
])('readEnquiry names what can’t be read in %j', (given, problems) => expect(problemsOf(given)).toEqual(problems));

it('readEnquiry reads a key in capitals, and knows a nonce and hidden text from others', () => {
  expect(enquiryFrom({ key: KEY.toUpperCase() }).key).toBe(KEY);
  const read = (own: object) => readEnquiry({ ...BODY, ...own }, FORM);
  expect(read({})).toMatchObject({ nonce: 'v1.x', hasHiddenText: false });
  expect(read({ nonce: 'x'.repeat(200) })).toMatchObject({ nonce: 'x'.repeat(200) });
  for (const nonce of [undefined, 5, 'x'.repeat(201)]) expect(read({ nonce })).toMatchObject({ nonce: null });
  for (const topic of [null, '']) expect(read({ topic })).toMatchObject({ hasHiddenText: false });
  for (const topic of ['x', 0, {}]) expect(read({ topic })).toMatchObject({ hasHiddenText: true });
});

it('readEnquiry keeps of a brief what has the shape of answers and versions', () => {
  const long = 'x'.repeat(201);
  const answers = { Q0: 'No', Q1: long, Q2: 5, 'Q 3': 'x', [long]: 'x', Q4: ['a', 5, long], Q5: Array(30).fill('a') };
  expect(enquiryFrom({ brief: { answers, versions: { set: '1', list: ['1'] }, system: 7 } }).brief).toEqual({
    text: '',
    answers: { Q0: 'No', Q1: long.slice(0, 200), Q4: ['a', long.slice(0, 200)], Q5: Array(20).fill('a') },
    versions: { set: '1' },
    system: null,
  });
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`Q${index}`, 'x']));
  expect(Object.keys(enquiryFrom({ brief: { answers: many } }).brief.answers)).toHaveLength(20);
  for (const brief of [undefined, null, [], 'text', { answers: ['a'], versions: 'x' }])
    expect(enquiryFrom({ brief }).brief).toEqual({ text: '', answers: {}, versions: {}, system: null });
});

it('readEnquiry gives an enquiry or named problems for any body, and reads its own result again', () => {
  fc.assert(
    fc.property(fc.oneof(anyBody, fc.anything()), (given) => {
      const read = readEnquiry(given, FORM);
      if (!read.ok) {
        expect(Object.keys(read.problems)).not.toEqual([]);
        return;
      }
      const again = readEnquiry(JSON.parse(JSON.stringify(read.enquiry)), FORM);
      expect(again.ok && again.enquiry).toEqual(read.enquiry);
    }),
  );
});
