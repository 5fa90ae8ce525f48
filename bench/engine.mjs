/**
 * Matching, side by side in one run: our engine, a hand-written loop, itemsjs, sift and json-rules-engine:
 *
 *   npm run bench:engine
 *
 * All do the same work: find the systems that fit everything for one set of answers, the first 20 in the provider's order.
 * Every result is compared with the loop's before it is timed. `loop` and `ours` also group every system by its verdicts and
 * rank it, which the others cannot; and they count what each option of a question would leave.
 */
// @ts-expect-error itemsjs comes without types.
import itemsjs from 'itemsjs';
import { Engine } from 'json-rules-engine';
import sift from 'sift';
import { importSource } from '../scripts/importSource.mjs';
import { drawCatalogue, replyOf } from './drawCatalogue.mjs';
import { median } from './quantile.mjs';
import { readVersions, record } from './record.mjs';
import { table } from './table.mjs';

/** @typedef {import('../src/questionnaire/question.ts').Answers} Answers */

/** @type {typeof import('../src/catalogue/readReply.ts')} */
const { readReply } = await importSource('src/catalogue/readReply.ts');
const { createMatcher } = await importSource('src/matching/matcher.ts');
const { judgeValues } = await importSource('src/matching/judge.ts');
const { CRITERION_IDS, QUESTION_KINDS } = await importSource('src/questionnaire/question.ts');
const { QUESTIONS } = await importSource('src/questionnaire/questionSet.ts');
const { choose } = await importSource('src/questionnaire/choose.ts');

/** The last is the most that a catalogue may have. */
const SIZES = [50, 500, 5000];
const FIRST = 20;
const VERDICTS = ['fits', 'partly', 'unknown', 'misses'];
const MISSES = 3;
const ASKED = 'Q4';
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

/** @type {{ question: string, value: string }[]} */
const OPTIONS = CRITERION_IDS.flatMap((/** @type {string} */ question) =>
  QUESTIONS[question].options.map((/** @type {{ value: string }} */ { value }) => ({ question, value })),
);
/** The criteria that answers ask for, each with its values. @param {typeof ANSWERS} answers @returns {[string, string[]][]} */
const wantedOf = (answers) =>
  CRITERION_IDS.filter((/** @type {string} */ id) => answers[id] !== undefined).map((/** @type {string} */ id) => [
    id,
    [answers[id]].flat(),
  ]);
/** The same as columns of verdicts. @param {typeof ANSWERS} answers */
const askedOf = (answers) =>
  wantedOf(answers).map(([id, values]) => ({
    must: QUESTION_KINDS[id] === 'must',
    columns: values.map((value) => OPTIONS.findIndex((option) => option.question === id && option.value === value)),
  }));

/** The same facts for every engine: per system the verdict on each option, and the values of each criterion that don't miss. */
function createFacts(/** @type {readonly import('../src/catalogue/product.ts').Product[]} */ products) {
  return products.map((product) => {
    const verdicts = OPTIONS.map(({ question, value }) =>
      VERDICTS.indexOf(judgeValues(product, question, [value]).verdict),
    );
    /** @type {Record<string, string[]>} */
    const allowed = Object.fromEntries(CRITERION_IDS.map((/** @type {string} */ id) => [id, []]));
    for (const [index, { question, value }] of OPTIONS.entries()) {
      if (verdicts[index] !== MISSES) allowed[question]?.push(value);
    }
    return { id: product.id, priority: product.priority ?? Infinity, verdicts, allowed };
  });
}
/** @typedef {ReturnType<typeof createFacts>[number]} Facts */

/** @param {{ priority: number, id: string }} a @param {{ priority: number, id: string }} b */
const inOrder = (a, b) => (a.priority === b.priority ? (a.id < b.id ? -1 : 1) : a.priority < b.priority ? -1 : 1);
/** @param {readonly { priority: number, id: string }[]} systems */
const firstIds = (systems) =>
  systems
    .toSorted(inOrder)
    .slice(0, FIRST)
    .map(({ id }) => id);

/** The hand-written loop: verdicts, groups, ranking. */
function loopMatch(/** @type {readonly Facts[]} */ facts) {
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
    group.push({ id, priority, standing: (misses * 16 + unknowns) * 16 + partlys });
  }
  return groups.all
    .sort((a, b) => a.standing - b.standing || inOrder(a, b))
    .slice(0, FIRST)
    .map(({ id }) => id);
}

/** @type {(typeof ANSWERS)[]} */
const CHOICES = QUESTIONS[ASKED].options.map(
  (/** @type {{ value: string }} */ { value }) => choose(ANSWERS, ASKED, value).answers,
);
const loopCounts = (/** @type {readonly Facts[]} */ facts) =>
  CHOICES.map((answers) => {
    const asked = askedOf(answers);
    return facts.filter(({ verdicts }) =>
      asked.every(({ columns }) => columns.every((column) => verdicts[column] !== MISSES)),
    ).length;
  });

