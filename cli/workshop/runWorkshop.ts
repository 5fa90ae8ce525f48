import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { readInputFile } from '../../server/publish/readInputFile.ts';
import { FINE } from '../exitCode.ts';
import type { Output } from '../output.ts';
import { readArgs, refuseUse } from '../readArgs.ts';
import { createWorkshopApp } from './workshopApp.ts';

const NAME = 'product-selector workshop';
const HELP = `Usage: product-selector workshop [FILE] [--to FOLDER] [--port NUMBER]

Opens the workshop on this machine: a page that reads your sheet, asks what its columns mean, shows what
visitors get, and publishes it to a folder. Open the address that it prints. Ctrl+C ends it.

  FILE             a sheet to begin with
  --to FOLDER      the folder (default: published), made when you publish
  --port NUMBER    the port (default: a free one); only this machine can open it`;

const OPTIONS = { to: { type: 'string' }, port: { type: 'string' }, help: { type: 'boolean' } } as const;
const TOKEN_BYTES = 24;
const MAX_PORT = 65_535;

export interface WorkshopTools {
  /** The folder with the built page, the code that it shares with the programs, and the element. */
  readonly built: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Resolves when the person wants to end it. */
  readonly ended: () => Promise<unknown>;
}

/** The command `workshop`. Returns the exit code and never rejects: problems go to `error`. */
export async function runWorkshop(args: readonly string[], output: Output, tools: WorkshopTools): Promise<number> {
  const parsed = readArgs(args, OPTIONS, { name: NAME, help: HELP, needsSome: false }, output);
  if (typeof parsed === 'number') return parsed;
  const refuse = (reason: string) => refuseUse(NAME, reason, output);
  const { values, positionals } = parsed;
  const [file, ...more] = positionals;
  const { to = 'published', port = '0' } = values;
  if (more.length > 0) return refuse('Use: workshop [FILE] [--to FOLDER] [--port NUMBER]');
  if (to === '') return refuse('--to is empty.');
  if (!/^\d{1,5}$/.test(port) || Number(port) > MAX_PORT) {
    return refuse(`--port is '${port}', but a port is a whole number from 0 to ${MAX_PORT}.`);
  }
  const read = file === undefined ? null : readInputFile(file, 'a catalogue file');
  if (read?.ok === false) return output.refuse(read.reason);

  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { built, now } = tools;
  const app = createWorkshopApp({ token, to, file, built, now });
  const server = createServer(getRequestListener(app.fetch));
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ host: '127.0.0.1', port: Number(port) }, resolve);
    });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? 'another program uses it' : message;
    return output.refuse(`Port ${port} can't be opened: ${reason}. Leave out --port to take a free one.`);
  }
  const { port: opened } = server.address() as AddressInfo;
  output.out(`The workshop is at http://127.0.0.1:${opened}/?token=${token}`);
  await tools.ended();
  server.close();
  server.closeAllConnections();
  return FINE;
}
