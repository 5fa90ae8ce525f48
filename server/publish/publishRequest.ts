import { resolve } from 'node:path';

/** What to publish, and how. Plain data, so it can pass between processes. */
export interface PublishRequest {
  /** The sheets of one range, in the order of their systems. */
  readonly files: readonly string[];
  /** The published folder; made if it isn't there. */
  readonly to: string;
  /** The mapping of the files' columns, for all of them. */
  readonly mapping?: string | undefined;
  /** A file with answers, by the ids of questions. */
  readonly answers?: string | undefined;
  /** Answers of somebody who has been asked; they count before those of the file. */
  readonly pressed?: Readonly<Record<string, string>>;
  /** The price list of installations. */
  readonly installation?: string | undefined;
  /** The energy register, whose figures fill blanks. */
  readonly register?: string | undefined;
  /** The sheet of a workbook. */
  readonly sheet?: string | undefined;
  /** `off` leaves out the range as HTML. */
  readonly range?: 'off' | undefined;
  /** The folder of the built element, to be copied; undefined to leave it out. */
  readonly embed?: string | undefined;
  /** Publishes without the rows that can't be used and whatever changes, and takes each suggested answer. */
  readonly yes?: boolean;
  /** Keeps the published price list: `if-bad` where the given one has a problem, which is refused otherwise; `if-none` where none is given. */
  readonly keepsPrices?: 'if-bad' | 'if-none';
}

/** The files whose change may change what is published. */
export function watchedFiles({ files, mapping, answers, installation, register }: PublishRequest): readonly string[] {
  return [...files, mapping, answers, installation, register].flatMap((file) =>
    file === undefined ? [] : [resolve(file)],
  );
}
