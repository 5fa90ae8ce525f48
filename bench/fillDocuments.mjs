import { readFileSync, writeFileSync } from 'node:fs';
import { documents } from './documents.mjs';
import { fillMarks } from './fillMarks.mjs';
import { readRuns } from './readRuns.mjs';

/** Puts every recorded run into the marked places of all documents; gives those that have changed. */
export function fillDocuments() {
  const runs = readRuns();
  return documents().filter((file) => {
    const before = readFileSync(file, 'utf8');
    const { text } = fillMarks(before, runs);
    if (text !== before) writeFileSync(file, text);
    return text !== before;
  });
}
