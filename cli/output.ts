import { printable, printableJson } from '../src/catalogue/printable.ts';

/** Where a command writes, and how wide a line may be. */
export interface Output {
  /** Writes each text as one line: a line break or a control character inside it is shown as an escape. */
  out(...lines: readonly string[]): void;
  /** The same, for errors. */
  error(...lines: readonly string[]): void;
  /** Writes a value as JSON over several lines. */
  json(value: unknown): void;
  readonly width: number;
}

export interface Writers {
  out(text: string): void;
  error(text: string): void;
  readonly width: number;
}

/** The only way from a command to the terminal, so nothing in a file name, a message or a cell can move the cursor. */
export function createOutput({ out, error, width }: Writers): Output {
  return {
    out: (...lines) => out(asLines(lines)),
    error: (...lines) => error(asLines(lines)),
    json: (value) => out(`${printableJson(value, 2)}\n`),
    width,
  };
}

function asLines(lines: readonly string[]): string {
  return lines.map((line) => `${printable(line)}\n`).join('');
}
