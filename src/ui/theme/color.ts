/** An sRGB colour: three channels from 0 to 255, and its opacity from 0 to 1. */
export interface Color {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly alpha: number;
}

export const BLACK: Color = { r: 0, g: 0, b: 0, alpha: 1 };
export const WHITE: Color = { r: 255, g: 255, b: 255, alpha: 1 };

const RGB = /^rgba?\(\s*([\d.]+),?\s+([\d.]+),?\s+([\d.]+)(?:\s*[,/]\s*([\d.]+))?\s*\)$/;
const SRGB = /^color\(srgb ([-\d.e]+) ([-\d.e]+) ([-\d.e]+)(?: \/ ([\d.e-]+))?\)$/;

/** Reads a colour in computed form: `rgb(…)`, `rgba(…)` or `color(srgb …)`; null for anything else. */
export function readColor(computed: string): Color | null {
  const rgb = RGB.exec(computed);
  const match = rgb ?? SRGB.exec(computed);
  if (!match) return null;
  const [r, g, b] = [match[1], match[2], match[3]].map((channel) => clamp(Number(channel) * (rgb ? 1 : 255)));
  const alpha = Number(match[4] ?? 1);
  if (r === undefined || g === undefined || b === undefined || Number.isNaN(r + g + b + alpha)) return null;
  return { r, g, b, alpha };
}

function clamp(channel: number): number {
  return Math.round(Math.min(Math.max(channel, 0), 255));
}

/** Mixes two colours: 0 gives the first, 1 the second. Channels are whole numbers, as on a screen. */
export function mix(from: Color, to: Color, amount: number): Color {
  const between = (a: number, b: number): number => clamp(a + (b - a) * amount);
  return { r: between(from.r, to.r), g: between(from.g, to.g), b: between(from.b, to.b), alpha: 1 };
}

/** A colour composited over another. */
export function over(color: Color, below: Color): Color {
  return mix(below, color, color.alpha);
}

/** Contrast of two opaque colours, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(a: Color, b: Color): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance({ r, g, b }: Color): number {
  const [x = 0, y = 0, z = 0] = [r, g, b].map((channel) => {
    const level = channel / 255;
    return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * x + 0.7152 * y + 0.0722 * z;
}

/** "#0b6e8f". */
export function hex({ r, g, b }: Color): string {
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
