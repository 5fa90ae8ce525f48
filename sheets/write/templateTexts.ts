/** The sentences of a template. `{values}` and the other names are filled in by `valuesText.ts`. */
export const TEMPLATE_TEXTS = {
  title:
    'Your catalogue: one system in each row below the column names. A blank cell means "unknown", never "no". You can delete the rows above the column names.',
  column: 'Column',
  meaning: 'Meaning',
  allowed: 'Allowed values',
  required: 'Required',
  brings: 'What it brings',
  isRequired: 'yes',
  needed: 'Required. {values}',
  text: 'Text of up to {most} characters',
  postcodes: 'Postcodes and ranges, such as 2000-2249, 2555',
  url: 'An address that starts with https:// or http://',
  whole: 'Whole number, {least} to {most}',
  number: 'Number, {least} to {most}',
  one_of: 'One of: {values}',
  list_of: 'List of: {values}',
  yes_no: 'yes or no',
  controls: 'List of: {values}, each with ":optional" if it costs extra, or ":unknown"; or none',
} as const;
