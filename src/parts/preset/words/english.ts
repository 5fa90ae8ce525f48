/** The system of the page that led to the selector. */
export const PRESET = {
  'preset.looked': 'You were looking at',
  'preset.fits': 'It fits everything you asked for',
  'preset.far': 'It misses more than one thing you asked for',
} as const;
