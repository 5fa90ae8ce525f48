import type { Args } from './readArgs.ts';

/** The options of the commands that the help of the command line lists. */
export const COMMAND_OPTIONS = {
  answers: { type: 'string' },
  system: { type: 'string' },
  postcode: { type: 'string' },
  catalogue: { type: 'string' },
  format: { type: 'string' },
  sheet: { type: 'string' },
  examples: { type: 'boolean' },
  register: { type: 'string' },
  out: { type: 'string' },
  from: { type: 'string' },
  mapping: { type: 'string' },
  'size-rules': { type: 'string' },
  room: { type: 'string', multiple: true },
  home: { type: 'string' },
  installation: { type: 'string' },
  // Withdrawn; it names what takes its place.
  area: { type: 'string', multiple: true },
  header: { type: 'string' },
  yes: { type: 'boolean' },
  'accept-changes': { type: 'boolean' },
  all: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** The options of one call, as given. */
export type CommandValues = Args<typeof COMMAND_OPTIONS>['values'];
