import { codeOf } from '../src/parts/share/rules/codeOf.ts';
import type { Answers } from '../src/questionnaire/question.ts';
import { FINE, FOUND_PROBLEMS } from './exitCode.ts';
import type { Output } from './output.ts';

/** `code --answers JSON [--system ID]`: prints the visit code of the answers. Names anything that isn't an answer, with exit code 1. */
export function writeCode(text: string, system: string | undefined, json: boolean, output: Output): number {
  try {
    const code = codeOf(parse(text) as Answers, system === undefined ? {} : { system });
    if (json) output.json({ code });
    else output.out(code);
    return FINE;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    output.error(error.message);
    return FOUND_PROBLEMS;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new TypeError(`--answers isn't JSON. Write it like '{"Q0": "No", "Q7": ["Mobile App"]}'.`);
  }
}
