import type { FrameLocator, Locator, Page } from '@playwright/test';

/** The questions appear a second after the landing page (specification, section 7). */
const SECOND = 1000;
/** Pages with a clock that a test may advance. */
const CLOCKED = new WeakSet<Page>();

/** Installs Playwright's clock in a page. It runs in real time, but `Selector.start` advances it by a second. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  CLOCKED.add(page);
}

const RESUME = 'Continue where you left off';
/** The shortest path. */
const SINGLE_ROOM = ['No', 'Townhouse', 'Single Room', 'Large Outdoor space', 'Not Sure'];

/**
 * A visitor's actions in a selector, by role and label only. Steps on the way are pressed inside the page, which takes a fraction of
 * the time of pointer actions; `button`, `option` and their `click` and `check` are for the subject of a test.
 */
export class Selector {
  readonly page: Page;
  readonly at: Page | Locator | FrameLocator;
  /** False for a test of the sizes, which follow the last question; otherwise they stay open. */
  passesSize = true;

  constructor(page: Page, at: Page | Locator | FrameLocator = page) {
    this.page = page;
    this.at = at;
  }

  button(name: string | RegExp): Locator {
    return this.at.getByRole('button', { name, exact: true });
  }

  heading(name: string | RegExp): Locator {
    return this.at.getByRole('heading', { name });
  }

  /** The selector's whole content: the box with the `lang` of its messages. */
  get shown(): Locator {
    return this.at.locator('product-selector [lang]').first();
  }

  /** Waits until the selector watches the page's colours. Two empty elements below the screen then hold them. */
  async untilColorsAreWatched(): Promise<void> {
    await this.shown.locator('> :empty').nth(1).waitFor({ state: 'attached' });
  }

  /** An option's radio button or checkbox. */
  option(label: string): Locator {
    return this.at
      .getByRole('radio', { name: label, exact: true })
      .or(this.at.getByRole('checkbox', { name: label, exact: true }));
  }

  /** A pointer passes over *Start*: the program loads, and takes over from the written screen. */
  async showInterest(): Promise<void> {
    const written = await this.button('Start').elementHandle();
    await this.button('Start').hover();
    await this.page.mouse.move(0, 0);
    await written?.waitForElementState('hidden');
  }

  async start(): Promise<void> {
    await this.passSecond('Start');
    await this.button('Start').click();
  }

  /** Continues a saved visit. */
  async resume(): Promise<void> {
    await this.passSecond(RESUME);
    await this.button(RESUME).click();
  }

  /** Continues a saved visit on the list of matching systems. */
  async resumeMatches(): Promise<void> {
    await this.resume();
    await this.heading('Systems for your home').waitFor();
  }

  /** Waits for the landing page, then advances the clock if the page has one. */
  private async passSecond(button: string): Promise<void> {
    if (!CLOCKED.has(this.page)) return;
    await this.button(button).waitFor();
    await this.page.clock.fastForward(SECOND);
  }

  /** Presses a button inside the page, which counts however soon it follows another press. */
  async press(name: string): Promise<void> {
    await press(this.button(name));
  }

  /** Chooses these options of a question and continues. Pressing inside the page is cheap; tests of input use `option`. */
  async answer(...labels: string[]): Promise<void> {
    await this.button('Continue').evaluate(answerInPage, { questions: [labels], passesSize: this.passesSize });
  }

  /** Answers one question after the other, each with one option. */
  async answerAll(...labels: string[]): Promise<void> {
    const questions = labels.map((label) => [label]);
    await this.button('Continue').evaluate(answerInPage, { questions, passesSize: this.passesSize });
  }

  /** Answers along the shortest path, from *Start* to the matching systems. */
  async answerForSingleRoom(): Promise<void> {
    await this.start();
    await this.answerAll(...SINGLE_ROOM);
    await this.heading('Systems for your home').waitFor();
  }

  /** Waits until a list or a result has fully rendered; this button comes last. */
  async untilWhole(): Promise<void> {
    await this.button('Start again').waitFor();
  }

  /** Follows the link of a result to the sheet for quotes, whose program loads then. */
  async untilPapers(): Promise<void> {
    await this.untilWhole();
    await this.button('Quotes').click();
    await this.at.getByText('Three quotes side by side').waitFor({ state: 'attached' });
  }