/** What an engine without verdicts can be asked: everything that fits, in the provider's order. */
const plainMatch = (/** @type {readonly Facts[]} */ facts) =>
  firstIds(
    facts.filter(({ allowed }) =>
      wantedOf(ANSWERS).every(([id, values]) => values.every((value) => allowed[id]?.includes(value))),
    ),
  );

/** The engines that are compared, prepared for a set of facts. @param {readonly Facts[]} facts */
function peers(facts) {
  const plain = facts.map(({ id, priority, allowed }) => ({ id, priority, ...allowed }));
  const query = Object.fromEntries(wantedOf(ANSWERS).map(([id, values]) => [id, { $all: values }]));
  const search = itemsjs(plain.toSorted(inOrder), {
    aggregations: Object.fromEntries(
      CRITERION_IDS.map((/** @type {string} */ id) => [id, { conjunction: true, size: 5 }]),
    ),
  });
  const filters = Object.fromEntries(wantedOf(ANSWERS));
  const engine = new Engine([], { allowUndefinedFacts: true });
  const conditions = wantedOf(ANSWERS).flatMap(([fact, values]) =>
    values.map((value) => ({ fact, operator: 'contains', value })),
  );
  engine.addRule({ conditions: { all: conditions }, event: { type: 'fits' } });
  return {
    itemsjs: () =>
      search
        .search({ per_page: FIRST, filters, is_all_filtered_items: false })
        .data.items.map((/** @type {{ id: string }} */ { id }) => id),
    sift: () => firstIds(plain.filter(sift(query))),
    'json-rules-engine': async () => {
      const fitting = [];
      for (const system of plain) {
        const { events } = await engine.run(system);
        if (events.length > 0) fitting.push(system);
      }
      return firstIds(fitting);
    },
  };
}

/** The median of single runs in microseconds, for at least 400 ms and five runs. @param {() => unknown} run */
async function time(run) {
  const found = [];
  for (let spent = 0; found.length < 5 || (spent < 400 && found.length < 5000); ) {
    const before = performance.now();
    await run();
    const took = performance.now() - before;
    spent += took;
    found.push(took * 1000);
  }
  // The first runs are compiled on the way.
  return median(found.slice(Math.floor(found.length / 5)));
}

/** @param {number} microseconds */
const readable = (microseconds) =>
  microseconds < 1000 ? `${microseconds.toFixed(1)} µs` : `${(microseconds / 1000).toFixed(2)} ms`;
/** @param {number} took @param {number} base */
const compared = (took, base) => `${readable(took)} (${(took / base).toFixed(2)} ×)`;

/** @type {Record<string, string[]>} */
const rows = {};
const add = (/** @type {string} */ name, /** @type {string} */ cell) => {
  rows[name] = [...(rows[name] ?? []), cell];
};
for (const size of SIZES) {
  const products = drawCatalogue(size);
  const reply = replyOf(products);
  const facts = createFacts(products);
  const matcher = createMatcher(products);
  const ours = () =>
    matcher
      .match(ANSWERS)
      .all.first(FIRST)
      .map((/** @type {{ id: string }} */ { id }) => id);
  const counts = () => CHOICES.map((answers) => matcher.count(answers));
  /** @param {string} name @param {unknown} found @param {unknown} wanted */
  const same = (name, found, wanted) => {
    if (JSON.stringify(found) !== JSON.stringify(wanted))
      throw new Error(`${name} disagrees with the loop at ${size} systems.`);
  };
  same('ours', ours(), loopMatch(facts));
  same('our counts', counts(), loopCounts(facts));

  const base = await time(() => loopMatch(facts));
  const baseCounts = await time(() => loopCounts(facts));
  add('first 20: loop', readable(base));
  add('first 20: **ours**', compared(await time(ours), base));
  for (const [name, run] of Object.entries(peers(facts))) {
    same(name, await run(), plainMatch(facts));
    add(`first 20: ${name}`, compared(await time(run), base));
  }
  add('counts: loop', readable(baseCounts));
  add('counts: **ours**', compared(await time(counts), baseCounts));
  add('reading the reply, once', readable(await time(() => readReply(JSON.parse(reply)))));
  add('preparing the catalogue, once', readable(await time(() => createMatcher(products))));
}

record('engine', {
  command: 'npm run bench:engine',
  versions: readVersions(['json-rules-engine', 'itemsjs', 'sift']),
  conditions: ['Medians of single calls; every result is compared with the loop’s first.'],
  tables: [
    table(
      ['', ...SIZES.map((size) => `${size.toLocaleString('en-AU')} systems`)],
      Object.entries(rows).map(([name, cells]) => [name, ...cells]),
    ),
  ],
});
