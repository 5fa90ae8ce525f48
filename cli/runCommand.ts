import { docsPage } from '../server/docsPage.ts';
import { ALL_MESSAGES } from '../src/allMessages.ts';
import { FLOW } from '../src/questionnaire/questionSet.ts';
import { checkCatalogue } from './checkCatalogue.ts';
import { FINE } from './exitCode.ts';
import { fillFromRegister } from './fillFromRegister.ts';
import { importFile } from './importFile.ts';
import { installationCommand } from './installationCommand.ts';
import { matchCatalogue } from './matchCatalogue.ts';
import { COMMAND_OPTIONS, type CommandValues } from './options.ts';
import type { Output } from './output.ts';
import { readArgs, refuseUse } from './readArgs.ts';
import { reviewMessages } from './reviewMessages.ts';
import { reviewQuestions } from './reviewQuestions.ts';
import { writeCode } from './writeCode.ts';
import { writeTemplate } from './writeTemplate.ts';

const NAME = 'product-selector';
const HELP = `Usage: product-selector <command> [options]

  catalogue check FILE [--mapping MAP.json] [--register REGISTER] [--size-rules RULES.json]
                           check a catalogue: is it ready, what to fix, what visitors find
  catalogue template       print a spreadsheet to fill in: --format csv or xlsx, --examples with
                           example rows, --out FILE into a new file
  catalogue import FILE [--from KIND] [--header ROW] [--mapping MAP.json] [--answers ANSWERS.json] [--yes]
                           [--accept-changes] --out catalogue.csv
                           make a catalogue of a sheet, a JSON list, a WooCommerce export or a Google
                           Merchant feed; KIND is sheet, woocommerce, merchant or auto; prints the open questions;
                           ANSWERS has an answer for the id of each; --yes takes each suggested answer;
                           a catalogue that is there already is compared with the new one, and
                           replaced with --accept-changes only
  catalogue fill FILE --register REGISTER --out OUT
                           fill blank figures from the energy register's CSV file
  installation template    print a table of installation prices to fill in: --format csv, xlsx or json,
                           --examples with example prices, --out FILE into a new file
  installation check FILE [--catalogue CATALOGUE]
                           check such a table: is it ready, what to fix, what an installation costs by it;
                           with a catalogue, how many systems get a figure
  match FILE --answers JSON [--postcode CODE] [--room KIND ...] [--home BEDROOMS] [--installation FILE]
                           [--size-rules RULES.json]
                           the ways to do one visitor's job with their prices, and the systems that fit, with
                           reasons; KIND of each room: bedroom, living, big_living, open_plan, bigger or unsure;
                           BEDROOMS of a home, or for more than 3 rooms: 2, 3, 4, 5 or unsure
  quote read FILE [--on DAY]
                           read a quote for air conditioning: what it says, and what to ask before signing;
                           FILE is .txt, .eml, .html or .pdf, or - for standard input
  code --answers JSON [--system ID]
                           print the visit code of these answers, for a link: share-url#product-selector=CODE
  questions                print the questions and their branching as JSON
  questions check FILE     find mistakes in your changes of the questions, as the attribute questions takes them
  workshop [FILE] [--to FOLDER]
                           open a page on this machine that reads your sheet, asks, shows and publishes
  publish FILE… --to FOLDER
                           publish your range to a folder that any web server can serve; publish --help
                           lists its options
  serve [options]          start the embedded provider; serve --help lists its options
  agents FILE --share-url URL
                           answer an assistant on this machine about your range; agents --help lists its options
  messages                 print every English sentence by key as JSON, to translate
  messages check FILE      find mistakes in your messages, and what stays English
  enquiries --help         list, print, export and erase enquiries
  insight export           save the counters that insight left, as CSV: --insight FILE|URL

  --sheet NAME             the sheet of a workbook, if several could be the catalogue; '*' for all
                           with the same headings
  --all                    list every problem, cause and missing message, not only the first ones
  --json                   print results for scripts, described in
                           ${docsPage('command-line')}
  --help                   print this text

FILE is .csv, .tsv, .txt, .xlsx, or .json in the shape of the products reply. Answers: '{"Q0": "No", "Q7": ["Mobile App"]}'.
A file is ready when every row can be used. With rows that can't, nothing is published unless you say “without these rows”.
Exit codes: 0 ready or fine, 1 not ready or problems found, 2 the command could not be carried out or its output could
not be written. A reader that stops early, such as head, doesn't change the exit code.
The docs: ${docsPage('catalogue')}`;

