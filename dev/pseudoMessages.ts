import { ALL_MESSAGES } from '../src/allMessages.ts';
import type { Message, Messages } from '../src/words/words.ts';

const PLAIN = 'aceginosuyACEGINOSUY';
const ACCENTED = 'áçéğíñöšüýÁÇÉĞÍÑÖŠÜÝ';
/** Translations are often this much longer than English. */
const LONGER = 1.4;
const FILLER = ' ŵöŕđš';

/** Every sentence of the selector with accents, lengthened and in brackets. Placeholders and plural forms stay the same. */
export const PSEUDO: Messages = { ...translated(), lang: 'en-XA' };

/** The same, right to left. */
export const MIRRORED: Messages = { ...translated(), lang: 'ar-XB', dir: 'rtl' };

function translated(): Record<string, Message> {
  const entries = Object.entries(ALL_MESSAGES).map(([key, message]) => {
    if (typeof message === 'string') return [key, pseudo(message)];
    return [key, Object.fromEntries(Object.entries(message).map(([form, text]) => [form, pseudo(text)]))];
  });
  return Object.fromEntries(entries);
}

/** "⟦Šhöŵ áll {total} ŵöŕđš⟧". A text that is only punctuation stays the same. */
function pseudo(text: string): string {
  const parts = text.split(/(\{\w+\})/);
  const words = parts.map((part, index) => (index % 2 === 1 ? part : accented(part))).join('');
  const own = parts.filter((_, index) => index % 2 === 0).join('');
  if (!/\p{L}/u.test(own)) return text;
  const filler = FILLER.repeat(Math.ceil((own.length * (LONGER - 1)) / FILLER.length));
  return `⟦${words}${filler}⟧`;
}

function accented(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
}
