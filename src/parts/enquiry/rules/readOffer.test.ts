import { expect, it } from 'vitest';
import { MAX_FORM_TEXTS } from './enquiry.ts';
import { readOffer } from './readOffer.ts';

const WHOLE = {
  url: 'https://shop.example/enquiries',
  fields: { postcode: true, note: true, marketing: 'Tell me about offers.' },
  notice: { short: 'We ring back.', long: 'We keep it for 180 days.', policyUrl: 'HTTP://shop.example/privacy' },
  reply: 'We call within one working day.',
};
const NO_FIELDS = { postcode: false, note: false, marketing: false };

it('the offer of a form is read whole', () => expect(readOffer(WHOLE)).toEqual(WHOLE));

it('the offer of a form may have nothing but a notice', () => {
  const least = { url: null, fields: NO_FIELDS, notice: { short: 'We ring back.', long: '' } };
  expect(readOffer({ notice: { short: 'We ring back.' } })).toEqual(least);
});

it('the offer of a form needs a notice', () => {
  for (const given of [undefined, null, 'yes', 1, [], {}, { ...WHOLE, notice: null }, { ...WHOLE, notice: 'We ring.' }])
    expect(readOffer(given), String(given)).toBe(null);
  for (const short of [undefined, null, true, '', ' '])
    expect(readOffer({ ...WHOLE, notice: { ...WHOLE.notice, short } })).toBe(null);
});

it('the offer of a form leaves out what is of another shape', () => {
  const fields = { postcode: 'true', note: 1, marketing: true };
  expect(readOffer({ ...WHOLE, fields })?.fields).toEqual(NO_FIELDS);
  expect(readOffer({ ...WHOLE, fields: { ...fields, marketing: ' ' } })?.fields).toEqual(NO_FIELDS);
  expect(readOffer({ ...WHOLE, fields: null })?.fields).toEqual(NO_FIELDS);
  expect(readOffer({ ...WHOLE, notice: { short: 'We ring.', long: 5 } })?.notice.long).toBe('');
});

it('the offer of a form has the words about answering as one line, if they are text', () => {
  expect(readOffer({ ...WHOLE, reply: ' We call\nwithin\u202e a day. ' })?.reply).toBe('We call within a day.');
  for (const reply of [undefined, null, 7, '', ' \u200b', ['We call.']])
    expect(readOffer({ ...WHOLE, reply }), String(reply)).not.toHaveProperty('reply');
});

it('the offer of a form takes addresses of the web only', () => {
  const bad = [
    'javascript:alert(1)',
    '/enquiries',
    'x https://a.example',
    'https:// a.example',
    'https://a b',
    'https:///x',
  ];
  for (const address of [...bad, '', 4, null]) {
    const offer = readOffer({ ...WHOLE, url: address, notice: { ...WHOLE.notice, policyUrl: address } });
    expect(offer?.url, String(address)).toBe(null);
    expect(offer?.notice).not.toHaveProperty('policyUrl');
  }
});

it('the texts of a form are cleaned and cut, even a notice of a megabyte of piled accents', () => {
  const piled = `We ring.${'e\u0301\u0302\u0303\u0304\u0305\u0306'.repeat(150_000)}`;
  const offer = readOffer({ fields: { marketing: piled }, notice: { short: piled, long: piled }, reply: piled });
  const { fields, notice, reply } = offer!;
  for (const [text, of] of [
    [fields.marketing, 'marketing'],
    [notice.short, 'short'],
    [notice.long, 'long'],
    [reply, 'reply'],
  ] as const) {
    expect(String(text).length, of).toBe(MAX_FORM_TEXTS[of]);
    expect(text).not.toMatch(/\p{M}{5}/u);
  }
  expect(readOffer({ notice: { short: 'We\nring\u202e back.', long: 'One.\n\n\n\nTwo.\u200b ' } })?.notice).toEqual({
    short: 'We ring back.',
    long: 'One.\n\nTwo.',
  });
});
