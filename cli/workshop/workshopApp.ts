import { timingSafeEqual } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie, setCookie } from 'hono/cookie';
import { publish } from '../../server/publish/publish.ts';
import { PublishProblem, readPublication } from '../../server/publish/publishedFolder.ts';
import { readInputFile } from '../../server/publish/readInputFile.ts';
import { isRecord } from '../../src/catalogue/isRecord.ts';
import type { FolderReply, PublishedReply } from '../../workshop/command/folderReplies.ts';

/** The inputs of the workshop that the command line serves. */
export interface WorkshopTask {
  /** Only who has it gets anything. */
  readonly token: string;
  /** The published folder. */
  readonly to: string;
  /** A file to begin with. */
  readonly file: string | undefined;
  /** The folder with the built page, the code that it shares with the programs, and the element. */
  readonly built: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A sheet of 8 MB, its mapping and the form around them. */
const MAX_BODY_BYTES = 10_000_000;
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

const PAGE = `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Workshop · Product Selector</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/workshop/workshop.css">
</head>
<body>
<main class="ps-workshop">
<h1>Your range</h1>
<noscript><p>The workshop needs JavaScript.</p></noscript>
<div id="workshop"></div>
</main>
<script type="module" src="/workshop/workshop.js"></script>
</body>
</html>
`;

/** Nothing of another host, no frame around it, and no address of it in a request. */
const HEADERS: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** The workshop for this machine: its page, the files it needs, and *Publish*, which judges the sheet again. */
export function createWorkshopApp(task: WorkshopTask): Hono {
  const { to, file, built } = task;
  const app = new Hono();
  /** For the next sheet of this shape; it isn't kept in the folder, which anybody may read. */
  let mapping = '';
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(HEADERS)) context.res.headers.set(name, value);
  }, guard(task.token));
  app.get('/', (context) => context.html(PAGE));
  app.get('/:folder{workshop|programs|embed}/:name', ({ req }) =>
    fileReply(join(built, req.param('folder')), req.param('name')),
  );
  app.get('/folder', (context) => {
    const products = readPublication(to)?.products;
    const reply: FolderReply = {
      folder: to,
      file: file === undefined ? null : basename(file),
      products: products ? new TextDecoder().decode(products) : null,
      mapping,
    };
    return context.json(reply);
  });
  app.get('/file', (context) => {
    const read = file === undefined ? null : readInputFile(file, 'a catalogue file');
    return read?.ok ? context.body(read.bytes.slice()) : context.text(read?.reason ?? 'There is no file.', 404);
  });
  app.post('/publish', bodyLimit({ maxSize: MAX_BODY_BYTES }), async (context) => {
    const form = await context.req.formData().catch(() => null);
    if (form === null) return context.text('That isn’t the form of the page.', 400);
    const reply = await publishForm(form, task);
    if (reply.state === 'published' || reply.state === 'unchanged') mapping = textOf(form, 'mapping');
    return context.json(reply);
  });
  return app;
}

/** Refuses other machines' names, pages of other origins, and everybody without the token. */
function guard(token: string): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context;
    const host = req.header('host') ?? '';
    const origin = req.header('origin');
    const [, name = '', port = ''] = /^(127\.0\.0\.1|localhost|\[::1\])(?::(\d+))?$/.exec(host) ?? [];
    if (name === '' || (origin !== undefined && origin !== `http://${host}`)) return context.text('Forbidden', 403);
    // Cookies don't know ports, and another workshop may be open.
    const cookie = `product-selector-workshop-${port}`;
    const given = req.query('token');
    if (!isSame(given ?? getCookie(context, cookie) ?? '', token)) {
      return context.text('Open the address that the command printed, with its token.', 403);
    }
    if (given !== undefined) setCookie(context, cookie, token, { httpOnly: true, sameSite: 'Strict', path: '/' });
    return next();
  };
}

function isSame(given: string, token: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function fileReply(folder: string, name: string): Response {
  const type = TYPES[extname(name)];
  if (type === undefined || basename(name) !== name) return new Response('Not found', { status: 404 });
  try {
    return new Response(new Uint8Array(readFileSync(join(folder, name))), { headers: { 'Content-Type': type } });
  } catch {
    return new Response('Not found', { status: 404 });
  }
}

/** Publishes the sheet of the form as `publish` does; nothing is taken from the page but the sheet, its mapping and the answers. */
async function publishForm(form: FormData, { to, built, now }: WorkshopTask): Promise<PublishedReply> {
  const sent = form.get('file');
  if (!(sent instanceof File)) return refused('the page sent no file');
  const folder = mkdtempSync(join(tmpdir(), 'product-selector-workshop-'));
  try {
    const name = basename(sent.name.replaceAll('\\', '/')).replace(/^\.+/, '') || 'sheet';
    mkdirSync(join(folder, 'sheet'));
    const path = join(folder, 'sheet', name);
    const columns = join(folder, 'mapping.json');
    writeFileSync(path, new Uint8Array(await sent.arrayBuffer()));
    const hasColumns = textOf(form, 'columns') !== '';
    if (hasColumns) writeFileSync(columns, textOf(form, 'columns'));
    const result = await publish(
      {
        files: [path],
        to,
        mapping: hasColumns ? columns : undefined,
        sheet: textOf(form, 'sheet') || undefined,
        pressed: answersOf(textOf(form, 'answers')),
        embed: join(built, 'embed'),
        keepsPrices: 'if-none',
      },
      now(),
    );
    const reason = result.reason?.replaceAll(join(folder, 'sheet', '/'), '') ?? null;
    return { state: result.state, systems: result.systems, reason };
  } catch (error) {
    if (!(error instanceof PublishProblem)) throw error;
    return refused(error.message.replaceAll(join(folder, 'sheet', '/'), '').replace(/\.$/, ''));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function refused(reason: string): PublishedReply {
  return { state: 'refused', systems: 0, reason };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The answers of a person who has seen the report; anything else is none. */
function answersOf(text: string): Readonly<Record<string, string>> {
  try {
    const given: unknown = JSON.parse(text);
    const entries = isRecord(given) ? Object.entries(given) : [];
    return Object.fromEntries(entries.flatMap(([id, value]) => (typeof value === 'string' ? [[id, value]] : [])));
  } catch {
    return {};
  }
}
