import type { PageWishes } from '../screens/frame/pageContext.ts';
import type { ShownPart } from '../screens/frame/slots.tsx';
import type { Messages } from '../words/words.ts';

/** Settings that a page may change while its selector runs; unchecked. */
export interface PageSettings extends PageWishes {
  /** The provider's own wording or language: an object or JSON text. */
  readonly messages: unknown;
  /** Level of each screen's main heading, 1 to 6. */
  readonly headingLevel: number;
}

export interface Settings extends PageSettings {
  /** The bundled words in the page's language. */
  readonly translation: Messages | null;
  /** A part's own wording. */
  readonly reworded?: Messages;
  /** The running parts. */
  readonly parts: readonly ShownPart[];
}

/** A selector's settings. One component reads them; all changes are written here. */
export interface SettingsStore {
  get(): Settings;
  set(changed: Partial<Settings>): void;
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

export function createSettings(page: PageSettings): SettingsStore {
  let settings: Settings = { ...page, translation: null, parts: [] };
  const listeners = new Set<() => void>();
  return {
    get: () => settings,
    set(changed) {
      settings = { ...settings, ...changed };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
