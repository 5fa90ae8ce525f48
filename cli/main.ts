import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { FINE, NOT_CARRIED_OUT } from './exitCode.ts';
import { exportInsight } from './exportInsight.ts';
import { createOutput } from './output.ts';
import { runAgents } from './runAgents.ts';
import { runCommand } from './runCommand.ts';
import { runEnquiries } from './runEnquiries.ts';
import { runPublish } from './runPublish.ts';
import { runQuote } from './runQuote.ts';
import { runWorkshop } from './workshop/runWorkshop.ts';

const output = createOutput({
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  bytes: (content) => process.stdout.write(content),
  async drained() {
    // A reader that has stopped never drains.
    if (process.stdout.writableNeedDrain) await once(process.stdout, 'drain').catch(() => {});
  },
  isTerminal: process.stdout.isTTY === true,
  width: process.stdout.columns ?? 100,
});

/** Each write may fail, but only the first failure is reported. */
let isSaid = false;

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // A reader such as `head` may stop early.
    if (error.code === 'EPIPE') return;
    process.exitCode = NOT_CARRIED_OUT;
    if (isSaid) return;
    isSaid = true;
    output.error(`The output couldn't be written: ${error.message}`);
  });
}

// process.exit() could lose output written to a pipe.
const [command, ...rest] = process.argv.slice(2);
const canAsk = process.stdin.isTTY && process.stdout.isTTY;
process.exitCode =
  command === 'enquiries'
    ? await runEnquiries(rest, output, { canAsk, ask })
    : command === 'insight'
      ? await exportInsight(rest, output)
      : command === 'publish'
        ? await runPublish(rest, output, {
            terminal: { canAsk, ask },
            embed: fileURLToPath(new URL('../embed', import.meta.url)),
            now: Date.now,
            ended,
          })
        : command === 'workshop'
          ? await runWorkshop(rest, output, {
              built: fileURLToPath(new URL('..', import.meta.url)),
              now: Date.now,
              ended,
            })
          : command === 'agents'
            ? await runAgents(rest, output)
            : command === 'quote'
              ? await runQuote(rest, output, { stdin: () => buffer(process.stdin), loadPdf })
              : runCommand(process.argv.slice(2), output);

/** The element's own file reads PDFs, so that the package has it once. */
async function loadPdf() {
  const embed = new URL('../embed/', import.meta.url);
  const name = readdirSync(embed).find((file) => /^readPdf-.*\.js$/.test(file));
  return (await import(new URL(name ?? 'readPdf.js', embed).href)).readPdf;
}

/** Ends a watch at once, even while it publishes: a publication is whole or not there. */
function ended(): Promise<never> {
  return new Promise(() => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(FINE));
  });
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
