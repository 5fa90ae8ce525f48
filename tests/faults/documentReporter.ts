import { writeFileSync } from 'node:fs';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { type DocumentRow, writeTables } from './faultTables.ts';

const DOCUMENT = 'docs/faults.md';

const INTRODUCTION = `# Every failure, and what the visitor sees

\`npm run faults\` writes this page. In Chromium, it breaks one thing at a time and goes from the page to the result as a visitor would:
postcode, six answers, the matching systems and the first of them. A failure lasts until the visitor is stuck, and is over when they try
again. In every row, the visitor reached the result with the postcode, entered once, and every answer; there were no uncaught errors and no
unhandled rejections. \`npm test\` runs some of the rows and compares each cell with this page.

- **Requests**: the number of requests before the failure was over. A call retries automatically where that can help
  ([why](decisions/a-failed-call-is-retried-once.md)).
- **Next steps**: the visitor's extra steps. "Reloading the page" is the browser's reload button.
- **Logged**: our lines word for word, without addresses and times. "The browser's own" are its lines about requests; "the browser's
  TypeError" and others are its errors about a script or storage, logged by the router or the screen that reports them.
- Each run picks at random where a body is cut and how long a pause lasts; a failed run prints how to repeat it (\`FAULT_SEED\`). The browser
  itself refuses connections and host names; all other faults come over the network.
- If \`product-selector.js\` isn't a script, the browser reports an uncaught \`SyntaxError\` of the page that names the file; none of our
  code has run by then.
- "One byte a second" and waits use the page's clock, which the run controls.
- The form for enquiries is off by default. [enquiries.md](enquiries.md#exactly-once) lists its failures.
- The comparison and the boxes on the result load when they are needed. One that can't load says so, and is asked for again when it is
  opened again.
`;

/** Writes the rows' results into the document, in the order of the rows. */
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
