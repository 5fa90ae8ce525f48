import { SaxesParser } from 'saxes';
import { cleanText } from '../catalogue/cleanText.ts';
import { CellLimit } from '../source/cellLimit.ts';
import { UnreadableFile } from '../source/fileProblem.ts';
import type { SourceTable } from './sourceTable.ts';

/** The heading of a technical figure, followed by its section and name. */
export const DETAIL_COLUMN = 'product_detail: ';

const NAMESPACE = 'http://base.google.com/ns/1.0';
/** A feed nests about six deep. */
const MAX_DEPTH = 64;
const MAX_ATTRIBUTES = 64;
/** The parser is fed in steps, so that a limit ends it early. */
const STEP = 65_536;

/**
 * The items of a Google Merchant feed in XML (RSS or Atom), one row each; null if the text isn't a feed. Throws `UnreadableFile` for XML
 * that isn't well-formed, has a DOCTYPE or entities of its own, or goes beyond a limit.
 */
export function readFeed(text: string): SourceTable | null {
  const start = text.slice(0, 2000);
  if (!/^\uFEFF?\s*</.test(start)) return null;
  const items = new FeedItems();
  // Text can't be told from a tag at the edge of two steps; the parser keeps its state.
  for (let at = 0; at < text.length; at += STEP) items.write(text.slice(at, at + STEP));
  items.close();
  return items.table();
}

function refused(
  reason: string,
  suggestion = 'Download the feed again, or give its address to a browser and save it.',
): UnreadableFile {
  return new UnreadableFile(reason, suggestion);
}

class FeedItems {
  readonly #parser = new SaxesParser();
  readonly #columns = new Map<string, number>();
  readonly #rows: string[][] = [];
  readonly #kept = new CellLimit();
  #prefixes = new Set(['', 'g']);
  #depth = 0;
  #isFeed = false;
  /** The depth of the item that is open; 0 outside items. */
  #item = 0;
  #cells: string[] = [];
  #text = '';
  #attributes = 0;
  #link = '';
  #detail = { section: '', name: '', value: '' };

  constructor() {
    const parser = this.#parser;
    parser.on('doctype', () => {
      throw refused("The feed has a DOCTYPE or entities of its own, so it isn't read.");
    });
    parser.on('error', ({ message }) => {
      throw refused(`The feed isn't well-formed XML: ${message}.`);
    });
    parser.on('opentagstart', () => {
      this.#attributes = 0;
    });
    parser.on('attribute', () => {
      this.#attributes += 1;
      if (this.#attributes > MAX_ATTRIBUTES) throw refused('A tag of the feed has more than 64 attributes.');
    });
    parser.on('opentag', ({ name, attributes }) => this.#open(name, attributes));
    parser.on('closetag', ({ name }) => this.#close(name));
    parser.on('text', (text) => {
      if (this.#item > 0) this.#text += text;
    });
    parser.on('cdata', (text) => {
      if (this.#item > 0) this.#text += text;
    });
  }

  write(text: string): void {
    this.#parser.write(text);
  }

  close(): void {
    this.#parser.close();
  }

  table(): SourceTable {
    if (!this.#isFeed)
      throw refused("The file is XML, but neither an RSS nor an Atom feed, so it isn't a product feed.");
    const rows = this.#rows.map((cells, index) => ({ number: index + 1, cells }));
    return { from: 'merchant', sheet: null, header: 0, columns: [...this.#columns.keys()], rows, problems: [] };
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw refused('The tags of the feed are nested more than 64 deep.');
    if (this.#depth === 1) {
      this.#isFeed = /^(rss|feed|rdf:RDF)$/.test(name);
      for (const [key, value] of Object.entries(attributes)) {
        if (value === NAMESPACE && key.startsWith('xmlns:')) this.#prefixes.add(key.slice('xmlns:'.length));
      }
    }
    if (this.#item === 0 && (name === 'item' || name === 'entry')) {
      this.#item = this.#depth;
      this.#cells = [];
      this.#link = '';
      this.#kept.takeRow();
    }
    this.#text = '';
    // Atom keeps the address in an attribute.
    if (name === 'link' && attributes.href && (attributes.rel ?? 'alternate') === 'alternate')
      this.#link = attributes.href;
  }

  #close(name: string): void {
    const [prefix, local] = name.includes(':') ? (name.split(':', 2) as [string, string]) : ['', name];
    const text = cleanText(this.#text);
    if (this.#item > 0 && this.#depth === this.#item) {
      this.#rows.push(this.#cells);
      this.#item = 0;
    } else if (this.#item > 0 && this.#prefixes.has(prefix)) {
      if (this.#depth === this.#item + 1) this.#endField(prefix, local, text);
      else if (local === 'section_name') this.#detail.section = text;
      else if (local === 'attribute_name') this.#detail.name = text;
      else if (local === 'attribute_value') this.#detail.value = text;
    }
    this.#text = '';
    this.#depth -= 1;
  }

  #endField(prefix: string, local: string, text: string): void {
    if (local === 'product_detail') {
      const { section, name, value } = this.#detail;
      this.#detail = { section: '', name: '', value: '' };
      if (name !== '') this.#set(detailColumn(section, name), value, false);
    } else {
      const value = local === 'link' && text === '' ? this.#link : text;
      // Google's own field wins over the feed's of the same name.
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
