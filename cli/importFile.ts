import { blanksOf } from '../sheets/cover/blanks.ts';
import type { SheetQuestion } from '../sheets/map/ask/askSheet.ts';
import { openColumns } from '../sheets/map/openColumns.ts';
import { askAll } from '../sheets/map/questions.ts';
import { describeFileProblem } from '../sheets/open/explainFileProblem.ts';
import type { Mapping } from '../sheets/read/mapping.ts';
import { writeMapping } from '../sheets/read/readMapping.ts';
import { readTable } from '../sheets/read/readTable.ts';
import { csvText } from '../sheets/write/writeCsv.ts';
import { anyOf } from '../src/catalogue/explainProblem.ts';
import type { Ask } from './askInTerminal.ts';
import { FINE, FOUND_PROBLEMS, NOT_CARRIED_OUT } from './exitCode.ts';
import { type Answered, type ImportReport, importData, sheetsData } from './importData.ts';
import { importLines } from './importLines.ts';
import { type Opened, type OpenedSource, openSource, type SourceRequest } from './importSource.ts';
import type { Output } from './output.ts';
import { type ImportAnswers, readImportAnswers } from './readAnswers.ts';
import { writeImported } from './writeImported.ts';
import { writeNewFile } from './writeNewFile.ts';

interface ImportRequest extends SourceRequest {
  readonly out: string;
  /** A file of answers, by the ids of questions. */
  readonly answers: string | undefined;
  /** Takes each suggested answer. */
  readonly yes: boolean;
  /** Replaces an existing catalogue. */
  readonly acceptChanges: boolean;
}

interface Wanted {
  readonly json: boolean;
  readonly all: boolean;
}

/** A file with all answers about it. */
interface Settled extends Opened {
  readonly answered: readonly Answered[];
  /** Answers to questions that weren't asked. */
  readonly unused: readonly string[];
}

type Asking = Generator<SheetQuestion, Exclude<OpenedSource, { kind: 'opened' }> | Opened, string | undefined>;

/**
 * `catalogue import FILE --out OUT`: makes a catalogue from another table. An existing mapping is used unchanged. Without one,
 * columns are recognised, and the mapping is kept if a file is given for it. With `yes`, suggested answers are taken. The exit
 * code is 1 if a row can't be used, or if a sheet has to be chosen.
 */
export function importFile(request: ImportRequest, wanted: Wanted, output: Output): number {
  const given = answersOf(request);
  if ('reason' in given) return output.refuse(given.reason);
  const answered: Answered[] = [];
  const asking = questionsAbout(request);
  let next = asking.next();
  while (!next.done) {
    const question = next.value;
    const value = given.answers[question.id] ?? (request.yes ? (question.suggested ?? undefined) : undefined);
    const unfit = value === undefined ? null : unfitAnswer(request, question, value);
    if (unfit !== null) return output.refuse(unfit);
    if (value !== undefined) answered.push(answeredWith(question, value));
    next = asking.next(value);
  }
  return finish(request, wanted, output, next.value, answered, given.answers);
}

/** The same, but asks one open question at a time. Nothing is written if the person stops. */
export async function importAsking(request: ImportRequest, wanted: Wanted, output: Output, ask: Ask): Promise<number> {
  const given = answersOf(request);
  if ('reason' in given) return output.refuse(given.reason);
  const answered: Answered[] = [];
  const asking = questionsAbout(request);
  let next = asking.next();
  while (!next.done) {
    const question = next.value;
    const value = given.answers[question.id] ?? (await ask(question));
    if (value === null) return NOT_CARRIED_OUT;
    const unfit = unfitAnswer(request, question, value);
    if (unfit !== null) return output.refuse(unfit);
    answered.push(answeredWith(question, value));
    next = asking.next(value);
  }
  return finish(request, wanted, output, next.value, answered, given.answers);
}

function answersOf({ answers }: ImportRequest): ReturnType<typeof readImportAnswers> {
  return answers === undefined ? { answers: {} } : readImportAnswers(answers);
}

/** Asks which sheet to read, and what its unclear columns mean. A mapping that a person has kept leaves nothing to ask. */
function* questionsAbout(request: SourceRequest): Asking {
  let opened = openSource(request);
  if (opened.kind === 'several-sheets') {
    const sheet = yield opened.question;
    if (sheet === undefined || sheet === 'open') return opened;
    opened = openSource({ ...request, sheet });
  }
  if (opened.kind !== 'opened') return opened;
  const { source, mapping, isGuessed } = opened;
  return { source, isGuessed, mapping: isGuessed ? yield* askAll(source, mapping) : mapping };
}

/** The reason why a value isn't one of the question's answers; null if it is one. */
function unfitAnswer({ answers }: ImportRequest, { id, text, choices }: SheetQuestion, value: string): string | null {
  if (choices.some((choice) => choice.value === value)) return null;
  const values = choices.map((choice) => choice.value);
  return `${answers}: “${value}” is no answer to “${text}” (${id}). Put ${anyOf(values)}.`;
}

function answeredWith({ id, text, choices }: SheetQuestion, value: string): Answered {
  return { id, question: text, value, answer: choices.find((choice) => choice.value === value)?.label ?? value };
}

function finish(
  request: ImportRequest,
  wanted: Wanted,
  output: Output,
  opened: Exclude<OpenedSource, { kind: 'opened' }> | Opened,
  answered: readonly Answered[],
  answers: ImportAnswers,
): number {
  if (!('kind' in opened)) {
    const unused = Object.keys(answers).filter((id) => !answered.some((one) => one.id === id));
    return write(request, wanted, output, { ...opened, answered, unused });
  }
  if (opened.kind === 'refused' || !wanted.json) return output.refuse(opened.reason);
  output.json(sheetsData(request, opened.question));
  return FOUND_PROBLEMS;
}

function write(request: ImportRequest, { json, all }: Wanted, output: Output, settled: Settled): number {
  const { file, out, mapping: mapFile, acceptChanges } = request;
  const { source, mapping, isGuessed } = settled;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const imported = readTable(source, mapping, { now: Date.now(), timeZone });
  if (imported.written === null)
    return output.refuse(imported.problems.map((problem) => describeFileProblem(problem)).join(' '));
  const written = writeImported({ file, out, acceptChanges }, csvText(imported.written), imported.products);
  if (!written.ok) return output.refuse(written.reason);
  // The mapping is written even if the catalogue isn't, so no answer is lost.
  const unkept = mapFile !== undefined && isGuessed ? writeNewFile(mapFile, writeMapping(mapping)) : null;
  if (unkept !== null) return output.refuse(`The mapping isn't written: ${unkept}`);

  const report: ImportReport = {
    ...settled,
    file,
    out,
    mapFile: mapFile ?? null,
    questions: stillOpen(settled),
    imported,
    written,
    open: openColumns(source, mapping),
    blanks: blanksOf(imported.products),
  };
  if (json) output.json(importData(report));
  else output.out(...importLines(report, all));
  if (!written.isWritten) return NOT_CARRIED_OUT;
  return imported.problems.some(({ severity }) => severity === 'error') ? FOUND_PROBLEMS : FINE;
}

/** The questions without an answer. With a mapping that a person has kept, only those without which rows can't be read. */
function stillOpen({ source, mapping, isGuessed, answered }: Settled & { readonly mapping: Mapping }) {
  const settled = new Set(answered.filter(({ value }) => value !== 'open').map(({ id }) => id));
  return [...askAll(source, mapping)].filter(({ id, isNeeded }) => !settled.has(id) && (isGuessed || isNeeded));
}
