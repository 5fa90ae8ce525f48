import type { ConsoleMessage, Request } from '@playwright/test';
import { OWN_CONTENT } from './faultServer.ts';
import type { Row, Stage } from './row.ts';
import { actAndRead, type Screen } from './screen.ts';

/** What is answered, in the order of the questions; an option is chosen where it is offered. */
const ANSWERS = ['Yes', 'Split', 'Townhouse', 'Single Room', 'Large Outdoor space', 'Not Sure'];
const POSTCODE = '3000';
/** What the picture that is looked at shows, as the selector says it. */
const PICTURE = 'Split system: one indoor unit, pipes, one outdoor unit';
const RESUME = 'Continue where you left off';
const SECOND = 1000;
/** A visitor who has waited so long, in seconds, does something about it. */
const PATIENCE = 40;
/** After so many seconds a call has been given up. */
const LIMIT = 11;
/** How long a landing page is read, in seconds. */
const READING = 10;
/** How often a visitor presses *Try again* for the products. */
const MOST_TRIES = 8;
/** A wait that a visitor notices, in seconds. */
const NOTICED = 5;
/** A journey that has not ended after so many steps never will. */
const MOST_STEPS = 600;

/** What became of one row. */
export interface Outcome {
  readonly asked: number;
  /** What the visitor saw of it. */
  readonly saw: readonly string[];
  /** Were all answers and the postcode there at the end? */
  readonly answersKept: boolean;
  /** What the visitor had to do. */
  readonly wayOn: readonly string[];
  /** Did they reach the result? */
  readonly arrived: boolean;
  readonly logged: readonly string[];
  /** Errors that nobody caught, promises that nobody looked after, and lines on the console that nobody expects. */
  readonly unexpected: readonly string[];
}

/** Walks from the page to the result as a visitor would, whatever goes wrong on the way, and tells what happened. */
export async function walk(row: Row, stage: Stage): Promise<Outcome> {
  const { page, server } = stage;
  const journey = new Journey(row, stage);
  // A style sheet that never comes holds the page's load event back for ever.
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
  /** Requests that will end by themselves, and those that hang. */
  readonly #underWay = new Set<Request>();
  readonly #hanging = new Set<Request>();
  #onEnded = (): void => {};
  #asked = 0;
  #mended = false;
  /** Is the next document what the visitor asked for? So is the first. */
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
      // What the page itself names in a script tag has nobody around it to catch that it is no script.
      const isEntry = row.target?.test('/embed/product-selector.js') && error.name === 'SyntaxError';
      if (isEntry) this.#logged.add("the browser's own");
      else this.#unexpected.push(`uncaught: ${error.message}`);
    });
    page.on('console', (message) => this.#hear(message));
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) return;
      // A document that has gone takes its requests with it, and may not say so.
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
    for (let step = 0; step < MOST_STEPS && screen?.at !== 'result'; step += 1) {
      if (screen && !this.#met.has(screen.at)) await this.#meet(screen.at);
      screen = screen ? await this.#goOn(screen) : await this.#wait(screen);
    }
    if (screen) await this.#meet(screen.at);
    // What has not been given up by now is given up.
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

  /** Presses what has these names, when every answer that comes has come, and tells what is then shown. */
  async #act(...names: readonly string[]): Promise<Screen | null> {
    await this.#rest();
    if (names.length > 0) this.#waited = 0;
    let screen = await actAndRead(this.#stage.page, names);
    // An answer may lead to further requests. The clock stands still until they have ended too.
    while (this.#underWay.size > 0) {
      await this.#rest();
      screen = await actAndRead(this.#stage.page, []);
    }
    return screen;
  }

  /** Does what a visitor would do, or waits when there is nothing to do. */
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
    // Once pressed it is waited for. Before, the landing page is read until what fails at once has failed.
    const isRead = this.#waited >= READING || this.#row.fault?.hangs;
    if (this.#started || !isRead) return this.#wait(screen);
    this.#started = true;
    // Given once, and never again: whatever happens then, it is not to be lost.
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
    const isThere = await page.getByRole('dialog').evaluate((dialog) => {
      const picture = dialog.querySelector('img');
      return picture?.complete === true && picture.naturalWidth > 0;
    });
    // The words below it stand there in any case; the description in its place, or as its text.
    const described = page.getByRole('dialog').getByText(PICTURE).or(page.getByRole('dialog').getByAltText(PICTURE));
    if (!isThere && (await described.count()) > 0) this.#saw.add("the picture's description, and the explanation");
    await page.keyboard.press('Escape');
  }

  async #choose(screen: Screen): Promise<Screen | null> {
    if (screen.notice !== null) {
      if (!this.#mended) this.#saw.add(`"${screen.notice.replace(/\d+ \w+ \d{4}/, '…')}"`);
      await this.#mend();
      // The button does nothing while the products are on their way, so it is pressed again.
      this.#tries += 1;
      if (this.#tries > MOST_TRIES) return this.#loseAllPatience(screen);
      this.#wayOn.add('*Try again*');
      await this.#act('Try again');
      return this.#wait(screen);
    }
    const choose = screen.buttons.find((name) => name.startsWith('Choose '));
    const details = screen.buttons.find((name) => name.startsWith('Details of '));
    if (choose === undefined && details !== undefined) return this.#act(details);
    if (choose === undefined || this.#chosen) return this.#wait(screen);
    // A picture that has not come by now is not coming.
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

  /** Until every answer that comes has come, on both ends of the wire. */
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
    // Between two documents there is no clock to turn.
    await page.clock.runFor(seconds * SECOND).catch(() => {});
  }

  /** Lets time pass, and does what a visitor does who has waited too long. */
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

  /** Leaves the screen that waits for an answer, which then comes. */
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
    if (!isPainted) this.#saw.add('nothing of what stands below it in the page');
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
      // Why is the browser's to say.
      .replace(/(?<=^Product Selector could not be loaded\.).*/, '')
      // Which shape it is, is drawn.
      .replace(/: the reply('s products)? (has no|isn't|aren't).*/i, ': what the reply lacks');
    const isHalf = this.#row.fault?.name === 'length said too short';
    const thrown = THROWN.exec(line) ?? (isHalf ? THROWN_BY_HALF.exec(line) : null);
    if (OURS.test(line)) this.#logged.add(line);
    else if (BROWSERS.test(line)) this.#logged.add("the browser's own");
    else if (thrown) this.#logged.add(`the browser's ${thrown[0]}`);
    else this.#unexpected.push(line);
  }
}

const OURS =
  /^(Error on fetching initial data|Error fetching products|Product Selector|Error: The screen did not come|Error: The file of the )/;
const BROWSERS =
  /^(Failed to load resource|Access to (fetch|script|image|CSS)|Failed to load module script|Refused to |.*blocked by CORS)/;
/** What a browser throws when it fetches a script or is asked for storage; any other error is one of ours. */
const THROWN =
  /^(TypeError(?=: (Failed to fetch|error loading) dynamically imported module)|SyntaxError|SecurityError|QuotaExceededError)/;
/** What half a script may throw that is one by chance. */
const THROWN_BY_HALF = /^(Reference|Type)Error/;