/** Runs the command line and returns its exit code. Never throws: problems go to `error`. */
export function runCommand(args: readonly string[], output: Output): number {
  const parsed = readArgs(args, COMMAND_OPTIONS, { name: NAME, help: HELP, needsSome: true }, output);
  if (typeof parsed === 'number') return parsed;
  const { values, positionals } = parsed;
  const [command, ...rest] = positionals;
  switch (command) {
    case 'catalogue':
      return catalogueCommand(rest, values, output);
    case 'installation':
      return installationCommand(rest, values, output);
    case 'match':
      return matchCommand(rest, values, output);
    case 'code':
      return codeCommand(rest, values, output);
    case 'questions':
      return questionsCommand(rest, values, output);
    case 'messages':
      return messagesCommand(rest, values, output);
    default:
      return refuse(output, `Unknown command ${command ?? ''}.`);
  }
}

function catalogueCommand([action, file, ...more]: readonly string[], values: CommandValues, output: Output): number {
  if (action === 'template' && file === undefined) return writeTemplate(values, output);
  const only = more.length === 0 ? file : undefined;
  if (action === 'import') return importCommand(only, values, output);
  if (action === 'fill') return fillCommand(only, values, output);
  if (action === 'accept') {
    return refuse(output, 'catalogue accept is gone. Use: product-selector publish FILE --to FOLDER --yes');
  }
  if (action !== 'check' || only === undefined) {
    return refuse(
      output,
      'Use: catalogue check FILE, catalogue template, catalogue import FILE or catalogue fill FILE',
    );
  }
  return checkCatalogue(only, values, output);
}

function importCommand(file: string | undefined, values: CommandValues, output: Output): number {
  const { out, from, mapping, sheet, header, answers, yes = false, json = false, all = false } = values;
  if (file === undefined || out === undefined)
    return refuse(output, 'Use: catalogue import FILE [--from KIND] [--mapping MAP.json] --out catalogue.csv');
  const acceptChanges = values['accept-changes'] ?? false;
  const request = { file, out, from, mapping, sheet, header, answers, yes, acceptChanges };
  return importFile(request, { json, all }, output);
}

function fillCommand(file: string | undefined, values: CommandValues, output: Output): number {
  const { register, out, sheet, json = false, all = false } = values;
  if (file === undefined || register === undefined || out === undefined)
    return refuse(output, 'Use: catalogue fill FILE --register REGISTER --out OUT');
  return fillFromRegister({ file, register, out, sheet }, { json, all }, output);
}

function matchCommand([file, ...more]: readonly string[], values: CommandValues, output: Output): number {
  if (file === undefined || more.length > 0) return refuse(output, "Use: match FILE --answers '{…}'");
  return matchCatalogue(file, values, output);
}

function codeCommand(
  more: readonly string[],
  { answers, system, json = false }: CommandValues,
  output: Output,
): number {
  if (answers === undefined || more.length > 0) return refuse(output, "Use: code --answers '{…}' [--system ID]");
  return writeCode(answers, system, json, output);
}

function questionsCommand([action, file, ...more]: readonly string[], values: CommandValues, output: Output): number {
  if (action !== undefined) {
    if (action !== 'check' || file === undefined || more.length > 0) return refuse(output, 'Use: questions check FILE');
    return reviewQuestions(file, values.json ?? false, output);
  }
  if (values.format !== undefined && values.format !== 'json') {
    return refuse(output, 'The drawing of the questions is gone. Use: questions --format json');
  }
  output.json(FLOW);
  return FINE;
}

function messagesCommand([action, file, ...more]: readonly string[], values: CommandValues, output: Output): number {
  if (action === undefined) {
    output.json(ALL_MESSAGES);
    return FINE;
  }
  if (action !== 'check' || file === undefined || more.length > 0) return refuse(output, 'Use: messages check FILE');
  return reviewMessages(file, { json: values.json ?? false, all: values.all ?? false }, output);
}

function refuse(output: Output, reason: string): number {
  return refuseUse(NAME, reason, output);
}
