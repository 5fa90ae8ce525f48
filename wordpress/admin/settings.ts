export interface Settings {
  /** The sign-in page. */
  readonly login: string;
  /** The built element's module. */
  readonly element: string;
  /** The editor of a new page. */
  readonly newPage: string;
  /** Published pages with the selector. */
  readonly pages: readonly SelectorPage[];
}

export interface SelectorPage {
  readonly title: string;
  readonly address: string;
}

/** Reads the page's `data-settings`; null if something is missing, because another plugin rewrote the page. */
export function readSettings(text: string | undefined): Settings | null {
  try {
    const { login, element, newPage, pages } = Object(JSON.parse(text ?? '')) as Partial<
      Record<keyof Settings, unknown>
    >;
    if (typeof login !== 'string' || typeof element !== 'string' || typeof newPage !== 'string') return null;
    return { login, element, newPage, pages: Array.isArray(pages) ? pages.filter(isPage) : [] };
  } catch {
    return null;
  }
}

function isPage(found: unknown): found is SelectorPage {
  const { title, address } = Object(found) as Partial<Record<keyof SelectorPage, unknown>>;
  return typeof title === 'string' && typeof address === 'string';
}
