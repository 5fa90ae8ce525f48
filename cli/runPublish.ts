import { docsPage } from '../server/docsPage.ts';
import { type PublishResult, publish } from '../server/publish/publish.ts';
import { PublishProblem } from '../server/publish/publishedFolder.ts';
import { type PublishRequest, watchedFiles } from '../server/publish/publishRequest.ts';
import { watchFiles } from '../server/publish/watchFiles.ts';
import { PRESSES } from '../sheets/publish/judgeRange.ts';
import { printReport } from '../sheets/report/printReport.ts';
import { counted } from './counted.ts';
import { FINE, FOUND_PROBLEMS } from './exitCode.ts';
import type { Output } from './output.ts';
import { readArgs, refuseUse } from './readArgs.ts';
import type { Terminal } from './runEnquiries.ts';

const NAME = 'product-selector publish';
const HELP = `Usage: product-selector publish FILE… --to FOLDER [options]

Publishes your range to a folder that any web server, the provider or a static host can serve. Several
files make one range. Compares it with what the folder has, and says what changed.

  --mapping MAP.json       how the files' columns become a catalogue's (from catalogue import)
  --answers ANSWERS.json   an answer for the id of each question
  --installation FILE      your installation prices
  --register REGISTER      the energy register's CSV file: fills blank figures
  --sheet NAME             the sheet of a workbook
  --range off              leave out range.html, the range in words
  --element                copy the element's files into the folder too
  --watch                  publish again after each save that raises no question, until Ctrl+C
  --yes                    publish without the rows that can't be used, whatever changes, and take each
                           suggested answer
  --all                    list every problem
  --json                   print the result for scripts, described in
                           ${docsPage('command-line')}

Exit codes: 0 published or unchanged, 1 it asks or refuses and nothing is written, 2 it couldn't be carried out.
How to serve the folder: ${docsPage('hosting')}`;

const OPTIONS = {
  to: { type: 'string' },
  mapping: { type: 'string' },
  answers: { type: 'string' },
  installation: { type: 'string' },
  register: { type: 'string' },
  sheet: { type: 'string' },
  range: { type: 'string' },
  element: { type: 'boolean' },
  watch: { type: 'boolean' },
  yes: { type: 'boolean' },
  all: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

export interface PublishTools {
  readonly terminal: Terminal;
  /** The folder of the built element. */
  readonly embed: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Resolves when the person wants to end a watch. */
  readonly ended: () => Promise<unknown>;
}

interface Listing {
  readonly all: boolean;
  readonly json: boolean;
  readonly watch: boolean;
}

/** The command `publish`. Returns the exit code and never rejects: problems go to `error`. */
export async function runPublish(args: readonly string[], output: Output, tools: PublishTools): Promise<number> {
  const parsed = readArgs(args, OPTIONS, { name: NAME, help: HELP, needsSome: true }, output);
  if (typeof parsed === 'number') return parsed;
  const { values, positionals: files } = parsed;
  const { to, mapping, answers, installation, register, sheet } = values;
  const empty = Object.entries(values).find(([, value]) => value === '');
  if (empty) return refuse(output, `--${empty[0]} is empty.`);
  if (files.length === 0 || to === undefined) return refuse(output, 'Use: publish FILE… --to FOLDER');
  const { range } = values;
  if (range !== undefined && range !== 'off') return refuse(output, '--range takes off. Leave it out for range.html.');
  const request: PublishRequest = {
    files,
    to,
    mapping,
    answers,
    installation,
    register,
    sheet,
    range,
    embed: values.element ? tools.embed : undefined,
    yes: values.yes ?? false,
  };
  const { all = false, json = false, watch = false } = values;
  const listing = { all, json, watch };
  const code = await publishOnce(request, listing, output, tools);
  if (!watch) return code;
  const stop = watchFiles(watchedFiles(request), () => publishOnce(request, listing, output, tools));
  await tools.ended();
  stop();
  return FINE;
}

/** Publishes, and asks the person in front of the terminal what a press answers. */
async function publishOnce(
  request: PublishRequest,
  listing: Listing,
  output: Output,
  { terminal, now }: PublishTools,
): Promise<number> {
  try {
    let result = await publish(request, now());
    if (listing.json) {
      output.json(dataOf(result), listing.watch ? 0 : 2);
      return codeOf(result);
    }
    output.out(...printReport(result.report, listing.all), '');
    if (terminal.canAsk && !listing.watch) {
      const pressed = await askPresses(result, terminal);
      if (pressed) result = await publish({ ...request, pressed }, now());
    }
    output.out(...endLines(result));
    return codeOf(result);
  } catch (error) {
    if (!(error instanceof PublishProblem)) throw error;
    return output.refuse(error.message);
  }
}

/** The person's answers; null if a press isn't enough, or if the person stops. */
async function askPresses({ state, questions }: PublishResult, { ask }: Terminal) {
  if (state !== 'asks' || questions.some(({ id, isNeeded }) => isNeeded && !PRESSES.includes(id))) return null;
  const pressed: Record<string, string> = {};
  for (const { id, text, choices } of questions.filter((question) => PRESSES.includes(question.id))) {
    const [publishes, stops] = choices;
    if (!/^y/i.test((await ask(`${text} [y/N] `)).trim())) return null;
    pressed[id] = (publishes ?? stops)!.value;
  }
  return pressed;
}

function codeOf({ state }: PublishResult): number {
  return state === 'published' || state === 'unchanged' ? FINE : FOUND_PROBLEMS;
}

/** The result for scripts. */
function dataOf({ questions, answered, summary, pricesKept, ...result }: PublishResult) {
  return {
    ...result,
    answered: answered.map(({ id, value }) => ({ id, value })),
    questions: questions.map(({ id, text, choices, suggested }) => ({ id, text, choices, suggested })),
  };
}

function endLines({ state, to, systems, reason, command }: PublishResult): readonly string[] {
  switch (state) {
    case 'published':
      return [`Published ${counted(systems, 'system')} to ${to}.`];
    case 'unchanged':
      return [
        `Nothing has changed: ${to} already has ${systems === 1 ? 'this system' : `these ${counted(systems, 'system')}`}.`,
      ];
    default:
      return [`Nothing is published: ${withoutStop(reason ?? '')}.`, ...(command === null ? [] : [command])];
  }
}

function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

function refuse(output: Output, reason: string): number {
  return refuseUse(NAME, reason, output);
}
