/** The selector's settings in the frame, sent by the page around it. */
export interface Play {
  readonly attributes: Readonly<Record<string, string>>;
  readonly messages: Readonly<Record<string, unknown>>;
  /** Declarations for the element. */
  readonly css: string;
  readonly scheme: 'light' | 'dark';
}

/** Settings that need a new page in the frame, because the selector reads them when it starts. */
export interface Start extends Play {
  /** The name of a fault of the gallery, or empty. */
  readonly fault: string;
}

/** Sent by the frame: it is ready for the start, or the selector has written a line on the console. */
export type FrameSaid = { readonly kind: 'ready' } | { readonly kind: 'line'; readonly text: string };

export type FrameTold =
  | { readonly kind: 'start'; readonly start: Start }
  | { readonly kind: 'change'; readonly play: Play };
