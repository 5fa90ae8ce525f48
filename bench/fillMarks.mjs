import { QUOTED } from './figure.mjs';

/** @typedef {import('./readRuns.mjs').Run} Run */

/**
 * @typedef {object} Problem
 * @property {number} line Counted from 1.
 * @property {string} message What is wrong and what to do.
 *
 * @typedef {object} Filled
 * @property {string} text
 * @property {readonly Problem[]} problems Marks that no run has an answer to.
 * @property {readonly Change[]} changes
 *
 * @typedef {object} Change A mark whose text is not the recorded one.
 * @property {number} line
 * @property {string} mark
 * @property {string} says
 * @property {string} recorded
 * @property {string} command What measures it again.
 */

/** At the beginning of a line, and below not after a backtick: a document may speak of marks. */
const BLOCK = /^<!-- recorded: (\S+) -->\n([\s\S]*?)^<!-- end -->$/gm;
const OPENED = /^<!-- recorded: .*$/gm;
const MARK = /(?<!`)<!-- figure: (\S+) -->/g;

/**
 * Day, command, machine and versions of a run, and what was done, as one paragraph.
 * @param {Run} run
 */
export function runLine({ date, command, machine, versions, conditions }) {
  const { cores, processor, memory, platform } = machine;
  const named = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return [
    `Measured ${date} with \`${command}\` on ${cores} cores (${processor}), ${memory}, ${platform}; ${named.join(', ')}.`,
    ...conditions,
  ].join(' ');
}

/**
 * A document with every marked block and figure as recorded:
 *
 *     <!-- recorded: engine -->           the run: day, command, machine, versions, conditions
 *     <!-- end -->
 *     <!-- recorded: engine/matching -->  a table of it
 *     <!-- end -->
 *     It takes <!-- figure: engine/ours1000 -->27.8 µs with 1,000 systems.
 *
 * @param {string} text
 * @param {import('./readRuns.mjs').Runs} runs
 * @returns {Filled}
 */
export function fillMarks(text, runs) {
  /** @type {Problem[]} */
  const problems = [];
  /** @type {Change[]} */
  const changes = [];
  /** @param {number} at */
  const lineOf = (at) => text.slice(0, at).split('\n').length;

  /** @type {{ from: number, to: number, text: string }[]} */
  const edits = [];
  /** @param {number} from @param {string} mark @param {string} says @param {string} recorded @param {string} command */
  const edit = (from, mark, says, recorded, command) => {
    if (says === recorded) return;
    edits.push({ from, to: from + says.length, text: recorded });
    changes.push({ line: lineOf(from) + firstDifference(says, recorded), mark, says, recorded, command });
  };

  const blocks = [...text.matchAll(BLOCK)];
  for (const { index } of text.matchAll(OPENED)) {
    if (blocks.some((block) => block.index === index)) continue;
    problems.push({
      line: lineOf(index),
      message: 'A recorded block is not closed. Put "<!-- end -->" on a line below it.',
    });
  }
  for (const block of blocks) {
    const [whole, key = '', says = ''] = block;
    const [name = '', table] = key.split('/');
    const run = runs[name];
    const recorded = run && (table === undefined ? runLine(run) : run.tables[table]);
    if (!run || recorded === undefined) {
      problems.push({ line: lineOf(block.index), message: unknown(key, name, run, run?.tables) });
      continue;
    }
    edit(block.index + whole.indexOf('\n') + 1, `recorded: ${key}`, says, `\n${recorded}\n\n`, run.command);
  }
  for (const mark of text.matchAll(MARK)) {
    const [whole, key = ''] = mark;
    const [name = '', figure = ''] = key.split('/');
    const run = runs[name];
    const recorded = run?.figures[figure];
    if (!run || recorded === undefined) {
      problems.push({ line: lineOf(mark.index), message: unknown(key, name, run, run?.figures) });
      continue;
    }
    QUOTED.lastIndex = mark.index + whole.length;
    const says = QUOTED.exec(text)?.[0];
    if (says === undefined) {
      problems.push({
        line: lineOf(mark.index),
        message: `"figure: ${key}" is not followed by a figure. Write ${recorded} right after the mark.`,
      });
    } else if (says.replace(/\s/, ' ') !== recorded) {
      edit(mark.index + whole.length, `figure: ${key}`, says, recorded, run.command);
    }
  }
  const filled = edits
    .sort((a, b) => b.from - a.from)
    .reduce((done, { from, to, text }) => done.slice(0, from) + text + done.slice(to), text);
  return { text: filled, problems, changes };
}

/** @param {string} key @param {string} name @param {Run | undefined} run @param {object} [known] */
function unknown(key, name, run, known = {}) {
  if (!run) return `"${key}": there is no bench/recorded/${name}.json. Run the benchmark, or mend the name.`;
  return `"${key}" is not in bench/recorded/${name}.json, which has: ${Object.keys(known).join(', ') || 'none'}. Mend the name, or run "${run.command}".`;
}

/** How many lines down two texts begin to differ. @param {string} a @param {string} b */
function firstDifference(a, b) {
  const [left, right] = [a.split('\n'), b.split('\n')];
  return Math.max(
    left.findIndex((line, index) => line !== right[index]),
    0,
  );
}
