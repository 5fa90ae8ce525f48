/** The system of the page that led to the selector. */
export const PRESET = {
  'preset.looked': 'You were looking at',
  'preset.far': 'Misses more than one thing you asked for',
} as const;
