import { statSync } from 'node:fs';
import { type ChangesData, describeChanges } from '../../sheets/compare/describeChanges.ts';
import { readInstallationFile } from '../../sheets/installation/readInstallationFile.ts';
import type { SheetQuestion } from '../../sheets/map/ask/askSheet.ts';
import { type ExplainedFileProblem, explainAll } from '../../sheets/open/explainFileProblem.ts';
import type { AnsweredQuestion } from '../../sheets/publish/dialogue.ts';
import { type JudgedRange, judgeRange, pressProblem, type Replies } from '../../sheets/publish/judgeRange.ts';
import { PRICE_CHANGES, publishReport } from '../../sheets/publish/publishReport.ts';
import { type RangeFile, type ReadRange, readRange } from '../../sheets/publish/readRange.ts';
import type { Report } from '../../sheets/report/report.ts';
import { dayOf } from '../../src/catalogue/dayOf.ts';
import { isRecord } from '../../src/catalogue/isRecord.ts';
import type { Installation } from '../../src/pricing/installation.ts';
import { MAX_INSTALLATION_BYTES } from '../../src/pricing/readInstallation.ts';
import { openMapping } from './openMapping.ts';
import { openRegister } from './openRegister.ts';
import { publishCommand } from './publishCommand.ts';
import {
  Overtaken,
  type PublishedReplies,
  PublishProblem,
  readPublication,
  writePublication,
} from './publishedFolder.ts';
import type { PublishRequest } from './publishRequest.ts';
import { readImportAnswers } from './readAnswers.ts';
import { readInputFile } from './readInputFile.ts';

/** The result of publishing; described in docs/command-line.md. */
export interface PublishResult {
  /** `asks` and `refused` leave the folder as it was. */
  readonly state: 'published' | 'unchanged' | 'asks' | 'refused';
  readonly to: string;
  /** The paths of the written files in the folder. */
  readonly files: readonly string[];
  readonly systems: number;
  readonly problems: readonly (ExplainedFileProblem & { readonly file: string })[];
  readonly errors: number;
  readonly warnings: number;
  /** Null if the folder has no publication to compare with. */
  readonly changes: ChangesData | null;
  /** The changes in one line; empty if there are none. */
  readonly summary: string;
  readonly questions: readonly SheetQuestion[];
  readonly answered: readonly AnsweredQuestion[];
  /** The reason why nothing is published; null if something is. If the state is `asks`, no value of a file is in it. */
  readonly reason: string | null;
  /** The command that publishes all the same; null if none does. */
  readonly command: string | null;
  readonly report: Report;
  /** With `keepsPrices`, the problem of the price list; null if it has none. */
  readonly pricesKept: string | null;
}

/**
 * Publishes a range to a folder: reads and judges the files, compares them with what lies in the folder, and replaces it in one
 * step. The command line, the provider and the workshop publish with this function. Call it again, with `pressed` or `yes`, once
 * somebody has answered.
 *
 * @param now milliseconds since 1970
 * @throws PublishProblem if a file or an option can't be used, or the folder can't be written; the folder is then as before
 */
export async function publish(request: PublishRequest, now: number): Promise<PublishResult> {
  try {
    return await publishOnce(request, now);
  } catch (error) {
    // Two that publish the same at once: the second compares again.
    if (error instanceof Overtaken) return publishOnce(request, now);
    throw error;
  }
}

async function publishOnce(request: PublishRequest, now: number): Promise<PublishResult> {
  const { to, yes = false } = request;
  const today = dayOf(now);
  const before = readPublication(to);
  const published = before && textsOf(before);
  const answers = { ...(request.answers === undefined ? {} : answersOf(request.answers)), ...request.pressed };
  const unfit = pressProblem(answers);
  if (unfit !== null) throw new PublishProblem(`${request.answers ?? 'An answer'} can't be used: ${unfit}`);
  const { files, updated } = readFiles(request.files);
  const range = readRange({
    files,
    mapping: request.mapping === undefined ? undefined : mappingOf(request.mapping),
    sheet: request.sheet,
    register: request.register === undefined ? undefined : registerOf(request.register),
    answers,
    takesSuggestions: yes,
    moment: { on: today, isDated: true },
    today,
  });
  if (range.unfit !== null) throw new PublishProblem(range.unfit);
  const standing = publishedPrices(published, today);
  const { keepsPrices } = request;
  const prices =
    request.installation === undefined
      ? { installation: keepsPrices === 'if-none' ? standing : null, problem: null }
      : pricesOf(request.installation, today);
  const isRefused = prices.problem !== null && keepsPrices !== 'if-bad';
  const installation = prices.problem === null ? prices.installation : standing;
  const judged = judgeRange(range, {
    answers,
    yes,
    published,
    standing,
    installation,
    updated,
    today,
    hasRange: request.range !== 'off',
  });
  const whole = isRefused && judged.state !== 'refused' ? refusedFor(prices.problem!, judged) : judged;
  const written =
    whole.replies === null
      ? null
      : await writePublication(to, {
          publication: bytesOf(whole.replies),
          follows: before,
          embed: request.embed ?? null,
        });
  return resultOf(request, range, whole, written, prices.problem);
}

