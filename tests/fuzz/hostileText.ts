import fc from 'fast-check';
import { anyText } from '../anyText.ts';
import { piecesOf } from '../piecesOf.ts';

/** Chromium accepts this as an address, Node doesn't. */
export const NO_ADDRESS_TO_NODE = 'https://xn--a.example/';

/** Markup, scripts and escapes that an attacker would try in a text field. */
export const MARKUP = [
  '<script>globalThis.owned = 1</script>',
  '<img src=x onerror="globalThis.owned = 1">',
  '"><svg onload=globalThis.owned=1>',
  "'-globalThis.owned=1-'",
  '</bdi></h3></article><iframe srcdoc="<script>parent.owned=1</script>">',
  '<style>*{display:none}</style>',
  '<a href="javascript:globalThis.owned=1">x</a>',
  '<!-- ',
  ']]><![CDATA[',
  '&lt;b&gt; &amp; &#x202e;',
  '<base href="https://elsewhere.example/">',
  '<meta http-equiv="refresh" content="0;url=https://elsewhere.example/">',
  '{{constructor.constructor("owned=1")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an attacker would try this text.
  '${owned=1}',
  '{title} {count} {constructor} $& $1',
  '=cmd|"/c calc"!A1',
  '"] , [data-system="',
  '\\',
  '*/ } * { display: none } /*',
] as const;

/** Names that objects, arrays or maps inherit. */
export const INHERITED = piecesOf(`
  __proto__ | constructor | prototype | toString | valueOf | hasOwnProperty | __defineGetter__ | length | then
  toJSON
`);

/** Characters that reverse, hide, stack or break text. */
const CHARACTERS = [
  ...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c',
  ...'\u200b\u200c\u200d\u2060\ufeff\u00ad\u034f\u180e\u3164\u2800\u115f\uffa0\u{e0001}\u{e0041}\u{e007f}\u{e0100}',
  ...'\u0000\u0001\u0008\u001b\u007f\u0085\u2028\u2029\t\n\r',
  ...'\u0301\u0335\u0488\u0489\u05b0\u0951\u20dd\ufe0f',
  '\ud800',
  '\udfff',
  ...'\ufffe\uffff\ufff9\ufffb\ue000\u{10ffff}',
  ...' \u00a0\u3000<>&"\'`=|;,:/\\{}[]()#?%@',
  ...'aZ09é漢א؀عกक्❄🏽\u{1f1e6}',
] as const;

const letters = fc.constantFrom(...CHARACTERS);
const scraps = fc.array(fc.oneof({ weight: 3, arbitrary: letters }, fc.constantFrom('Split ', '7.1 kW', 'x')), {
  maxLength: 14,
});

/** A short piece, repeated up to 1 MB so that a browser still accepts the catalogue. */
const floods = fc
  .tuple(
    fc.constantFrom(
      'x',
      'Long word ',
      '\u0301',
      `Z${'\u0335\u0310'.repeat(20)}`,
      '\u202e',
      '漢',
      '🏽',
      '\u200b',
      '|',
      '<b>',
    ),
    fc.constantFrom(3, 60, 201, 2001),
  )
  .map(([piece, times]) => piece.repeat(times));
const megabytes = fc.constantFrom('x', '<b>', 'Z\u0335').map((piece) => piece.repeat(1_000_000 / piece.length));

/** Text for a title, an id or a description. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 40, arbitrary: scraps.map((parts) => parts.join('')) },
  { weight: 25, arbitrary: fc.constantFrom(...MARKUP) },
  { weight: 12, arbitrary: fc.tuple(fc.constantFrom(...MARKUP), letters).map((parts) => parts.join('')) },
  { weight: 12, arbitrary: fc.constantFrom(...INHERITED) },
  { weight: 8, arbitrary: anyText({ maxLength: 12 }) },
  { weight: 3, arbitrary: floods },
);

/** The same, and occasionally a megabyte. */
export const hostileTextOfAnyLength: fc.Arbitrary<string> = fc.oneof(
  { weight: 2000, arbitrary: hostileText },
  { weight: 1, arbitrary: megabytes },
);

export const SCHEMES = [
  'javascript:globalThis.owned=1',
  'java\tscript:globalThis.owned=1',
  'java\nscript:globalThis.owned=1',
  ' javascript:globalThis.owned=1',
  'JaVaScRiPt:globalThis.owned=1',
  '\u0001javascript:globalThis.owned=1',
  'data:text/html,<script>globalThis.owned=1</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="owned=1"/>',
  'blob:https://elsewhere.example/1',
  'vbscript:x',
  'file:///etc/passwd',
  'about:blank',
  'view-source:https://elsewhere.example/',
  'filesystem:https://elsewhere.example/',
  '//elsewhere.example/x',
  '/wp-admin/',
  'https:elsewhere.example',
  'https:///elsewhere.example',
  'https://user:secret@elsewhere.example/',
  'https://shop.example@elsewhere.example/',
  'https://shop.example\\@elsewhere.example/',
  'https://shop.example/"onmouseover="owned=1',
  "https://shop.example/'onmouseover='owned=1",
  'https://аррӏе.example/',
  'https://ｅlsewhere.example/',
  'https://shop.example:99999/',
  'https://shop.example/\u202egpj.exe',
  'https://[::1]:8080/',
  'http://2130706433/',
  NO_ADDRESS_TO_NODE,
  'https://shop.example/%00%0a%0d?a=b&amp;c#<b>',
  'https://shop.example/{title}',
] as const;

/** A sound address. fast-check's own first collects every character for its path, which takes a second. */
const webAddress = fc
  .tuple(fc.constantFrom('http', 'https'), fc.webAuthority(), anyText(), anyText(), anyText())
  .map(([scheme, authority, ...parts]) => {
    const [path, query, fragment] = parts.map(encodeURIComponent);
    return `${scheme}://${authority}/${path}?${query}#${fragment}`;
  });

/** A good or bad address of a page or picture. */
export const hostileAddress: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...SCHEMES) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('https://shop.example/', 'http://', ''), hostileText)
      .map((parts) => parts.join('')),
  },
  { weight: 2, arbitrary: webAddress },
  { weight: 1, arbitrary: fc.nat(99_999).map((length) => `https://shop.example/${'a'.repeat(length % 2500)}`) },
);
