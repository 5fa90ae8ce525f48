import { writeFileSync } from 'node:fs';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { type DocumentRow, writeTables } from './faultTables.ts';

const DOCUMENT = 'docs/faults.md';

const INTRODUCTION = `# What fails, and what the visitor sees

Printed by \`npm run faults\`, which breaks everything that can break, in Chromium, one thing at a time, and walks from the
page to the result as a visitor would: postcode, six answers, the matching systems, the first of them. What fails goes on
failing until the visitor is stuck, and is well again when they try again. In each row the visitor reached the result with
the postcode, which they gave once, and every answer; nothing was thrown that nobody caught, and no promise was rejected that nobody looked after. \`npm test\` walks a
part of the rows and compares each cell with this document.

- **Asked**: how often it was asked for before it was well again. A call is asked once more by itself where that can help
  ([decision 26](decisions/0026-asking-once-more.md)).
- **Way on**: what the visitor did that they would not have done otherwise. "Loading the page anew" is the browser's button.
- **Logged**: our lines word for word, without addresses and times. "The browser's own" are its lines about what it fetched; "the
  browser's TypeError" and others are its errors about a script or a storage, which the router or the screen that says so has logged.
- Where a body is cut and how long a pause is, is drawn anew in each run; a run that fails says how it is repeated
  (\`FAULT_SEED\`). A refused connection and a name that is not found are reported by the browser, all else comes over the wire.
- A \`product-selector.js\` that is no script is reported by the browser as an uncaught \`SyntaxError\` of the page, whose tag names
  it; none of our code has begun then.
- "One byte a second" and waits are by the page's clock, which the run turns by hand.
`;

/** Writes what the rows have come to into the document, in their order. */
export default class DocumentReporter implements Reporter {
  #order: readonly string[] = [];
  readonly #rows = new Map<string, DocumentRow>();
  #failed = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#order = suite.allTests().map(({ id }) => id);
  }

  onTestEnd(test: TestCase, { status, annotations, errors }: TestResult): void {
    if (status !== 'passed') {
      this.#failed += 1;
      console.error(`${test.title}\n${errors.map(({ message }) => message).join('\n')}`);
    }
    const row = annotations.find(({ type }) => type === 'row')?.description;
    if (row) this.#rows.set(test.id, JSON.parse(row));
    if (this.#rows.size % 50 === 0) console.log(`${this.#rows.size} of ${this.#order.length} rows`);
  }

  onEnd(): void {
    const rows = this.#order.flatMap((id) => this.#rows.get(id) ?? []);
    writeFileSync('.cache/fault-rows.json', JSON.stringify(rows, null, 1));
    if (this.#failed === 0) writeFileSync(DOCUMENT, `${INTRODUCTION}${writeTables(rows)}`);
    console.log(`${this.#rows.size} rows, ${this.#failed} failed`);
  }
}
