import { accessSync, chmodSync, constants, copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import type { EnquiryStore } from '../server/enquiries/createStore.ts';
import { DAY_MS, type StoredEnquiry, StoreProblem } from '../server/enquiries/enquiryStore.ts';
import { isPostgres, openStore } from '../server/enquiries/openStore.ts';
import { CHANNEL_OPTIONS } from '../server/readEnquiryOptions.ts';
import { enquiryHeader, enquiryRows } from '../src/parts/enquiry/rules/enquiryCsv.ts';
import { enquiryText } from '../src/parts/enquiry/rules/enquiryText.ts';
import { counted } from './counted.ts';
import { FINE, FOUND_PROBLEMS } from './exitCode.ts';
import type { Output } from './output.ts';
import { readArgs, refuseUse } from './readArgs.ts';
import { testEnquiries } from './testEnquiries.ts';

const NAME = 'product-selector enquiries';
const HELP = `Usage: product-selector enquiries <command> [--enquiries FILE|URL] [options]

  list                     list the enquiries, the newest first; suspected ones are marked
  show REFERENCE           print one enquiry
  export [--json|--csv]    print all enquiries as JSON (the default) or CSV
  accept REFERENCE         take a suspected one into the inbox, and notify you as for a new one
  erase EMAIL|REFERENCE    delete what a person has sent, without a trace in SQLite's files
  retain DAYS              delete what is older, as the provider does each day
  test                     send one message of type enquiry.test to the webhook and each address, with the
                           options and variables of serve: --webhook, --webhook-private, --mail-to,
                           --mail-from, WEBHOOK, WEBHOOK_SECRET, WEBHOOK_HEADER and SMTP_URL; needs no store.
                           --timeout SECONDS is the longest wait for a reply (default: 30)

  --enquiries FILE|URL     the store, as the provider was started with: a SQLite file or postgres://…
                           (default: the variable ENQUIRIES)
  --yes                    erase without asking; it asks on a terminal only

The provider may run meanwhile. Exit codes: 0 done, 1 nothing was found or a test message didn't arrive, 2 the command could not be carried out.`;

const OPTIONS = {
  enquiries: { type: 'string' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  yes: { type: 'boolean' },
  timeout: { type: 'string' },
  ...CHANNEL_OPTIONS,
  help: { type: 'boolean' },
} as const;

export interface Terminal {
  /** True if a person sees the output and can answer. */
  readonly canAsk: boolean;
  ask(question: string): Promise<string>;
}

/** The command `enquiries`. Returns the exit code and never rejects: problems go to `error`. */
export async function runEnquiries(
  args: readonly string[],
  output: Output,
  terminal: Terminal,
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const parsed = readArgs(args, OPTIONS, { name: NAME, help: HELP, needsSome: true }, output);
  if (typeof parsed === 'number') return parsed;
  const { values, positionals } = parsed;
  const [command = '', subject, ...more] = positionals;
  if (command === 'test') {
    const problem = subject === undefined ? await testEnquiries(values, env, output) : 'test takes no value.';
    return typeof problem === 'string' ? refuse(output, problem) : problem;
  }
  const [channel] = Object.keys(CHANNEL_OPTIONS).filter((name) => Object.hasOwn(values, name));
  if (channel !== undefined || values.timeout !== undefined) {
    return refuse(output, `--${channel ?? 'timeout'} belongs to the command test.`);
  }
  const needsSubject = ['show', 'accept', 'erase', 'retain'].includes(command);
  if (!needsSubject && !['list', 'export'].includes(command)) return refuse(output, `Unknown command ${command}.`);
  if ((subject !== undefined) !== needsSubject || more.length > 0) {
    return refuse(output, needsSubject ? `${command} takes one value.` : `${command} takes no value.`);
  }
  const place = values.enquiries ?? env.ENQUIRIES;
  if (!place) return refuse(output, 'Name the store with --enquiries FILE|URL, or in the variable ENQUIRIES.');
  let store: EnquiryStore | null = null;
  const copy = needsSubject && command !== 'show' ? null : copyOfReadOnly(place);
  try {
    store = await openStore(copy ?? place, { mustExist: true });
    return await carryOut(store, command, subject ?? '', values, output, terminal);
  } catch (error) {
    return output.refuse(
      error instanceof StoreProblem ? error.message : `The store failed: ${(error as Error).message}`,
    );
  } finally {
    await store?.close();
    if (copy) rmSync(dirname(copy), { recursive: true });
  }
}

/** A copy for this command, because SQLite writes beside a file that it reads; null if it can do so. */
function copyOfReadOnly(place: string): string | null {
  if (isPostgres(place) || !existsSync(place)) return null;
  try {
    for (const path of [place, dirname(resolve(place))]) accessSync(path, constants.W_OK);
    return null;
  } catch {
    const copy = join(mkdtempSync(join(tmpdir(), 'product-selector-')), basename(place));
    for (const end of ['', '-wal'].filter((one) => existsSync(place + one))) {
      copyFileSync(place + end, copy + end);
      chmodSync(copy + end, 0o600);
    }
    return copy;
  }
}

interface Asked {
  readonly json?: boolean | undefined;
  readonly csv?: boolean | undefined;
  readonly yes?: boolean | undefined;
}

async function carryOut(
  store: EnquiryStore,
  command: string,
  subject: string,
  { json, csv, yes }: Asked,
  output: Output,
  terminal: Terminal,
): Promise<number> {
  if (command === 'retain') {
    const days = /^\d{1,4}$/.test(subject) ? Number(subject) : 0;
    if (days === 0) return refuse(output, `${subject} isn’t a number of days.`);
    const count = await store.deleteBefore(Date.now() - days * DAY_MS);
    output.out(`Deleted ${counted(count, 'enquiry')} older than ${counted(days, 'day')}.`);
    return FINE;
  }
  if (command === 'show') {
    const enquiry = await store.find(subject);
    if (!enquiry) return none(output, `No enquiry has the reference ${subject}.`);
    if (json) output.json(enquiry);
    else output.out(...details(enquiry));
    return FINE;
  }
  if (command === 'accept') return accept(store, subject, output);
  if (command === 'erase') return erase(store, subject, yes, output, terminal);
  if (command === 'list' && !json) await list(store, output);
  else if (csv) await exportCsv(store, output);
  else await output.jsonList(store.pages());
  return FINE;
}

async function list(store: EnquiryStore, output: Output): Promise<void> {
  let count = 0;
  let suspected = 0;
  for await (const page of store.pages()) {
    count += page.length;
    suspected += page.filter(({ suspicions }) => suspicions.length > 0).length;
    output.out(...page.map(line));
    await output.drained();
  }
  if (count === 0) output.out('There are no enquiries.');
  if (suspected > 0) {
    output.out('', `${suspected} of ${count} are suspected. Accept what is genuine: enquiries accept REFERENCE`);
  }
}

async function accept(store: EnquiryStore, reference: string, output: Output): Promise<number> {
  const channels = await store.accept(reference);
  if (!channels) return none(output, `No suspected enquiry has the reference ${reference}.`);
  const told =
    channels.length === 0 ? 'It has no channel to tell.' : `The provider tells by ${channels.join(' and ')}.`;
  output.out(`The enquiry is no longer suspected. ${told}`);
  return FINE;
}

async function exportCsv(store: EnquiryStore, output: Output): Promise<void> {
  const write = (text: string) => output.bytes(new TextEncoder().encode(text));
  write(`\ufeff${enquiryHeader()}`);
  for await (const page of store.pages()) {
    write(enquiryRows(page));
    await output.drained();
  }
}

async function erase(
  store: EnquiryStore,
  subject: string,
  yes: boolean | undefined,
  output: Output,
  terminal: Terminal,
): Promise<number> {
  if (terminal.canAsk && !yes) {
    const answer = await terminal.ask(`Delete what ${subject} has sent, for good? Type yes: `);
    if (answer.trim().toLowerCase() !== 'yes') return none(output, 'Nothing was deleted.');
  }
  // Erasing nothing still cleans the files, for example after another program kept an earlier run from ending.
  const count = await store.erase(subject);
  if (count === 0) return none(output, `There is no enquiry of ${subject}.`);
  output.out(`Deleted ${counted(count, 'enquiry')}. Backups of the store are yours to delete.`);
  return FINE;
}

function line({ reference, created, suspicions, name, email, phone, brief, told }: StoredEnquiry): string {
  const waiting = told.filter(({ state }) => state !== 'told').map(({ channel, state }) => `${channel} ${state}`);
  const marks = [...(suspicions.length > 0 ? [`suspected: ${suspicions.join(', ')}`] : []), ...waiting];
  const facts = [reference, created.slice(0, 16).replace('T', ' '), name, email ?? phone ?? '', brief.system ?? '–'];
  return [...facts, ...marks].join('  ');
}

function details(enquiry: StoredEnquiry): readonly string[] {
  const { suspicions, marketingText, told } = enquiry;
  return [
    ...enquiryText(enquiry).split('\n'),
    '',
    ...(marketingText === null ? [] : [`Agreed to: ${marketingText}`]),
    ...(suspicions.length === 0 ? [] : [`Suspected: ${suspicions.join(', ')}`]),
    ...told.map(({ channel, state }) => `${channel}: ${state}`),
  ];
}

function none(output: Output, reason: string): number {
  output.out(reason);
  return FOUND_PROBLEMS;
}

function refuse(output: Output, reason: string): number {
  return refuseUse(NAME, reason, output);
}
