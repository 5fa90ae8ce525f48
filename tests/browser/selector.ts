import type { Locator, Page } from '@playwright/test';

/** What a visitor does with a selector, by role and label only. */
export class Selector {
  readonly page: Page;
  readonly at: Page | Locator;

  constructor(page: Page, at: Page | Locator = page) {
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
}
