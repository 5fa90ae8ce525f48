import { readJsonFile } from '../server/publish/readInputFile.ts';
import { ALL_MESSAGES } from '../src/allMessages.ts';
import { checkMessages } from '../src/words/checkMessages.ts';
import { counted } from './counted.ts';
import { FINE, FOUND_PROBLEMS } from './exitCode.ts';
import { firstOf } from './firstOf.ts';
import type { Output } from './output.ts';

const MAX_LISTED = 20;

/**
 * `messages check FILE`: finds mistakes in a provider's messages. Errors give exit code 1; missing messages don't. A file with
 * `lang` is a translation, so missing messages are listed with their English.
 */
export function reviewMessages(
  file: string,
  { json, all }: { readonly json: boolean; readonly all: boolean },
  output: Output,
): number {
  const read = readJsonFile(file, 'a messages file');
  if (!read.ok) return output.refuse(read.reason);
  const { value: given } = read;
  const report = checkMessages(ALL_MESSAGES, given);
  const { errors, warnings, missing } = report;
  if (json) output.json(report);
  else {
    for (const error of errors) output.out(`error: ${error}`);
    for (const warning of warnings) output.out(`warning: ${warning}`);
    if (Object.hasOwn(Object(given), 'lang')) {
      const line = (key: string) => [`missing: "${key}" ${JSON.stringify(ALL_MESSAGES[key])}`];
      output.out(...firstOf(missing, all ? Number.POSITIVE_INFINITY : MAX_LISTED, 'missing message', line));
    }
    const total = Object.keys(ALL_MESSAGES).length;
    output.out(
      `${file}: ${counted(errors.length, 'error')}, ${counted(warnings.length, 'warning')}; ${missing.length} of ${counted(total, 'message')} stay English.`,
    );
  }
  return errors.length > 0 ? FOUND_PROBLEMS : FINE;
}
