import { printable, printableJson } from '../src/catalogue/printable.ts';
import { NOT_CARRIED_OUT } from './exitCode.ts';

export interface Output {
  /** Writes each text as one line, with line breaks and control characters escaped. */
  out(...lines: readonly string[]): void;
  /** The same, for errors. */
  error(...lines: readonly string[]): void;
  /** Says why the command isn't carried out, and returns the exit code. */
  refuse(...reasons: readonly string[]): number;
  /** @param indent 0 for one line */
  json(value: unknown, indent?: number): void;
  /** Writes a list as JSON, page by page, as fast as it is read. */
  jsonList(pages: AsyncIterable<readonly unknown[]>): Promise<void>;
  /** Waits until the output is written. */
  drained(): Promise<void>;
  /** Writes bytes unchanged. */
  bytes(content: Uint8Array): void;
  readonly isTerminal: boolean;
  readonly width: number;
}

export interface Writers {
  out(text: string): void;
  error(text: string): void;
  bytes(content: Uint8Array): void;
  /** Waits while the reader is behind. */
  drained(): Promise<void>;
  readonly isTerminal: boolean;
  readonly width: number;
}

/** All output goes through this, so no file name or cell can move the cursor. */
export function createOutput({ out, error, bytes, drained, isTerminal, width }: Writers): Output {
  return {
    out: (...lines) => out(asLines(lines)),
    error: (...lines) => error(asLines(lines)),
    refuse(...reasons) {
      error(asLines(reasons));
      return NOT_CARRIED_OUT;
    },
    json: (value, indent = 2) => out(`${printableJson(value, indent)}\n`),
    async jsonList(pages) {
      let separator = '[';
      for await (const page of pages) {
        for (const entry of page) {
          out(`${separator}\n  ${printableJson(entry, 2).replaceAll('\n', '\n  ')}`);
          separator = ',';
        }
        await drained();
      }
      out(separator === '[' ? '[]\n' : '\n]\n');
    },
    drained,
    bytes,
    isTerminal,
    width,
  };
}

function asLines(lines: readonly string[]): string {
  return lines.map((line) => `${printable(line)}\n`).join('');
}
