import { printable, printableJson } from '../src/catalogue/printable.ts';
import type { LogRequest } from './logged.ts';

export type ConsoleLog = 'text' | 'json';

export interface ProgramConsole {
  info(line: string): void;
  /** Gets problems that somebody has to fix. */
  warn(line: string): void;
  /** Reports a failure that ends the program. */
  error(line: string): void;
  /** Null if requests are not logged. */
  readonly request: LogRequest | null;
}

/**
 * Writes the program's lines as sentences, or as one JSON object per line. Escapes text from files and options, so it can't end a
 * line early, move the cursor or reverse the text.
 */
export function createConsole(log: ConsoleLog): ProgramConsole {
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
