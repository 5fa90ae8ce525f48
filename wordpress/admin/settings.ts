/** What the plugin prints for the page, in its container's `data-settings`. */
export interface PluginSettings {
  /** The sign-in page. */
  readonly login: string;
  /** The built element's module. */
  readonly element: string;
  /** The editor of a new page. */
  readonly newPage: string;
  /** Published pages with the selector. */
  readonly pages: readonly { readonly title: string; readonly address: string }[];
  /** True if this site has a WooCommerce shop. */
  readonly shop: boolean;
}
