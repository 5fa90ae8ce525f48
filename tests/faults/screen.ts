import type { Page } from '@playwright/test';
import { OWN_CONTENT } from './faultServer.ts';

/** The parts of the visitor's screen that these journeys use. */
export interface Screen {
  readonly at: 'own content' | 'landing' | 'pending' | 'problem' | 'question' | 'matches' | 'result' | 'else';
  /** The message about products that failed to load. */
  readonly notice: string | null;
  /** Labels of a question's options. */
  readonly options: readonly string[];
  /** True if the screen says how many systems fit. */
  readonly counts: boolean;
  /** The kind of picture that each system shows. */
  readonly pictures: readonly ('picture' | 'drawing' | 'description')[];
  readonly answers: readonly string[];
  readonly postcode: string | null;
  readonly buttons: readonly string[];
}

/**
 * Clicks buttons and options by name, one after the other, and then reads the screen, all in one call into the page. These
 * tests don't check pointer or keyboard input. Null while the page loads.
 */
export async function actAndRead(page: Page, names: readonly string[]): Promise<Screen | null> {
  try {
    return await page.evaluate(readInPage, { names, ownContent: OWN_CONTENT });
  } catch (error) {
    // There is nothing to read while one document replaces another.
    if (/context was destroyed|navigat|Cannot find context/i.test(String(error))) return null;
    throw error;
  }
}

async function readInPage(given: { readonly names: readonly string[]; readonly ownContent: string }) {
  const shadow = () => document.querySelector('product-selector')?.shadowRoot;
  const textOf = (element: Element) => element.textContent?.trim() ?? '';
  const nameOf = (button: HTMLElement) => button.ariaLabel ?? textOf(button);
  // Only the selector's content is inside a `lang`; the probes for colours are outside.
  const all = (css: string) => [...(shadow()?.querySelectorAll<HTMLElement>(`[lang] ${css}`) ?? [])];
  // Lets pending promises and React's renders finish.
  const settle = async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    }
  };
  for (const name of given.names) {
    const label = all('label').find((found) => textOf(found) === name);
    (label ?? all('button').find((found) => nameOf(found) === name))?.click();
    await settle();
  }
  await settle();
  const root = shadow()?.querySelector<HTMLElement>('[lang]');
  const headings = all('h1, h2, h3, h4').map(textOf);
  const statuses = all('[role=status]').map(textOf);
  const buttons = all('button').map(nameOf);
  const inputs = all('fieldset input') as HTMLInputElement[];
  const at = (): Screen['at'] | null => {
    if (!root || root.hidden) return document.body?.textContent?.includes(given.ownContent) ? 'own content' : null;
    if (statuses.includes('Loading…')) return 'pending';
    if (headings.includes('Something went wrong!')) return 'problem';
    if (headings.includes('Systems for your home')) return 'matches';
    if (buttons.includes('Start')) return 'landing';
    if (headings.includes('What to do next')) return 'result';
    return inputs.length > 0 ? 'question' : 'else';
  };
  const found = at();
  if (found === null) return null;
  const notice = all('button').find((button) => textOf(button) === 'Try again')?.previousElementSibling;
  const notes = inputs.flatMap(({ ariaDescribedByElements }) => [...(ariaDescribedByElements ?? [])].map(textOf));
  return {
    at: found,
    notice: notice ? textOf(notice) : null,
    options: inputs.map(({ labels }) => (labels?.[0] ? textOf(labels[0]) : '')),
    counts: [...notes, ...statuses].some((text) => /\d+ systems?\b/.test(text)),
    pictures: all('article > .product-picture').map((shown) => {
      if (!(shown instanceof HTMLImageElement)) return 'drawing' as const;
      return shown.complete && shown.naturalWidth > 0 ? ('picture' as const) : ('description' as const);
    }),
    answers: all('dl:has(button) dt + dd').map(textOf),
    postcode: (all('input[autocomplete="postal-code"]')[0] as HTMLInputElement | undefined)?.value ?? null,
    buttons,
  };
}
