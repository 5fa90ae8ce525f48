import { Component, createContext, type ReactNode, useContext } from 'react';
import type { Product } from '../../catalogue/product.ts';
import type { Zone } from '../../climate/zone.ts';
import type { HomeModel } from '../../drawing/homeModel.ts';
import type { Matcher } from '../../matching/matcher.ts';
import type { Model } from '../../matching/models.ts';
import type { LikelySize } from '../../matching/size.ts';
import type { Answers } from '../../questionnaire/question.ts';
import type { Room } from '../../questionnaire/rooms.ts';
import type { Brief, BriefSection } from '../../words/brief.ts';
import type { Tariff } from '../../words/energyWords.ts';
import type { Words } from '../../words/words.ts';
import type { ListView } from './listView.ts';
import type { Action } from './readAction.ts';

/** The slots of the screens that parts may fill, with the props of each. */
export interface SlotProps {
  /** Above every screen. */
  readonly above: object;
  readonly 'landing.end': object;
  /** Below the number of systems that fit, and below the title of the result, which has no view. */
  readonly top: Pick<ListView, 'products' | 'matcher'> & { readonly view?: ListView };
  /** Above the list, and among the figures of the result: the facts that decide a size. */
  readonly size: { readonly zone: Zone | null };
  /** Below the list, above the visitor's answers. */
  readonly 'list.end': object;
  /** A bar below the list. */
  readonly 'list.bar': { readonly products: readonly Product[]; readonly view: ListView };
  /** Leads a model's price, on the list and the result. */
  readonly 'row.price': { readonly model: Model };
  /** Below the buttons of *What to do next*. */
  readonly 'result.next': { readonly model: Model };
  /** Beside *Choose*. */
  readonly 'row.end': { readonly model: Model; readonly view: ListView };
  /** Beside two systems. */
  readonly pair: PairProps;
  /** The outcome of the visitor's request; it replaces the first sentence of *What to do next*. */
  readonly 'result.sent': { readonly photos: readonly string[] };
  /** The first button of *What to do next*. */
  readonly 'result.ask': { onAsk(): void };
  /** In place of the result, while the form for an enquiry is open. */
  readonly 'result.instead': InsteadProps;
  /** Lines of *To take along*, also while it is folded. */
  readonly 'result.papers': PapersProps;
  readonly 'result.end': { readonly others: readonly Listed[] };
  /** Above the figures of the chosen system, and below those of a comparison: what systems cost with their installation. */
  readonly cost: { readonly models: readonly Model[] };
  /** Below the figures of systems. */
  readonly 'figures.end': { readonly products: readonly Product[] };
  /** Below the answer to a quote that the visitor has checked. */
  readonly 'quote.end': { readonly said: QuoteTexts };
  /** Beside the notes of the printed brief. */
  readonly 'brief.end': object;
}

export type SlotName = keyof SlotProps;

/** A part's content for each slot; null shows nothing. Called while a screen renders, so it may not use hooks itself. */
export type Slots = { readonly [S in SlotName]?: (props: SlotProps[S]) => ReactNode };

export interface PairProps {
  readonly products: readonly [Product, Product];
  readonly matcher: Matcher;
  readonly answers: Answers;
  readonly zone: Zone | null;
  readonly tariff: Tariff;
  readonly look?: 'plain' | 'quiet';
  /** The name of the button, if its text is too short for one. */
  readonly label?: string;
  /** The text of the button. */
  readonly text: string;
  onChoose(product: Product): void;
}

export interface InsteadProps {
  /** The id of the heading that names the screen. */
  readonly titleId: string;
  readonly model: Model;
  /** The others on the shortlist. */
  readonly others: readonly Model[];
  readonly brief: Brief;
  /** The page's own action. */
  readonly action: Action | null;
  onBack(): void;
}

export interface PapersProps {
  readonly model: Model;
  readonly building: HomeModel['building'];
  /** Now: milliseconds since 1970. */
  readonly at: number;
  readonly isOpen: boolean;
}

/** A system on the visitor's shortlist besides the chosen one. */
export interface Listed {
  /** The id on the shortlist. */
  readonly id: string;
  readonly model: Model;
}

