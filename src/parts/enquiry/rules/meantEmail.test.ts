import { expect, it } from 'vitest';
import { meantEmail } from './meantEmail.ts';

it.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['Ada.B@GMAI.COM', 'Ada.B@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['ada@hotmal.com', 'ada@hotmail.com'],
  ['ada@outlok.com.au', 'ada@outlook.com.au'],
  ['"a@b"@shop.cmo', '"a@b"@shop.com'],
])('the check of an address questions %s, and names %s', (email, meant) => expect(meantEmail(email)).toBe(meant));

it('the check of an address questions one without a dot after the @, without knowing the rest', () => {
  for (const email of ['ada@example', 'a.da@localhost', '"a.b@c.d"@shop']) expect(meantEmail(email)).toBe('');
});

it.each([
  'ada@gmail.com',
  'ada@hotmail.co.uk',
  'ada@outlook.com.au',
  'ada@yahoo.co.jp',
  'ada@bigpond.net.au',
  'ada@shop.co',
  'ada@gmx.de',
  'gmial.com@shop.example',
  'ada@mail.gmai.example',
  'ада@почта.рф',
])('leaves %s alone', (email) => expect(meantEmail(email)).toBeNull());
