import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { AgentsMissing } from './agents/loadAgents.ts';
import { ENTRY } from './app/prepareFile.ts';
import { createConsole, type ProgramConsole } from './createConsole.ts';
import { type Listening, listen, listenProblem } from './listen.ts';
import { openProvider, type Provider } from './openProvider.ts';
import { projectFolder } from './projectFolder.ts';
import { LOOK_MS } from './publish/watchFiles.ts';
import { answerAsPublisher, publishInProcess } from './publishInProcess.ts';
import { HELP, type Options, readOptions } from './readOptions.ts';
import { readSite } from './readSite.ts';

const GRACE_MS = 5000;
/** The time after drain and grace. Store and channels have shorter limits, so this one is for unforeseen cases. */
const STOP_MS = 10_000;
const FAILED = 1;
const MISUSED = 2;

if (!(await answerAsPublisher())) await begin();

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
  for (const line of options.withdrawn) console.warn(line);
  const project = projectFolder();
  const embedFolder = join(project, 'dist', 'embed');
  if (!existsSync(join(embedFolder, ENTRY))) {
    return fail(console, `${embedFolder} has no ${ENTRY}. Run npm run build.`);
  }

  let isStopping = false;
  let provider: Provider | null;
  try {
    provider = await openProvider({
      options,
      project,
      console,
      publish: (request) => publishInProcess(new URL(import.meta.url), request),
      readSite: (shown) => readSite(project, options.frameAncestors, shown, options.base),
      isReady: () => !isStopping,
    });
  } catch (error) {
    if (!(error instanceof AgentsMissing)) throw error;
    return fail(console, error.message, MISUSED);
  }
  if (!provider) return fail(console);
  const { app } = provider;
  const { host, port } = options;
  let listening: Listening;
  try {
    listening = await listen(app, {
      host,
      port,
      base: options.base,
      limits: { connections: options.maxConnections },
      log: console.request,
    });
  } catch (error) {
    await provider.stop();
    return fail(console, listenProblem(error as NodeJS.ErrnoException, host, port));
  }
  const looking = setInterval(provider.look, LOOK_MS);

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, async () => {
      if (isStopping) end(signal);
      isStopping = true;
      clearInterval(looking);
      console.info(`Stopping after ${signal}: open requests get their replies.`);
      const drainMs = signal === 'SIGINT' ? 0 : options.drainMs;
      setTimeout(() => end(signal), drainMs + GRACE_MS + STOP_MS).unref();
      // Other signals may come from a service behind a load balancer, which needs the drain; Ctrl+C comes from a person.
      await listening.stop({ drainMs, graceMs: GRACE_MS });
      await provider.stop();
      console.info('Stopped.');
      process.exit(0);
    });
  }
  console.info(`Product Selector is at ${listening.url}`);
  console.info(`Catalogue: ${provider.summary}`);
}

/** Ends at once, as the signal does by itself: `process.exit` would wait for the store's thread, and that for its disk. */
function end(signal: NodeJS.Signals): void {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
  // The first process of a container has to do it by itself.
  process.exit(128 + constants.signals[signal]);
}

/** Only sets the exit code: `process.exit` could lose lines written to a pipe. */
function fail(console: ProgramConsole, line?: string, code = FAILED): void {
  if (line !== undefined) console.error(line);
  process.exitCode = code;
}
