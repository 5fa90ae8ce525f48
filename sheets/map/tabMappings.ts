import { COLUMN_NAMES } from '../../src/catalogue/columns.ts';
import { columnOfTab } from '../open/joinTables.ts';
import { SHEETS_BETWEEN, TAB_COLUMN, type Table } from '../open/table.ts';
import type { ColumnSource, ColumnSources, Mapping } from '../read/mapping.ts';
import { measureOf, measuresOf } from '../read/measures.ts';

/** One mapping of several tabs, each with a layout of its own. What holds for a whole tab is read from the column with its name. */
export function joinMappings(parts: readonly Table[], mappings: readonly Mapping[]): Omit<Mapping, 'sheet'> {
  const [first] = mappings as readonly [Mapping, ...Mapping[]];
  const tabs = parts.map(({ sheet }) => sheet ?? '');
  const named = (of: (mapping: Mapping) => readonly string[]): readonly string[] =>
    mappings.flatMap((mapping, at) => of(mapping).map((name) => columnOfTab(tabs[at]!, name)));
  const joined = (of: (mapping: Mapping) => ColumnSources): ColumnSources =>
    Object.fromEntries(
      COLUMN_NAMES.flatMap((column) => {
        const sources = mappings.map((mapping) => of(mapping)[column]);
        const source = joinSources(tabs, sources);
        return source ? [[column, source]] : [];
      }),
    );
  return {
    version: first.version,
    from: first.from,
    only: mappings.flatMap(({ only }, at) =>
      only.map((filter) => ({ ...filter, column: columnOfTab(tabs[at]!, filter.column) })),
    ),
    columns: joined(({ columns }) => columns),
    leaveOut: [...named(({ leaveOut }) => leaveOut), TAB_COLUMN],
    suggestions: joined(({ suggestions }) => suggestions),
  };
}

function joinSources(tabs: readonly string[], sources: readonly (ColumnSource | undefined)[]): ColumnSource | null {
  const there = sources.flatMap((source, at) => (source ? [{ source, tab: tabs[at]! }] : []));
  const [one] = there;
  if (one === undefined) return null;
  // Columns for single controls can't stand beside one list of controls.
  const used = one.source.each ? [one] : there.filter(({ source }) => !source.each);
  const from = used.flatMap(({ source, tab }) => source.from.map((name) => columnOfTab(tab, name)));
  const measures = used.flatMap(({ source }) => source.from.map((name) => measureOf(source, name)));
  const defaults = used.filter(({ source }) => source.default !== undefined);
  const ofTabs = Object.fromEntries(tabs.map((tab) => [tab, '']));
  const usual = Object.fromEntries(defaults.map(({ source, tab }) => [tab, source.default!]));
  const words = Object.assign({}, ...used.map(({ source }) => source.words)) as Record<string, string>;
  const byKind = Object.assign({}, ...used.map(({ source }) => source.byKind)) as NonNullable<ColumnSource['byKind']>;
  const isAny = (is: (source: ColumnSource) => boolean | undefined): boolean => used.some(({ source }) => is(source));
  return {
    from: defaults.length > 0 ? [...from, TAB_COLUMN] : from,
    ...measuresOf(from, measures),
    ...((Object.keys(words).length > 0 || defaults.length > 0) && {
      words: defaults.length > 0 ? { ...words, ...ofTabs, ...usual } : words,
    }),
    ...(isAny(({ join }) => join) && { join: true }),
    ...(isAny(({ inText }) => inText) && { inText: true }),
    ...(isAny(({ html }) => html) && { html: true }),
    ...(one.source.each && { each: one.source.each }),
    ...(isAny((source) => source.byKind !== undefined) && { byKind }),
  };
}

export function mappingOfTab(mapping: Mapping, { sheet, kind }: Table): Mapping {
  const tab = sheet ?? '';
  const tabs = mapping.sheet?.split(SHEETS_BETWEEN) ?? [];
  const prefix = columnOfTab(tab, '');
  const own = (names: readonly string[]): readonly string[] =>
    names.flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  const ofTab = (sources: ColumnSources): ColumnSources =>
    Object.fromEntries(
      Object.entries(sources).flatMap(([column, source]) => {
        const { units, parts, words, default: _, ...rest } = source;
        const from = own(source.from);
        const isByTab = source.from.includes(TAB_COLUMN);
        const usual = isByTab ? words?.[tab] || undefined : undefined;
        if (from.length === 0 && usual === undefined && !source.byKind) return [];
        const measures = from.map((name) => measureOf(source, columnOfTab(tab, name)));
        const others = Object.entries(words ?? {}).filter(([word]) => !isByTab || !tabs.includes(word));
        const one: ColumnSource = {
          ...rest,
          from,
          ...measuresOf(from, measures),
          ...(from.length > 0 && others.length > 0 && { words: Object.fromEntries(others) }),
          ...(usual !== undefined && { default: usual }),
        };
        return [[column, one]];
      }),
    );
  return {
    ...mapping,
    from: kind,
    sheet: tab,
    only: mapping.only.flatMap((filter) => own([filter.column]).map((column) => ({ ...filter, column }))),
    columns: ofTab(mapping.columns),
    leaveOut: own(mapping.leaveOut),
    suggestions: ofTab(mapping.suggestions),
  };
}
