import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { ATTRIBUTE_LIST } from '../src/attributes.ts';
import { QUESTION_IDS } from '../src/questionnaire/question.ts';
import { namesIn } from '../src/words/checkMessages.ts';
import type { Message, MessageSet } from '../src/words/words.ts';
import { attributeType, camelName, valueType } from './attributeTexts.ts';
import { importSource } from './importSource.mjs';
import { type SelectorEvent, selectorEvents } from './selectorEvents.ts';

/** The placeholders of every message, by key: enough to check a page's messages. */
export async function messagePlaces(): Promise<Readonly<Record<string, string>>> {
  const places = Object.entries(await everyMessage()).map(([key, message]) => {
    const names = new Set([...namesIn(message), ...(typeof message === 'object' ? ['count'] : [])]);
    return [key, [...names].map((name) => `{${name}}`).join('')] as const;
  });
  return Object.fromEntries(places);
}

/** Not a static import, because a build's configuration is bundled, and the list of parts names their programs. */
const everyMessage = async (): Promise<MessageSet> => (await importSource('src/allMessages.ts')).ALL_MESSAGES;

/** Writes types of the element beside the script, where TypeScript looks for them. */
export function elementTypes(fileName: string): Plugin {
  return {
    name: 'element-types',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: declarations(await everyMessage()) });
    },
  };
}

const TYPES = new URL('element.d.ts', import.meta.url);
const IMPORT = /^[\s\S]*? from '\.\/generated\.d\.ts';$/m;

const declarations = (messages: MessageSet): string =>
  readFileSync(TYPES, 'utf8').replace(IMPORT, () => generated(messages));

/** The types generated from the words, the questions, the events and the table of attributes. */
const generated = (
  messages: MessageSet,
): string => `/** The placeholders of each sentence that can be reworded. \`npx product-selector messages\` prints the sentences. */
export interface MessagePlaceholders {
${Object.entries(messages).map(placeholders).join('\n')}
}

export type QuestionId = ${QUESTION_IDS.map((id) => `'${id}'`).join(' | ')};

/** The \`detail\` of each event. */
export interface SelectorEvents {
${selectorEvents().map(event).join('\n')}
}

/** The attributes of the element. */
export interface ProductSelectorAttributes {
${ATTRIBUTE_LIST.filter(({ isHtml }) => !isHtml)
  .map((one) => prop(one, one.name, attributeType(one)))
  .join('\n')}
}

/** Its properties that no attribute has the name of. */
export interface ProductSelectorProperties {
${ATTRIBUTE_LIST.filter(({ hasProperty, name }) => hasProperty && camelName(name) !== name)
  .map((one) => prop(one, camelName(one.name), valueType(one)))
  .join('\n')}
}
`;

/** A line for each sentence: the names of its values. */
function placeholders([key, message]: readonly [string, Message]): string {
  const names = [...namesIn(message)].map((name) => `'${name}'`).join(' | ') || 'never';
  return `  readonly '${key}': ${names};`;
}

type Attribute = (typeof ATTRIBUTE_LIST)[number];

function prop({ meaning }: Attribute, name: string, type: string): string {
  return `  /** ${meaning}. */\n  '${name}'?: ${type} | undefined;`;
}

function event({ name, description, declaration }: SelectorEvent): string {
  return `  /** ${description} */\n  readonly '${name}': ${declaration.replaceAll('\n', '\n  ')};`;
}
