import { lookAtScreens, OTHER_SCREENS } from './helpers/lookAtScreens.ts';
import { SAID_ON_FAILURES } from './helpers/screenPage.ts';
import { test } from './helpers/test.ts';

const AT_ONCE = 11;

for (let first = 0; first < OTHER_SCREENS.length; first += AT_ONCE) {
  const names = OTHER_SCREENS.slice(first, first + AT_ONCE);
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
