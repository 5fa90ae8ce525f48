import { existsSync } from 'node:fs';
import { openMapping } from '../server/publish/openMapping.ts';
import { readInputFile } from '../server/publish/readInputFile.ts';
import { askSheet, type SheetQuestion, sheetsToChoose } from '../sheets/map/ask/askSheet.ts';
import { guessMapping } from '../sheets/map/guessMapping.ts';
import { describeFileProblem } from '../sheets/open/explainFileProblem.ts';
import { openTable } from '../sheets/open/openTable.ts';
import { SOURCE_KINDS, type SourceKind, type Table } from '../sheets/open/table.ts';
import { withCurrentNames } from '../sheets/read/currentNames.ts';
import type { Mapping } from '../sheets/read/mapping.ts';

/** The file to import and the options, as typed. */
export interface SourceRequest {
  readonly file: string;
  readonly from: string | undefined;
  readonly mapping: string | undefined;
  readonly sheet: string | undefined;
  /** The row with the headings. */
  readonly header: string | undefined;
}

/** An opened file with the present knowledge of its columns. */
export interface Opened {
  readonly source: Table;
  readonly mapping: Mapping;
  readonly isGuessed: boolean;
}

export type OpenedSource =
  | ({ readonly kind: 'opened' } & Opened)
  /** A person has to say which sheet to read. */
  | { readonly kind: 'several-sheets'; readonly question: SheetQuestion; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string };

/** Opens the file to import with its existing mapping, or with a guess. */
export function openSource({ file, from, mapping: mapFile, sheet, header }: SourceRequest): OpenedSource {
  const kind = kindOf(from);
  if (kind === null) return refused(`Unknown kind of file ${from}. Use --from sheet, woocommerce, merchant or auto.`);
  const kept = mapFile !== undefined && existsSync(mapFile) ? openMapping(mapFile) : null;
  if (kept?.ok === false) return refused(kept.reason);
  const given = kept?.mapping;
  if (given && kind !== undefined && given.from !== kind) {
    return refused(`${mapFile} is for ${given.from}, not for ${kind}. Leave out --from, or name another mapping.`);
  }
  const row = header === undefined ? undefined : Number(header);
  if (row !== undefined && !(Number.isInteger(row) && row > 0))
    return refused(`--header ${header} is no row. Give the number of the row with the headings.`);
  const read = readInputFile(file, 'a file to import');
  if (!read.ok) return refused(read.reason);
  const asked = { name: file, kind: given?.from ?? kind, header: row ?? given?.header };
  const opened = openTable(read.bytes, { ...asked, sheet: sheet ?? given?.sheet });
  if (!opened.ok) {
    const reason = `${file} can't be used. ${describeFileProblem(opened.problem)}`;
    if (opened.choices.length === 0 || sheet !== undefined) return refused(reason);
    return { kind: 'several-sheets', question: askSheet(sheetsToChoose(read.bytes, asked, opened.choices)), reason };
  }
  const { table: source } = opened;
  const mapping = (given && withCurrentNames(given, source)) ?? {
    ...guessMapping(source),
    ...(row === undefined ? {} : { header: row }),
  };
  return { kind: 'opened', source, mapping, isGuessed: !given };
}

function refused(reason: string): OpenedSource {
  return { kind: 'refused', reason };
}

/** Undefined for auto; null for an unknown word. */
function kindOf(from: string | undefined): SourceKind | undefined | null {
  if (from === undefined || from === 'auto') return undefined;
  return SOURCE_KINDS.find((kind) => kind === from) ?? null;
}
