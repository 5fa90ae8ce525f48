/** When somebody looked at what others published, and how. */
export const SOURCE = {
  'source.page': 'read in {date}',
  'source.copy': 'from a copy of the page, {date}',
  'source.old': '{read}, more than {months} months ago',
} as const;
