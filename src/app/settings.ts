import type { ReactNode } from 'react';
import type { InsightPart } from '../screens/insight.ts';
import type { PageAction } from '../screens/pageAction.ts';
import type { SharedLink } from '../screens/share.ts';
import type { Messages } from '../words/words.ts';

/** What a page may change while its selector runs; unchecked. */
export interface PageSettings {
  /** The provider's own wording or language: an object or JSON text. */
  readonly messages: unknown;
  readonly action: PageAction;
  /** The address that links of the visit begin with; null for none. */
  readonly shareUrl: string | null;
  /** `steps` gives each step an entry in the page's history. */
  readonly back: string | null;
  /** `off` leaves out *How big is the room?*. */
  readonly sizeHelp: string | null;
  /** `off` leaves out the choice of split or ducted above the list. */
  readonly selectType: string | null;
  /** The address of the provider's own rules of thumb; null for ours. */
  readonly sizeRules: string | null;
}

export interface Settings extends PageSettings {
  /** The bundled words in the page's language. */
  readonly translation: Messages | null;
  /** The visit's link, once `shareUrl` is loaded and can be used. */
  readonly link: SharedLink | null;
  /** Null where nothing is counted. */
  readonly insight: InsightPart | null;
  /** Above the screen: what became of a link or a code. */
  readonly notice: ReactNode;
}

/** A selector's settings. One component reads them; whoever learns something new writes it here. */
export interface SettingsStore {
  get(): Settings;
  set(changed: Partial<Settings>): void;
  /** Returns the end of the subscription. */
  subscribe(listener: () => void): () => void;
}

export function createSettings(page: PageSettings): SettingsStore {
  let settings: Settings = { ...page, translation: null, link: null, insight: null, notice: null };
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
