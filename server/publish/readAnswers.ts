import type { SheetAnswers } from '../../sheets/publish/dialogue.ts';
import { isRecord } from '../../src/catalogue/isRecord.ts';
import { readJsonFile } from './readInputFile.ts';

const MAX_BYTES = 1_000_000;

/** Reads a person's answers, or says why they can't be used. */
export function readImportAnswers(file: string): { readonly answers: SheetAnswers } | { readonly reason: string } {
  const read = readJsonFile(file, 'a file of answers', MAX_BYTES);
  if (!read.ok) return read;
  const { value: given } = read;
  const isSound = isRecord(given) && Object.values(given).every((value) => typeof value === 'string');
  if (!isSound) {
    return {
      reason: `${file} can't be used: put the id of each question and its answer, such as {"price_includes": "supply_only"}.`,
    };
  }
  return { answers: given as SheetAnswers };
}
