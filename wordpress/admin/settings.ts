export interface Settings {
  /** The sign-in page. */
  readonly login: string;
  /** The built element's module. */
  readonly element: string;
}

const NAMES = ['login', 'element'] as const;

/** Reads the page's `data-settings`; null if something is missing, because another plugin rewrote the page. */
export function readSettings(text: string | undefined): Settings | null {
  try {
    const found: unknown = JSON.parse(text ?? '');
    return isSettings(found) ? found : null;
  } catch {
    return null;
  }
}

function isSettings(found: unknown): found is Settings {
  return (
    typeof found === 'object' && found !== null && NAMES.every((name) => typeof Reflect.get(found, name) === 'string')
  );
}
