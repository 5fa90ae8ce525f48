import { existsSync } from 'node:fs';
import { describeProblem } from '../src/catalogue/describeProblem.ts';
import { guessMapping } from '../src/files/map/guessMapping.ts';
import { openColumns } from '../src/files/map/openColumns.ts';
import { askAll, type Question } from '../src/files/map/questions.ts';
import { openTable } from '../src/files/open/openTable.ts';
import { SOURCE_KINDS, type SourceKind, type Table } from '../src/files/open/table.ts';
import { withCurrentNames } from '../src/files/read/currentNames.ts';
import type { Mapping } from '../src/files/read/mapping.ts';
import { readMapping, writeMapping } from '../src/files/read/readMapping.ts';
import { readTable } from '../src/files/read/readTable.ts';
import { csvText } from '../src/files/write/writeCsv.ts';
import { blanksOf } from '../src/matching/blanks.ts';
import type { Ask } from './askInTerminal.ts';
import { FINE, NOT_CARRIED_OUT, PROBLEMS } from './exitCode.ts';
import { type Answered, type ImportReport, importData } from './importData.ts';
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
  /** The row with the headings, as it was typed. */
  readonly header: string | undefined;
  /** Takes each suggested answer. */
  readonly yes: boolean;
}

interface Wished {
  readonly json: boolean;
  readonly all: boolean;
}

/** An opened file with what is known of its columns so far. */
interface Opened {
  readonly source: Table;
  readonly mapping: Mapping;
  readonly isGuessed: boolean;
}

const MAX_MAPPING_BYTES = 1_000_000;

/**
 * `catalogue import FILE --out OUT`: makes a catalogue from another table. An existing mapping is used as it stands;
 * without one, columns are recognised, and the mapping is kept if it is named. With `yes`, suggested answers are taken. The exit
 * code is 1 if a row can't be used.
 */
export function importFile(request: ImportRequest, wished: Wished, output: Output): number {
  const opened = open(request, output);
  if (typeof opened === 'number') return opened;
  return finish(request, wished, output, opened, request.yes ? suggestedAnswers(opened) : { ...opened, answered: [] });
}

/** The same, and asks for what is open, one question at a time. Nothing is written if the person stops. */
export async function importAsking(request: ImportRequest, wished: Wished, output: Output, ask: Ask): Promise<number> {
  const opened = open(request, output);
  if (typeof opened === 'number') return opened;
  const answered: Answered[] = [];
  const questions = questionsOf(opened);
  let next = questions.next();
  while (!next.done) {
    const value = await ask(next.value);
    if (value === null) return NOT_CARRIED_OUT;
    answered.push(answeredWith(next.value, value));
    next = questions.next(value);
  }
  return finish(request, wished, output, opened, { mapping: next.value, answered });
}

function open({ file, from, mapping: mapFile, sheet, header }: ImportRequest, output: Output): Opened | number {
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
  const row = header === undefined ? undefined : Number(header);
  if (row !== undefined && !(Number.isInteger(row) && row > 0))
    return output.refuse(`--header ${header} is no row. Give the number of the row with the headings.`);
  const read = readInputFile(file, 'a file to import');
  if (!read.ok) return output.refuse(read.reason);
  const opened = openTable(read.bytes, {
    name: file,
    kind: given?.from ?? kind,
    sheet: sheet ?? given?.sheet,
    header: row ?? given?.header,
  });
  if (!opened.ok) return output.refuse(`${file} can't be used. ${describeProblem(opened.problem)}`);
  const { table: source } = opened;
  const mapping = (given && withCurrentNames(given, source)) ?? {
    ...guessMapping(source),
    ...(row === undefined ? {} : { header: row }),
  };
  return { source, mapping, isGuessed: !given };
}

/** A mapping that a person has kept leaves nothing to ask. */
function* questionsOf({ source, mapping, isGuessed }: Opened): ReturnType<typeof askAll> {
  return isGuessed ? yield* askAll(source, mapping) : mapping;
}

function suggestedAnswers(opened: Opened) {
  const answered: Answered[] = [];
  const questions = questionsOf(opened);
  let next = questions.next();
  while (!next.done) {
    const { suggested } = next.value;
    if (suggested !== null) answered.push(answeredWith(next.value, suggested));
    next = questions.next(suggested ?? undefined);
  }
  return { mapping: next.value, answered };
}

function answeredWith({ text, choices }: Question, value: string): Answered {
  return { question: text, answer: choices.find((choice) => choice.value === value)?.label ?? value };
}

function finish(
  { file, out, mapping: mapFile }: ImportRequest,
  { json, all }: Wished,
  output: Output,
  opened: Opened,
  { mapping, answered }: { readonly mapping: Mapping; readonly answered: readonly Answered[] },
): number {
  const { source, isGuessed } = opened;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const imported = readTable(source, mapping, { now: Date.now(), timeZone });
  if (imported.written === null)
    return output.refuse(imported.problems.map((problem) => describeProblem(problem)).join(' '));
  const unwritten = writeNewFile(out, csvText(imported.written));
  if (unwritten !== null) return output.refuse(unwritten);
  const unkept = mapFile !== undefined && isGuessed ? writeNewFile(mapFile, writeMapping(mapping)) : null;
  if (unkept !== null) return output.refuse(`${out} is written, but the mapping isn't: ${unkept}`);

  const { products, problems } = imported;
  const questions = [...questionsOf({ ...opened, mapping })];
  const report: ImportReport = {
    file,
    out,
    mapFile: mapFile ?? null,
    isGuessed,
    answered,
    questions: questions.filter(({ text }) => !answered.some(({ question }) => question === text)),
    source,
    mapping,
    imported,
    open: openColumns(source, mapping),
    blanks: blanksOf(products),
  };
  if (json) output.json(importData(report));
  else output.out(...importLines(report, all));
  return problems.some(({ severity }) => severity === 'error') ? PROBLEMS : FINE;
}

/** Undefined for auto; null for an unknown word. */
function kindOf(from: string | undefined): SourceKind | undefined | null {
  if (from === undefined || from === 'auto') return undefined;
  return SOURCE_KINDS.find((kind) => kind === from) ?? null;
}

function openMapping(file: string) {
  const read = readInputFile(file, 'a mapping', MAX_MAPPING_BYTES);
  if (!read.ok) return read;
  const mapping = readMapping(new TextDecoder().decode(read.bytes));
  return mapping.ok
    ? mapping
    : { ok: false as const, reason: `${file} can't be used: ${mapping.reason} ${mapping.suggestion}` };
}