function resultOf(
  request: PublishRequest,
  range: ReadRange,
  judged: JudgedRange,
  written: readonly string[] | null,
  pricesKept: string | null,
): PublishResult {
  const { files, products } = range;
  const problems = files.flatMap((file) =>
    explainAll(file.problems).map((problem) => ({ ...problem, file: file.name })),
  );
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const { questions, answered, reason } = judged;
  const changes = judged.changes && describeChanges(judged.changes);
  const command = publishCommand({ ...request, yes: true }, questions);
  const answering = publishCommand({ ...request, answers: request.answers ?? 'answers.json' }, []);
  const base = {
    to: request.to,
    files: written ?? [],
    systems: products.length,
    problems,
    errors,
    warnings: problems.length - errors,
    changes: changes?.data ?? null,
    summary: [changes?.summary ?? '', judged.prices === null ? '' : PRICE_CHANGES[judged.prices]].join(' ').trim(),
    questions,
    answered,
    reason,
    report: publishReport(range, judged, answering),
  };
  if (judged.state === 'asks' || judged.state === 'refused') {
    return { ...base, state: judged.state, command: judged.state === 'asks' ? command : null, pricesKept: null };
  }
  const state = base.files.length > 0 ? 'published' : 'unchanged';
  return { ...base, state, command: null, pricesKept };
}

function refusedFor(reason: string, judged: JudgedRange): JudgedRange {
  return { ...judged, state: 'refused', replies: null, reason };
}

/** The bytes of the files, and the time of the newest one. */
function readFiles(names: readonly string[]): { readonly files: readonly RangeFile[]; readonly updated: string } {
  const files = names.map((name) => ({ name, bytes: bytesIn(name, 'a catalogue file') }));
  const times = names.map((name) => statSync(name).mtimeMs);
  return { files, updated: new Date(Math.floor(Math.max(...times))).toISOString() };
}

function bytesIn(file: string, kind: string, most?: number): Uint8Array {
  const read = readInputFile(file, kind, most);
  if (!read.ok) throw new PublishProblem(read.reason);
  return read.bytes;
}

function answersOf(file: string) {
  const read = readImportAnswers(file);
  if ('reason' in read) throw new PublishProblem(read.reason);
  return read.answers;
}

function mappingOf(file: string) {
  const read = openMapping(file);
  if (!read.ok) throw new PublishProblem(read.reason);
  return read.mapping;
}

function registerOf(file: string) {
  const read = openRegister(file);
  if (!read.ok) throw new PublishProblem(read.reason);
  return read.rows;
}

/** A price list, or its first problem. */
function pricesOf(file: string, today: string) {
  const bytes = bytesIn(file, 'an installation table', MAX_INSTALLATION_BYTES);
  const { installation, problems } = readInstallationFile(bytes, today);
  const [first, ...others] = problems;
  if (first === undefined) return { installation, problem: null };
  const more = others.length > 0 ? ` ${others.length} more: product-selector installation check ${file}` : '';
  const place = first.place === 'file' ? file : `${file}, ${first.place}`;
  return { installation: null, problem: `${place}: ${first.message}${more}` };
}

/** The price list that lies in the folder; null if there is none, or if its last day is over. */
function publishedPrices(published: Replies | null, today: string): Installation | null {
  try {
    const init: unknown = JSON.parse(published?.init ?? '');
    const found = isRecord(init) ? (init.installation as Installation | undefined) : undefined;
    return found && found.valid_until >= today ? found : null;
  } catch {
    return null;
  }
}

function textsOf({ init, products, range }: PublishedReplies): Replies {
  const decoder = new TextDecoder();
  return { init: decoder.decode(init), products: decoder.decode(products), range: range && decoder.decode(range) };
}

function bytesOf({ init, products, range }: Replies): PublishedReplies {
  const encoder = new TextEncoder();
  return {
    init: encoder.encode(init),
    products: encoder.encode(products),
    range: range === null ? null : encoder.encode(range),
  };
}
