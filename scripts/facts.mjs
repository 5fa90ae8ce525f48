/**
 * `npm run facts`: lists every fact from others that the product states, with its source, the month when it was read and
 * the last day on which it surely holds. Fails if one is too old, has ended or has no source. `npm run facts -- 2027-12-01` lists the facts that will be too old on that day.
 */
import { factProblems } from './factProblems.mjs';
import { importSource } from './importSource.mjs';

const { FACTS } = await importSource('src/facts/facts.ts');
const rules = await importSource('src/facts/fact.ts');
const [day] = process.argv.slice(2);
const at = day === undefined ? Date.now() : Date.parse(day);
if (Number.isNaN(at)) {
  console.error(`${day} is no day. Write it as 2027-12-01.`);
  process.exit(2);
}
for (const { kind, claim, source, read, how, until } of FACTS) {
  console.log([read, until ?? '-'.padEnd(10), how, kind.padEnd(6), source, JSON.stringify(claim)].join('  '));
}
const problems = factProblems(FACTS, rules, at);
for (const problem of problems) console.error(problem);
console.log(`${FACTS.length} facts, ${problems.length} to look at again.`);
process.exitCode = problems.length > 0 ? 1 : 0;
