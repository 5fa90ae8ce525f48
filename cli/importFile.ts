import { existsSync } from 'node:fs';
import { guessMapping } from '../src/import/guessMapping.ts';
import { importCatalogue } from '../src/import/importCatalogue.ts';
import type { Mapping } from '../src/import/mapping.ts';
import { openColumns } from '../src/import/openColumns.ts';
import { openSource } from '../src/import/openSource.ts';
import { readMapping, writeMapping } from '../src/import/readMapping.ts';
import type { Moment } from '../src/import/sales.ts';
import { SOURCE_KINDS, type SourceKind } from '../src/import/sourceTable.ts';
import { coverage } from '../src/matching/coverage.ts';
import { describeInFile } from '../src/source/describeInFile.ts';
import { FINE, PROBLEMS } from './exitCode.ts';
import { type ImportReport, importData } from './importData.ts';
import { importLines } from './importLines.ts';
import type { Output } from './output.ts';
import { readInputFile } from './readInputFile.ts';
import { writeNewFile } from './writeNewFile.ts';

interface ImportRequest {
  readonly file: string;
  readonly out: string;
  /** As it was typed. */
  readonly from: string | undefined;
  readonly mapping: string | undefined;
  readonly sheet: string | undefined;
}

const MAX_MAPPING_BYTES = 1_000_000;

/**
 * `catalogue import FILE --out OUT`: makes a catalogue of somebody else's table. An existing mapping is used as it stands;
 * without one, columns are guessed, and the guess is kept if the mapping is named. The exit code is 1 if a row can't be used.
 */
export function importFile(
  { file, out, from, mapping: mapFile, sheet }: ImportRequest,
  { json, all }: { readonly json: boolean; readonly all: boolean },
  output: Output,
): number {
  const kind = kindOf(from);
  if (kind === null)
    return output.refuse(`Unknown kind of file ${from}. Use --from sheet, woocommerce, merchant or auto.`);
  const kept = mapFile !== undefined && existsSync(mapFile) ? openMapping(mapFile) : null;
  if (kept?.ok === false) return output.refuse(kept.reason);
  const given = kept?.mapping;
  if (given && kind !== undefined && given.from !== kind) {
    return output.refuse(
      `${mapFile} is for ${given.from}, not for ${kind}. Leave out --from, or name another mapping.`,
    );
  }
  const read = readInputFile(file, 'a file to import');
  if (!read.ok) return output.refuse(read.reason);
  const opened = openSource(file, read.bytes, { from: given?.from ?? kind, sheet: sheet ?? given?.sheet });
  if (!opened.ok) return output.refuse(`${file} can't be used. ${describeInFile(opened.problem)}`);

  const { source } = opened;
  const mapping = given ?? guessMapping(source);
  const imported = importCatalogue(source, mapping, present());
  if (imported.csv === null)
    return output.refuse(imported.problems.map((problem) => describeInFile(problem)).join(' '));
  const unwritten = writeNewFile(out, imported.csv);
  if (unwritten !== null) return output.refuse(unwritten);
  const unkept = mapFile !== undefined && !given ? writeNewFile(mapFile, writeMapping(mapping)) : null;
  if (unkept !== null) return output.refuse(`${out} is written, but the mapping isn't: ${unkept}`);

  const { products, problems } = imported;
  const report: ImportReport = {
    file,
    out,
    mapFile: mapFile ?? null,
    isGuessed: !given,
    source,
    mapping,
    imported,
    open: openColumns(source, mapping),
    blanks: products.length === 0 ? [] : coverage(products).blanks,
  };
  if (json) output.json(importData(report));
  else output.out(...importLines(report, all));
  return problems.some(({ severity }) => severity === 'error') ? PROBLEMS : FINE;
}

/** Now, and where this program runs. */
function present(): Moment {
  return { now: Date.now(), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

/** Undefined for auto; null for an unknown word. */
function kindOf(from: string | undefined): SourceKind | undefined | null {
  if (from === undefined || from === 'auto') return undefined;
  return SOURCE_KINDS.find((kind) => kind === from) ?? null;
}

type OpenedMapping = { readonly ok: true; readonly mapping: Mapping } | { readonly ok: false; readonly reason: string };

function openMapping(file: string): OpenedMapping {
  const read = readInputFile(file, 'a mapping', MAX_MAPPING_BYTES);
  if (!read.ok) return read;
  const mapping = readMapping(new TextDecoder().decode(read.bytes));
  return mapping.ok ? mapping : { ok: false, reason: `${file} can't be used: ${mapping.reason} ${mapping.suggestion}` };
}
