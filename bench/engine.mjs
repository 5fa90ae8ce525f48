/**
 * Matching, side by side in one run: our engine, a hand-written loop, itemsjs, sift and json-rules-engine.
 *
 *   npm run bench:engine
 *
 * The work is the same for all: which systems fit everything for one set of answers, the first 20 in the provider's
 * order. Every engine's 20 are compared with the loop's before anything is timed. `loop` and `ours` also place every
 * system in its group by its verdicts and rank by misses, unknowns and partlys, which the others cannot; and they count
 * what each option of a question would leave. Catalogues are drawn from the demo range with a fixed seed: each system
 * takes each of its facts from a random system of the same kind.
 */

import { fileURLToPath } from 'node:url';
// @ts-expect-error itemsjs comes without types.
import itemsjs from 'itemsjs';
import { Engine } from 'json-rules-engine';
import sift from 'sift';
import { runnerImport } from 'vite';
import { drawCatalogue } from './drawCatalogue.mjs';
import { readVersions } from './readVersions.mjs';
import { record } from './record.mjs';

/** @typedef {import('../src/catalogue/product.ts').Product} Product */
/** @typedef {import('../src/questionnaire/question.ts').Answers} Answers */

/**
 * @param {string} path
 * @returns {Promise<any>}
 */
async function load(path) {
  return (await runnerImport(fileURLToPath(new URL(path, import.meta.url)))).module;
}
const { createMatcher } = await load('../src/matching/matcher.ts');
const { judgeValues } = await load('../src/matching/judge.ts');
const { CRITERIA, CRITERION_IDS } = await load('../src/matching/criteria.ts');
const { QUESTIONS, FLOW } = await load('../src/questionnaire/questionSet.ts');
const { choose } = await load('../src/questionnaire/choose.ts');

const SIZES = [100, 1_000, 10_000, 100_000];
const FIRST = 20;
const VERDICTS = ['fits', 'partly', 'unknown', 'misses'];
const ASKED = 'Q4';
/** @type {Answers} */
const ANSWERS = {
  Q0: 'Yes',
  Q1: 'Ducted',
  Q2: 'Townhouse',
  Q3: 'Whole Home',
  Q4: 'Day / Night Zoning',
  Q6: 'Small Outdoor space',
  Q7: ['Voice Control', 'Mobile App'],
};

const OPTIONS = CRITERION_IDS.flatMap((/** @type {string} */ question) =>
  QUESTIONS[question].options.map((/** @type {{ value: string }} */ option) => ({ question, value: option.value })),
);
/**
 * @param {Answers} answers
 * @returns {{ must: boolean, columns: number[] }[]}
 */
const askedOf = (answers) =>
  CRITERION_IDS.filter((/** @type {keyof Answers} */ question) => answers[question] !== undefined).map(
    (/** @type {keyof Answers} */ question) => ({
      must: CRITERIA[question].kind === 'must',
      columns: [answers[question] ?? []]
        .flat()
        .map((value) =>
          OPTIONS.findIndex((/** @type {any} */ option) => option.question === question && option.value === value),
        ),
    }),
  );

/** The same facts for every engine: per system the verdict on each option, and what of it does not miss. */
function createFacts(/** @type {readonly Product[]} */ products) {
  return products.map((product) => {
    const verdicts = OPTIONS.map((/** @type {any} */ option) =>
      VERDICTS.indexOf(judgeValues(product, option.question, [option.value]).verdict),
    );
    const allowed = Object.fromEntries(
      CRITERION_IDS.map((/** @type {string} */ question) => [
        question,
        OPTIONS.filter(
          (/** @type {any} */ option, /** @type {number} */ index) =>
            option.question === question && verdicts[index] !== 3,
        ).map((/** @type {any} */ option) => option.value),
      ]),
    );
    const cost = VERDICTS.map((_, verdict) => verdict);
    return { id: product.id, priority: product.priority ?? Infinity, verdicts, cost, ...allowed };
  });
}

/** @typedef {ReturnType<typeof createFacts>[number]} Facts */

