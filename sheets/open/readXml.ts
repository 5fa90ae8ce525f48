import { UnreadableFile } from './unreadableFile.ts';

/** One step through XML. Names have no prefix. */
export type XmlToken =
  | OpenTag
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

export interface OpenTag {
  readonly kind: 'open';
  readonly name: string;
  /** The text between `<` and `>`. */
  readonly content: string;
}

/** Workbooks nest about ten levels deep, feeds six. */
const MAX_DEPTH = 64;
/** A catalogue of 5,000 systems with every cell filled takes 2.3 million. */
const MAX_STEPS = 3_000_000;

/** Stops reading a workbook after too many tags, attributes and entities: 30 MB of XML can hold ten million. */
export class StepLimit {
  #left: number;
  readonly #fault: 'damaged-workbook' | 'not-a-feed';

  /** @param fault the problem of a file whose XML can't be read */
  constructor(most = MAX_STEPS, fault: 'damaged-workbook' | 'not-a-feed' = 'damaged-workbook') {
    this.#left = most;
    this.#fault = fault;
  }

  take(steps = 1): void {
    this.#left -= steps;
    if (this.#left <= 0) throw new UnreadableFile('too-large-inside');
  }

  fault(): UnreadableFile {
    return new UnreadableFile(this.#fault);
  }
}

const LESS = 0x3c;
const GREATER = 0x3e;
const SLASH = 0x2f;
const COLON = 0x3a;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const SPACE = 0x20;

/**
 * Reads the XML of a workbook or a feed step by step, in time proportional to its length. Throws `UnreadableFile` for a DOCTYPE,
 * for an entity that XML doesn't define, and for tags that don't match. We wrote it ourselves because the library that we
 * measured takes seconds for hostile XML (docs/decisions/workbooks-are-read-by-a-small-xml-reader-with-limits.md).
 */
export function* readXml(xml: string, limit: StepLimit): Generator<XmlToken> {
  const open: string[] = [];
  let at = 0;
  while (at < xml.length) {
    limit.take();
    const tag = xml.indexOf('<', at);
    const end = tag === -1 ? xml.length : tag;
    if (end > at && open.length > 0) yield { kind: 'text', text: decoded(xml.slice(at, end), limit) };
    if (tag === -1) break;
    const next = xml.charCodeAt(tag + 1);
    if (next === SLASH) {
      at = endOfTag(xml, tag, limit);
      const name = nameIn(xml, tag + 2);
      if (open.pop() !== name) throw limit.fault();
      yield { kind: 'close', name };
    } else if (xml.startsWith('<![CDATA[', tag)) {
      at = after(xml, ']]>', tag + 9, limit);
      yield { kind: 'text', text: xml.slice(tag + 9, at - 3) };
    } else if (xml.startsWith('<!--', tag)) {
      at = after(xml, '-->', tag + 4, limit);
    } else if (xml.startsWith('<?', tag)) {
      at = after(xml, '?>', tag + 2, limit);
    } else if (xml.startsWith('<!', tag)) {
      throw limit.fault();
    } else {
      at = endOfTag(xml, tag, limit);
      const isEmpty = xml.charCodeAt(at - 2) === SLASH;
      const name = nameIn(xml, tag + 1);
      if (open.length >= MAX_DEPTH) throw limit.fault();
      yield { kind: 'open', name, content: xml.slice(tag + 1, at - (isEmpty ? 2 : 1)) };
      if (isEmpty) yield { kind: 'close', name };
      else open.push(name);
    }
  }
  if (open.length > 0) throw limit.fault();
}

/** The prefix of a tag's name; empty without one. */
export function prefixOf({ content }: OpenTag): string {
  return /^([^\s/:]+):/.exec(content)?.[1] ?? '';
}

/** The attributes of a tag by their names without prefixes. */
export function attributesOf({ content }: OpenTag, limit: StepLimit): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  let at = 0;
  // Jumps from one quoted value to the next, because a pattern takes quadratic time on a tag of megabytes.
  for (let equals = content.indexOf('=', at); equals !== -1; equals = content.indexOf('=', at)) {
    limit.take();
    let from = equals + 1;
    while (content.charCodeAt(from) <= SPACE) from += 1;
    const end = content.indexOf(content[from] ?? '"', from + 1);
    if (end === -1) throw limit.fault();
    attributes.set(nameBefore(content, at, equals), decoded(content.slice(from + 1, end), limit));
    at = end + 1;
  }
  return attributes;
}

/** The name that ends before `equals`, without its prefix. */
function nameBefore(content: string, start: number, equals: number): string {
  let end = equals;
  while (end > start && content.charCodeAt(end - 1) <= SPACE) end -= 1;
  let from = end;
  while (from > start && content.charCodeAt(from - 1) > SPACE && content.charCodeAt(from - 1) !== COLON) from -= 1;
  return content.slice(from, end);
}

/** The name that begins here, without its prefix. */
function nameIn(xml: string, start: number): string {
  let from = start;
  let at = start;
  for (; at < xml.length; at++) {
    const code = xml.charCodeAt(at);
    if (code <= SPACE || code === GREATER || code === SLASH) break;
    if (code === COLON) from = at + 1;
  }
  return xml.slice(from, at);
}

/** Finds the end of a tag, past every `>` inside an attribute. */
function endOfTag(xml: string, tag: number, limit: StepLimit): number {
  let quote = 0;
  for (let at = tag + 1; at < xml.length; at++) {
    const code = xml.charCodeAt(at);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === GREATER) {
      return at + 1;
    } else if (code === QUOTE || code === APOSTROPHE) {
      quote = code;
    } else if (code === LESS) {
      break;
    }
  }
  throw limit.fault();
}

function after(xml: string, mark: string, from: number, limit: StepLimit): number {
  const found = xml.indexOf(mark, from);
  if (found === -1) throw limit.fault();
  return found + mark.length;
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const MAX_ENTITY_LENGTH = 10;
/** One entity takes as long as several tags. */
const ENTITY_STEPS = 4;

function decoded(text: string, limit: StepLimit): string {
  let ampersand = text.indexOf('&');
  if (ampersand === -1) return text;
  const pieces: string[] = [];
  let at = 0;
  for (; ampersand !== -1; ampersand = text.indexOf('&', at)) {
    limit.take(ENTITY_STEPS);
    const end = text.indexOf(';', ampersand);
    if (end === -1 || end - ampersand > MAX_ENTITY_LENGTH) throw limit.fault();
    const name = text.slice(ampersand + 1, end);
    pieces.push(text.slice(at, ampersand), Object.hasOwn(ENTITIES, name) ? ENTITIES[name]! : characterOf(name, limit));
    at = end + 1;
  }
  return `${pieces.join('')}${text.slice(at)}`;
}

/** The character with a number: `#xA`, `#10`. */
function characterOf(name: string, limit: StepLimit): string {
  const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
  const code = Number.parseInt(hex ?? decimal ?? '', hex === undefined ? 10 : 16);
  if (!(code <= 0x10ffff)) throw limit.fault();
  return String.fromCodePoint(code);
}
