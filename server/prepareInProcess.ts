import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type CatalogueSource, type PreparedCatalogue, prepareCatalogue } from './prepareCatalogue.ts';

const READER = '--read-catalogue';
/** The limit of JavaScript's heap. The largest allowed files need half of it. */
const MAX_MEGABYTES = 320;
/** The largest allowed files need a few seconds, even on a slow machine. */
const DEADLINE_MS = 60_000;

/**
 * Prepares a catalogue in a separate process, so that no file can delay requests or end the provider. Rejects if the process runs
 * out of memory or time.
 *
 * @param program the built program, which calls `answerAsReader`
 * @param deadlineMs the time limit for reading
 */
export function prepareInProcess(
  program: URL,
  source: CatalogueSource,
  deadlineMs = DEADLINE_MS,
): Promise<PreparedCatalogue> {
  return new Promise((resolve, reject) => {
    const reader = fork(fileURLToPath(program), [READER], {
      // Node describes a full heap at length on the console.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [`--max-old-space-size=${MAX_MEGABYTES}`],
      serialization: 'advanced',
    });
    let isLate = false;
    const end = () => reader.kill('SIGKILL');
    const timer = setTimeout(() => {
      isLate = true;
      end();
    }, deadlineMs);
    // A provider that ends must not leave a reader behind.
    process.once('exit', end);
    reader.once('message', (prepared) => resolve(prepared as PreparedCatalogue));
    const ended = () => {
      clearTimeout(timer);
      process.off('exit', end);
    };
    reader.once('error', (error) => {
      ended();
      reject(error);
    });
    reader.once('exit', (code, signal) => {
      ended();
      const why = isLate
        ? `reading it took longer than ${deadlineMs / 1000} s`
        : `reading it needed more than ${MAX_MEGABYTES} MB of memory, or failed: ${signal ?? `exit code ${code}`}`;
      reject(new Error(why));
    });
    // A process that has just ended can't get a message; its exit gives the reason.
    reader.send(source, () => {});
  });
}

/** Does the work of `prepareInProcess`; false in the provider itself. */
export async function answerAsReader(): Promise<boolean> {
  if (process.argv[2] !== READER || !process.send) return false;
  const source = await new Promise<CatalogueSource>((resolve) => process.once('message', resolve));
  const prepared = await prepareCatalogue(source);
  process.send(prepared, () => process.exit());
  return true;
}
