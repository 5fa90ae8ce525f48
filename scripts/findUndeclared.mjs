import { MEASURED, QUOTED } from '../bench/figure.mjs';
import { readLimit, sameLimit } from './readLimit.mjs';

/** @typedef {import('../bench/fillMarks.mjs').Problem} Problem */

const BLOCK = /^<!-- recorded: \S+ -->\n[\s\S]*?^<!-- end -->$/gm;
/** Code in a language is an example; what a program prints is not. */
const EXAMPLE = /^```(?:html|css|js|json|php|http)\b.*\n[\s\S]*?^```$/gm;
const MARK = /(?<!`)<!-- (figure|limit): ([^>]+?) -->/g;
/** Attributes of HTML and where links lead are no sentences. */
const UNSAID = /<[a-z][^<>]*>|\]\([^()\s]*\)/g;

/** @param {string} text */
const blank = (text) => text.replaceAll(/[^\n]/g, ' ');

/**
 * What a document says and no mark answers for: figures outside recorded blocks that stand after no mark, and limits that
 * are not those of the file that their mark names (`<!-- limit: .size-limit.json#A whole journey -->132 kB`,
 * `<!-- limit: src/provider/request.ts#REPLY_LIMIT_MS -->10 seconds`).
 * @param {string} text
 * @param {(path: string) => string | undefined} readFile The text of a file of the project; nothing where there is none.
 * @returns {readonly Problem[]}
 */
export function findUndeclared(text, readFile) {
  /** @type {Problem[]} */
  const problems = [];
  /** @param {number} at */
  const lineOf = (at) => text.slice(0, at).split('\n').length;

  let rest = text.replaceAll(BLOCK, blank).replaceAll(EXAMPLE, blank);
  for (const mark of rest.matchAll(MARK)) {
    const [whole, kind, key = ''] = mark;
    const from = mark.index + whole.length;
    QUOTED.lastIndex = from;
    const word = /[a-z]+(?:[\s-][a-z]+)?/iy;
    word.lastIndex = from;
    const says = QUOTED.exec(text)?.[0] ?? word.exec(text)?.[0] ?? '';
    rest =
      rest.slice(0, mark.index) + blank(text.slice(mark.index, from + says.length)) + rest.slice(from + says.length);
    if (kind === 'limit') {
      const message = limitProblem(key, says, readFile);
      if (message) problems.push({ line: lineOf(mark.index), message });
    }
  }
  rest = rest.replaceAll(UNSAID, blank);
  for (const { index, 0: says } of rest.matchAll(MEASURED)) {
    problems.push({
      line: lineOf(index),
      message:
        `"${says.replace(/\s/, ' ')}" looks measured and no mark says where it comes from. Quote a recorded run ` +
        '("<!-- figure: RUN/KEY -->" before it), name the file that sets it ("<!-- limit: FILE#NAME -->"), or say it without a figure.',
    });
  }
  return problems;
}

/** @param {string} key @param {string} says @param {(path: string) => string | undefined} readFile */
function limitProblem(key, says, readFile) {
  const [path = '', name = ''] = key.split('#');
  const source = readFile(path);
  if (source === undefined) return `"limit: ${key}": there is no file ${path}. Name the one that sets the limit.`;
  const limit = readLimit(path, source, name);
  if (limit === undefined) return `"limit: ${key}": ${path} sets no number under that name. Mend the name.`;
  if (sameLimit(says, limit)) return undefined;
  return `"${says}" stands here, and ${path} sets ${name} to ${limit}. Mend the sentence.`;
}
