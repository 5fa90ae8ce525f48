import { parseArgs } from 'node:util';
import { readShareUrl } from './agents/loadAgents.ts';
import type { ConsoleLog } from './createConsole.ts';
import { docsPage } from './docsPage.ts';
import type { EnquiryOptions } from './enquiries/openEnquiries.ts';
import { LIMITS } from './limits.ts';
import { ENQUIRY_OPTIONS, readEnquiryOptions } from './readEnquiryOptions.ts';
import { type ReadValue, readBase, readProxy, readSites, readWhole, SITE_OPTIONS, type Sites } from './readValues.ts';
import { WITHDRAWN_OPTIONS, withdrawnLines } from './withdrawnOptions.ts';

export interface Options extends Sites {
  /** The files of the range; none for the project's own catalogue, or to serve a folder that others publish to. */
  readonly catalogue: readonly string[];
  /** The published folder; undefined for one of its own. */
  readonly folder: string | undefined;
  /** The mapping of a sheet, a shop export or a feed. */
  readonly mapping: string | undefined;
  /** A file with answers, by the ids of questions. */
  readonly answers: string | undefined;
  /** The energy register, whose figures fill blanks. */
  readonly register: string | undefined;
  /** The table of installation prices. */
  readonly installation: string | undefined;
  /** The sheet of a workbook; undefined for the only one with a header. */
  readonly sheet: string | undefined;
  /** `off` publishes no range as HTML. */
  readonly range: 'off' | undefined;
  /** True to publish the usable rows without the others. */
  readonly withoutBadRows: boolean;
  readonly port: number;
  readonly host: string;
  /** The site's folder for everything; empty for its root. */
  readonly base: string;
  readonly maxConnections: number;
  readonly drainMs: number;
  readonly log: ConsoleLog;
  /** The number of trusted proxies, or the header in which one names the visitor's address; null for none. */
  readonly proxy: number | string | null;
  /** null if assistants aren't answered; `shareUrl` is undefined for the provider's own page. */
  readonly agents: { readonly shareUrl: URL | undefined } | null;
  /** null if enquiries are off. */
  readonly enquiries: EnquiryOptions | null;
  /** A line for each option that no longer does anything. */
  readonly withdrawn: readonly string[];
}

export type ReadOptions =
  | { readonly kind: 'run'; readonly options: Options }
  | { readonly kind: 'help' }
  | { readonly kind: 'misuse'; readonly message: string; readonly log: ConsoleLog };

export const HELP = `Usage: product-selector serve [options], or in a clone: npm start -- [options]

Serves the product selector, its two API calls and a demo page.

  --folder FOLDER           serve a published folder (from product-selector publish, or
                            copied there); with --catalogue, the folder to publish to
  --catalogue FILE          publish your catalogue at the start and at each save that
                            raises no question, and serve it: .csv, .tsv, .txt, .xlsx, or
                            .json in the shape of the products reply; may be repeated
                            (default without --folder: catalogue/products.csv)
  --mapping FILE            how a sheet of your own, a shop export or a feed becomes
                            a catalogue (from catalogue import --mapping FILE)
  --answers FILE            an answer for the id of each question, as JSON
  --register FILE           the energy register's CSV file: fills blank figures of your
                            catalogue, which itself stays as it is
  --installation FILE       your installation prices, as a sheet or JSON (from
                            installation template); visitors see what a system
                            costs installed
  --sheet NAME              the sheet of a workbook (default: the only one with
                            the column names)
  --range off               leave out range.html, the range in words
  --without-bad-rows        publish a file without the rows that can't be used;
                            otherwise such a file is not published
  --port NUMBER             0 to 65535, 0 takes any free port (default: PORT, else
                            8080)
  --host NAME               address to listen at (default: HOST, else 127.0.0.1)
  --base FOLDER             the folder of your site where a proxy shows the provider,
                            such as /guide (default: its root)
  --allow-origin ORIGIN     a site that may use the selector from here, such as
                            https://shop.example; may be repeated (default: all)
  --frame-ancestors ORIGIN  a site that may show the page at / in a frame, or self
                            or none; may be repeated (default: self)
  --max-connections NUMBER  above this, connections are closed at once
                            (default: ${LIMITS.connections})
  --drain SECONDS           after SIGTERM or SIGHUP, how long to keep accepting
                            connections while /readyz fails (default: 1)
  --log text|json           json: every line as JSON, plus one for each request
                            (default: text)
  --help                    this text

Assistants get no answer without --agents:
  --agents                  answer assistants at POST /mcp; needs the package
                            @modelcontextprotocol/server
  --share-url URL           the page with your selector, for the links in those
                            answers (default: the provider's own page)

Enquiries are off without --enquiries:
  --enquiries FILE|URL      keep enquiries in a SQLite file, or in PostgreSQL with
                            postgres://…
  --enquiry-form FILE       your notice and fields, as JSON
  --keep-enquiries DAYS     delete an enquiry after this time (default: 180)
  --webhook URL             post each enquiry to this address; the variable
                            WEBHOOK_SECRET signs it
  --webhook-private         the webhook may be on this machine or a private network
  --mail-to ADDRESS         mail each enquiry to this address; may be repeated, up to five
  --mail-from ADDRESS       the sender of these mails (default: the same)
  --trust-proxy [PROXIES]   how many proxies before the provider add an address to
                            X-Forwarded-For (default: 1), or the header in which
                            one names the visitor, such as CF-Connecting-IP

Variables: SMTP_URL, the mail relay (default: smtp://localhost:25), and ENQUIRY_KEY,
which signs nonces (default: a file beside the SQLite file). WEBHOOK_HEADER, “Name: value”,
is sent with each webhook. ENQUIRIES and WEBHOOK
stand for --enquiries and --webhook, whose addresses may have a password.

A new publication is served within seconds. Ctrl+C stops it. The docs:
${docsPage('provider')}
`;

