import jsQR from 'jsqr';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { QrCode } from './PrintedLink.tsx';
import { LinkInPrint } from './ShareSection.tsx';

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

it('the QR code is an image with a name, and a camera reads its link', () => {
  const link = 'https://provider.example/find-your-system#product-selector=9100010000003byy91h17ajn.byy91h7lyem9x2acrb';
  const markup = renderToStaticMarkup(<QrCode text={link} name="QR code" />);
  expect(markup).toContain('role="img" aria-label="QR code"');
  expect(scanned(link)).toBe(link);
});

it('the QR code is nothing for a link that is too long for a code', () => {
  expect(renderToStaticMarkup(<QrCode text={'x'.repeat(3000)} name="QR code" />)).toBe('');
});

it('the printed brief has the link as text before its QR code has loaded', () => {
  const link = 'https://provider.example/find#product-selector=1';
  expect(renderToStaticMarkup(<LinkInPrint link={link} />)).toContain(`<bdi>${link}</bdi>`);
});
