import { basename } from 'node:path';
import type { PublishResult } from './publish/publish.ts';
import { publishCommand } from './publish/publishCommand.ts';
import { PublishProblem } from './publish/publishedFolder.ts';
import { type PublishRequest, watchedFiles } from './publish/publishRequest.ts';
import { watchFiles } from './publish/watchFiles.ts';
import type { ServedFolder } from './servedFolder.ts';

/** Why the present state of the files isn't what visitors get. Public: it names no folder and no value of a file. */
export interface Unpublished {
  /** The time when it was first noticed, ISO 8601. */
  readonly since: string;
  readonly kind: 'asks' | 'refused';
  readonly reason: string;
  /** The command that publishes the files, or says why it doesn't. */
  readonly command: string | null;
}

export interface Saves {
  readonly unpublished: Unpublished | null;
  /** Call it when the folder has a publication of somebody else: it is what somebody wanted to be served. */
  overtaken(): void;
  stop(): void;
}

interface SavesOptions {
  readonly request: PublishRequest;
  /** @throws PublishProblem */
  readonly publish: (request: PublishRequest) => Promise<PublishResult>;
  readonly served: ServedFolder;
  readonly console: { info(line: string): void; warn(line: string): void };
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * Publishes the files at the start and at each save. A save that raises a question, or that can't be published, leaves what is
 * served, with one line on the console. Null if nothing can be served at the start.
 */
export async function publishSaves({
  request,
  publish,
  served,
  console,
  now = Date.now,
}: SavesOptions): Promise<Saves | null> {
  const name = request.files.join(', ');
  let unpublished: Unpublished | null = null;
  const hold = (kind: Unpublished['kind'], reason: string, command: string | null) => {
    unpublished = { since: unpublished?.since ?? new Date(now()).toISOString(), kind, reason, command };
  };
  /** The command, naming files without their folders. */
  const publicCommand = (yes: boolean, questions: PublishResult['questions'] = []) =>
    publishCommand({ ...request, yes }, questions, basename);
  const run = async (isFirst: boolean): Promise<void> => {
    const result = await publish(request).catch((error: unknown) => {
      if (error instanceof PublishProblem) return { state: 'failed', reason: error.message } as const;
      throw error;
    });
    await served.refresh();
    const summary = summaryOf(served);
    const still = served.isEmpty
      ? 'Nothing is published yet.'
      : `Still serving the catalogue of ${served.current.updated}: ${summary}.`;
    if (result.state === 'asks') {
      hold('asks', `The changed range isn't published: ${result.reason}.`, publicCommand(true, result.questions));
      console.warn(`${name} isn't published: ${result.reason}. ${still} To publish it: ${result.command}`);
    } else if (result.state === 'refused' || result.state === 'failed') {
      hold(
        'refused',
        `${request.files.map((file) => basename(file)).join(', ')} can't be published as it is. The command says why.`,
        publicCommand(false),
      );
      console.warn(`${name} isn't published: ${dotted(result.reason ?? '')} ${still}`);
    } else {
      unpublished = null;
      if (result.pricesKept !== null) {
        const prices = request.installation ?? '';
        hold(
          'refused',
          `${basename(prices)} can't be published as it is, so it is left out. The command says why.`,
          publicCommand(false),
        );
        console.warn(`The price list is left out: ${dotted(result.pricesKept)}`);
      }
      const added = result.problems.filter(({ kind }) => kind === 'column-added').map(({ value }) => `“${value}”`);
      if (added.length > 0)
        console.warn(
          `${name}: the mapping doesn’t know ${added.join(', ')}, so nothing is read from there. Import with a new mapping, or add what nobody needs to leaveOut.`,
        );
      const changes = result.summary === '' ? '' : `. Changes: ${result.summary}`;
      // At the start, the program itself says what it serves.
      if (!isFirst && result.state === 'published') console.info(`Catalogue: ${name}, ${summary}${changes}`);
      else if (changes !== '') console.info(`Catalogue: ${name} has changed since the last run${changes}`);
    }
  };
  await run(true);
  if (served.isEmpty) return null;
  const stop = watchFiles(watchedFiles(request), () => run(false));
  return {
    get unpublished() {
      return unpublished;
    },
    overtaken() {
      unpublished = null;
    },
    stop,
  };
}

export function summaryOf({ current }: ServedFolder): string {
  return `${current.systems} ${current.systems === 1 ? 'system' : 'systems'}`;
}

function dotted(sentence: string): string {
  return /[.?!]$/.test(sentence) ? sentence : `${sentence}.`;
}
