// biome-ignore-all format: a comment with @ts-ignore covers one line.
// The build replaces this import by the generated types: elementTypes.ts.
import type { MessagePlaceholders, ProductSelectorAttributes, ProductSelectorProperties, QuestionId, SelectorEvents } from './generated.d.ts';

/** A sentence with {name} where a value goes, or one for each plural form of {count}. */
export type Message = string | ({ readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string });

/** The key of a sentence that can be reworded. */
export type MessageKey = keyof MessagePlaceholders;

/** Some or all sentences in the page's own wording or language. */
export type Messages = { readonly [Key in MessageKey]?: Message } & {
  /** A language tag such as "de" or "ar-AE". */
  readonly lang?: string;
  /** By default, the language decides. */
  readonly dir?: 'ltr' | 'rtl';
};

/** Facts about a visit that the page passes on. */
export interface Preset {
  /** By question; answers that the questions don't allow are left out. */
  readonly answers?: { readonly [Question in QuestionId]?: string | readonly string[] | undefined } | undefined;
  readonly postcode?: string | undefined;
  /** The kind of each room, for up to three rooms. */
  readonly rooms?: readonly ('bedroom' | 'living' | 'big_living' | 'open_plan' | 'bigger' | 'unsure')[] | undefined;
  /** The bedrooms, for more rooms and whole homes: 2 for one or two, 5 for five or more. */
  readonly home?: 2 | 3 | 4 | 5 | 'unsure' | undefined;
  /** The `id` of the system that the visitor was looking at. */
  readonly system?: string | undefined;
}

/** Changes that a page makes to the questions. With a single mistake, nothing is changed. */
export interface QuestionChanges {
  /** `Q4`, `Q7`, or `Q0` with `Q1`. */
  readonly hide?: readonly QuestionId[] | undefined;
  /** All eight, each after the questions that it depends on. */
  readonly order?: readonly QuestionId[] | undefined;
  readonly questions?: { readonly [Question in QuestionId]?: QuestionTexts | undefined } | undefined;
}

/** A question in the page's own words. */
export interface QuestionTexts {
  readonly title?: string | undefined;
  readonly help?: string | undefined;
  /** By value. */
  readonly options?: { readonly [value: string]: OptionTexts | undefined } | undefined;
}

export interface OptionTexts {
  readonly label?: string | undefined;
  readonly help?: string | undefined;
}

/** What goes with an enquiry, by name. */
export interface EnquiryFields {
  readonly [name: string]: string | undefined;
}

/** The element `<product-selector>`. */
export interface ProductSelectorElement extends HTMLElement {
  get messages(): Messages;
  /** An object, or the JSON text of one; null leaves it to the attribute. */
  set messages(messages: Messages | string | null | undefined);
  get preset(): Preset | string | null | undefined;
  /** An object, or the JSON text of one; null leaves it to the attribute. */
  set preset(preset: Preset | string | null | undefined);
  get questions(): QuestionChanges | string | null | undefined;
  /** An object, or the JSON text of one; null leaves it to the attribute. */
  set questions(questions: QuestionChanges | string | null | undefined);
  get enquiryFields(): EnquiryFields | string | null | undefined;
  /** An object, or the JSON text of one; null leaves it to the attribute. */
  set enquiryFields(fields: EnquiryFields | string | null | undefined);
  /** Where links of a visit begin: the last `share-url`. An empty text ends the links. */
  shareUrl: string | null | undefined;
  /** The visit as a code; null without an answer. Rejects if the program for it can't be loaded. */
  getVisitCode(): Promise<string | null>;
  /** Offers the visitor the visit of a code. False for anything that isn't a code; the visitor sees a message. Never rejects. */
  restore(code: string): Promise<boolean>;
  /** Goes to "/", "/product" or "/result"; an unknown route shows "Not Found". */
  navigate(route: '/' | '/product' | '/result' | (string & {})): Promise<void>;
}

