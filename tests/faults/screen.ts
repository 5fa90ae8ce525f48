import type { Page } from '@playwright/test';
import { OWN_CONTENT } from './faultServer.ts';

/** What a visitor has before them, as far as these journeys ask. */
export interface Screen {
  readonly at: 'own content' | 'landing' | 'pending' | 'problem' | 'question' | 'matches' | 'result' | 'else';
  /** What is said about the products that could not be loaded. */
  readonly notice: string | null;
  /** Labels of a question's options. */
  readonly options: readonly string[];
  /** Is it said anywhere how many systems fit? */
  readonly counts: boolean;
  /** What stands where a system's picture belongs. */
  readonly pictures: readonly ('picture' | 'drawing' | 'description')[];
  readonly answers: readonly string[];
  readonly postcode: string | null;
  readonly buttons: readonly string[];
}

/**
 * Presses buttons and chooses options by name, one after the other, and reads what is then shown, all in one go: a real
 * visitor's hands are not what is tested. Null while the page is being loaded.
 */
export async function actAndRead(page: Page, names: readonly string[]): Promise<Screen | null> {
  try {
    return await page.evaluate(readInPage, { names, ownContent: OWN_CONTENT });
  } catch (error) {
    // Between two documents there is nothing to read.
    if (/context was destroyed|navigat|Cannot find context/i.test(String(error))) return null;
    throw error;
  }
}

async function readInPage(given: { readonly names: readonly string[]; readonly ownContent: string }) {
  const shadow = () => document.querySelector('product-selector')?.shadowRoot;
  const textOf = (element: Element) => element.textContent?.trim() ?? '';
  const nameOf = (button: HTMLElement) => button.ariaLabel ?? textOf(button);
  // The colours' probes stand beside what has a language.
  const all = (css: string) => [...(shadow()?.querySelectorAll<HTMLElement>(`[lang] ${css}`) ?? [])];
  // Promises, and what React has still to draw.
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
  const headings = all('h2, h3, h4').map(textOf);
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
    pictures: all('article > :is(img, svg)').map((shown) => {
      if (!(shown instanceof HTMLImageElement)) return 'drawing' as const;
      return shown.complete && shown.naturalWidth > 0 ? ('picture' as const) : ('description' as const);
    }),
    answers: all('dl:has(button) dt + dd').map(textOf),
    postcode: (all('input[autocomplete="postal-code"]')[0] as HTMLInputElement | undefined)?.value ?? null,
    buttons,
  };
}
