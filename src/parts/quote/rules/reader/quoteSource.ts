import { decodeBase64, decodeCharset, decodeQuoted } from './mailBytes.ts';

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

const HEADERS = /^(?:[A-Za-z][\w-]{1,40}:[^\n]*\n(?:[ \t][^\n]*\n)*){1,200}(?=\n|$)/;
const isMail = (text: string): boolean =>
  /^(?:mime-version|content-type|content-transfer-encoding|received|return-path|message-id|delivered-to):/im.test(
    HEADERS.exec(text.replace(/^\s+/, ''))?.[0] ?? '',
  );

/** The texts of a mail's parts; of two ways to say the same, the plain one unless only the other has amounts. */
function textOfMail(source: string, depth: number): string {
  const text = source.replace(/^\s+/, '');
  const head = HEADERS.exec(text)?.[0] ?? '';
  const body = text.slice(head.length);
  const header = (name: string): string =>
    new RegExp(`^${name}:[ \\t]*(.*(?:\\n[ \\t].*)*)`, 'im').exec(head)?.[1]?.replace(/\s+/g, ' ') ?? '';
  const type = header('content-type');
  if (/^attachment/i.test(header('content-disposition'))) return '';
  const boundary = /boundary="?([^";\n]{1,200})/i.exec(type)?.[1]?.trim();
  if (/^multipart\//i.test(type) && boundary && depth < MAX_DEPTH) {
    const parts = body
      .split(`--${boundary}`)
      .slice(1)
      .filter((part) => !part.startsWith('--'))
      .map((part) =>
        textOfMail(part.replace(/^[ \t]*\n/, '').replace(/^(?=\n)/, 'Content-Type: text/plain\n'), depth + 1),
      )
      .filter((part) => part.trim() !== '');
    if (!/^multipart\/alternative/i.test(type)) return parts.join('\n\n');
    return parts.find(hasAmount) ?? parts[0] ?? '';
  }
  if (type !== '' && !/^(?:text|message)\//i.test(type)) return '';
  const encoding = header('content-transfer-encoding').toLowerCase();
  const charset = /charset="?([\w-]+)/i.exec(type)?.[1] ?? '';
  const decoded =
    encoding === 'base64'
      ? decodeCharset(decodeBase64(body), charset)
      : encoding === 'quoted-printable'
        ? decodeCharset(decodeQuoted(body), charset)
        : body;
  if (/^message\//i.test(type) && depth < MAX_DEPTH) return textOfMail(decoded, depth + 1);
  // A mail's own day is the quote's where the text gives none.
  const day = depth === 0 ? header('date') : '';
  const own = textOfBody(decoded.replace(/\r\n?/g, '\n'));
  return day === '' ? own : `${day}\n\n${own}`;
}

const hasAmount = (text: string): boolean => /\$\s?\d|\d[\d,]{2,}/.test(text);

function textOfBody(text: string): string {
  // A source pasted without its headers.
  const plain = /=\n/.test(text) && /=(?:20|3D|C2|E2|0A)/.test(text) ? decodeCharset(decodeQuoted(text), '') : text;
  return /<(?:html|body|div|table|tr|td|p|br|span|b|strong|ul|li|h\d|font)\b[^<>]*>/i.test(plain)
    ? textOfHtml(plain)
    : plain;
}

/** Elements whose text nobody sees, or that is struck out. */
const UNSEEN = /^(?:script|style|head|title|template|noscript|svg|s|del|strike)$/;
const VOID = /^(?:br|img|hr|input|meta|link|col|wbr|area|base|source)$/;
const BLOCK = /^(?:p|div|tr|table|ul|ol|li|h[1-6]|br|hr|blockquote|section|article|header|footer|pre|form|dt|dd)$/;
const HIDDEN = /display\s*:\s*none|\shidden\b(?!\s*=\s*"?until)/i;

function textOfHtml(html: string): string {
  let text = '';
  let at = 0;
  /** The unseen element around, and how many of its name are open. */
  let unseen = '';
  let open = 0;
  for (const found of html.matchAll(/<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>|<![a-z][^<>]*>/gi)) {
    const [tag, close, element = '', rest = ''] = found;
    const name = element.toLowerCase();
    const between = html.slice(at, found.index).replace(/\s+/g, ' ');
    at = found.index + tag.length;
    if (unseen === '') text += between === ' ' && /[\s]$/.test(text) ? '' : between;
    if (name === '') continue;
    if (unseen !== '') {
      if (name === unseen) open += close ? -1 : 1;
      if (open === 0) unseen = '';
    } else if (!close && !VOID.test(name) && (UNSEEN.test(name) || HIDDEN.test(rest))) {
      unseen = name;
      open = 1;
    } else if (/^t[dh]$/.test(name)) text += close ? '' : '\t';
    else if (name === 'img') text += ` ${/\balt="([^"]*)"/i.exec(rest)?.[1] ?? ''} `;
    else if (BLOCK.test(name)) text += text.endsWith('\n\n') || (close && text.endsWith('\n')) ? '' : '\n';
  }
  if (unseen === '') text += html.slice(at).replace(/\s+/g, ' ');
  return withoutEntities(text).replace(/\n[ \t]+/g, '\n');
}

const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  bull: '•',
  middot: '·',
  times: '×',
  sup2: '²',
  hellip: '…',
  dollar: '$',
  frac12: '½',
  copy: '©',
};

const withoutEntities = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,9}));/gi,
    (whole, ten?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = ten === undefined ? Number.parseInt(hex ?? '', 16) : Number(ten);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );

