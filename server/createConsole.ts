import { printable, printableJson } from '../src/catalogue/printable.ts';
import type { Console } from './catalogueFile.ts';
import type { LogRequest } from './logged.ts';

/** How the program speaks. */
export type Log = 'text' | 'json';

/** Where the program's lines and those of requests go. */
export interface ProgramConsole extends Console {
  /** Why something could not be done at all. */
  error(line: string): void;
  /** Null where requests are not asked for. */
  readonly request: LogRequest | null;
}

/**
 * Where the program's lines go: as sentences, or as JSON, one object a line, for programs that collect logs. Nothing of a
 * file or an option reaches the terminal as it is: a line can't end early, move the cursor or turn the text around.
 */
export function createConsole(log: Log): ProgramConsole {
  if (log === 'text') {
    const error = (line: string) => console.error(printable(line));
    return { info: (line) => console.log(printable(line)), warn: error, error, request: null };
  }
  const line = (fields: object) => printableJson({ time: new Date().toISOString(), ...fields });
  return {
    info: (message) => console.log(line({ level: 'info', message })),
    warn: (message) => console.error(line({ level: 'warning', message })),
    error: (message) => console.error(line({ level: 'error', message })),
    request: (entry) => console.log(line(entry)),
  };
}
