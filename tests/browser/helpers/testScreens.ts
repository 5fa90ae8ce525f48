import { lookAtScreens } from './lookAtScreens.ts';
import { SAID_ON_FAILURES } from './screenPage.ts';
import { test } from './test.ts';

/** Walks over these screens, some in each test. */
export function testScreens(screens: readonly string[], atOnce: number): void {
  for (let first = 0; first < screens.length; first += atOnce) {
    const names = screens.slice(first, first + atOnce);
    test(`axe finds nothing, and words of any length and size are whole: ${names[0]} to ${names.at(-1)}`, async ({
      page,
      selector,
      expected,
    }) => {
      test.slow();
      expected.push(...SAID_ON_FAILURES);
      await lookAtScreens(page, selector, names);
    });
  }
}
