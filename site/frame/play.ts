/** What the page in the frame shows, as the page around it says. */
export interface Play {
  readonly attributes: Readonly<Record<string, string>>;
  readonly messages: Readonly<Record<string, unknown>>;
  /** Declarations for the element. */
  readonly css: string;
  readonly scheme: 'light' | 'dark';
}

/** What needs a new page in the frame, because the selector reads it when it starts. */
export interface Start extends Play {
  /** The name of a fault of the gallery, or empty. */
  readonly fault: string;
  /** The products reply; null for the demo range. */
  readonly products: string | null;
}

/** From the frame: it is ready for the start, or the selector has written a line on the console. */
export type FrameSaid = { readonly kind: 'ready' } | { readonly kind: 'line'; readonly text: string };

export type FrameTold =
  | { readonly kind: 'start'; readonly start: Start }
  | { readonly kind: 'change'; readonly play: Play };