const OPTIONS = {
  folder: { type: 'string' },
  catalogue: { type: 'string', multiple: true },
  mapping: { type: 'string' },
  answers: { type: 'string' },
  register: { type: 'string' },
  range: { type: 'string' },
  installation: { type: 'string' },
  sheet: { type: 'string' },
  'without-bad-rows': { type: 'boolean' },
  port: { type: 'string' },
  host: { type: 'string' },
  base: { type: 'string' },
  ...SITE_OPTIONS,
  ...ENQUIRY_OPTIONS,
  ...WITHDRAWN_OPTIONS,
  'max-connections': { type: 'string' },
  drain: { type: 'string' },
  log: { type: 'string' },
  agents: { type: 'boolean' },
  'share-url': { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** Options from the command line, then the environment. An empty variable counts as unset. */
export function readOptions(given: readonly string[], env: Readonly<Record<string, string | undefined>>): ReadOptions {
  const args = withProxyCount(given);
  const misuse = (message: string): ReadOptions => ({
    kind: 'misuse',
    message: `${message} Run with --help to see the options.`,
    log: parseArgs({ args: [...args], options: OPTIONS, strict: false }).values.log === 'json' ? 'json' : 'text',
  });
  let values: ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];
  try {
    ({ values } = parseArgs({ args: [...args], options: OPTIONS }));
  } catch (error) {
    return misuse(firstSentence((error as Error).message));
  }
  if (values.help) return { kind: 'help' };

  const problems: string[] = [];
  const take = <T>(read: ReadValue<T>): T => {
    if (!read.ok) problems.push(read.problem);
    return (read.ok ? read.value : undefined) as T;
  };
  const portSource = values.port === undefined ? 'PORT' : '--port';
  const host = values.host ?? (env.HOST || '127.0.0.1');
  const catalogue = values.catalogue ?? [];
  for (const name of [
    'host',
    'catalogue',
    'folder',
    'mapping',
    'answers',
    'register',
    'installation',
    'sheet',
  ] as const) {
    if ([values[name] ?? []].flat().some((text) => text.trim() === ''))
      problems.push(`--${name} is empty: give it a value.`);
  }
  for (const name of ['mapping', 'answers', 'sheet'] as const) {
    if (values[name] !== undefined && catalogue.length === 0) {
      problems.push(`--${name} is for a file of yours: name it with --catalogue FILE.`);
    }
  }
  for (const name of ['installation', 'register', 'range', 'without-bad-rows'] as const) {
    if (values[name] !== undefined && values.folder !== undefined && catalogue.length === 0) {
      problems.push(
        `--${name} is for publishing: name your file with --catalogue FILE, or use product-selector publish.`,
      );
    }
  }
  if (values.range !== undefined && values.range !== 'off')
    problems.push('--range takes off. Leave it out for range.html.');
  const log = values.log ?? 'text';
  if (log !== 'text' && log !== 'json') problems.push(`--log is '${log}', but a log is text or json.`);
  const shareUrl = values['share-url'];
  if (shareUrl !== undefined && !values.agents) problems.push('--share-url is for assistants: give --agents too.');
  if (shareUrl !== undefined && !readShareUrl(shareUrl)) {
    problems.push(`--share-url is '${shareUrl}', but it is a whole address such as https://shop.example/guide.`);
  }
  const options: Options = {
    catalogue,
    folder: values.folder,
    mapping: values.mapping,
    answers: values.answers,
    register: values.register,
    range: values.range === 'off' ? 'off' : undefined,
    installation: values.installation,
    sheet: values.sheet,
    withoutBadRows: values['without-bad-rows'] ?? false,
    port: take(readWhole(portSource, values.port ?? (env.PORT || '8080'), 'a port', 0, 65_535)),
    host,
    base: take(readBase(values.base)),
    ...take(readSites(values)),
    maxConnections: take(
      readWhole(
        '--max-connections',
        values['max-connections'] ?? String(LIMITS.connections),
        'a number of connections',
        1,
        65_535,
      ),
    ),
    drainMs: 1000 * take(readWhole('--drain', values.drain ?? '1', 'a number of seconds', 0, 3600)),
    log: log as ConsoleLog,
    proxy: take(readProxy(values['trust-proxy'])),
    agents: values.agents ? { shareUrl: (shareUrl && readShareUrl(shareUrl)) || undefined } : null,
    enquiries: take(readEnquiryOptions(values, env)),
    withdrawn: withdrawnLines(values),
  };
  const [problem] = problems;
  return problem === undefined ? { kind: 'run', options } : misuse(problem);
}

/** `--trust-proxy` without a value means one proxy; `parseArgs` has no options whose value may be left out. */
function withProxyCount(args: readonly string[]): string[] {
  return args.flatMap((arg, at) => {
    const isBare = arg === '--trust-proxy' && (args[at + 1] ?? '-').startsWith('-');
    return isBare ? ['--trust-proxy=1'] : [arg];
  });
}

/** Drops Node's advice about its own syntax. */
function firstSentence(message: string): string {
  const sentence = message.split('\n')[0]!.split(/\. /)[0]!;
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}
