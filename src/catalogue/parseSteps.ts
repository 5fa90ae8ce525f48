/** So many characters are parsed in one step, which takes some 3 ms on a slow phone. */
const STEP = 64 * 1024;

/** A reply whose first key is its products, or a bare list: up to where the rows begin. */
const BEGINNING = /^\s*(?:\{\s*"products"\s*:\s*)?\[/;

/** Where a row may end and another begin. */
const CUT = /\},\s*\{/g;

/** A cut is wrong inside a text or in a list of a row's own. After so many wrong ones the rest is parsed at once. */
const MOST_WRONG_CUTS = 8;

/**
 * Parses the JSON text of a products reply a little at a time. It yields rows and returns the reply with the rows that are
 * left: those yielded and those left are, in this order, the rows that `JSON.parse` gives. Where anything else stands
 * before the rows, everything is returned at once.
 *
 * A cut is right exactly when what is before it parses: what a JSON object begins with is never a JSON object itself. So
 * no parser of our own is needed.
 *
 * @throws SyntaxError when the text is not JSON
 */
export function* parseSteps(text: string): Generator<readonly unknown[], unknown, undefined> {
  const [beginning = ''] = BEGINNING.exec(text) ?? [];
  let from = beginning.length;
  // Of a key that comes twice JSON keeps the last.
  if (from > 0 && !(yield* comesAgain('"products"', text, from))) {
    for (let found = rowsFrom(text, from); found !== null; found = rowsFrom(text, from)) {
      yield found.rows;
      from = found.next;
    }
  }
  return JSON.parse(beginning + text.slice(from));
}

/** Looks for a key in a long text, a part of it in each step. */
function* comesAgain(key: string, text: string, from: number): Generator<readonly unknown[], boolean, undefined> {
  for (let at = from; at < text.length; at += 8 * STEP) {
    if (text.slice(at, at + 8 * STEP + key.length).includes(key)) return true;
    yield [];
  }
  return false;
}

/** The next rows, and where those after them begin; null when there are few, or when no place to cut is found. */
function rowsFrom(text: string, from: number): { readonly rows: readonly unknown[]; readonly next: number } | null {
  CUT.lastIndex = from + STEP;
  for (let wrong = 0; wrong < MOST_WRONG_CUTS; wrong += 1) {
    const cut = CUT.exec(text);
    if (!cut) return null;
    try {
      return { rows: JSON.parse(`[${text.slice(from, cut.index + 1)}]`), next: cut.index + 2 };
    } catch {
      // Further on, then.
      CUT.lastIndex = cut.index + 1;
    }
  }
  return null;
}
