import type { Plugin } from 'vite';
import { SOURCE_KINDS } from '../sheets/open/table.ts';
import { GST_WORDS, MAPPING_VERSION } from '../sheets/read/mapping.ts';
import { UNIT_NAMES } from '../sheets/recognise/units.ts';
import { COLUMN_NAMES, COLUMNS, type ColumnRule } from '../src/catalogue/columns.ts';
import { CONTROLS, SYSTEM_TYPES } from '../src/catalogue/product.ts';
import { controlWords } from '../src/catalogue/readControls.ts';
import { MAX_FORM_TEXTS } from '../src/parts/enquiry/rules/enquiry.ts';
import { MAX_PRESET_ID } from '../src/parts/preset/rules/readPreset.ts';
import { HIDEABLE, MAX_CHANGED_TEXT } from '../src/parts/questions/rules/questionChanges.ts';
import { FACT_VALUES, HOME_FACTS, METRE_FACTS } from '../src/pricing/installation.ts';
import { MAX_DOLLARS, MAX_EXTRAS, MAX_LIST_METRES, PER } from '../src/pricing/installationShape.ts';
import { QUESTION_IDS, type QuestionId } from '../src/questionnaire/question.ts';
import { questionOf } from '../src/questionnaire/questionSet.ts';
import { BEDROOMS, KINDS_OF_ROOM, MOST_DESCRIBED } from '../src/sizing/sizeAsked.ts';

type Schema = Readonly<Record<string, unknown>>;

const TEXT = { type: 'string' };
const FLAG = { type: 'boolean' };
const DAY = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' };
const ADDRESS = { type: 'string', pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/]' };
const text = (most: number): Schema => ({ type: 'string', minLength: 1, maxLength: most, pattern: '\\S' });
const oneOf = (values: readonly unknown[]): Schema => ({ enum: values });
const listOf = (items: Schema, more: Schema = {}): Schema => ({ type: 'array', items, ...more });
const some = (values: readonly unknown[]): Schema => listOf(oneOf(values), { minItems: 1, uniqueItems: true });
const entriesOf = (entry: Schema): Schema => ({ type: 'object', additionalProperties: entry });
/** An object with these properties and no other. */
const objectOf = (properties: Schema, required: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  additionalProperties: false,
  ...(required.length > 0 && { required }),
});
const byName = <Name extends string>(names: readonly Name[], schema: (name: Name) => Schema): Schema =>
  Object.fromEntries(names.map((name) => [name, schema(name)]));

/** A cell as the products reply has it. Readers take more spellings. */
function cell(rule: ColumnRule): Schema {
  switch (rule.kind) {
    case 'text':
      return text(rule.longest);
    case 'postcodes':
      return { ...text(rule.longest), pattern: '^\\d{3,4}(-\\d{3,4})?(,\\d{3,4}(-\\d{3,4})?)*$' };
    case 'url':
      return { ...ADDRESS, maxLength: rule.longest };
    case 'number':
      return {
        type: 'number',
        minimum: rule.min,
        maximum: rule.max,
        ...(rule.step !== null && { multipleOf: rule.step }),
      };
    case 'one_of':
      return oneOf(rule.values);
    case 'list_of':
      return some(rule.values);
    case 'yes_no':
      return FLAG;
    case 'controls':
      return some(controlWords(rule));
  }
}

const PRODUCT = {
  type: 'object',
  properties: {
    ...byName(COLUMN_NAMES, (column) => {
      const rule = COLUMNS[column];
      return rule.required ? cell(rule) : { anyOf: [cell(rule), { type: 'null' }] };
    }),
    sales: listOf(
      objectOf(
        {
          price_from_aud: cell(COLUMNS.price_from_aud),
          from: { anyOf: [DAY, { type: 'null' }] },
          to: { anyOf: [DAY, { type: 'null' }] },
        },
        ['price_from_aud'],
      ),
    ),
  },
  required: COLUMN_NAMES.filter((column) => COLUMNS[column].required),
};

const DOLLARS = { type: 'number', minimum: 0.01, maximum: MAX_DOLLARS };
const metres = (least: number): Schema =>
  objectOf(byName(METRE_FACTS, () => ({ type: 'number', minimum: least, maximum: MAX_LIST_METRES })));
const WHEN = { ...objectOf(byName(HOME_FACTS, (fact) => some(FACT_VALUES[fact]))), minProperties: 1 };
const KIND_PRICE = objectOf(
  { base: { anyOf: [DOLLARS, { const: 'in_price' }] }, includes: metres(0), per_unit: DOLLARS },
  ['base'],
);
const EXTRA = {
  ...objectOf(
    {
      id: { type: 'string', pattern: '^[a-z0-9_-]{1,30}$' },
      label: text(80),
      per: oneOf(PER),
      of: oneOf(METRE_FACTS),
      price: DOLLARS,
      when: WHEN,
      kinds: some(SYSTEM_TYPES),
    },
    ['id', 'label', 'per', 'price'],
  ),
  if: { properties: { per: { const: 'metre' } } },
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema.
  then: { required: ['of'] },
  else: { required: ['when'], properties: { of: false } },
};
const INSTALLATION = objectOf(
  {
    version: { const: 1 },
    provider: text(60),
    month: { type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])$' },
    valid_until: DAY,
    gst: { const: 'included' },
    limits: metres(0.1),
    kinds: { ...objectOf(byName(SYSTEM_TYPES, () => KIND_PRICE)), minProperties: 1 },
    extras: listOf(EXTRA, { maxItems: MAX_EXTRAS }),
  },
  ['version', 'provider', 'month', 'valid_until', 'gst', 'kinds'],
);

