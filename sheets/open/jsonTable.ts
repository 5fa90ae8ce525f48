import { isRecord } from '../../src/catalogue/isRecord.ts';
import { readReply } from '../../src/catalogue/readReply.ts';
import { CellLimit } from './cellLimit.ts';
import { itemTable, type Table } from './table.ts';
import { UnreadableFile } from './unreadableFile.ts';

/** Deeper values aren't figures of a product. */
const MAX_DEPTH = 6;
/** The names under which a reply keeps its list. */
const LISTS = ['products', 'items', 'data', 'results', 'rows', 'records', 'value'];

/**
 * A list of objects in JSON, or a reply that contains one, as a table: one row for each object, and one column for each value,
 * such as `price.original`. `{}` is an empty list. Throws `UnreadableFile` for anything else.
 */
export function readJsonTable(text: string): Table {
  const json = parsed(text);
  const found = listIn(json);
  const reply = found === null ? readReply(json) : null;
  if (reply?.ok === false) throw new UnreadableFile(reply.problem);
  const list = (found ?? []).filter(isRecord);
  const limit = new CellLimit();
  const columns = new Map<string, number>();
  const items = list.map((entry) => {
    const cells: string[] = [];
    limit.takeRow();
    addCells(entry, '', 0, (name, cell) => {
      const at = columns.get(name) ?? columns.size;
      columns.set(name, at);
      limit.takeColumns(at + 1);
      limit.takeCharacters(cell.length);
      cells[at] = cells[at] ? `${cells[at]}|${cell}` : cell;
    });
    limit.takeCells(cells.length);
    return Array.from(cells, (cell) => cell ?? '');
  });
  return { ...itemTable('sheet', [...columns.keys()], items), json };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UnreadableFile('not-json', { why: error instanceof Error ? error.message : String(error) });
  }
}

function listIn(found: unknown): readonly unknown[] | null {
  if (Array.isArray(found)) return found;
  if (!isRecord(found)) return null;
  const name = LISTS.find((known) => Array.isArray(found[known]));
  return name === undefined ? null : (found[name] as readonly unknown[]);
}

/**
 * Adds every value by its path. Lists are joined, and `{name, value}` or `{label, value}` becomes a column with that name, as
 * shops write attributes.
 */
function addCells(value: unknown, path: string, depth: number, add: (name: string, cell: string) => void): void {
  if (value === null || value === undefined || value === '' || depth > MAX_DEPTH) return;
  if (Array.isArray(value)) {
    for (const entry of value) addCells(entry, path, depth + 1, add);
  } else if (!isRecord(value)) {
    add(path, String(value));
  } else if (attributeName(value) !== null) {
    addCells(value.value, attributeName(value)!, depth + 1, add);
  } else {
    for (const [key, entry] of Object.entries(value)) {
      addCells(entry, path === '' ? key : `${path}.${key}`, depth + 1, add);
    }
  }
}

const NAMES = ['name', 'label', 'key', 'title', 'attribute'];

/** The name of an object that is an attribute with its value; null for any other object. */
function attributeName(value: Readonly<Record<string, unknown>>): string | null {
  const name = NAMES.map((key) => value[key]).find((text) => typeof text === 'string' && text !== '');
  return typeof name === 'string' && value.value !== undefined && Object.keys(value).length <= 3 ? name : null;
}
