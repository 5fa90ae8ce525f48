import { readImportAnswers } from '../server/publish/readAnswers.ts';
import { shellWord } from '../server/publish/shellWord.ts';
import { blanksOf } from '../sheets/cover/blanks.ts';
import { settledMapping } from '../sheets/map/editMapping.ts';
import { openColumns } from '../sheets/map/openColumns.ts';
import { askAll, type MappingQuestion } from '../sheets/map/questions.ts';
import { describeFileProblem } from '../sheets/open/explainFileProblem.ts';
import { type AnsweredQuestion, createDialogue, type Dialogue } from '../sheets/publish/dialogue.ts';
import type { Mapping } from '../sheets/read/mapping.ts';
import { writeMapping } from '../sheets/read/readMapping.ts';
import { readTable } from '../sheets/read/readTable.ts';
import { questionsReport } from '../sheets/report/mappingReport.ts';
import { printReport } from '../sheets/report/printReport.ts';
import { section } from '../sheets/report/report.ts';
import { ENGLISH } from '../sheets/speech/speech.ts';
import { csvText } from '../sheets/write/writeCsv.ts';
import { dayOf } from '../src/catalogue/dayOf.ts';
import { counted } from './counted.ts';
import { FINE, FOUND_PROBLEMS, NOT_CARRIED_OUT } from './exitCode.ts';
import { type ImportReport, importData, sheetsData } from './importData.ts';
import { importReport } from './importReport.ts';
import { type Opened, type OpenedSource, openSource, type SourceRequest } from './importSource.ts';
import type { Output } from './output.ts';
import { replaceFile } from './replaceFile.ts';
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
  readonly answered: readonly AnsweredQuestion[];
  /** Answers to questions that weren't asked. */
  readonly unused: readonly string[];
}

/** A catalogue without a system would only be in the way of the next run. */
const NOTHING = { ok: true, changes: null, isWritten: false } as const;

/**
 * `catalogue import FILE --out OUT`: makes a catalogue from another table. An existing mapping is used unchanged. Without one,
 * columns are recognised, and the mapping is kept if a file is given for it. With `yes`, suggested answers are taken. The exit
 * code is 1 if a row can't be used, or if a sheet has to be chosen.
 */
export function importFile(request: ImportRequest, wanted: Wanted, output: Output): number {
  const given = answersOf(request);
  if ('reason' in given) return output.refuse(given.reason);
  const dialogue = createDialogue(given.answers, request.yes);
  const opened = openAsked(request, dialogue);
  const { unfit, answered, questions } = dialogue.result();
  if (unfit !== null) return output.refuse(`${request.answers}: ${unfit}`);
  if (opened.kind === 'refused') return output.refuse(opened.reason);
  if (opened.kind === 'opened') {
    const unused = Object.keys(given.answers).filter((id) => ![...answered, ...questions].some((one) => one.id === id));
    return write(request, wanted, output, { ...opened, answered, unused });
  }
  const { question, reason } = opened;
  const report = [
    ...section('refused', { text: [reason] }),
    ...questionsReport([question], answeringCommand(request, false), ENGLISH),
  ];
  if (wanted.json) output.json({ ...sheetsData(request, question), report });
  else output.out(...printReport(report, wanted.all), '', 'Nothing is written.');
  return FOUND_PROBLEMS;
}

function answersOf({ answers }: ImportRequest): ReturnType<typeof readImportAnswers> {
  return answers === undefined ? { answers: {} } : readImportAnswers(answers);
}

/**
 * Asks which sheet to read, and what its unclear columns mean. A mapping that a person has kept leaves nothing to ask; with a file of
 * answers, what it left open can still be answered.
 */
function openAsked(request: ImportRequest, dialogue: Dialogue): OpenedSource {
  let opened = openSource(request);
  if (opened.kind === 'several-sheets') {
    const sheet = dialogue.answer(opened.question);
    if (sheet !== undefined) opened = openSource({ ...request, sheet });
  }
  if (opened.kind !== 'opened' || !(opened.isGuessed || request.answers !== undefined)) return opened;
  return { ...opened, mapping: dialogue.ask(opened.source, opened.mapping) };
}

