/** The time and way of the last look at a source. */
export const SOURCE = {
  'source.page': 'read in {date}',
  'source.copy': 'from a copy of the page, {date}',
  'source.ended': '{read}, may have changed since {date}',
  'source.old': '{read}, more than {months} months ago',
} as const;