const OFFER = {
  type: 'object',
  properties: {
    url: ADDRESS,
    fields: {
      type: 'object',
      properties: {
        postcode: FLAG,
        note: FLAG,
        marketing: { anyOf: [{ const: false }, text(MAX_FORM_TEXTS.marketing)] },
      },
    },
    notice: {
      type: 'object',
      properties: {
        short: text(MAX_FORM_TEXTS.short),
        long: { type: 'string', maxLength: MAX_FORM_TEXTS.long },
        policyUrl: ADDRESS,
      },
      required: ['short'],
    },
    reply: text(MAX_FORM_TEXTS.reply),
  },
  required: ['notice'],
};

const answer = (question: QuestionId): Schema => {
  const { options, isMultiple } = questionOf(question);
  const values = options.map(({ value }) => value);
  return isMultiple ? { anyOf: [oneOf(values), some(values)] } : oneOf(values);
};

const MAPPED: Schema = byName(COLUMN_NAMES, (column) => {
  const rule = COLUMNS[column];
  const unit = oneOf(UNIT_NAMES);
  const part = oneOf([1, 2, 3]);
  return {
    ...objectOf({
      from: listOf(TEXT),
      ...(rule.kind === 'number' && { unit, units: entriesOf(unit) }),
      ...{ part, parts: entriesOf(part), html: FLAG, words: entriesOf(TEXT), default: TEXT },
      ...(rule.kind === 'text' && { join: FLAG }),
      ...(column === 'system_type' && { inText: FLAG }),
      ...(column === 'controls' && { each: some(CONTROLS) }),
      byKind: objectOf(byName(SYSTEM_TYPES, () => (column === 'price_from_aud' ? oneOf(GST_WORDS) : TEXT))),
    }),
    anyOf: [
      { properties: { from: { minItems: 1 } }, required: ['from'] },
      { required: ['default'] },
      { required: ['byKind'] },
    ],
  };
});

const CHANGED = text(MAX_CHANGED_TEXT);
const OPTION = objectOf({ label: CHANGED, help: CHANGED });

/**
 * JSON Schemas of every file and reply that people write by hand or by program, from the tables that the readers use. They
 * describe each value alone: what depends on another value is judged by the readers.
 */
export const SCHEMAS: Readonly<Record<string, Schema>> = {
  init: {
    type: 'object',
    properties: { nonce: TEXT, enquiry: OFFER, installation: INSTALLATION },
    required: ['nonce'],
  },
  products: {
    anyOf: [
      {
        type: 'object',
        properties: { products: listOf(PRODUCT), updated: { type: 'string' } },
        required: ['products'],
      },
      listOf(PRODUCT),
      { type: 'object', maxProperties: 0 },
    ],
  },
  installation: INSTALLATION,
  mapping: objectOf(
    {
      version: { const: MAPPING_VERSION },
      from: oneOf(SOURCE_KINDS),
      sheet: TEXT,
      header: { type: 'integer', minimum: 1 },
      decimal: oneOf(['.', ',']),
      timeZone: TEXT,
      only: listOf(
        objectOf({ column: TEXT, is: listOf(TEXT), not: listOf(TEXT), systemsOnly: FLAG, onSaleOnly: FLAG }, [
          'column',
        ]),
      ),
      columns: objectOf(MAPPED),
      leaveOut: listOf(TEXT),
      suggestions: objectOf(MAPPED),
    },
    ['version', 'from', 'columns'],
  ),
  preset: objectOf({
    answers: objectOf(byName(QUESTION_IDS, answer)),
    postcode: { type: 'string', maxLength: 10, pattern: '^[\\p{L}\\p{N} -]*$' },
    system: text(MAX_PRESET_ID),
    rooms: listOf(oneOf(KINDS_OF_ROOM), { minItems: 1, maxItems: MOST_DESCRIBED }),
    home: oneOf(BEDROOMS),
  }),
  questions: objectOf({
    hide: listOf(oneOf(Object.keys(HIDEABLE)), { uniqueItems: true }),
    order: listOf(oneOf(QUESTION_IDS), {
      minItems: QUESTION_IDS.length,
      maxItems: QUESTION_IDS.length,
      uniqueItems: true,
    }),
    questions: objectOf(
      byName(QUESTION_IDS, (id) => {
        const values = questionOf(id).options.map(({ value }) => value);
        return objectOf({ title: CHANGED, help: CHANGED, options: objectOf(byName(values, () => OPTION)) });
      }),
    ),
  }),
};

export const schemaFiles = (): readonly (readonly [file: string, text: string])[] =>
  Object.entries(SCHEMAS).map(([name, schema]) => [
    `${name}.json`,
    `${JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', title: `Product Selector: ${name}`, ...schema })}\n`,
  ]);

/** Writes the schemas into a folder of the build. */
export function schemas(folder: string): Plugin {
  return {
    name: 'schemas',
    generateBundle() {
      for (const [file, source] of schemaFiles())
        this.emitFile({ type: 'asset', fileName: `${folder}/${file}`, source });
    },
  };
}
