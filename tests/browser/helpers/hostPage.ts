import type { Page } from '@playwright/test';

/** The script tag that a host page needs. */
export const LOADER = '<script type="module" src="/embed/product-selector.js"></script>';

interface HostPage {
  /** Content of the page's head, after its title. */
  readonly head?: string;
  readonly body: string;
  /** Response headers. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Opens a host page on the test's server. */
export async function hostPage(page: Page, { head = '', body, headers = {} }: HostPage): Promise<void> {
  await page.route('**/somebody-elses-page', (route) =>
    route.fulfill({
      headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
      body: `<!doctype html><html lang="en"><head><title>Somebody else</title>${head}</head><body>${body}</body></html>`,
    }),
  );
  await page.goto('/somebody-elses-page');
}
