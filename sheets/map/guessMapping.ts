import { COLUMN_NAMES, COLUMNS } from '../../src/catalogue/columns.ts';
import { CONTROLS, type Column } from '../../src/catalogue/product.ts';
import { includedIn } from '../open/columnMeanings.ts';
import { headingOf, type Table, type TableRow } from '../open/table.ts';
import { type ColumnSource, MAPPING_VERSION, type Mapping } from '../read/mapping.ts';
import { supplyOf } from '../read/readColumn.ts';
import { passingRows } from '../read/rowFilter.ts';
import { controlNamed } from '../recognise/columnHeadings.ts';
import { plainHeading } from '../recognise/plainHeading.ts';
import { isPublicPrice } from '../recognise/priceNotices.ts';
import { headingWords } from '../recognise/recogniseHeading.ts';
import { kindNamed } from '../recognise/recogniseKind.ts';
import { type Candidate, MIN_UNIQUE } from './candidates.ts';
import { candidatesIn } from './candidatesIn.ts';
import { combined } from './combineSources.ts';
import { kindSources, withoutParts, withoutRoles } from './guessKinds.ts';
import { decimalOf, isUnusedInFeed, shopifySources, shopSources } from './guessShop.ts';
import { joinMappings } from './tabMappings.ts';
import { joinedCells, valuesOf } from './values.ts';

/** A longer text is a description, not a name. */
const MAX_NAME = 100;

type Sources = Partial<Record<Column, ColumnSource>>;

/**
 * Guesses a mapping. A column is used only if its heading and its values fit one catalogue column; possible but unsure columns
 * become suggestions. Nothing is read from a title.
 */
export function guessMapping(source: Table): Mapping {
  if (source.parts) return { ...joinMappings(source.parts, source.parts.map(guessMapping)), sheet: source.sheet! };
  const isShop = source.kind === 'woocommerce';
  const shop = isShop ? shopSources(source) : shopifySources(source);
  const only = shop?.only ?? [];
  const offered = passingRows(source, { only }).filter(({ problem }) => !problem);
  const kinds = source.kind === 'sheet' ? kindSources(source, offered) : null;
  const roles = source.kind === 'sheet' ? withoutRoles(source, offered) : [];
  const filters = [...only, ...roles, ...(kinds?.only ?? [])];
  // Only systems count here: an id that repeats among other goods is still unique.
  const systems = passingRows(source, { only: filters }).filter(({ problem }) => !problem);
  const rows = systems.length > 0 ? systems : offered;
  const decimal = decimalOf(source);
  const candidates = candidatesIn(source, rows, new Set(shop?.used));
  const controls = controlSource(source, rows);
  // A person has to confirm that columns for some controls are complete.
  const isWhole = controls?.each?.length === CONTROLS.length;
  const columns: Sources = {
    ...shop?.columns,
    ...(kinds?.type && { system_type: kinds.type }),
    ...(controls && isWhole && { controls }),
  };
  const suggestions: Sources = { ...shop?.suggestions, ...(controls && !isWhole && { controls }) };
  chooseSources(source, rows, candidates, columns, suggestions);
  if (kinds?.style) columns.indoor_unit_style ??= kinds.style;
  if (kinds?.heads) columns.max_indoor_units ??= kinds.heads;
  const included = columns.price_from_aud?.from.map((name) => includedIn(source, name)) ?? [];
  if (included[0] && new Set(included).size === 1) columns.price_includes ??= { from: [], default: included[0] };
  if (source.kind === 'sheet') addNames(columns, suggestions, source, rows);
  const title = columns.title?.from.at(-1);
  const isOfTypes = source.kind === 'sheet' && title !== undefined && kinds?.type?.from[0] !== title;
  const parts = isOfTypes ? withoutParts(source, rows, title, columns.outdoor_model?.from[0]) : [];
  return {
    version: MAPPING_VERSION,
    from: source.kind,
    ...(source.sheet === null ? {} : { sheet: source.sheet }),
    ...(decimal === undefined ? {} : { decimal }),
    only: [...filters, ...parts],
    columns,
    leaveOut: shop?.leaveOut ?? (source.kind === 'merchant' ? source.columns.filter(isUnusedInFeed) : []),
    suggestions: isOfSystems(columns, rows) ? suggestions : withoutFigures(suggestions),
  };
}

/** Uses the sure columns and suggests the possible ones. */
function chooseSources(
  source: Table,
  rows: readonly TableRow[],
  candidates: readonly Candidate[],
  columns: Sources,
  suggestions: Sources,
): void {
  const decimal = decimalOf(source);
  for (const column of COLUMN_NAMES) {
    if (columns[column]) continue;
    // If the heading doesn't give the order of a size, a question asks for it.
    const own = candidates.filter((candidate) => candidate.column === column && !candidate.isOrderOpen);
    // In a sheet, the kinds are settled already or asked about.
    const isAsked = column === 'system_type' && source.kind === 'sheet';
    const sure = isAsked ? [] : column === 'price_from_aud' ? rivalPrices(own) : own.filter(({ isSure }) => isSure);
    const together = combined(source, rows, column, sure, decimal);
    const likely = likeliest(source, column, sure.length > 0 ? sure : own);
    if (together !== null) columns[column] = together;
    else if (likely && suggestions[column] === undefined) suggestions[column] = likely.source;
  }
}

