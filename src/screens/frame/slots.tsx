import { Component, createContext, type ReactNode, useContext } from 'react';
import type { Product } from '../../catalogue/product.ts';
import type { HomeModel } from '../../drawing/homeModel.ts';
import type { ReadyCatalogue } from '../../matching/catalogueState.ts';
import type { JobModel } from '../../matching/jobModel.ts';
import type { Chosen } from '../../matching/shownModels.ts';
import type { Way } from '../../matching/way.ts';
import type { Brief, SectionName } from '../../words/brief.ts';
import type { Capabilities, ForMessage, LinkText } from './capabilities.ts';
import type { ListView } from './listView.ts';
import type { Action } from './readAction.ts';

/** The places on the screens that parts may fill, with the props of each. */
export interface SlotProps {
  /** Above every screen. */
  readonly above: object;
  /** Beside *Start*. */
  readonly 'landing.door': object;
  /** Below the number of systems that fit, and below the title of the result, which has no view. */
  readonly top: Pick<ListView, 'products' | 'matcher'> & { readonly view?: ListView };
  /** Below the list, above the visitor's answers. */
  readonly 'list.end': object;
  /** A bar below the list. */
  readonly 'list.bar': { readonly view: ListView };
  /** Beside *Choose*. */
  readonly 'row.end': { readonly bought: JobModel; readonly view: ListView };
  /** Below the ways to do the job. */
  readonly 'ways.end': WaysProps;
  /** In place of the result, while the visit's `page` names the part. */
  readonly 'result.page': PageProps;
  /** Below the brief, behind its link. */
  readonly 'brief.more': object;
  /** Links of the line below the result, each a `MoreLink`. */
  readonly 'result.more': MoreProps;
  /** Above the visitor's answers on the result. */
  readonly 'result.end': ResultProps;
  /** Below the figures of systems, also of those that are compared. */
  readonly 'figures.end': { readonly products: readonly Product[] };
  /** Beside the notes of the printed brief. */
  readonly 'brief.end': object;
}

export type SlotName = keyof SlotProps;

/** A part's content for each slot; null shows nothing. Called while a screen renders, so it may not use hooks itself. */
export type Slots = { readonly [S in SlotName]?: (props: SlotProps[S]) => ReactNode };

export interface WaysProps {
  readonly ways: readonly Way[];
  /** What each way begins with: two or three. */
  readonly jobs: readonly JobModel[];
  readonly view: ListView;
}

export interface ResultProps {
  /** Null until it has loaded. */
  readonly catalogue: ReadyCatalogue | null;
  /** Null without a chosen system. */
  readonly chosen: Chosen | null;
}

export interface PageProps {
  readonly page: string;
  /** The id of the heading that names the screen. */
  readonly titleId: string;
  readonly catalogue: ReadyCatalogue;
  readonly chosen: Chosen;
  readonly brief: Brief;
  /** What a message without these sections of the brief is written from: nothing of them. */
  briefWithout(left: readonly SectionName[]): Brief;
  /** The page's own action. */
  readonly action: Action | null;
  onBack(): void;
}

export interface MoreProps {
  /** The systems of the chosen job. */
  readonly models: Chosen['models'];
  /** What one hears outside: all of them together, or the sizes that one may have. */
  readonly heard: readonly Product[];
  readonly building: HomeModel['building'];
  /** Now: milliseconds since 1970. */
  readonly at: number;
}

/** A running part's contributions to the screens. Everything is optional. */
export interface PartOnScreen extends Capabilities {
  /** The part's content, by slot. */
  readonly slots?: Slots;
  /** Offers something that a visitor may add to a message. */
  readonly forMessage?: ForMessage;
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
    const shown = parts.flatMap((part) => fenced(part, () => part.slots?.[name]?.(props)) ?? []);
    return shown.length > 0 ? shown : null;
  };
}

/** A slot as an element. */
export function Slot<S extends SlotName>({ name, ...props }: { readonly name: S } & SlotProps[S]): ReactNode {
  return useSlot(name)(props as unknown as SlotProps[S]);
}

/** A part's content, which can't take the screen down. Null if there is none. */
export function fenced({ name, fail }: ShownPart, draw: () => ReactNode): ReactNode {
  try {
    const node = draw();
    return node ? <Fenced key={name} fail={fail} node={node} /> : null;
  } catch (error) {
    fail(error);
    return null;
  }
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