/** @param {{ priority: number, id: string }} a @param {{ priority: number, id: string }} b */
const inOrder = (a, b) => (a.priority === b.priority ? (a.id < b.id ? -1 : 1) : a.priority < b.priority ? -1 : 1);

/** The hand-written loop: verdicts, groups, ranking. */
function loopMatch(/** @type {readonly Facts[]} */ facts, /** @type {Answers} */ answers) {
  const asked = askedOf(answers);
  const groups = /** @type {{ all: any[], wish: any[], close: any[] }} */ ({ all: [], wish: [], close: [] });
  for (const system of facts) {
    const counts = [0, 0, 0, 0];
    let musts = 0;
    for (const { must, columns } of asked) {
      let worst = 0;
      for (const column of columns) worst = Math.max(worst, system.verdicts[column] ?? 0);
      counts[worst] = (counts[worst] ?? 0) + 1;
      if (worst === 3 && must) musts += 1;
    }
    const [, partlys = 0, unknowns = 0, misses = 0] = counts;
    if (musts > 1) continue;
    const group = musts === 1 ? groups.close : misses > 0 ? groups.wish : groups.all;
    group.push({ id: system.id, priority: system.priority, standing: (misses * 16 + unknowns) * 16 + partlys });
  }
  const ranked = groups.all.sort((a, b) => a.standing - b.standing || inOrder(a, b));
  return ranked.slice(0, FIRST).map(({ id }) => id);
}

function loopCounts(/** @type {readonly Facts[]} */ facts) {
  return QUESTIONS[ASKED].options.map((/** @type {{ value: string }} */ { value }) => {
    const asked = askedOf(choose(FLOW, ANSWERS, ASKED, value).answers);
    let count = 0;
    for (const system of facts) {
      if (asked.every(({ columns }) => columns.every((/** @type {number} */ column) => system.verdicts[column] !== 3)))
        count += 1;
    }
    return count;
  });
}

/** Fits everything, in the provider's order: what an engine without verdicts can be asked. */
function plainMatch(/** @type {readonly Facts[]} */ facts) {
  const wanted = wantedOf(ANSWERS);
  return facts
    .filter((system) => wanted.every(({ question, value }) => /** @type {any} */ (system)[question].includes(value)))
    .sort(inOrder)
    .slice(0, FIRST)
    .map(({ id }) => id);
}
/**
 * @param {Answers} answers
 * @returns {{ question: string, value: string }[]}
 */
const wantedOf = (answers) =>
  CRITERION_IDS.flatMap((/** @type {keyof Answers} */ question) =>
    [answers[question] ?? []].flat().map((value) => ({ question, value })),
  );

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * The median of single runs in microseconds, for at least `budget` ms and five runs.
 * @param {() => unknown} run
 */
async function time(run, budget = 400) {
  const found = [];
  for (let spent = 0; found.length < 5 || (spent < budget && found.length < 5000); ) {
    const before = process.hrtime.bigint();
    await run();
    const took = Number(process.hrtime.bigint() - before) / 1000;
    spent += took / 1000;
    found.push(took);
  }
  return median(found.slice(Math.floor(found.length / 5)));
}

/** @param {number} microseconds */
const readable = (microseconds) =>
  microseconds < 1000
    ? `${microseconds.toFixed(1)} µs`
    : microseconds < 1e6
      ? `${(microseconds / 1000).toFixed(2)} ms`
      : `${(microseconds / 1e6).toFixed(2)} s`;

