import type { ApiOptions, InitialCalls, InitialData } from '../api/initialData.ts';
import type { ProductList } from '../api/productList.ts';
import type { PageSettings } from './settings.ts';
import type { View } from './view.ts';

/** The page's settings when its selector starts. */
export interface StartSettings extends PageSettings {
  /** The root of the provider's routes. */
  readonly rest: string;
  /** Tells this selector's saved visit from those of others in the tab. */
  readonly name: string;
  /** True if the visitor was at a question, the list or a result when the page named another provider. */
  readonly isUnderWay: boolean;
  /** When the element entered the page, by `performance.now()`. */
  readonly startedAt: number;
}

/** The landing screen hands this to the program. */
export interface Begun {
  /** Ends with the selector. */
  readonly gone: AbortController;
  readonly view: View;
  readonly network: ApiOptions;
  readonly initialCalls: InitialCalls;
  /** The call that was made when the element entered the page. */
  readonly initialData: Promise<InitialData | null>;
  /** The products, asked for and read while the program loads. */
  readonly products: Promise<ProductList>;
  /** True if the landing screen is shown, and the page has been told. */
  readonly isShown: boolean;
  /** The typed postcode if *Start* waits; null if it wasn't pressed. */
  readonly started: string | null;
  /** Shows the program's screens in place of the written one, once there is one. */
  takeOver(): void;
}

export interface RunningSelector {
  /** The root of the provider's routes. */
  readonly rest: string;
  /** Goes to a route; an unknown one shows "Not Found". */
  navigate(route: string): Promise<void>;
  /** Applies what the page has changed; the visit continues. */
  change(changed: Partial<PageSettings>): void;
  /** The page has changed its language, or an attribute that a part reads. */
  attributeChanged(name: string): void;
  /** Calls a part's method, once the parts run; undefined where no part has it. */
  call(method: string, ...given: unknown[]): Promise<unknown>;
  /** The element is out of the page, and may come back. */
  leave(): void;
  /** The element is in the page again: its styles follow it, and the tab's newest visit takes over. */
  comeBack(): void;
  /** True if removing the selector would lose neither this visit nor an earlier one. */
  isNew(): boolean;
  /** True once the visitor has left the landing screen. */
  isUnderWay(): boolean;
  /** Empties the element. */
  stop(): void;
}