/** The columns that could be the price, if one of them surely is: “SRP” beside “Price” becomes a question. A special doesn't compete. */
function rivalPrices(own: readonly Candidate[]): readonly Candidate[] {
  const isSale = ({ source: { from } }: Candidate): boolean => headingWords(from[0]!).ideas.has('sale');
  return own.some(({ isSure }) => isSure) ? own.filter((candidate) => candidate.isSure || !isSale(candidate)) : [];
}

/** The first column, unless only a person can tell it from the others. Among several prices, the one marked as public. */
function likeliest(source: Table, column: Column, own: readonly Candidate[]): Candidate | undefined {
  if (own.length < 2) return own[0];
  const heading = ({ source: { from } }: Candidate) => headingOf(source, from[0]!);
  if (own.some((candidate) => heading(candidate).doubt === 'twin')) return undefined;
  if (column !== 'price_from_aud') return own[0];
  const forVisitors = own.filter((candidate) => isPublicPrice(heading(candidate).text, ['trade']));
  return forVisitors.length === 1 ? forVisitors[0] : undefined;
}

const ABOUT_COOLING = ['system_type', 'cooling_capacity_kw', 'heating_capacity_kw', 'refrigerant'] as const;
/** The first rows are enough to judge by. */
const FIRST_ROWS = 200;

/** False for a list of dishwashers, say, whose sizes aren't those of outdoor units. */
function isOfSystems(columns: Sources, rows: readonly TableRow[]): boolean {
  return (
    ABOUT_COOLING.some((column) => columns[column]) ||
    rows.slice(0, FIRST_ROWS).some(({ cells }) => cells.some((cell) => kindNamed(cell)))
  );
}

function withoutFigures(sources: Sources): Sources {
  return Object.fromEntries(Object.entries(sources).filter(([column]) => COLUMNS[column as Column].kind !== 'number'));
}

/** One column for each control, with yes or no in its cells. */
function controlSource({ columns }: Table, rows: readonly TableRow[]): ColumnSource | null {
  const found = CONTROLS.flatMap((control) => {
    const at = columns.findIndex((name) => controlNamed(plainHeading(name)) === control);
    const values = at === -1 ? [] : [...valuesOf(rows, at).keys()];
    const isYesNo =
      values.length > 0 && values.every((value) => ['yes', 'no', 'optional'].includes(supplyOf(value, {})));
    return isYesNo ? [{ control, name: columns[at]! }] : [];
  });
  return found.length === 0 ? null : { from: found.map(({ name }) => name), each: found.map(({ control }) => control) };
}

/** Takes an id and a title from other names of a system, if the sheet has no columns for them. */
function addNames(columns: Sources, suggestions: Sources, source: Table, rows: readonly TableRow[]): void {
  const [described] = columns.description?.from ?? [];
  if (!columns.title && described !== undefined && isUnique(source, rows, [described], MAX_NAME)) {
    columns.title = { from: [described] };
    delete columns.description;
  }
  const units = [columns.indoor_model, columns.outdoor_model].flatMap((unit) => unit?.from.slice(0, 1) ?? []);
  // The unit with more models says more: one outdoor unit may come with several indoor units.
  const varied = units.toSorted((a, b) => countDifferent(source, rows, [b]) - countDifferent(source, rows, [a]));
  const models = columns.model_number?.from ?? varied.slice(0, 1);
  if (!columns.title && models.length > 0) {
    columns.title = { from: [...(columns.brand?.from ?? []), ...models], join: true };
  }
  const unique = [...models, ...units].find((name) => isUnique(source, rows, [name]));
  if (!columns.id && unique !== undefined) columns.id = { from: models.includes(unique) ? models : [unique] };
  if (!columns.id && units.length > 1 && isUnique(source, rows, units)) columns.id = { from: units, join: true };
  const title = columns.title?.from[0];
  if (!columns.id && title !== undefined && isUnique(source, rows, [title])) suggestions.id ??= { from: [title] };
}

function countDifferent({ columns }: Table, rows: readonly TableRow[], names: readonly string[]): number {
  const places = names.map((name) => columns.indexOf(name));
  return new Set(rows.map((row) => joinedCells(row, places)).filter(Boolean)).size;
}

/** @param longest the most characters of a text */
function isUnique(source: Table, rows: readonly TableRow[], names: readonly string[], longest = Infinity): boolean {
  const isShort = names.every((name) =>
    [...valuesOf(rows, source.columns.indexOf(name)).keys()].every(({ length }) => length <= longest),
  );
  return isShort && countDifferent(source, rows, names) >= rows.length * MIN_UNIQUE;
}
