/**
 * Every figure of the specification's section 9; times are in milliseconds. tests/browser/limits.spec.ts checks them, and
 * savedScroll.spec.ts the scroll positions.
 */

/** Delay before the built-in question set appears. */
export const QUESTION_DELAY_MS = 1000;
/** A slower navigation shows the pending screen. */
export const PENDING_MS = 1000;
/** The pending screen stays at least this long. */
export const PENDING_MIN_MS = 500;
/** A sign of intent (pointer or focus on *Start*) preloads after this delay. */
export const PRELOAD_DELAY_MS = 50;
/** A screen's loaded data is kept for this time. */
export const CACHE_LIFETIME_MS = 5 * 60 * 1000;
/** Preloaded data counts as fresh for this time. */
export const PRELOAD_STALE_MS = 30 * 1000;
/** Scroll positions are saved at most once in this time. */
export const SCROLL_SAVE_MS = 100;
/** The initial path of the navigation history. */
export const INITIAL_PATH = '/';
