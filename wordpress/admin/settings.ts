export interface Settings {
  /** The sign-in page. */
  readonly login: string;
  /** The built element's module. */
  readonly element: string;
}

/** Reads the page's `data-settings`; null if something is missing, because another plugin rewrote the page. */
export function readSettings(text: string | undefined): Settings | null {
  try {
    const { login, element } = Object(JSON.parse(text ?? '')) as Partial<Record<keyof Settings, unknown>>;
    return typeof login === 'string' && typeof element === 'string' ? { login, element } : null;
  } catch {
    return null;
  }
}
