import { readFileSync, statSync } from 'node:fs';

/** The JSON of a file; null if it is missing, over the limit or not JSON. Never throws. */
export function readJsonFile(file: string, maxBytes: number): unknown {
  try {
    // Opening a pipe waits for a writer.
    const stats = statSync(file);
    return stats.isFile() && stats.size <= maxBytes ? JSON.parse(readFileSync(file, 'utf8')) : null;
  } catch {
    return null;
  }
}
