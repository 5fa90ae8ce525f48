import jsQR from 'jsqr';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { QrCode } from './QrCode.tsx';

const PIXELS = 4;

/** Paints the modules of the drawing, as a camera sees them. */
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

describe('the QR code', () => {
  it('is an image with a name, and a camera reads its link', () => {
    const link =
      'https://provider.example/find-your-system#product-selector=9100010000003byy91h17ajn.byy91h7lyem9x2acrb';
    const markup = renderToStaticMarkup(<QrCode text={link} name="QR code" />);
    expect(markup).toContain('role="img" aria-label="QR code"');
    const { data, side } = painted(markup);
    expect(jsQR(data, side, side)?.data).toBe(link);
  });
});
