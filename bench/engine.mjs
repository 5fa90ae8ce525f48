/**
 * Compares our engine with a hand-written loop, in one run:
 *
 *   npm run bench:engine
 *
 * Both group every system by its verdicts for one set of answers, rank it, and return the first 20 that fit everything. Both
 * count the matches of each option of a question. The results are compared before they are timed.
 */
import { importSource } from '../scripts/importSource.mjs';
import { drawCatalogue, replyOf } from './drawCatalogue.mjs';
import { median } from './quantile.mjs';
import { record } from './record.mjs';
import { table } from './table.mjs';

/** @type {typeof import('../src/catalogue/readReply.ts')} */
const { readReply } = await importSource('src/catalogue/readReply.ts');
const { createMatcher } = await importSource('src/matching/matcher.ts');
const { judgeValues } = await importSource('src/matching/judge.ts');
const { CRITERION_IDS, QUESTION_KINDS } = await importSource('src/questionnaire/question.ts');
const { QUESTIONS } = await importSource('src/questionnaire/questionSet.ts');
const { choose } = await importSource('src/questionnaire/choose.ts');

/** Up to the largest catalogue allowed. */
const SIZES = [50, 500, 5000];
const FIRST = 20;
const VERDICTS = ['fits', 'partly', 'unknown', 'misses'];
const MISSES = 3;
/** @type {Readonly<Record<string, string | readonly string[]>>} */
const ANSWERS = {
  Q0: 'Yes',
  Q1: 'Ducted',
  Q2: 'Townhouse',
  Q3: 'Whole Home',
  Q4: 'Day / Night Zoning',
  Q6: 'Small Outdoor space',
  Q7: ['Voice Control', 'Mobile App'],
};
/** The answers with each option of one question. @type {(typeof ANSWERS)[]} */
const CHOICES = QUESTIONS.Q4.options.map(
  (/** @type {{ value: string }} */ { value }) => choose(ANSWERS, 'Q4', value).answers,
);

/** @type {readonly string[]} */
const CRITERIA = CRITERION_IDS;
/** @type {{ question: string, value: string }[]} */
const OPTIONS = CRITERIA.flatMap((question) =>
  QUESTIONS[question].options.map((/** @type {{ value: string }} */ { value }) => ({ question, value })),
);
/** The criteria of the answers, each with the columns of its values. @param {typeof ANSWERS} answers */
const askedOf = (answers) =>
  CRITERIA.filter((id) => answers[id] !== undefined).map((id) => ({
    must: QUESTION_KINDS[id] === 'must',
    columns: [answers[id]]
      .flat()
      .map((value) => OPTIONS.findIndex((option) => option.question === id && option.value === value)),
  }));

/** The verdict of each system on each option. @param {readonly import('../src/catalogue/product.ts').Product[]} products */
const factsOf = (products) =>
  products.map((product) => ({
    id: product.id,
    priority: product.priority ?? Infinity,
    verdicts: OPTIONS.map(({ question, value }) => VERDICTS.indexOf(judgeValues(product, question, [value]).verdict)),
  }));
/** @typedef {ReturnType<typeof factsOf>} Facts */

/** @typedef {{ rank: number, priority: number, id: string }} Ranked */
/** @param {Ranked} a @param {Ranked} b */
const inOrder = (a, b) => a.rank - b.rank || a.priority - b.priority || (a.id < b.id ? -1 : 1);
/** @param {readonly { id: string }[]} systems */
const firstIds = (systems) => systems.slice(0, FIRST).map(({ id }) => id);

/** The hand-written loop: verdicts, groups, ranking. @param {Facts} facts */
function loopMatch(facts) {
  const asked = askedOf(ANSWERS);
  const groups = /** @type {{ all: any[], wish: any[], close: any[] }} */ ({ all: [], wish: [], close: [] });
  for (const { id, priority, verdicts } of facts) {
    const counts = [0, 0, 0, 0];
    let musts = 0;
    for (const { must, columns } of asked) {
      let worst = 0;
      for (const column of columns) worst = Math.max(worst, verdicts[column] ?? 0);
      counts[worst] = (counts[worst] ?? 0) + 1;
      if (worst === MISSES && must) musts += 1;
    }
    const [, partlys = 0, unknowns = 0, misses = 0] = counts;
    if (musts > 1) continue;
    const group = musts === 1 ? groups.close : misses > 0 ? groups.wish : groups.all;
    group.push({ id, priority, rank: (misses * 16 + unknowns) * 16 + partlys });
  }
  return firstIds(groups.all.sort((a, b) => a.rank - b.rank || inOrder(a, b)));
}

/** @param {Facts} facts @param {typeof ANSWERS} answers */
function fitting(facts, answers) {
  const columns = askedOf(answers).flatMap((asked) => asked.columns);
  return facts.filter(({ verdicts }) => columns.every((column) => verdicts[column] !== MISSES));
}

/** The median of single runs in microseconds, for at least 400 ms and five runs. @param {() => unknown} run */
function time(run) {
  const found = [];
  for (let spent = 0; found.length < 5 || (spent < 400 && found.length < 5000); ) {
    const before = performance.now();
    run();
    const took = performance.now() - before;
    spent += took;
    found.push(took * 1000);
  }
  // V8 still compiles during the first runs.
  return median(found.slice(Math.floor(found.length / 5)));
}

/** @param {number} took in microseconds @param {number} [base] */
function cell(took, base) {
  const readable = took < 1000 ? `${took.toFixed(1)} µs` : `${(took / 1000).toFixed(2)} ms`;
  return base ? `${readable} (${(took / base).toFixed(2)} ×)` : readable;
}

/** One column of the table. @param {number} size @returns {Readonly<Record<string, string>>} */
function measure(size) {
  const products = drawCatalogue(size);
  const reply = replyOf(products);
  const facts = factsOf(products);
  const matcher = createMatcher(products);
  const ours = () => firstIds(matcher.match(ANSWERS).all.first(FIRST));
  const counts = () => CHOICES.map((answers) => matcher.count(answers));
  const loop = () => loopMatch(facts);
  const loopCounts = () => CHOICES.map((answers) => fitting(facts, answers).length);
  for (const [name, found, expected] of [
    ['ours', ours(), loop()],
    ['our counts', counts(), loopCounts()],
  ]) {
    if (JSON.stringify(found) !== JSON.stringify(expected))
      throw new Error(`${name} disagrees with the loop at ${size} systems.`);
  }
  const [base, baseCounts] = [time(loop), time(loopCounts)];
  return {
    'first 20: loop': cell(base),
    'first 20: **ours**': cell(time(ours), base),
    'counts: loop': cell(baseCounts),
    'counts: **ours**': cell(time(counts), baseCounts),
    'reading the reply, once': cell(time(() => readReply(JSON.parse(reply)))),
    'preparing the catalogue, once': cell(time(() => createMatcher(products))),
  };
}

const columns = SIZES.map(measure);
record({
  title: 'Matching',
  introduction:
    'Verdicts, groups and the first 20 systems for one set of answers, and the counts of all options of one question. In brackets the ratio to a hand-written loop.',
  command: 'npm run bench:engine',
  conditions: 'Medians of single calls; every result is compared with the loop’s first.',
  tables: [
    table(
      ['', ...SIZES.map((size) => `${size.toLocaleString('en-AU')} systems`)],
      Object.keys(columns[0] ?? {}).map((name) => [name, ...columns.map((column) => column[name] ?? '')]),
    ),
  ],
});
