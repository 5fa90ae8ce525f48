import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '../../tests/anyText.ts';
import { cleanText } from './cleanText.ts';

it.each([
  ['  Slim 7.1 kW\u00a0', 'Slim 7.1 kW'],
  ['one\r\ntwo\tthree', 'one two three'],
  ['be\u0000e\u0007p\u009f', 'beep'],
  ['\u0000 \u0007', ''],
  ['one\r\u0000\ntwo\u200b\u2028', 'one two'],
  ['<b>25 °C & more</b>', '<b>25 °C & more</b>'],
  ['Unit \u202eexe.gpj\u202c', 'Unit exe.gpj'],
  ['\u2066a\u2069 \u2067b\u2068c \u202ad \u202be \u202df', 'a bc d e f'],
  ['\u200ea\u200fb\u061cc', 'abc'],
  ['ze\u200bro \ufeffwi\u2060dth\u00ad', 'zero width'],
  ['Silent\u{e0001}\u{e0041}\u{e0042}\u{e007f}', 'Silent'],
  ['\ud800a\udc00b\ud83d', 'ab'],
  ['\u3164 \u115f\u2800\u200b \uffa0', ''],
  ['\ufff9a\ufffab\ufffb', 'ab'],
  ['\u0301Loose \u0301\u0302marks', 'Loose marks'],
  [`Z${'\u0335\u0310'.repeat(500)}algo`, 'Z\u0335\u0310\u0335\u0310algo'],
  [`Z${'\u0335\u0310\u200d'.repeat(500)}algo`, 'Z\u0335\u0310\u200d\u0335algo'],
])('the text %j is cleaned to %j', (given, kept) => {
  expect(cleanText(given)).toBe(kept);
});

it.each([
  'می\u200cخواهم 7 kW',
  'क्\u200dष क्षत्रिय श्री',
  'ก็ นี้ ที่สุด',
  'Thermostat ❄\ufe0f 👨\u200d👩\u200d👧 ❤\ufe0f\u200d🔥 👍🏽',
  'Đường ống gió ệ ử',
  'e\u0301a\u0323\u0302',
  'מזגן מרכזי',
  'مكيف 7.1 kW',
  'שָׁלוֹם',
  '日本語 エアコン',
])('cleaned text keeps %s as people write it', (text) => {
  expect(cleanText(text)).toBe(text);
});

it('cleaned text stays the same when cleaned again, and has nothing that reverses or hides text', () => {
  const nasty = fc.constantFrom(
    ...'\u0301\u200d\ufe0f\u200b\u202e\u2069 \t\u2800\u3000\ud800\udc00\u0000a\u05d0❄'.split(''),
  );
  const texts = fc.oneof(anyText(), fc.string({ unit: nasty, maxLength: 40 }));
  fc.assert(
    fc.property(texts, (text) => {
      const kept = cleanText(text);
      expect(cleanText(kept)).toBe(kept);
      expect(kept).not.toMatch(/[\p{Bidi_C}\p{Cc}\p{Cs}\u200b\u2060\ufeff\u{e0000}-\u{e0fff}]/u);
      expect(kept).not.toMatch(/^[\p{M}\p{DI}\s]|\p{M}{5}/u);
    }),
  );
});
