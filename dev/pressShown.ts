/** A pattern for a text on screen; each `{placeholder}` matches any text. */
export const shownPattern = (text: string): string =>
  `^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`;

/**
 * Presses the selector's first control whose text matches a pattern, as soon as there is one. Uses nothing from outside, so a
 * test can run it inside its page.
 */
export function pressShown(selector: Element, pattern: string): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      // The element may not have its shadow root yet.
      const all = [...(selector.shadowRoot?.querySelectorAll<HTMLElement>('button, label, summary') ?? [])];
      const found = all.find((one) => new RegExp(pattern).test((one.ariaLabel ?? one.textContent ?? '').trim()));
      if (!found) return void requestAnimationFrame(look);
      found.click();
      resolve();
    };
    look();
  });
}
