import type { FrameLocator, Locator, Page } from '@playwright/test';

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

  /** The radio or checkbox of an option. */
  option(label: string): Locator {
    return this.at
      .getByRole('radio', { name: label, exact: true })
      .or(this.at.getByRole('checkbox', { name: label, exact: true }));
  }

  async start(): Promise<void> {
    await this.button('Start').click();
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

  /** Until the whole of a list or a result is there: both are drawn a part at a time, and this button is below the last. */
  async untilWhole(): Promise<void> {
    await this.button('Start again').waitFor();
  }

  /** Chooses the first of the matching systems. */
  async chooseFirst(): Promise<void> {
    await this.at
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Choose/ })
      .click();
    await this.heading('What to do next').waitFor();
  }

  /** From *Start* to the result by the shortest way. */
  async reachResult(): Promise<void> {
    await this.answerForSingleRoom();
    await this.chooseFirst();
  }
}
