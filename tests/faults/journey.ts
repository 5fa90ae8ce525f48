import type { ConsoleMessage, Request } from '@playwright/test';
import { OWN_CONTENT } from './faultServer.ts';
import type { Row, Stage } from './row.ts';
import { actAndRead, type Screen } from './screen.ts';

/** The answers, in the order of the questions. The visitor chooses each one where a question offers it. */
const ANSWERS = ['Yes', 'Split', 'Townhouse', 'Single Room', 'Large Outdoor space', 'Not Sure'];
const POSTCODE = '3000';
/** The words of the explanation that the visitor opens. */
const EXPLAINED = /outdoor unit/;
const RESUME = 'Continue where you left off';
const SECOND = 1000;
/** Seconds until a waiting visitor does something. */
const PATIENCE = 40;
/** Seconds after which every call has timed out. */
const LIMIT = 11;
/** Seconds that a visitor spends reading the landing page. */
const READING = 10;
/** Presses of *Try again* for the products before the visitor gives up. */
const MAX_TRIES = 8;
/** Seconds of waiting that a visitor notices. */
const NOTICED = 5;
/** A journey that hasn't ended after this many steps never will. */
const MAX_STEPS = 600;

/** The result of one row. */
export interface Outcome {
  readonly asked: number;
  /** The visible effects of the fault. */
  readonly saw: readonly string[];
  /** True if all answers and the postcode are still there at the end. */
  readonly answersKept: boolean;
  /** The visitor's actions to get past the fault. */
  readonly wayOn: readonly string[];
  /** True if the visitor reached the result. */
  readonly arrived: boolean;
  readonly logged: readonly string[];
  /** Uncaught errors, unhandled rejections and unexpected console lines. */
  readonly unexpected: readonly string[];
}

/** Goes from the page to the result as a visitor would, whatever fails, and reports what happened. */
export async function walk(row: Row, stage: Stage): Promise<Outcome> {
  const { page, server } = stage;
  const journey = new Journey(row, stage);
  // A stylesheet that never loads delays the page's load event forever.
  await page.goto(row.sandboxed ? `${server.page}-without-origin` : server.page, { waitUntil: 'commit' });
  await journey.walk();
  return journey.outcome();
}

class Journey {
  readonly #row: Row;
  readonly #stage: Stage;
  readonly #saw = new Set<string>();
  readonly #wayOn = new Set<string>();
  readonly #logged = new Set<string>();
  readonly #unexpected: string[] = [];
  readonly #met = new Set<Screen['at']>();
  /** Requests that will end, as opposed to `#hanging`. */
  readonly #underWay = new Set<Request>();
  readonly #hanging = new Set<Request>();
  #onEnded = (): void => {};
  #asked = 0;
  #mended = false;
  /** True if the visitor asked for the next document to load; the first one counts. */
  #isOwnLoad = true;
  #waited = 0;
  #tries = 0;
  #asksForPostcode = true;
  #started = false;
  #chosen = false;
  #left = false;
  #last: Screen | null = null;

