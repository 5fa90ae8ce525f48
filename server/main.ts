import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { createApp } from './app/createApp.ts';
import { ENTRY } from './app/prepareFile.ts';
import { LOOK_MS, openCatalogueFile } from './catalogueFile.ts';
import { createConsole, type ProgramConsole } from './createConsole.ts';
import { shownFile } from './demoPage.ts';
import { StoreProblem } from './enquiries/enquiryStore.ts';
import { openEnquiries } from './enquiries/openEnquiries.ts';
import { type Listening, listen, listenProblem } from './listen.ts';
import { answerAsThread, prepareInThread } from './prepareInThread.ts';
import { projectFolder } from './projectFolder.ts';
import { HELP, type Options, readOptions } from './readOptions.ts';
import { readSite } from './readSite.ts';

const GRACE_MS = 5000;
const FAILED = 1;
const MISUSED = 2;

if (!(await answerAsThread())) await begin();

async function begin(): Promise<void> {
  const read = readOptions(process.argv.slice(2), process.env);
  if (read.kind === 'help') {
    process.stdout.write(HELP);
  } else if (read.kind === 'misuse') {
    fail(createConsole(read.log), read.message, MISUSED);
  } else {
    await run(read.options);
  }
}

async function run(options: Options): Promise<void> {
  const console = createConsole(options.log);
  const project = projectFolder();
  const embedFolder = join(project, 'dist', 'embed');
  if (!existsSync(join(embedFolder, ENTRY))) {
    return fail(console, `${embedFolder} has no ${ENTRY}. Run npm run build.`);
  }

  const ownCatalogue = join(project, 'catalogue', 'products.csv');
  const file = resolve(options.catalogue ?? ownCatalogue);
  const name = options.catalogue ?? nameFromHere(file);
  const opened = await openCatalogueFile({
    file,
    name,
    mapping: options.mapping === undefined ? undefined : { file: resolve(options.mapping), name: options.mapping },
    sheet: options.sheet,
    withoutBadRows: options.withoutBadRows,
    console,
    prepare: (source) => prepareInThread(new URL(import.meta.url), source),
  });
  if (!opened.ok) return fail(console);
  const { catalogue } = opened;

  const shown = () => ({ file: shownFile(file, ownCatalogue), systems: catalogue.current.systems });
  const { files, policy, show } = await readSite(project, options.frameAncestors, shown());
  let enquiries: Awaited<ReturnType<typeof openEnquiries>> | null = null;
  try {
    enquiries = options.enquiries && (await openEnquiries(options.enquiries, console));
  } catch (error) {
    if (!(error instanceof StoreProblem)) throw error;
    return fail(console, error.message);
  }
  let isStopping = false;
  const app = createApp({
    catalogue,
    files,
    policy,
    allowedOrigins: options.allowedOrigins,
    enquiries,
    isReady: () => !isStopping,
    onFault: console.error,
  });
  const { host, port } = options;
  let listening: Listening;
  try {
    listening = await listen(app, {
      host,
      port,
      limits: { connections: options.maxConnections },
      log: console.request,
    });
  } catch (error) {
    await enquiries?.stop();
    return fail(console, listenProblem(error as NodeJS.ErrnoException, host, port));
  }
  const looking = setInterval(async () => {
    const { systems } = catalogue.current;
    await catalogue.look();
    if (catalogue.current.systems !== systems) await show(shown());
  }, LOOK_MS);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (isStopping) process.exit(128 + constants.signals[signal]);
      isStopping = true;
      clearInterval(looking);
      // SIGTERM may come from a service behind a load balancer, which needs the drain; Ctrl+C comes from a person.
      await listening.stop({ drainMs: signal === 'SIGTERM' ? options.drainMs : 0, graceMs: GRACE_MS });
      await enquiries?.stop();
      process.exit(0);
    });
  }
  console.info(`Product Selector is at ${listening.url}`);
  console.info(`Catalogue: ${name}, ${catalogue.summary}`);
}

/** The path relative to the working folder, if the file is inside it. */
function nameFromHere(file: string): string {
  const path = relative('', file);
  return path.startsWith('..') || isAbsolute(path) ? file : path;
}

/** Sets the exit code only: `process.exit` could lose lines written to a pipe. */
function fail(console: ProgramConsole, line?: string, code = FAILED): void {
  if (line !== undefined) console.error(line);
  process.exitCode = code;
}