/** Without invisible characters, marks of quoted mail, and rows of blanks and empty lines. */
function tidy(text: string): string {
  return text
    .replace(/(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/^[ \t]*(?:>[ \t]?)+/gm, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd();
}

/** Where a figure, a sign or a blank is written in another way, by its code. The length stays, so that positions do. */
const PLAIN: readonly (readonly [RegExp, (char: string) => string])[] = [
  [/[\u0660-\u0669\u06f0-\u06f9]/g, (char) => String(char.charCodeAt(0) & 15)],
  [/[\uff01-\uff5e]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0)],
  [/[\u2010-\u2015\u2212]/g, () => '-'],
  [/[\u2018\u2019\u201b\u0060\u00b4]/g, () => "'"],
  [/[\u201c\u201d\u201e]/g, () => '"'],
  [/\u00d7/g, () => 'x'],
  [/\u066b/g, () => '.'],
  [/\u066c/g, () => ','],
  [/[\u2000-\u200a\u3000]/g, () => ' '],
];

/** The text in plain figures and signs, of the same length, with a photographed page's slips mended. */
export function plainOf(text: string): string {
  let plain = text;
  for (const [what, by] of PLAIN) plain = plain.replace(what, by);
  return (
    plain
      // "2,7OO . OO", "6.O kVV", "l5 m"
      .replace(/(?<=\d(?: ?[.,] ?)?)[Oo]+(?![A-Za-z])/g, zeros)
      .replace(/(?<=\d(?: ?[.,] ?)?)[Oo]+(?![A-Za-z])/g, zeros)
      .replace(/(?<![\p{L}\d])O+(?=\d)/gu, zeros)
      .replace(/(?<=\d[.,]?)[lI](?=[\d.,]|\s|$)/g, '1')
      .replace(/(?<=\d ?)kVV\b/gi, 'kW ')
      // "lncludes", "incIuded", "QUOTATI0N"
      .replace(/(?<=[a-z])I+(?=[a-z]|\b)/g, (letters) => 'l'.repeat(letters.length))
      .replace(/(?<=\b[A-Z]|[a-z])1(?=[a-z]{2})/g, 'l')
      .replace(/\bl(?=[bcdfghjkmnpqrstvwxz][a-z])/g, 'i')
      .replace(/\bI(?=[aeiou][a-z]{2})/g, 'l')
      .replace(/(?<=[a-z]{3})1+(?=[a-z ]|$)/gm, (ones) => 'l'.repeat(ones.length))
      .replace(/(?<=[A-Z]{2})0(?=[A-Z])/g, 'O')
  );
}

const zeros = (letters: string): string => '0'.repeat(letters.length);
