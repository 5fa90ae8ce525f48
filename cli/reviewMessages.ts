import { readFileSync } from 'node:fs';
import { ALL_MESSAGES } from '../src/words/allMessages.ts';
import { checkMessages, type MessagesReport } from '../src/words/checkMessages.ts';
import { counted } from './counted.ts';
import { BAD_USAGE, FINE, type Output, PROBLEMS } from './runCommand.ts';

/** `messages check FILE`: what is wrong with a provider's words. Errors give exit code 1; what stays English does not. */
export function reviewMessages(file: string, json: boolean, output: Output): number {
  let report: MessagesReport;
  try {
    report = checkMessages(ALL_MESSAGES, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    output.error(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : error}`);
    return BAD_USAGE;
  }
  const { errors, warnings, missing } = report;
  if (json) output.out(JSON.stringify(report, null, 2));
  else {
    for (const error of errors) output.out(`error: ${error}`);
    for (const warning of warnings) output.out(`warning: ${warning}`);
    const total = Object.keys(ALL_MESSAGES).length;
    output.out(
      `${file}: ${counted(errors.length, 'error')}, ${counted(warnings.length, 'warning')}; ${missing.length} of ${counted(total, 'message')} stay English.`,
    );
  }
  return errors.length > 0 ? PROBLEMS : FINE;
}
