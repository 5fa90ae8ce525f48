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

/** Where the program's lines go: as sentences, or as JSON, one object a line, for programs that collect logs. */
export function createConsole(log: Log): ProgramConsole {
  if (log === 'text') return { info: console.log, warn: console.error, error: console.error, request: null };
  const line = (fields: object) => JSON.stringify({ time: new Date().toISOString(), ...fields });
  return {
    info: (message) => console.log(line({ level: 'info', message })),
    warn: (message) => console.error(line({ level: 'warning', message })),
    error: (message) => console.error(line({ level: 'error', message })),
    request: (entry) => console.log(line(entry)),
  };
}