/** The element's class. */
export interface ProductSelectorConstructor extends CustomElementConstructor {
  new (): ProductSelectorElement;
  /** The version of the element on this page. */
  readonly version: string;
}

/** One value, or a list for a question with several options. */
export type Answer = string | readonly string[];
/** The answers so far. */
export type Answers = { readonly [Question in QuestionId]?: Answer };

/** One of the element's events. */
export type SelectorEvent<Name extends keyof SelectorEvents> = CustomEvent<SelectorEvents[Name]>;

/** Listeners for React, Preact and Svelte. */
export type ProductSelectorListeners = {
  [Name in keyof SelectorEvents as `on${Name}`]?: ((event: SelectorEvent<Name>) => void) | undefined;
};

/** The props in Solid, which sets a property unless a name begins with `attr:`. */
export type ProductSelectorSolidProps = ProductSelectorAttributes & ProductSelectorProperties & {
  [Name in keyof ProductSelectorProperties as `prop:${Name}`]: ProductSelectorProperties[Name];
} & {
  [Name in keyof ProductSelectorAttributes as `attr:${Name}`]: ProductSelectorAttributes[Name];
} & {
  [Name in keyof SelectorEvents as `on:${Name}`]?: ((event: SelectorEvent<Name>) => void) | undefined;
};

type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;

/** Listeners for Vue's templates. */
export type ProductSelectorVueListeners = {
  [Name in keyof SelectorEvents as `on${Capitalize<Camel<Name>>}`]?: ((event: SelectorEvent<Name>) => void) | undefined;
};

/** Vue's own check reads `heading-level` in a template as `headingLevel`. */
export type ProductSelectorVueProps = ProductSelectorAttributes & ProductSelectorProperties & {
  [Name in keyof ProductSelectorAttributes as Exclude<Camel<Name>, keyof ProductSelectorProperties>]: ProductSelectorAttributes[Name];
};

type SelectorEventMap = { [Name in keyof SelectorEvents]: SelectorEvent<Name> };

declare global {
  interface HTMLElementTagNameMap {
    'product-selector': ProductSelectorElement;
  }
  interface CustomElementRegistry {
    get(name: 'product-selector'): ProductSelectorConstructor | undefined;
    whenDefined(name: 'product-selector'): Promise<ProductSelectorConstructor>;
  }
  interface HTMLElementEventMap extends SelectorEventMap {}
  interface DocumentEventMap extends SelectorEventMap {}
  interface WindowEventMap extends SelectorEventMap {}
}

// @ts-ignore: a project without React has no such module.
declare module 'react' { namespace JSX { interface IntrinsicElements { 'product-selector': ProductSelectorAttributes & ProductSelectorProperties & ProductSelectorListeners & DetailedHTMLProps<HTMLAttributes<ProductSelectorElement>, ProductSelectorElement> } } }

// @ts-ignore: a project without Preact has no such module.
declare module 'preact' { namespace JSX { interface IntrinsicElements { 'product-selector': ProductSelectorAttributes & ProductSelectorProperties & ProductSelectorListeners & import('preact').HTMLAttributes<ProductSelectorElement> } } }

// @ts-ignore: a project without Solid has no such module.
declare module 'solid-js/jsx-runtime' { namespace JSX { interface IntrinsicElements { 'product-selector': ProductSelectorSolidProps & HTMLAttributes<ProductSelectorElement> } } }

// @ts-ignore: a project without Vue has no such module.
declare module 'vue' { interface GlobalComponents { 'product-selector': new () => ProductSelectorElement & { $props: ProductSelectorVueProps & ProductSelectorVueListeners & import('vue').HTMLAttributes & import('vue').PublicProps } } }

// @ts-ignore: a project without Svelte has no such module.
declare module 'svelte/elements' { interface SvelteHTMLElements { 'product-selector': ProductSelectorAttributes & ProductSelectorProperties & ProductSelectorListeners & HTMLAttributes<ProductSelectorElement> } }
