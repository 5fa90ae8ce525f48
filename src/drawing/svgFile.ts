import type { Drawing, Look, Shape } from './shape.ts';

/** The colours of the selector's default theme. A file can't take them from its page. */
export const FILE_COLORS = {
  light: { ink: '#14213d', tint: '#cfe8f3', accent: '#0b6e8f', paper: '#fbfaf7' },
  dark: { ink: '#e8edf5', tint: '#1f4a5c', accent: '#7cc4de', paper: '#10151f' },
} as const;

type FileColor = 'ink' | 'tint' | 'accent';

/** The style of each look in a file. A file has no paper, so its page shows through. */
const LOOKS: Readonly<Partial<Record<Look, { readonly color: FileColor; readonly style: string }>>> = {
  ink: { color: 'ink', style: 'stroke:var(--ink)' },
  faint: { color: 'ink', style: 'stroke:var(--ink);stroke-opacity:.35' },
  tint: { color: 'tint', style: 'fill:var(--tint)' },
  half: { color: 'tint', style: 'fill:var(--tint);fill-opacity:.5' },
  accent: { color: 'accent', style: 'stroke:var(--accent)' },
  mark: { color: 'accent', style: 'fill:var(--accent)' },
};

/** A drawing as an SVG file, light or dark like its page. */
export function svgFile({ width, height, shapes }: Drawing, title: string): string {
  const drawn = merged(shapes.filter(({ look }) => look in LOOKS));
  const looks = [...new Set(drawn.map(({ look }) => look))];
  const colors = [...new Set(looks.flatMap((look) => LOOKS[look]?.color ?? []))];
  const valuesOf = (scheme: keyof typeof FILE_COLORS): string =>
    colors.map((color) => `--${color}:${FILE_COLORS[scheme][color]}`).join(';');
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `  <title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`,
    '  <style>',
    `    svg{${valuesOf('light')};fill:none;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}`,
    `    @media (prefers-color-scheme:dark){svg{${valuesOf('dark')}}}`,
    ...looks.map((look) => `    .${look}{${LOOKS[look]?.style}}`),
    '  </style>',
    ...drawn.map(({ look, d }) => `  <path class="${look}" d="${rounded(d)}"/>`),
    '</svg>',
  ];
  return `${lines.join('\n')}\n`;
}

const NUMBER = /\d*\.?\d+(e-\d+)?/g;

/** A path with at most two decimals. */
function rounded(d: string): string {
  return d.replace(NUMBER, (number) => `${Math.round(Number(number) * 100) / 100}`);
}

/** Joins neighbours with the same look into one shape. */
function merged(shapes: readonly Shape[]): readonly Shape[] {
  const result: Shape[] = [];
  for (const { look, d } of shapes) {
    const last = result.at(-1);
    if (last?.look === look) result[result.length - 1] = { look, d: last.d + d };
    else result.push({ look, d });
  }
  return result;
}