  /** A family's row, by its title. */
  row(title: string): Locator {
    return this.page
      .getByRole('article', { name: title, exact: true })
      .filter({ has: this.page.getByRole('button', { name: /^Details of / }) });
  }

  /** Opens a family's row, and the group that it is folded in; the card of a system to start with is open. */
  async openRow(title: string): Promise<Locator> {
    await this.untilWhole();
    const button = this.page.getByRole('button', { name: `Details of ${title}`, exact: true, includeHidden: true });
    // The one to start with has a card and no row.
    if ((await button.count()) === 0) return this.at.getByRole('article', { name: title, exact: true });
    const folded = this.page.locator('details:not([open])').filter({ has: button });
    if ((await folded.count()) > 0) await folded.locator('> summary').click();
    await press(button);
    return this.row(title);
  }

  /** Opens the first closed row. */
  async openNextRow(): Promise<void> {
    await press(this.at.getByRole('button', { name: /^Details of /, expanded: false }).first());
  }

  /** Opens the comparison of the first three systems, and opens rows until three can be compared. */
  async compareFirstThree(): Promise<void> {
    await this.button(/^Details of /)
      .first()
      .waitFor();
    const next = this.at.getByRole('article').getByRole('button', { name: /^Compare /, pressed: false });
    for (let compared = 0; compared < 3; compared += 1) {
      while ((await next.count()) === 0) await this.openNextRow();
      await press(next.first());
    }
    await press(this.button('Compare now'));
  }

  /** Presses *Change* of an answer, below a list or a result that has fully rendered. */
  async change(title: string): Promise<void> {
    await this.openAnswers();
    await this.button(`Change: ${title}`).click();
  }

  /** Unfolds the answers below a list or a result. */
  async openAnswers(): Promise<void> {
    await this.untilWhole();
    const folded = this.at.locator('details:not([open]) > summary').filter({ hasText: /^Your answers$/ });
    if ((await folded.count()) > 0) await folded.click();
  }

  /** Chooses the first starting point, or else the system of the first row. */
  async chooseFirst(): Promise<void> {
    const choose = this.at.getByRole('article').getByRole('button', { name: /^Choose / });
    const details = this.at.getByRole('button', { name: /^Details of / });
    await choose.or(details).first().waitFor();
    if ((await choose.count()) === 0) await press(details.first());
    await press(choose.first());
    await this.heading('What to do next').waitFor();
  }

  /** Answers along the shortest path, from *Start* to the result. */
  async reachResult(): Promise<void> {
    await this.answerForSingleRoom();
    await this.chooseFirst();
  }
}

/** Presses a button inside the page. */
const press = (button: Locator): Promise<void> => button.evaluate((element: HTMLElement) => element.click());

interface Walk {
  readonly questions: readonly (readonly string[])[];
  readonly passesSize: boolean;
}

/**
 * At each question, presses the options as soon as it has them, then *Continue*, and waits until the question has gone. Then passes the
 * sizes, if they follow.
 */
async function answerInPage(anyButton: HTMLElement | SVGElement, { questions, passesSize }: Walk) {
  const root = anyButton.getRootNode() as ShadowRoot;
  const withText = (css: string, text: string) =>
    [...root.querySelectorAll<HTMLElement>(css)].find(({ textContent }) => textContent?.trim() === text);
  const until = <T>(find: () => T | undefined | false): Promise<T> =>
    new Promise((resolve) => {
      const look = () => {
        const found = find();
        if (!found) return;
        observer.disconnect();
        resolve(found);
      };
      const observer = new MutationObserver(look);
      observer.observe(root, { attributes: true, childList: true, subtree: true });
      look();
    });
  for (const labels of questions) {
    const inputs: HTMLInputElement[] = [];
    for (const label of labels) {
      const { control } = (await until(() => withText('fieldset label', label))) as HTMLLabelElement;
      const input = control as HTMLInputElement;
      inputs.push(input);
      input.focus();
      if (!input.checked) input.click();
    }
    withText('button', 'Continue')?.click();
    await until(() => inputs.every(({ isConnected }) => !isConnected));
  }
  const sizes =
    withText('.step-heading', 'How big is the room?') ??
    withText('.step-heading', 'How big are the rooms?') ??
    withText('.step-heading', 'How many bedrooms?');
  if (!passesSize || !sizes) return;
  withText('button', 'Continue')?.click();
  await until(() => !sizes.isConnected);
}
