import { docsPage } from '../server/docsPage.ts';
import { type InputFile, readInputFile } from '../server/publish/readInputFile.ts';
import { isWork, LINES, readingsOf } from '../src/parts/quote/rules/quotedLines.ts';
import { decodeQuote } from '../src/parts/quote/rules/reader/quoteSource.ts';
import type { ReadingKey, ReadQuote } from '../src/parts/quote/rules/reader/reading.ts';
import { readQuote } from '../src/parts/quote/rules/readQuote.ts';
import { QUOTE_DESK } from '../src/parts/quote/words/desk.ts';
import { QUOTE } from '../src/parts/quote/words/english.ts';
import { questionsFor } from '../src/parts/quote/words/questionsFor.ts';
import { amountText, lineText } from '../src/parts/quote/words/quoteText.ts';
import { ENGLISH_WORDS } from '../src/words/words.ts';
import { FINE, FOUND_PROBLEMS } from './exitCode.ts';
import type { Output } from './output.ts';
import { readArgs, refuseUse } from './readArgs.ts';

const NAME = 'product-selector quote';
const HELP = `Usage: ${NAME} read FILE [--on YYYY-MM-DD] [--json]

Reads a quote for air conditioning and prints what it says, each reading with its words, then what to ask
before you sign. FILE is .txt, .eml, .html or .pdf, told by its content; - is standard input.

  --on YYYY-MM-DD          the day on which it is read, for a date without a year
  --json                   print the whole reading for scripts, described in
                           ${docsPage('package')}

Exit codes: 0 a quote was read, 1 it isn't a quote or its text can't be read, 2 the command couldn't be
carried out.`;

const OPTIONS = { on: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean' } } as const;

/** A mail with photos attached. */
const MAX_BYTES = 30_000_000;

export interface QuoteTools {
  readonly stdin: () => Promise<Uint8Array>;
  /** Loads what reads a PDF. */
  readonly loadPdf: () => Promise<
    (bytes: Uint8Array) => Promise<string | { readonly problem: 'noText' | 'unreadable' }>
  >;
}

/** `quote read FILE`. */
export async function runQuote(args: readonly string[], output: Output, tools: QuoteTools): Promise<number> {
  const parsed = readArgs(args, OPTIONS, { name: NAME, help: HELP, needsSome: false }, output);
  if (typeof parsed === 'number') return parsed;
  const { on, json = false } = parsed.values;
  const [action, file, ...more] = parsed.positionals;
  if (action !== 'read' || file === undefined || more.length > 0)
    return refuseUse(NAME, 'Use: quote read FILE', output);
  if (on !== undefined && !isDay(on)) return refuseUse(NAME, `--on ${on} isn't a day. Write it as YYYY-MM-DD.`, output);
  const input = file === '-' ? await standardInput(tools) : readInputFile(file, 'a quote', MAX_BYTES);
  if (!input.ok) return output.refuse(input.reason);
  const text = decodeQuote(input.bytes) ?? (await (await tools.loadPdf())(input.bytes));
  const reading = readQuote(typeof text === 'string' ? text : '', on === undefined ? {} : { on });
  if (json) output.json(reading);
  else if (typeof text !== 'string') output.out(say(text.problem === 'noText' ? 'quote.not.pdfText' : 'quote.not.pdf'));
  else output.out(...linesOfReading(reading));
  return reading.is_quote ? FINE : FOUND_PROBLEMS;
}

const say = ENGLISH_WORDS.of(QUOTE_DESK);
const label = ENGLISH_WORDS.of(QUOTE);
const isDay = (day: string): boolean => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));

async function standardInput({ stdin }: QuoteTools): Promise<InputFile> {
  const bytes = await stdin();
  return bytes.length > MAX_BYTES
    ? { ok: false, reason: 'Standard input is more than 30 MB. Is it the right file?' }
    : { ok: true, bytes };
}

/** Readings that the screen of quotes doesn't show. */
const MORE = [
  ['date', 'Date'],
  ['route', 'Route of the pipes'],
  ['outdoor', 'Place of the outdoor unit'],
] as const;

/** A line for each reading, with its words, and the questions. */
function linesOfReading(reading: ReadQuote): readonly string[] {
  const { why_not, options, words, unsure } = reading;
  const line = (keys: readonly ReadingKey[], label: string, value: string): string => {
    const said = keys.flatMap((key) => words[key]?.text ?? []);
    const check = keys.some((key) => unsure.includes(key)) ? ' (please check)' : '';
    return `${label}: ${value}${check}${[...new Set(said)].map((text) => `  “${text}”`).join('')}`;
  };
  const questions = questionsFor(ENGLISH_WORDS, reading);
  if (why_not === 'empty') return [say('quote.not.empty')];
  return [
    ...(why_not === null ? [] : [say(`quote.not.${why_not}`), '']),
    ...(reading.language === 'other' ? [say('quote.not.english'), ''] : []),
    ...options.map((one, at) => `${one.label ?? `Option ${at + 1}`}: ${amountText(ENGLISH_WORDS, one.total)}`),
    ...LINES.flatMap((one) => {
      const unsaid = isWork(one) && (why_not === null || why_not === 'invoice') ? label('quote.unsaid') : '';
      const value = lineText(ENGLISH_WORDS, reading, one) || unsaid;
      return value === '' ? [] : [line(readingsOf(one), label(`quote.${one}`), value)];
    }),
    ...MORE.flatMap(([key, name]) => (reading[key] === null ? [] : [line([key], name, reading[key])])),
    ...(why_not === null && questions.length > 0
      ? ['', 'Ask before you sign', ...questions.map(({ text }) => `  ${text}`)]
      : []),
  ];
}
