import type { FrameLocator, Locator, Page } from '@playwright/test';

/** The questions come a second after the landing page (specification, section 7). */
const SECOND = 1000;
/** Pages whose clock a test may turn on. */
const CLOCKED = new WeakSet<Page>();

/** Puts Playwright's clock into a page. It keeps the pace of the machine's, but `Selector.start` turns it on by a second. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  CLOCKED.add(page);
}

const RESUME = 'Continue where you left off';

/** What a visitor does with a selector, by role and label only. */
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

  /** All that the selector shows: the box that has the language of its words. */
  get shown(): Locator {
    return this.at.locator('product-selector [lang]').first();
  }

  /** Until the page's colours are watched: two elements without content, which hold them, are then below the screen. */
  async untilColorsAreWatched(): Promise<void> {
    await this.shown.locator('> :empty').nth(1).waitFor({ state: 'attached' });
  }

  /** The radio or checkbox of an option. */
  option(label: string): Locator {
    return this.at
      .getByRole('radio', { name: label, exact: true })
      .or(this.at.getByRole('checkbox', { name: label, exact: true }));
  }

  async start(): Promise<void> {
    await this.passSecond('Start');
    await this.button('Start').click();
  }

  /** Goes on with a saved visit. */
  async resume(): Promise<void> {
    await this.passSecond(RESUME);
    await this.button(RESUME).click();
  }

  /** Goes on with a saved visit to the matching systems. */
  async resumeMatches(): Promise<void> {
    await this.resume();
    await this.heading('Systems for your home').waitFor();
  }

  /** Turns the clock on, where the test has one, when the landing page is there. */
  private async passSecond(button: string): Promise<void> {
    if (!CLOCKED.has(this.page)) return;
    await this.button(button).waitFor();
    await this.page.clock.fastForward(SECOND);
  }

  /** Chooses the labels of one question and goes on. */
  async answer(...labels: string[]): Promise<void> {
    for (const label of labels) await this.option(label).check();
    await this.button('Continue').click();
  }

  /** From *Start* to the matching systems by the shortest way. */
  async answerForSingleRoom(): Promise<void> {
    await this.start();
    for (const label of ['No', 'Townhouse', 'Single Room', 'Large Outdoor space', 'Not Sure']) await this.answer(label);
    await this.heading('Systems for your home').waitFor();
  }

  /** Until a list or a result is there: this button is below it. */
  async untilWhole(): Promise<void> {
    await this.button('Start again').waitFor();
  }

  /** The row of a family by its title. A starting point may have the same title. */
  row(title: string): Locator {
    return this.page
      .getByRole('article', { name: title, exact: true })
      .filter({ has: this.page.getByRole('button', { name: /^Details of / }) });
  }

  /** Opens the row of a family. */
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

  /** Opens the comparison of the first three systems; opens rows while fewer can be compared. */
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

  /** Chooses the first starting point; without one, the system of the first row. */
  async chooseFirst(): Promise<void> {
    const first = this.at.getByRole('article').first();
    await first.waitFor();
    const choose = first.getByRole('button', { name: /^Choose / });
    if ((await choose.count()) === 0) await first.getByRole('button', { name: /^Details of / }).click();
    await choose.click();
    await this.heading('What to do next').waitFor();
  }

  /** From *Start* to the result by the shortest way. */
  async reachResult(): Promise<void> {
    await this.answerForSingleRoom();
    await this.chooseFirst();
  }
}
