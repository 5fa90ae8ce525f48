export interface PluginSettings {
  /** The sign-in page. */
  readonly login: string;
  /** The built element's module. */
  readonly element: string;
  /** The script with the words of headings. */
  readonly words: string;
  /** The editor of a new page. */
  readonly newPage: string;
  /** Published pages with the selector. */
  readonly pages: readonly SelectorPage[];
  /** True if this site has a WooCommerce shop. */
  readonly shop?: boolean;
}

export interface SelectorPage {
  readonly title: string;
  readonly address: string;
}

/** Reads the settings of the installation prices, which have only the sign-in page. */
export function readLogin(text: string | undefined): Pick<PluginSettings, 'login'> | null {
  try {
    const { login }: { login?: unknown } = Object(JSON.parse(text ?? ''));
    return isText(login) ? { login } : null;
  } catch {
    return null;
  }
}

/** Reads the page's `data-settings`; null if a plugin that rewrites the page has removed part of them. */
export function readSettings(text: string | undefined): PluginSettings | null {
  try {
    const { login, element, words, newPage, pages, shop } = Object(JSON.parse(text ?? '')) as Partial<
      Record<keyof PluginSettings, unknown>
    >;
    if (!isText(login) || !isText(element) || !isText(words) || !isText(newPage)) return null;
    return {
      login,
      element,
      words,
      newPage,
      pages: Array.isArray(pages) ? pages.filter(isPage) : [],
      shop: shop === true,
    };
  } catch {
    return null;
  }
}

function isText(found: unknown): found is string {
  return typeof found === 'string';
}

function isPage(found: unknown): found is SelectorPage {
  const { title, address } = Object(found) as Partial<Record<keyof SelectorPage, unknown>>;
  return typeof title === 'string' && typeof address === 'string';
}
