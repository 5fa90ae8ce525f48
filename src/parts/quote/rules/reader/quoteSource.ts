import { withoutEntities } from '../../../../catalogue/withoutEntities.ts';

/** Characters of a quote that are read. */
export const MAX_QUOTE = 20_000;
/** Characters of a source; styles and headers of a mail are longer than its text. */
const MAX_SOURCE = 400_000;
const MAX_DEPTH = 8;

/** The text of a quote as it was pasted: plain text, HTML or the source of a mail. */
export function textOfQuote(source: string): { readonly text: string; readonly cut: boolean } {
  const given = source.slice(0, MAX_SOURCE).replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n');
  const whole = tidy(isMail(given) ? textOfMail(given, 0) : textOfBody(given));
  return { text: whole.slice(0, MAX_QUOTE).trimEnd(), cut: source.length > MAX_SOURCE || whole.length > MAX_QUOTE };
}

/** The parts of the host in use, declared here because pure folders have no DOM types. */
const { atob, TextDecoder } = globalThis as unknown as {
  atob(text: string): string;
  readonly TextDecoder: new (
    charset: string,
    options?: { readonly fatal: boolean },
  ) => { decode(bytes: Uint8Array): string };
};

/** The text of a file; null for a PDF. */
export function decodeQuote(bytes: Uint8Array): string | null {
  const begin = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  if (begin.includes('%PDF-')) return null;
  return decodeAs(begin.startsWith('\xff\xfe') ? 'utf-16le' : begin.startsWith('\xfe\xff') ? 'utf-16be' : '', bytes);
}