function write(request: ImportRequest, { json, all }: Wanted, output: Output, settled: Settled): number {
  const { file, out, mapping: mapFile, acceptChanges } = request;
  const { source, mapping } = settled;
  const imported = readTable(source, mapping, { on: dayOf(Date.now()) });
  if (imported.written === null)
    return output.refuse(imported.problems.map((problem) => describeFileProblem(problem)).join(' '));
  const written =
    imported.products.length === 0
      ? NOTHING
      : writeImported({ file, out, acceptChanges }, csvText(imported.written), imported.products);
  if (!written.ok) return output.refuse(written.reason);
  // The mapping is written even if the catalogue isn't, so no answer is lost.
  const questions = stillOpen(settled);
  const unkept = mapFile === undefined ? null : keepMapping(mapFile, settled, questions);
  if (unkept !== null) return output.refuse(`The mapping isn't written: ${unkept}`);

  const report: ImportReport = {
    ...settled,
    file,
    out,
    mapFile: mapFile ?? null,
    // With a mapping that a person has kept, only those without which rows can't be read.
    questions: questions.filter(({ isNeeded }) => settled.isGuessed || isNeeded),
    imported,
    written,
    open: openColumns(source, mapping),
    blanks: blanksOf(imported.products),
  };
  const said = importReport(report, answeringCommand(request, written.isWritten));
  if (json) output.json({ ...importData(report), report: said });
  else output.out(...printReport(said, all), '', writtenText(report));
  if (!written.isWritten && written !== NOTHING) return NOT_CARRIED_OUT;
  return imported.problems.some(({ severity }) => severity === 'error') ? FOUND_PROBLEMS : FINE;
}

/** Writes a guessed mapping, or an existing one to which the person's answers were added. Returns the reason if that fails. */
function keepMapping(file: string, settled: Settled, questions: readonly MappingQuestion[]): string | null {
  const { isGuessed, answered } = settled;
  if (!isGuessed && answered.length === 0) return null;
  const kept = writeMapping(mappingToKeep(settled, questions));
  return isGuessed ? writeNewFile(file, kept) : replaceFile(file, new TextEncoder().encode(kept), file);
}

/** Leaves out the columns without a use, except those that an open question, or one that follows from its answer, is about. */
function mappingToKeep({ source, mapping }: Settled, questions: readonly MappingQuestion[]): Mapping {
  // Most other questions follow from these.
  if (questions.some(({ isNeeded }) => isNeeded)) return mapping;
  const answers = questions.flatMap(({ choices, answer }) => choices.map(({ value }) => answer(value)));
  // From a price follows the question about its sales.
  const priced = answers.filter(({ columns }) => columns.price_from_aud !== mapping.columns.price_from_aud);
  const following = priced.flatMap((answered) => [...askAll(source, answered)]);
  return settledMapping(mapping, source, [...questions, ...following]);
}

/** The command that answers the open questions. */
function answeringCommand({ file, out, from, mapping, sheet, header }: ImportRequest, isWritten: boolean): string {
  const options = { out, from, mapping, sheet, header, answers: 'ANSWERS.json' };
  const given = Object.entries(options).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name} ${shellWord(value)}`],
  );
  // A catalogue that is there already is replaced only with this.
  const replacing = isWritten ? ['--accept-changes'] : [];
  return ['product-selector catalogue import', shellWord(file), ...given, ...replacing].join(' ');
}

/** The last line: what is written. */
function writtenText({ out, imported, written }: ImportReport): string {
  const systems = counted(imported.products.length, 'system');
  if (written === NOTHING) return 'No catalogue is written: none of the rows can be used yet.';
  if (!written.isWritten) return `${out} stays as it was. To replace it, run this again with --accept-changes.`;
  const isReady = imported.problems.every(({ severity }) => severity !== 'error');
  if (isReady) return `${out} is written: ${systems}.`;
  return `${out} is written, but it isn't ready: ${systems} can be used. Fix the errors above.`;
}

/** The questions without an answer. */
function stillOpen({ source, mapping, answered }: Settled): readonly MappingQuestion[] {
  return [...askAll(source, mapping)].filter(({ id }) => !answered.some((one) => one.id === id));
}