/** The content of a checked quote, as the visitor reads it; empty where it says nothing. */
export type QuoteTexts = Readonly<
  Record<'model' | 'capacity' | 'total' | 'unit' | 'installation' | 'switchboard' | 'removal', string>
>;

/** Decides the size that a visitor's rooms are likely to need. */
export interface SizeSource {
  /** Null while nothing decides it. */
  likelyOf(rooms: readonly Room[], zone: Zone | null): LikelySize | null;
  /** Loads the rules that decide it; null if that fails. Always the same function. */
  load(): Promise<object | null>;
  /** A part of the brief; null without a size. */
  section(words: Words, rooms: readonly Room[], zone: Zone | null): BriefSection | null;
}

/** Estimates a system's price with its installation, from the provider's price list and the visitor's facts. */
export interface CostSource {
  /** Both ends in whole dollars. Null if the list doesn't cover the system, or has expired. */
  spanOf(product: Product): { readonly low: number; readonly high: number } | null;
  /** "$2,841 to $4,703 with installation"; null until the visitor has described the home, and without the system's own price. */
  leadOf(words: Words, model: Model): string | null;
  /** A part of the brief; null until the visitor has described the home. */
  section(words: Words, model: Model): BriefSection | null;
}

/** An addition to an enquiry, which the visitor ticks. */
export interface EnquiryExtra {
  /** Unique among all parts. */
  readonly id: string;
  /** The label of the tick, and the heading in the message. */
  readonly label: string;
  /** The whole text that is sent, in one or more lines. */
  readonly text: string;
}

/** A part's offer to an enquiry about these models, the chosen one first; null for none. Called while the form renders. */
export type ForEnquiry = (words: Words, models: readonly Model[]) => EnquiryExtra | null;

/** A part's text in the visit, which goes into the visit's link if the visitor ticks it. */
export interface LinkText {
  /** Its name in `visit.parts` and in the link. The text may have up to 16,000 digits, letters, `-` and `_`. */
  readonly name: string;
  /** The label of the tick. */
  label(words: Words): string;
}

/** A running part's contributions to the screens. Everything is optional. */
export interface PartOnScreen {
  /** The part's content, by slot. */
  readonly slots?: Slots;
  /** Decides the size that a visitor's rooms are likely to need. */
  readonly size?: SizeSource | undefined;
  /** Estimates a system's price with its installation. */
  readonly cost?: CostSource;
  /** Offers something that a visitor may add to an enquiry. */
  readonly forEnquiry?: ForEnquiry;
  /** Adds a text to the visit's link. */
  readonly link?: LinkText | undefined;
}

/** A running part, as the screens see it. */
export interface ShownPart extends PartOnScreen {
  readonly name: string;
  /** Reports once on the console that the part has failed, and hides it. */
  fail(error: unknown): void;
}

/** In the order of the list of parts. A new array whenever a part's content changes. */
export const PartsContext = createContext<readonly ShownPart[]>([]);

/** Returns a function that renders a slot: the parts' content in order, or null. */
export function useSlot<S extends SlotName>(name: S): (props: SlotProps[S]) => ReactNode {
  const parts = useContext(PartsContext);
  return (props) => {
    const shown = parts.flatMap((part) => {
      const node = fill(part, name, props);
      return node ? [<Fenced key={part.name} fail={part.fail} node={node} />] : [];
    });
    return shown.length > 0 ? shown : null;
  };
}

function fill<S extends SlotName>({ slots, fail }: ShownPart, name: S, props: SlotProps[S]): ReactNode {
  try {
    return slots?.[name]?.(props);
  } catch (error) {
    fail(error);
    return null;
  }
}

/** A slot as an element. */
export function Slot<S extends SlotName>({ name, ...props }: { readonly name: S } & SlotProps[S]): ReactNode {
  return useSlot(name)(props as unknown as SlotProps[S]);
}

interface FencedProps extends Pick<ShownPart, 'fail'> {
  readonly node: ReactNode;
}

/** Keeps the screen if a part's content throws. */
class Fenced extends Component<FencedProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.fail(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.node;
  }
}
