import { createOutput, type Output } from '../cli/output.ts';

/** The output of a command. */
export interface Written {
  out: string;
  error: string;
  bytes: Uint8Array;
}

/**
 * An output of the command line that keeps its text.
 *
 * @param folder is left out of file names
 */
export function capturedOutput({ isTerminal = false, folder = '' } = {}): { output: Output; written: Written } {
  const written: Written = { out: '', error: '', bytes: new Uint8Array() };
  const add = (kind: 'out' | 'error') => (text: string) => {
    written[kind] += folder === '' ? text : text.replaceAll(`${folder}/`, '');
  };
  const bytes = (content: Uint8Array) => {
    written.bytes = Uint8Array.of(...written.bytes, ...content);
  };
  return {
    output: createOutput({ out: add('out'), error: add('error'), bytes, async drained() {}, isTerminal, width: 80 }),
    written,
  };
}
