import { readFileSync } from 'node:fs';
import jsQR from 'jsqr';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readCsv } from '../../../tests/samples/readFile.ts';
import { shortHash } from '../../catalogue/shortHash.ts';
import { walk } from '../../questionnaire/walk.ts';
import { QrCode } from './PrintedLink.tsx';
import { openVisit } from './rules/openVisit.ts';
import { readVisitCode } from './rules/readVisitCode.ts';
import { writeVisitCode } from './rules/visitCode.ts';

const PIXELS = 4;

/** Paints the modules of the drawing, like a camera's picture. */
function painted(markup: string): { readonly data: Uint8ClampedArray; readonly side: number } {
  const side = Number(/viewBox="0 0 (\d+)/.exec(markup)?.[1]) * PIXELS;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of markup.matchAll(/M(\d+) (\d+)h1v1/g)) {
    for (let row = 0; row < PIXELS; row += 1) {
      for (let column = 0; column < PIXELS; column += 1) {
        const at = 4 * ((Number(y) * PIXELS + row) * side + Number(x) * PIXELS + column);
        data.fill(0, at, at + 3);
      }
    }
  }
  return { data, side };
}

/** The text that a camera reads. */
function scanned(text: string): string | undefined {
  const { data, side } = painted(renderToStaticMarkup(<QrCode text={text} name="QR code" />));
  return jsQR(data, side, side)?.data;
}

const EXHAUSTIVE = Boolean(process.env.EXHAUSTIVE);

it('the QR code is an image with a name, and a camera reads its link', () => {
  const link = 'https://provider.example/find-your-system#product-selector=9100010000003byy91h17ajn.byy91h7lyem9x2acrb';
  const markup = renderToStaticMarkup(<QrCode text={link} name="QR code" />);
  expect(markup).toContain('role="img" aria-label="QR code"');
  expect(scanned(link)).toBe(link);
});

it('the QR code is nothing for a link that is too long for a code', () => {
  expect(renderToStaticMarkup(<QrCode text={'x'.repeat(3000)} name="QR code" />)).toBe('');
});

it('the QR code brings back the answers, the system and the shortlist of its link', () => {
  const csv = readFileSync('catalogue/products.csv', 'utf8');
  const ids = readCsv(csv).products.map(({ id }) => id);
  // visitCode.test.ts tries all ways with each system, without the picture.
  const ways = [...walk()].filter((_, index) => EXHAUSTIVE || index % 200 === 0);
  ways.forEach((answers, index) => {
    const [chosen = '', ...shortlist] = [0, 1, 2, 3].map((more) => ids[(index + more) % ids.length]!);
    const code = writeVisitCode({
      answers,
      skipped: false,
      zone: null,
      postcode: null,
      kind: null,
      bought: null,
      sized: true,
      size: {},
      catalogue: null,
      chosen: shortHash(chosen),
      shortlist: shortlist.map(shortHash),
    });
    const [, read] = scanned(`https://provider.example/find#product-selector=${code}`)?.split('=') ?? [];
    expect(openVisit(readVisitCode(read)!, ids)).toMatchObject({ answers, chosen, shortlist, since: [] });
  });
});
