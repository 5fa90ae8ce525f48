import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type PublishResult, publish } from './publish/publish.ts';
import { PublishProblem } from './publish/publishedFolder.ts';
import type { PublishRequest } from './publish/publishRequest.ts';

const PUBLISHER = '--publish';
/** The limit of JavaScript's heap. The largest allowed files need half of it. */
const MAX_MEGABYTES = 320;
/** The largest allowed files need a few seconds, even on a slow machine. */
const DEADLINE_MS = 60_000;

type Reply = { readonly result: PublishResult } | { readonly problem: string };

/**
 * Publishes in a separate process, so that no file can delay requests or end the provider.
 *
 * @param program the built program, which calls `answerAsPublisher`
 * @throws PublishProblem, also if the process runs out of memory or time
 */
export function publishInProcess(
  program: URL,
  request: PublishRequest,
  deadlineMs = DEADLINE_MS,
): Promise<PublishResult> {
  return new Promise((resolve, reject) => {
    const publisher = fork(fileURLToPath(program), [PUBLISHER], {
      // Node describes a full heap at length on the console.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [`--max-old-space-size=${MAX_MEGABYTES}`],
      serialization: 'advanced',
    });
    let isLate = false;
    const end = () => publisher.kill('SIGKILL');
    const timer = setTimeout(() => {
      isLate = true;
      end();
    }, deadlineMs);
    // A provider that ends must not leave a publisher behind.
    process.once('exit', end);
    publisher.once('message', (reply: Reply) =>
      'result' in reply ? resolve(reply.result) : reject(new PublishProblem(reply.problem)),
    );
    const ended = (problem: string) => {
      clearTimeout(timer);
      process.off('exit', end);
      reject(new PublishProblem(problem));
    };
    publisher.once('error', ({ message }) => ended(`Publishing couldn't start: ${message}.`));
    publisher.once('exit', (code, signal) =>
      ended(
        isLate
          ? `Publishing took longer than ${deadlineMs / 1000} s.`
          : `Publishing needed more than ${MAX_MEGABYTES} MB of memory, or failed: ${signal ?? `exit code ${code}`}.`,
      ),
    );
    // A process that has just ended can't get a message; its exit gives the reason.
    publisher.send(request, () => {});
  });
}

/** Does the work of `publishInProcess`; false in the provider itself. */
export async function answerAsPublisher(): Promise<boolean> {
  if (process.argv[2] !== PUBLISHER || !process.send) return false;
  const request = await new Promise<PublishRequest>((resolve) => process.once('message', resolve));
  let reply: Reply;
  try {
    reply = { result: await publish(request, Date.now()) };
  } catch (error) {
    reply = { problem: error instanceof PublishProblem ? error.message : `Publishing failed: ${error}` };
  }
  process.send(reply, () => process.exit());
  return true;
}
