import { statSync } from 'node:fs';
import { expect, test } from '../browser/helpers/test.ts';
import { untilIdle } from '../browser/helpers/untilIdle.ts';
import { piecesOf } from '../piecesOf.ts';
import { Film } from './film.ts';

const FILE = 'docs/pictures/journey.webp';
const ANSWERS = piecesOf(`
  No | House - Pitched Roof | Multiple Rooms | Individual Room Zoning | 3 Rooms | Large Outdoor space | Mobile App
`);

test('a journey of 20 seconds, as an animated picture', async ({ page, selector }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 960, height: 640 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await page.goto('/');
  await selector.button('Start').waitFor();
  await untilIdle(page);
  const film = await Film.start(page);
  await film.still(1600);
  await film.press(selector.button('Start'));
  for (const answer of ANSWERS) {
    await selector.option(answer).waitFor();
    await film.motion();
    await film.still(500);
    await film.press(selector.option(answer));
    await film.still(500);
    await film.press(selector.button('Continue'));
  }
  await selector.heading(/^How (big|many)/).waitFor();
  await film.still(500);
  await film.press(selector.button('Continue'));
  await selector.heading(/ways to do it$/).waitFor();
  await film.motion();
  await film.still(1800);
  await film.scrollTo(selector.heading('One outdoor unit for all rooms'));
  await film.still(1200);
  await film.press(selector.button(/^See these/).nth(1));
  await film.still(1600);
  await film.press(selector.button(/^Choose/).first());
  await selector.untilWhole();
  await film.motion();
  await film.still(2600);
  expect(film.seconds).toBeGreaterThan(15);
  expect(film.seconds).toBeLessThan(25);
  film.write(FILE);
  expect(statSync(FILE).size).toBeLessThan(1_500_000);
});
