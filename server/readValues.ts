/** An option's value, or one sentence about the problem. */
export type ReadValue<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string };

/** The values of options, as `parseArgs` returns them. */
export type OptionValues<
  Options extends Readonly<Record<string, { readonly type: string; readonly multiple?: boolean }>>,
> = {
  readonly [Name in keyof Options]?:
    | (Options[Name]['type'] extends 'boolean' ? boolean : Options[Name]['multiple'] extends true ? string[] : string)
    | undefined;
};

export const bad = (problem: string) => ({ ok: false, problem }) as const;

/** @param meaning the kind of value for the message, such as "a port" */
export function readWhole(name: string, text: string, meaning: string, least: number, most: number): ReadValue<number> {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return { ok: true, value };
  return bad(`${name} is '${text}', but ${meaning} is a whole number from ${least} to ${most}.`);
}

const MAX_PROXIES = 10;

/** A number of trusted proxies, or the header in which one names the visitor's address; null for none. */
export function readProxy(text: string | undefined): ReadValue<number | string | null> {
  if (text === undefined) return { ok: true, value: null };
  if (/^\d+$/.test(text)) return readWhole('--trust-proxy', text, 'a number of proxies', 1, MAX_PROXIES);
  if (/^[A-Za-z][\w-]{0,63}$/.test(text)) return { ok: true, value: text };
  return bad(
    `--trust-proxy is '${text}', but it is a number of proxies, or the name of a header such as CF-Connecting-IP.`,
  );
}

/** Origins as browsers send them; null for `*`. */
function readOrigins(name: string, texts: readonly string[]): ReadValue<readonly string[] | null> {
  if (texts.includes('*')) {
    const [other] = texts.filter((text) => text !== '*');
    if (other === undefined) return { ok: true, value: null };
    return bad(`${name} is both '*', which is every site, and '${other}': name one or the other.`);
  }
  const wrong = texts.find((text) => !isOrigin(text));
  return wrong === undefined ? { ok: true, value: texts } : bad(wrongOrigin(name, wrong));
}

/** Sources for `frame-ancestors` of a content security policy. */
function readFrameAncestors(name: string, texts: readonly string[]): ReadValue<readonly string[]> {
  if (texts.includes('none') && texts.length > 1) {
    return bad(`${name} is 'none' and something else: name one or the other.`);
  }
  const isWord = (text: string) => text === 'none' || text === 'self';
  const wrong = texts.find((text) => !isWord(text) && !isOrigin(text));
  if (wrong !== undefined) return bad(`${wrongOrigin(name, wrong)} It may also be self or none.`);
  return { ok: true, value: texts.map((text) => (isWord(text) ? `'${text}'` : text)) };
}

const ORIGIN = /^https?:\/\/(?:[a-z\d.-]+|\[[a-f\d:]+\])(?::\d+)?$/;

function isOrigin(text: string): boolean {
  return ORIGIN.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function wrongOrigin(name: string, text: string): string {
  const meant = URL.canParse(text) ? new URL(text).origin : '';
  const example = isOrigin(meant) ? meant : 'https://shop.example';
  return `${name} is '${text}', but an origin is a scheme and a host, such as ${example}.`;
}

export interface Sites {
  /** Origins whose pages may use the selector; null for all. */
  readonly allowedOrigins: readonly string[] | null;
  /** Sites that may frame its pages, as in a content security policy. */
  readonly frameAncestors: readonly string[];
}

export const SITE_OPTIONS = {
  'allow-origin': { type: 'string', multiple: true },
  'frame-ancestors': { type: 'string', multiple: true },
} as const;

/** By default, all sites may use the selector, and only the provider's own may frame its pages. */
export function readSites(
  values: Readonly<Partial<Record<keyof typeof SITE_OPTIONS, readonly string[] | undefined>>>,
): ReadValue<Sites> {
  const origins = readOrigins('--allow-origin', values['allow-origin'] ?? ['*']);
  if (!origins.ok) return origins;
  const ancestors = readFrameAncestors('--frame-ancestors', values['frame-ancestors'] ?? ['self']);
  if (!ancestors.ok) return ancestors;
  return { ok: true, value: { allowedOrigins: origins.value, frameAncestors: ancestors.value } };
}

/** The folder of the site where a proxy shows the provider, such as `/guide`; empty for its root. */
export function readBase(text = '/'): ReadValue<string> {
  const base = text.replace(/\/$/, '');
  if (base === '' || /^(\/[\w~-][\w.~-]*)+$/.test(base)) return { ok: true, value: base };
  return bad(`--base is '${text}', but a folder of a site begins with a slash, such as /guide.`);
}
