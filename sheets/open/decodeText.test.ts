import { expect, it } from 'vitest';
import { readCsv } from '../../tests/samples/readFile.ts';
import { decodeText } from './decodeText.ts';

const TEXT = 'id,title,system_type,brand,model_number\r\nA,Kühl “7.1” 25 °C,split\r\n';
const windows1252 = Uint8Array.from(TEXT, (letter) => ({ '“': 0x93, '”': 0x94 })[letter] ?? letter.charCodeAt(0));

function utf16(text: string, littleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let index = 0; index < text.length; index++) view.setUint16(2 * index, text.charCodeAt(index), littleEndian);
  return new Uint8Array(view.buffer);
}

it.each([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  ['UTF-8 with a byte-order mark', new TextEncoder().encode(`\uFEFF${TEXT}`)],
  ['UTF-16, little end first', utf16(`\uFEFF${TEXT}`, true)],
  ['UTF-16, big end first', utf16(`\uFEFF${TEXT}`, false)],
])('the bytes of a file are read as %s', (_, bytes) => {
  expect(decodeText(bytes)).toEqual({ text: TEXT, problems: [] });
});

it('the bytes of a file are otherwise read as Windows-1252, with a warning that names the solution', () => {
  const { text, problems } = decodeText(windows1252);
  expect(text).toBe(TEXT);
  expect(problems).toMatchObject([{ kind: 'windows-1252', severity: 'warning' }]);
  expect(readCsv(text).products[0]?.title).toBe('Kühl “7.1” 25 °C');
});

it('the bytes of a file are right where Windows-1252 differs from Latin-1', () => {
  expect(decodeText(Uint8Array.of(0x80, 0x92, 0x96, 0x9f, 0xff)).text).toBe('€’–Ÿÿ');
  expect(decodeText(Uint8Array.from({ length: 255 }, (_, index) => index + 1)).text).toHaveLength(255);
});

it('the bytes of a file are read as UTF-16 without a byte-order mark too', () => {
  for (const littleEndian of [true, false]) {
    expect(decodeText(utf16(TEXT, littleEndian)).text).toBe(TEXT);
  }
});

it("the bytes of a file aren't read if they aren't text", () => {
  expect(() => decodeText(Uint8Array.of(0x69, 0x64, 0x00, 0x2c))).toThrow('other-format');
});

it('the bytes of a file may be empty', () => {
  expect(decodeText(new Uint8Array())).toEqual({ text: '', problems: [] });
});
