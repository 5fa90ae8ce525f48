import type { MouseEvent } from 'react';

/** A press that asks for nothing of its own, such as a window or a tab in the background. */
export function isPlainPress({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}

/**
 * Opens a web page in a new tab, without a referrer. False if the browser opens none, as in a sandboxed frame or a web view: a
 * link of its own doesn't say so, and `noreferrer` hides it.
 */
export function openTab(href: string): boolean {
  const tab = window.open('', '_blank');
  if (!tab) return false;
  try {
    tab.opener = null;
    const link = tab.document.createElement('a');
    link.href = href;
    link.rel = 'noreferrer';
    link.click();
  } catch {
    // A page without an origin can't reach into the tab, and sends no referrer.
    tab.location.href = href;
  }
  return true;
}
