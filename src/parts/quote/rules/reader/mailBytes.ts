/** Bytes of a mail, one in each character, as text. A broken one is read as Western European. */
export function decodeCharset(bytes: string, charset: string): string {
  if (/^(?:iso-8859-1|windows-125\d|us-ascii)$/i.test(charset)) return western(bytes);
  try {
    return decodeURIComponent(
      bytes.replace(/[%\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`),
    );
  } catch {
    return western(bytes);
  }
}

/** Windows-1252 from 0x80 on, where it differs from Unicode. */
const WESTERN = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const western = (bytes: string): string =>
  bytes.replace(/[\x80-\x9f]/g, (byte) => WESTERN[byte.charCodeAt(0) - 0x80] ?? '');

export function decodeQuoted(text: string): string {
  const bytes = text
    .replace(/=[ \t]*\n/g, '')
    .replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  // Characters that were never encoded.
  return bytes.replace(/\p{Cs}/gu, '').replace(/[^\p{ASCII}\u0080-\u00ff]/gu, utf8);
}

const utf8 = (char: string): string =>
  encodeURIComponent(char).replace(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const SIXTY_FOUR = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export function decodeBase64(text: string): string {
  let bytes = '';
  let kept = 0;
  let bits = 0;
  for (const char of text) {
    const value = SIXTY_FOUR.indexOf(char);
    if (char === '=') break;
    if (value < 0) continue;
    kept = ((kept << 6) | value) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes += String.fromCharCode((kept >> bits) & 0xff);
    }
  }
  return bytes;
}
