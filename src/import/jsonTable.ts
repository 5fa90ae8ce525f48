import { CellLimit } from '../source/cellLimit.ts';
import { UnreadableFile } from '../source/fileProblem.ts';
import type { SourceTable } from './sourceTable.ts';

/** Deeper values are no figures of a product. */
const MAX_DEPTH = 6;
/** The names under which a reply keeps its list. */
const LISTS = ['products', 'items', 'data', 'results', 'rows', 'records', 'value'];

/**
 * A list of objects in JSON, or a reply that keeps one, as a table: one row for each object, one column for each value, such as
 * `price.original`. Rows are numbered by their place, from 1. Throws `UnreadableFile` for anything else.
 */
export function readJsonTable(text: string): SourceTable {
  const list = listIn(parsed(text));
  if (list === null || list.length === 0 || !list.every(isObject)) {
    throw new UnreadableFile('The file has no list of products.', 'Export it as a list: [{ … }, { … }].');
  }
  const limit = new CellLimit();
  const columns = new Map<string, number>();
  const rows = list.map((entry, index) => {
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
    return { number: index + 1, cells: Array.from(cells, (cell) => cell ?? '') };
  });
  return { from: 'sheet', sheet: null, header: 0, columns: [...columns.keys()], rows, problems: [] };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    throw new UnreadableFile(`The file isn't JSON (${why}).`, 'Export the file again.');
  }
}

function listIn(found: unknown): readonly unknown[] | null {
  if (Array.isArray(found)) return found;
  if (!isObject(found)) return null;
  const name = LISTS.find((known) => Array.isArray(found[known]));
  return name === undefined ? null : (found[name] as readonly unknown[]);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every value by its path. Lists are joined, and `{name, value}` is a column of its name, as shops write attributes. */
function addCells(value: unknown, path: string, depth: number, add: (name: string, cell: string) => void): void {
  if (value === null || value === undefined || value === '' || depth > MAX_DEPTH) return;
  if (Array.isArray(value)) {
    for (const entry of value) addCells(entry, path, depth + 1, add);
  } else if (!isObject(value)) {
    add(path, String(value));
  } else if (typeof value.name === 'string' && value.value !== undefined && Object.keys(value).length <= 3) {
    addCells(value.value, value.name, depth + 1, add);
  } else {
    for (const [key, entry] of Object.entries(value)) {
      addCells(entry, path === '' ? key : `${path}.${key}`, depth + 1, add);
    }
  }
}