  constructor(row: Row, stage: Stage) {
    this.#row = row;
    this.#stage = stage;
    const { page } = stage;
    page.on('pageerror', (error) => {
      // Nothing can catch a syntax error in a script that the page itself loads by a tag.
      const isEntry = row.target?.test('/embed/product-selector.js') && error.name === 'SyntaxError';
      if (isEntry) this.#logged.add("the browser's own");
      else this.#unexpected.push(`uncaught: ${error.message}`);
    });
    page.on('console', (message) => this.#hear(message));
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) return;
      // A discarded document cancels its requests, and the browser may not report that.
      for (const request of this.#underWay) if (!request.isNavigationRequest()) this.#end(request);
      this.#hanging.clear();
      if (this.#isOwnLoad) this.#isOwnLoad = false;
      else this.#saw.add('the page reloads by itself');
      this.#started = false;
      this.#chosen = false;
    });
    page.on('requestfinished', (request) => this.#end(request));
    page.on('requestfailed', (request) => this.#end(request));
    page.on('request', (request) => {
      const isIt = row.target?.test(new URL(request.url()).pathname) && request.method() === 'GET';
      if (isIt && !this.#mended) this.#asked += 1;
      if (isIt && !this.#mended && row.fault?.hangs) this.#hanging.add(request);
      else this.#underWay.add(request);
    });
  }

  async walk(): Promise<void> {
    let screen = await this.#act();
    for (let step = 0; step < MAX_STEPS && screen?.at !== 'result'; step += 1) {
      if (screen && !this.#met.has(screen.at)) await this.#meet(screen.at);
      screen = screen ? await this.#goOn(screen) : await this.#wait(screen);
    }
    if (screen) await this.#meet(screen.at);
    // By now every hanging call has timed out.
    await this.#pass(LIMIT);
    this.#last = await this.#act();
  }

  outcome(): Outcome {
    const { answers, postcode } = this.#last ?? { answers: [], postcode: null };
    return {
      asked: this.#asked,
      saw: [...this.#saw],
      answersKept: String(answers) === String(ANSWERS) && postcode === POSTCODE,
      wayOn: [...this.#wayOn],
      arrived: this.#last?.at === 'result',
      logged: [...this.#logged],
      unexpected: this.#unexpected,
    };
  }

  async #meet(at: Screen['at']): Promise<void> {
    this.#met.add(at);
    await this.#row.when?.[at]?.(this.#stage);
  }

  /** Waits for pending responses, presses the controls with these names, and returns the screen afterwards. */
  async #act(...names: readonly string[]): Promise<Screen | null> {
    await this.#rest();
    if (names.length > 0) this.#waited = 0;
    let screen = await actAndRead(this.#stage.page, names);
    // A response may trigger more requests. The clock stands still until they have ended too.
    while (this.#underWay.size > 0) {
      await this.#rest();
      screen = await actAndRead(this.#stage.page, []);
    }
    return screen;
  }

  /** Acts as a visitor would, or waits when there is nothing to do. */
  async #goOn(screen: Screen): Promise<Screen | null> {
    if (screen.at === 'landing') return this.#start(screen);
    if (screen.at === 'question') return this.#answer(screen);
    if (screen.at === 'matches') return this.#choose(screen);
    if (screen.at === 'problem') return this.#tryAgain(screen);
    return this.#wait(screen);
  }

  async #start(screen: Screen): Promise<Screen | null> {
    const { page } = this.#stage;
    if (screen.buttons.includes(RESUME)) {
      this.#wayOn.add(`*${RESUME}*`);
      return this.#act(RESUME);
    }
    // Before Start, the visitor reads the landing page until all immediate failures have happened. After it, they wait.
    const isRead = this.#waited >= READING || this.#row.fault?.hangs;
    if (this.#started || !isRead) return this.#wait(screen);
    this.#started = true;
    // Entered once only, because no fault may lose it.
    if (this.#asksForPostcode) {
      this.#asksForPostcode = false;
      await page.getByLabel('Postcode').fill(POSTCODE);
      await page.getByLabel('Postcode').blur();
    }
    return this.#act('Start');
  }

  async #answer(screen: Screen): Promise<Screen | null> {
    const wanted = ANSWERS.find((answer) => screen.options.includes(answer));
    if (wanted === undefined) return this.#wait(screen);
    if (this.#row.explains && wanted === 'Split') await this.#explain();
    if (wanted === 'Townhouse' && !screen.counts && !this.#mended) this.#saw.add('questions without counts');
    if (wanted === 'Townhouse' && this.#row.fault?.late) this.#leave();
    this.#started = false;
    this.#chosen = false;
    return this.#act(wanted, 'Continue');
  }

  async #explain(): Promise<void> {
    const { page } = this.#stage;
    await this.#act('More about Split');
    await this.#wait(null);
    const dialog = page.getByRole('dialog');
    const isThere = (await dialog.locator('[role=img] path').count()) > 0;
    if (!isThere && (await dialog.getByText(EXPLAINED).count()) > 0)
      this.#saw.add('the explanation without its picture');
    await page.keyboard.press('Escape');
  }

  async #choose(screen: Screen): Promise<Screen | null> {
    if (screen.notice !== null) {
      if (!this.#mended) this.#saw.add(`"${screen.notice.replace(/\d+ \w+ \d{4}/, '…')}"`);
      await this.#mend();
      // The button does nothing while the products load, so the visitor presses it again.
      this.#tries += 1;
      if (this.#tries > MAX_TRIES) return this.#loseAllPatience(screen);
      this.#wayOn.add('*Try again*');
      await this.#act('Try again');
      return this.#wait(screen);
    }
    const choose = screen.buttons.find((name) => name.startsWith('Choose '));
    const details = screen.buttons.find((name) => name.startsWith('Details of '));
    if (choose === undefined && details !== undefined) return this.#act(details);
    if (choose === undefined || this.#chosen) return this.#wait(screen);
    // A picture that hasn't loaded by now has failed.
    const isMissing = this.#row.part.startsWith('Pictures') && screen.pictures.includes('description');
    if (isMissing && this.#waited < NOTICED) return this.#wait(screen);
    if (isMissing) this.#saw.add("the picture's description");
    if (screen.pictures.includes('drawing') && this.#row.part.startsWith('Pictures')) {
      this.#saw.add('drawings in place of the pictures');
    }
    this.#chosen = true;
    return this.#act(choose);
  }

  async #tryAgain(screen: Screen): Promise<Screen | null> {
    this.#saw.add('"Something went wrong!"');
    await this.#mend();
    this.#isOwnLoad = true;
    this.#wayOn.add('*Try again*');
    await this.#act('Try again');
    const next = await this.#wait(screen);
    if (!this.#isOwnLoad) this.#wayOn.add('*Try again* reloads the page');
    this.#isOwnLoad = false;
    return next;
  }

  async #mend(): Promise<void> {
    if (this.#mended) return;
    this.#mended = true;
    await this.#row.mend?.(this.#stage);
    await this.#stage.page.unrouteAll();
    this.#stage.server.mend();
  }

  #leave(): void {
    this.#left = true;
    for (const request of this.#hanging) this.#underWay.add(request);
    this.#hanging.clear();
    this.#stage.server.visitorLeft();
  }

  #end(request: Request): void {
    this.#underWay.delete(request);
    this.#hanging.delete(request);
    this.#onEnded();
  }

  /** Waits until every pending response has ended, in the browser and on the server. */
  async #rest(): Promise<void> {
    await this.#stage.server.idle();
    while (this.#underWay.size > 0) {
      await new Promise<void>((resolve) => {
        this.#onEnded = resolve;
      });
    }
  }

  async #pass(seconds: number): Promise<void> {
    const { page, server } = this.#stage;
    for (let second = 0; second < seconds; second += 1) server.second();
    // There is no clock to advance while one document replaces another.
    await page.clock.runFor(seconds * SECOND).catch(() => {});
  }

  /** Lets time pass, and acts as a visitor would after waiting too long. */
  async #wait(screen: Screen | null): Promise<Screen | null> {
    const seconds = this.#waited < NOTICED ? 1 : 5;
    this.#waited += seconds;
    await this.#pass(seconds);
    const next = await this.#act();
    if (next?.at !== screen?.at) return next;
    if (next === null) return this.#waited < PATIENCE ? next : this.#loseAllPatience(next);
    if (this.#waited >= NOTICED && next.at === 'pending') this.#saw.add('"Loading…"');
    if (this.#row.fault?.late && !this.#left && this.#waited >= 2) return this.#goAway(next);
    return this.#waited < PATIENCE ? next : this.#loseAllPatience(next);
  }

  /** Leaves the waiting screen; the response arrives after that. */
  async #goAway(screen: Screen): Promise<Screen | null> {
    if (screen.at === 'pending') {
      this.#started = false;
      await this.#stage.page.evaluate(() => {
        const element = document.querySelector('product-selector') as HTMLElement & { navigate(to: string): unknown };
        element.navigate('/');
      });
    }
    this.#leave();
    return this.#act();
  }

  async #loseAllPatience(screen: Screen | null): Promise<Screen | null> {
    const { page } = this.#stage;
    this.#waited = 0;
    const isPainted = await page.evaluate(() => (window as unknown as { paints(): number }).paints() > 0);
    if (!isPainted) this.#saw.add('nothing below the selector on the page');
    else if (screen?.at === 'own content') {
      this.#saw.add("the page's own content");
      if (await page.getByRole('link', { name: OWN_CONTENT }).isVisible()) this.#wayOn.add("the page's own link");
    }
    await this.#mend();
    this.#isOwnLoad = true;
    this.#started = false;
    this.#wayOn.add('reloading the page');
    await page.reload({ waitUntil: 'commit' });
    return this.#act();
  }

  #hear(message: ConsoleMessage): void {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const line = (message.text().split('\n')[0] ?? '')
      .replaceAll(/https?:\/\/127\.0\.0\.1:\d+/g, '…')
      .replaceAll(/\?t=[\d.]+/g, '?t=…')
      .replaceAll(/-[\w-]{8}(?=\.js)/g, '')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '…')
      // The reason is the browser's own wording.
      .replace(/(?<=^Product Selector could not be loaded\.).*/, '')
      // The shape is chosen at random.
      .replace(/: the reply('s products)? (has no|isn't|aren't).*/i, ': what the reply lacks');
    const isHalf = this.#row.fault?.name === 'declared length too short';
    const thrown = THROWN.exec(line) ?? (isHalf ? THROWN_BY_HALF.exec(line) : null);
    if (OURS.test(line)) this.#logged.add(line);
    else if (BROWSERS.test(line)) this.#logged.add("the browser's own");
    else if (thrown) this.#logged.add(`the browser's ${thrown[0]}`);
    else this.#unexpected.push(line);
  }
}

const OURS =
  /^(Error on fetching initial data|Error fetching products|Product Selector|Error: The screen did not load|Error: The file of the )/;
const BROWSERS =
  /^(Failed to load resource|Access to (fetch|script|image|CSS)|Failed to load module script|Refused to |.*blocked by CORS)/;
/** Errors that a browser throws when a script fails to load or storage is blocked. All other errors are ours. */
const THROWN =
  /^(TypeError(?=: (Failed to fetch|error loading) dynamically imported module)|SyntaxError|SecurityError|QuotaExceededError)/;
/** Errors that the first half of a script may throw if it happens to parse. */
const THROWN_BY_HALF = /^(Reference|Type)Error/;
