import { cleanText } from '../../src/catalogue/cleanText.ts';
import { DETAIL_COLUMN } from '../recognise/plainHeading.ts';
import { CellLimit } from './cellLimit.ts';
import { attributesOf, type OpenTag, prefixOf, readXml, StepLimit } from './readXml.ts';
import { itemTable, type Table } from './table.ts';
import { UnreadableFile } from './unreadableFile.ts';

const NAMESPACE = 'http://base.google.com/ns/1.0';

/**
 * The items of a Google Merchant feed in XML (RSS or Atom), one row each; null if the text isn't a feed. Throws `UnreadableFile`
 * for XML that isn't well-formed, has a DOCTYPE or entities, or exceeds a limit.
 */
export function readFeed(text: string): Table | null {
  if (!/^\uFEFF?\s*<(?!\?php)/.test(text.slice(0, 2000))) return null;
  const items = new FeedItems();
  // The limit on file size stops a feed early enough.
  const limit = new StepLimit(Number.POSITIVE_INFINITY, 'not-a-feed');
  for (const token of readXml(text, limit)) {
    if (token.kind === 'open') items.open(token, attributesOf(token, limit));
    else if (token.kind === 'close') items.close(token.name);
    else items.add(token.text);
  }
  return items.table();
}

class FeedItems {
  readonly #columns = new Map<string, number>();
  readonly #rows: string[][] = [];
  readonly #kept = new CellLimit();
  readonly #prefixes = new Set(['', 'g']);
  /** The prefixes of the open tags. */
  readonly #open: string[] = [];
  #isFeed = false;
  /** The depth of the open item; 0 outside items. */
  #item = 0;
  #cells: string[] = [];
  #text = '';
  #link = '';
  #detail = { section: '', name: '', value: '' };

  table(): Table {
    if (!this.#isFeed) throw new UnreadableFile('not-a-feed');
    return itemTable('merchant', [...this.#columns.keys()], this.#rows);
  }

  open(tag: OpenTag, attributes: ReadonlyMap<string, string>): void {
    const prefix = prefixOf(tag);
    const name = prefix === '' ? tag.name : '';
    if (this.#open.push(prefix) === 1) {
      this.#isFeed = /^(rss|feed|RDF)$/.test(tag.name);
      for (const [key, value] of attributes) if (value === NAMESPACE) this.#prefixes.add(key);
    }
    if (this.#item === 0 && (name === 'item' || name === 'entry')) {
      this.#item = this.#open.length;
      this.#cells = [];
      this.#link = '';
      this.#kept.takeRow();
    }
    this.#text = '';
    // Atom keeps the address in an attribute.
    const href = attributes.get('href');
    if (name === 'link' && href && (attributes.get('rel') ?? 'alternate') === 'alternate') this.#link = href;
  }

  add(text: string): void {
    if (this.#item > 0) this.#text += text;
  }

  close(local: string): void {
    const depth = this.#open.length;
    const prefix = this.#open.pop() ?? '';
    const text = cleanText(this.#text);
    if (this.#item > 0 && depth === this.#item) {
      this.#rows.push(this.#cells);
      this.#item = 0;
    } else if (this.#item > 0 && this.#prefixes.has(prefix)) {
      if (depth === this.#item + 1) this.#endField(prefix, local, text);
      else if (local === 'section_name') this.#detail.section = text;
      else if (local === 'attribute_name') this.#detail.name = text;
      else if (local === 'attribute_value') this.#detail.value = text;
    }
    this.#text = '';
  }

  #endField(prefix: string, local: string, text: string): void {
    if (local === 'product_detail') {
      const { section, name, value } = this.#detail;
      this.#detail = { section: '', name: '', value: '' };
      if (name !== '') this.#set(detailColumn(section, name), value, false);
    } else {
      const value = local === 'link' && text === '' ? this.#link : text;
      // Google's own field wins over a field of the feed with the same name.
      this.#set(local, value, prefix !== '');
    }
  }

  #set(column: string, value: string, wins: boolean): void {
    let at = this.#columns.get(column);
    if (at === undefined) {
      at = this.#columns.size;
      this.#kept.takeColumns(at + 1);
      this.#columns.set(column, at);
    }
    this.#kept.takeCells(Math.max(0, at + 1 - this.#cells.length));
    this.#kept.takeCharacters(value.length);
    while (this.#cells.length < at) this.#cells.push('');
    if (value !== '' && (wins || (this.#cells[at] ?? '') === '')) this.#cells[at] = value;
    else this.#cells[at] ??= '';
  }
}

export function detailColumn(section: string, name: string): string {
  return `${DETAIL_COLUMN}${section === '' ? '' : `${section}: `}${name}`;
}
