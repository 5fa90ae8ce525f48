import { UnreadableFile } from './fileProblem.ts';

/** One step through XML. Names come without their prefix. */
export type XmlToken =
  | { readonly kind: 'open'; readonly name: string; readonly attribute: (name: string) => string | null }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

/** Workbooks nest about ten deep. */
const MOST_DEPTH = 64;

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/**
 * Reads the XML of a workbook step by step, in time proportional to its length. Throws `UnreadableFile` for a DOCTYPE,
 * an entity that XML itself doesn't have, and tags that don't match. The reader is ours because the libraries
 * measured take seconds for hostile XML (docs/decisions/0046).
 */
export function* readXml(xml: string): Generator<XmlToken> {
  const open: string[] = [];
  let at = 0;
  while (at < xml.length) {
    const tag = xml.indexOf('<', at);
    const end = tag === -1 ? xml.length : tag;
    if (end > at && open.length > 0) yield { kind: 'text', text: decoded(xml.slice(at, end)) };
    if (tag === -1) break;
    if (xml.startsWith('<!--', tag)) {
      at = after(xml, '-->', tag + 4);
    } else if (xml.startsWith('<![CDATA[', tag)) {
      at = after(xml, ']]>', tag + 9);
      yield { kind: 'text', text: xml.slice(tag + 9, at - 3) };
    } else if (xml.startsWith('<?', tag)) {
      at = after(xml, '?>', tag + 2);
    } else if (xml.startsWith('<!', tag)) {
      throw new UnreadableFile(
        'The workbook has a DOCTYPE or entities of its own, which no spreadsheet program writes.',
        'Save it again from a spreadsheet program.',
      );
    } else {
      at = endOfTag(xml, tag);
      const isClosing = xml[tag + 1] === '/';
      const isEmpty = !isClosing && xml[at - 2] === '/';
      const content = xml.slice(tag + (isClosing ? 2 : 1), at - (isEmpty ? 2 : 1));
      const full = /^[^\s/]+/.exec(content)?.[0] ?? '';
      const name = full.slice(full.indexOf(':') + 1);
      if (isClosing) {
        if (open.pop() !== name) throw malformed();
        yield { kind: 'close', name };
        continue;
      }
      if (open.length >= MOST_DEPTH) throw malformed();
      yield { kind: 'open', name, attribute: (wanted) => attributeOf(content, wanted) };
      if (isEmpty) yield { kind: 'close', name };
      else open.push(name);
    }
  }
  if (open.length > 0) throw malformed();
}

/** A `>` may stand in an attribute. */
function endOfTag(xml: string, tag: number): number {
  let quote = 0;
  for (let at = tag + 1; at < xml.length; at++) {
    const code = xml.charCodeAt(at);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === 0x3e) {
      return at + 1;
    } else if (code === 0x22 || code === 0x27) {
      quote = code;
    } else if (code === 0x3c) {
      break;
    }
  }
  throw malformed();
}

/** Steps from one quoted value to the next: a pattern would take quadratic time on a tag of megabytes. */
function attributeOf(tag: string, wanted: string): string | null {
  let at = 0;
  for (let equals = tag.indexOf('=', at); equals !== -1; equals = tag.indexOf('=', at)) {
    const isWanted = isNamed(tag.slice(at, equals).trimEnd(), wanted);
    let from = equals + 1;
    while (isSpace(tag[from])) from += 1;
    const end = tag.indexOf(tag[from] ?? '"', from + 1);
    if (end === -1) throw malformed();
    if (isWanted) return decoded(tag.slice(from + 1, end));
    at = end + 1;
  }
  return null;
}

function isNamed(text: string, wanted: string): boolean {
  const before = text[text.length - wanted.length - 1];
  return text.endsWith(wanted) && (before === ':' || isSpace(before));
}

function isSpace(character: string | undefined): boolean {
  return character === ' ' || character === '\n' || character === '\r' || character === '\t';
}

function after(xml: string, mark: string, from: number): number {
  const found = xml.indexOf(mark, from);
  if (found === -1) throw malformed();
  return found + mark.length;
}

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{1,8})?;?/gi, (whole, name: string = '') => {
    if (!whole.endsWith(';')) throw malformed();
    if (name.startsWith('#')) return characterOf(name);
    const known = Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined;
    if (known === undefined) throw malformed();
    return known;
  });
}

function characterOf(reference: string): string {
  const isHex = /^#x/i.test(reference);
  const code = Number.parseInt(reference.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  if (code > 0x10ffff) throw malformed();
  return String.fromCodePoint(code);
}

function malformed(): UnreadableFile {
  return new UnreadableFile(
    'The workbook is damaged: a part of it is not well-formed XML.',
    'Open it in the spreadsheet program and save it again.',
  );
}
