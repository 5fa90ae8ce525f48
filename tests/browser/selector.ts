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

/** A visitor's actions in a selector, by role and label only. */
export class Selector {
  readonly page: Page;
  readonly at: Page | Locator | FrameLocator;

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

  /** Everything that the selector shows: the box with the `lang` of its messages. */
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

  /** Chooses these options of a question and continues. */
  async answer(...labels: string[]): Promise<void> {
    for (const label of labels) await this.option(label).check();
    await this.button('Continue').click();
  }

  /** Answers along the shortest path, from *Start* to the matching systems. */
  async answerForSingleRoom(): Promise<void> {
    await this.start();
    for (const label of ['No', 'Townhouse', 'Single Room', 'Large Outdoor space', 'Not Sure']) await this.answer(label);
    await this.heading('Systems for your home').waitFor();
  }

  /** Waits until a list or a result has fully rendered; this button comes last. */
  async untilWhole(): Promise<void> {
    await this.button('Start again').waitFor();
  }

  /** A family's row, by its title. A starting point may have the same title. */
  row(title: string): Locator {
    return this.page
      .getByRole('article', { name: title, exact: true })
      .filter({ has: this.page.getByRole('button', { name: /^Details of / }) });
  }

  /** Opens a family's row. */
  async openRow(title: string): Promise<Locator> {
    await this.button(`Details of ${title}`).click();
    return this.row(title);
  }

  /** Opens the first closed row. */
  async openNextRow(): Promise<void> {
    await this.at
      .getByRole('button', { name: /^Details of /, expanded: false })
      .first()
      .click();
  }

  /** Opens the comparison of the first three systems, and opens rows until three can be compared. */
  async compareFirstThree(): Promise<void> {
    await this.button(/^Details of /)
      .first()
      .waitFor();
    const next = this.at.getByRole('article').getByRole('button', { name: /^Compare /, pressed: false });
    for (let compared = 0; compared < 3; compared += 1) {
      while ((await next.count()) === 0) await this.openNextRow();
      await next.first().click();
    }
    await this.button('Compare now').click();
  }

  /** Chooses the first starting point, or else the system of the first row. */
  async chooseFirst(): Promise<void> {
    const first = this.at.getByRole('article').first();
    await first.waitFor();
    const choose = first.getByRole('button', { name: /^Choose / });
    if ((await choose.count()) === 0) await first.getByRole('button', { name: /^Details of / }).click();
    await choose.click();
    await this.heading('What to do next').waitFor();
  }

  /** Answers along the shortest path, from *Start* to the result. */
  async reachResult(): Promise<void> {
    await this.answerForSingleRoom();
    await this.chooseFirst();
  }
}
