import type { Console } from './catalogueFile.ts';
import type { LogRequest } from './logged.ts';

/** How the program speaks. */
export type Log = 'text' | 'json';

/** Where the program's lines go: as sentences, or as JSON, one object a line, for programs that collect logs. */
export function createConsole(log: Log): Console & { readonly request: LogRequest | null } {
  if (log === 'text') return { info: console.log, warn: console.error, request: null };
  const line = (fields: object) => JSON.stringify({ time: new Date().toISOString(), ...fields });
  return {
    info: (message) => console.log(line({ level: 'info', message })),
    warn: (message) => console.error(line({ level: 'warning', message })),
    request: (entry) => console.log(line(entry)),
  };
}
