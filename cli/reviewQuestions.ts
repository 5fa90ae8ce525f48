import { readInputFile } from '../server/publish/readInputFile.ts';
import { readQuestionChanges } from '../src/parts/questions/rules/questionChanges.ts';
import { counted } from './counted.ts';
import { FINE, FOUND_PROBLEMS } from './exitCode.ts';
import type { Output } from './output.ts';

/** `questions check FILE`: says whether a page's changes to the questions can be used. Any problem gives exit code 1. */
export function reviewQuestions(file: string, json: boolean, output: Output): number {
  const read = readInputFile(file, 'a file of questions');
  if (!read.ok) return output.refuse(read.reason);
  const { problems } = readQuestionChanges(new TextDecoder().decode(read.bytes).replace(/^\uFEFF/, ''));
  const ready = problems.length === 0;
  if (json) output.json({ ready, problems });
  else {
    for (const { place, message } of problems) output.out(`${place}: ${message}`);
    output.out(ready ? `${file} is ready.` : `${file} isn’t ready: ${counted(problems.length, 'problem')}.`);
  }
  return ready ? FINE : FOUND_PROBLEMS;
}
