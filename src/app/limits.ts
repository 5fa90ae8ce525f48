/**
 * Every figure of the specification's section 9, in milliseconds where it is a time. They are proven by
 * tests/browser/limits.spec.ts.
 */

/** The built-in question set appears this long after it was asked for. */
export const QUESTION_DELAY_MS = 1000;
/** A navigation that takes longer shows the pending screen. */
export const PENDING_MS = 1000;
/** Once shown, the pending screen stays at least this long. */
export const PENDING_MIN_MS = 500;
/** A sign of intent (pointer or focus on *Start*) preloads after this long. */
export const PRELOAD_DELAY_MS = 50;
/** What a screen has loaded is kept this long after it was loaded. */
export const CACHE_LIFETIME_MS = 5 * 60 * 1000;
/** What was preloaded counts as fresh for this long. */
export const PRELOAD_STALE_MS = 30 * 1000;
/** Scroll positions are saved at most once in this time. */
export const SCROLL_SAVE_MS = 100;
/** Where the navigation history begins. */
export const INITIAL_PATH = '/';