/** @param charset empty for UTF-8. Exported mails and old programs write Western European all the same. */
function decodeAs(charset: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(charset || 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Bytes of a mail, one in each character, as text. */
function decoded(binary: string, charset: string): string {
  return decodeAs(
    charset,
    Uint8Array.from(binary, (byte) => byte.charCodeAt(0)),
  );
}

function decodeBase64(text: string, charset: string): string {
  const digits = (text.split('=')[0] ?? '').replace(/[^A-Za-z\d+/]/g, '');
  return decoded(atob(digits.length % 4 === 1 ? digits.slice(0, -1) : digits), charset);
}

const decodeQuoted = (text: string, charset: string): string =>
  text.replace(/=[ \t]{0,9}\n/g, '').replace(/(?:=[\dA-F]{2})+/gi, (run) => {
    const bytes = run.replace(/=(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    return decoded(bytes, charset);
  });

const HEADERS = /^(?:[A-Za-z][\w-]{1,40}:[^\n]*\n(?:[ \t][^\n]*\n)*){1,200}(?=\n|$)/;
const isMail = (text: string): boolean =>
  /^(?:mime-version|content-type|content-transfer-encoding|received|return-path|message-id|delivered-to):/im.test(
    HEADERS.exec(text.trimStart())?.[0] ?? '',
  );

/** The texts of a mail's parts; of two ways to say the same, the plain one unless only the other has amounts. */
function textOfMail(source: string, depth: number): string {
  const text = source.trimStart();
  const head = HEADERS.exec(text)?.[0] ?? '';
  const body = text.slice(head.length);
  const header = (name: string): string =>
    new RegExp(`^${name}:[ \\t]*(.*(?:\\n[ \\t].*)*)`, 'im').exec(head)?.[1]?.replace(/\s+/g, ' ') ?? '';
  const type = header('content-type');
  // A mail's own day is the quote's where the text gives none.
  const day = depth === 0 ? header('date') : '';
  if (/^attachment/i.test(header('content-disposition'))) return '';
  const boundary = /boundary="?([^";\n]{1,200})/i.exec(type)?.[1]?.trim();
  if (/^multipart\//i.test(type) && boundary && depth < MAX_DEPTH) {
    const parts = body
      .split(`--${boundary}`)
      .slice(1)
      .filter((part) => !part.startsWith('--'))
      // A part without headers is plain text.
      .map((part) =>
        textOfMail(part.replace(/^[ \t]*\n/, '').replace(/^(?=\n)/, 'Content-Type: text/plain\n'), depth + 1),
      )
      .filter((part) => part.trim() !== '');
    const isSame = /^multipart\/alternative/i.test(type);
    const shown = isSame ? [parts.find((part) => /\$\s?\d|\d[\d,]{2}/.test(part)) ?? parts[0] ?? ''] : parts;
    return [day, ...shown].filter(Boolean).join('\n\n');
  }
  if (type !== '' && !/^(?:text|message)\//i.test(type)) return '';
  const charset = /charset="?([\w-]+)/i.exec(type)?.[1] ?? '';
  const decode = DECODERS[header('content-transfer-encoding').toLowerCase()];
  const own = (decode?.(body, charset) ?? body).replace(/\r\n?/g, '\n');
  if (/^message\//i.test(type) && depth < MAX_DEPTH) return textOfMail(own, depth + 1);
  return [day, textOfBody(own)].filter(Boolean).join('\n\n');
}

const DECODERS: Readonly<Record<string, typeof decodeBase64>> = {
  base64: decodeBase64,
  'quoted-printable': decodeQuoted,
};

function textOfBody(text: string): string {
  // A source pasted without its headers.
  const plain = /=\n/.test(text) && /=(?:20|3D|C2|E2|0A)/.test(text) ? decodeQuoted(text, '') : text;
  return /<(?:html|body|div|table|tr|td|p|br|span|b|strong|ul|li|h\d|font)\b[^<>]*>/i.test(plain)
    ? textOfHtml(plain)
    : plain;
}

/** Elements whose text nobody sees, or that is struck out. */
const UNSEEN = /^(?:script|style|head|title|template|noscript|s|del|strike)$/;
const VOID = /^(?:br|img|hr|input|meta|link|col|wbr|area|base|source)$/;
const BLOCK = /^(?:p|div|tr|table|ul|ol|li|h[1-6]|br|hr|blockquote|section|article|header|footer|pre|form|dt|dd)$/;
const HIDDEN = /display\s?:\s?none|\shidden\b(?!\s?=\s?"?until)/i;

function textOfHtml(html: string): string {
  let text = '';
  let at = 0;
  /** The unseen element around, and how many of its name are open. */
  let unseen = '';
  let open = 0;
  const add = (end?: number): void => {
    const between = html.slice(at, end).replace(/\s+/g, ' ');
    if (unseen === '' && !(between === ' ' && /\s/.test(text.at(-1) ?? ''))) text += between;
  };
  for (const found of html.matchAll(/<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z\d]*)\b([^<>]*)>|<![a-z][^<>]*>/gi)) {
    const [tag, close, element = '', rest = ''] = found;
    const name = element.toLowerCase();
    add(found.index);
    at = found.index + tag.length;
    if (name === '') continue;
    if (unseen !== '') {
      if (name === unseen) open += close ? -1 : 1;
      if (open === 0) unseen = '';
    } else if (!close && !VOID.test(name) && (UNSEEN.test(name) || HIDDEN.test(rest))) {
      unseen = name;
      open = 1;
    } else if (/^t[dh]$/.test(name)) text += close ? '' : '\t';
    else if (name === 'img') text += ` ${/\balt="([^"]*)"/i.exec(rest)?.[1] ?? ''} `;
    else if (BLOCK.test(name) && !text.endsWith('\n\n') && !(close && text.endsWith('\n'))) text += '\n';
  }
  add();
  return withoutEntities(text).replace(/\n[ \t]+/g, '\n');
}

/** Without invisible characters, marks of quoted mail, and rows of blanks and empty lines. */
const tidy = (text: string): string =>
  text
    .replace(/(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')
    .split('\n')
    .map((line) => withoutGaps(line.replace(/^[ \t]*(?:>[ \t]?)+/, '').trimEnd()))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd();

/** A line of a photographed page, which has two blanks between its words and more only between columns. */
const GAP = /(?<=\S) {2}(?=\S)/g;
function withoutGaps(line: string): string {
  const words = line.split(/(?<=\S) {1,2}(?=\S)/).length - 1;
  const gaps = line.split(GAP).length - 1;
  return gaps > 1 && gaps > words / 2 ? line.replace(GAP, ' ').replace(/(?<=\d) ([.,]) (?=\d)/g, '$1') : line;
}

/** How a figure, a sign or a blank is written elsewhere, and here. */
const PLAIN: Readonly<Record<string, string>> = { '×': 'x', '٫': '.', '٬': ',', '`': "'", '´': "'" };

/** The text in plain figures and signs, of the same length so that positions stay, with a photographed page's slips mended. */
export function plainOf(text: string): string {
  const zeros = (letters: string): string => '0'.repeat(letters.length);
  const els = (letters: string): string => 'l'.repeat(letters.length);
  const mended = (plain: string): string => plain.replace(/(?<=\d(?: ?[.,] ?)?)[Oo]+(?![A-Za-z])/g, zeros);
  const plain = text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (char) => String(char.charCodeAt(0) & 15))
    .replace(/[\uff01-\uff5e]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019\u201b]/g, "'")
    .replace(/[\u201c-\u201e]/g, '"')
    .replace(/\bG\.S\.T\b\.?/gi, (gst) => 'GST'.padEnd(gst.length))
    .replace(/^\|.*\|$/gm, (row) => row.replaceAll('|', '\t'))
    .replace(/[×٫٬`´]/g, (char) => PLAIN[char] ?? char);
  // "2,7OO . OO" takes two rounds; "6.O kVV", "l5 m"
  return (
    mended(mended(plain))
      .replace(/(?<![\p{L}\d])O+(?=\d)/gu, zeros)
      .replace(/(?<=\d[.,]?)[lI](?=[\d.,]|\s|$)|(?<![\p{L}\d])[lI](?=\d)/gu, '1')
      .replace(/(?<=\d ?)kVV\b/gi, 'kW ')
      // "lncludes", "incIuded", "E1ectrical", "QUOTATI0N"
      .replace(/(?<=[a-z])I+(?=[a-z]|\b)/g, els)
      .replace(/(?<=\b[A-Z]|[a-z])1(?=[a-z]{2})/g, 'l')
      .replace(/\bl(?=[bcdfghjkmnpqrstvwxz][a-z])/g, 'i')
      .replace(/\bI(?=[aeiou][a-z]{2})/g, 'l')
      .replace(/(?<=[a-z]{3})1+(?=[a-z ]|$)/gm, els)
      .replace(/(?<=[A-Z])0(?=[A-Z]{2})|(?<=[A-Z]{2})0(?=[A-Z])/g, 'O')
      .replace(/(?<=[A-Z])l(?=[A-Z])/g, 'I')
  );
}
