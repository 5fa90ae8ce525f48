import type { Plugin } from 'vite';
import { ALL_MESSAGES } from '../src/words/allMessages.ts';
import { namesIn } from '../src/words/checkMessages.ts';

/** The placeholders of every message, by key: enough to check a page's messages. */
export function messagePlaces(): Readonly<Record<string, string>> {
  const places = Object.entries(ALL_MESSAGES).map(([key, message]) => {
    return [key, [...namesIn(message)].map((name) => `{${name}}`).join('')] as const;
  });
  return Object.fromEntries(places);
}

/** Writes types of the element beside the script, where TypeScript looks for them. */
export function elementTypes(fileName: string): Plugin {
  return {
    name: 'element-types',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: declarations() });
    },
  };
}

const declarations =
  (): string => `/** A sentence with {name} where a value goes, or one for each plural form of {count}. */
export type Message = string | ({ readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string });

/** The key of a sentence that can be reworded. */
export type MessageKey =
${Object.keys(ALL_MESSAGES)
  .map((key) => `  | '${key}'`)
  .join('\n')};

/** Some or all sentences in the page's own wording or language. */
export type Messages = { readonly [Key in MessageKey]?: Message } & {
  /** A language tag such as "de" or "ar-AE". */
  readonly lang?: string;
  /** Without it the language decides. */
  readonly dir?: 'ltr' | 'rtl';
};

/** The element \`<product-selector>\`. */
export interface ProductSelectorElement extends HTMLElement {
  get messages(): Messages;
  /** An object, or the JSON text of one; null leaves it to the attribute. */
  set messages(messages: Messages | string | null | undefined);
  /** The visit as a code; null without an answer, and until its program has loaded. */
  readonly visitCode: string | null;
  /** Offers the visit of a code to the visitor; false for anything that isn't a code. Never rejects. */
  restore(code: string): Promise<boolean>;
  /** Goes to "/", "/product" or "/result"; an unknown route shows "Not Found". */
  navigate(route: '/' | '/product' | '/result' | (string & {})): Promise<void>;
}

/** Dispatched once for each entry to the questions. */
export type StartedEvent = CustomEvent<'onboarding'>;

/** Dispatched when the visit's code changes. */
export type CodeEvent = CustomEvent<string | null>;

/** The props of the element in JSX. */
export interface ProductSelectorAttributes {
  host?: string;
  'rest-url'?: string;
  'heading-level'?: 1 | 2 | 3 | 4 | 5 | 6 | '1' | '2' | '3' | '4' | '5' | '6';
  /** The address of the result's primary button: https:, http:, tel: or mailto:. Needs \`action-label\`. */
  'action-url'?: string;
  /** The text of that button. */
  'action-label'?: string;
  messages?: Messages | string;
  /** Where links of the visit begin: a page that hands their fragment to \`restore\`. */
  'share-url'?: string;
  'onselector-started'?: (event: StartedEvent) => void;
  'onselector-code'?: (event: CodeEvent) => void;
}

interface StartedEventMap {
  onNextPage: StartedEvent;
  'selector-started': StartedEvent;
  'selector-code': CodeEvent;
}

declare global {
  interface HTMLElementTagNameMap {
    'product-selector': ProductSelectorElement;
  }
  interface HTMLElementEventMap extends StartedEventMap {}
  interface DocumentEventMap extends StartedEventMap {}
  interface WindowEventMap extends StartedEventMap {}
}

// @ts-ignore: a project without React has no such module.
declare module 'react' { namespace JSX { interface IntrinsicElements { 'product-selector': ProductSelectorAttributes & DetailedHTMLProps<HTMLAttributes<ProductSelectorElement>, ProductSelectorElement> } } }
`;