const rows = /** @type {string[][]} */ ([]);
for (const size of SIZES) {
  const products = drawCatalogue(size);
  const facts = createFacts(products);
  globalThis.gc?.();
  const heapBefore = process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
  const builtFrom = process.hrtime.bigint();
  const matcher = createMatcher(products);
  const built = Number(process.hrtime.bigint() - builtFrom) / 1000;
  globalThis.gc?.();
  const memory = process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers - heapBefore;

  const expected = loopMatch(facts, ANSWERS);
  const expectedPlain = plainMatch(facts);
  const ours = () =>
    matcher
      .match(ANSWERS)
      .all.first(FIRST)
      .map((/** @type {Product} */ { id }) => id);
  const counts = () =>
    QUESTIONS[ASKED].options.map((/** @type {{ value: string }} */ { value }) =>
      matcher.count(choose(FLOW, ANSWERS, ASKED, value).answers),
    );
  const query = Object.fromEntries(
    CRITERION_IDS.filter((/** @type {keyof Answers} */ question) => ANSWERS[question]).map(
      (/** @type {keyof Answers} */ question) => [question, { $all: [ANSWERS[question] ?? []].flat() }],
    ),
  );
  const sifted = () =>
    facts
      .filter(sift(query))
      .sort(inOrder)
      .slice(0, FIRST)
      .map(({ id }) => id);
  const search = itemsjs(
    [...facts].sort(inOrder).map(({ verdicts: _verdicts, cost: _cost, ...rest }) => rest),
    {
      aggregations: Object.fromEntries(
        CRITERION_IDS.map((/** @type {string} */ question) => [question, { conjunction: true, size: 5 }]),
      ),
    },
  );
  const filters = Object.fromEntries(
    CRITERION_IDS.filter((/** @type {keyof Answers} */ question) => ANSWERS[question]).map(
      (/** @type {keyof Answers} */ question) => [question, [ANSWERS[question] ?? []].flat()],
    ),
  );
  const itemed = () =>
    search
      .search({ per_page: FIRST, filters, is_all_filtered_items: false })
      .data.items.map((/** @type {{ id: string }} */ { id }) => id);
  const engine = new Engine([], { allowUndefinedFacts: true });
  engine.addRule({
    conditions: {
      all: wantedOf(ANSWERS).map(({ question, value }) => ({ fact: question, operator: 'contains', value })),
    },
    event: { type: 'fits' },
  });
  const ruled = async () => {
    const fitting = [];
    for (const system of facts) {
      const { events } = await engine.run(/** @type {any} */ (system));
      if (events.length > 0) fitting.push(system);
    }
    return fitting
      .sort(inOrder)
      .slice(0, FIRST)
      .map(({ id }) => id);
  };

  /** @param {string} name @param {unknown} found @param {unknown} wanted */
  const same = (name, found, wanted) => {
    if (JSON.stringify(found) !== JSON.stringify(wanted))
      throw new Error(`${name} disagrees with the loop at ${size} systems`);
  };
  same('ours', ours(), expected);
  same('our counts', counts(), loopCounts(facts));
  same('sift', sifted(), expectedPlain);
  same('itemsjs', itemed(), expectedPlain);
  same('json-rules-engine', await ruled(), expectedPlain);

  const base = await time(() => loopMatch(facts, ANSWERS));
  const baseCounts = await time(() => loopCounts(facts));
  /** @param {string} name @param {number} took @param {number} [to] */
  const row = (name, took, to = base) =>
    rows.push([String(size), name, readable(took), `${(took / to).toFixed(took / to < 0.1 ? 4 : 2)} ×`]);
  row('loop: verdicts, groups, first 20', base);
  row('ours: verdicts, groups, first 20', await time(ours));
  row('loop: counts of all options', baseCounts, baseCounts);
  row('ours: counts of all options', await time(counts), baseCounts);
  row('itemsjs: fits everything, first 20', await time(itemed));
  row('sift: fits everything, first 20', await time(sifted));
  row('json-rules-engine: fits everything, first 20', await time(ruled, 200));
  rows.push([
    String(size),
    'ours: preparing the catalogue, once',
    readable(built),
    `${(memory / size).toFixed(0)} B a system`,
  ]);
}

record('engine', {
  command: 'npm run bench:engine',
  versions: readVersions(['json-rules-engine', 'itemsjs', 'sift']),
  conditions: ['Medians of single calls; each result was compared with the loop’s before it was timed.'],
  tables: {
    matching: [['systems', 'what', 'median', '÷ loop'], ['---:', '---', '---:', '---:'], ...rows]
      .map((row) => `| ${row.join(' | ')} |`)
      .join('\n'),
  },
});
