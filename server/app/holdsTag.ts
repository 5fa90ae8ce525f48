/**
 * Whether an `If-None-Match` names this tag, so that the caller has the body already. Tags are compared weakly (RFC 9110,
 * 13.1.2): a proxy that compresses on its way marks a tag as weak.
 */
export function holdsTag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.trim() === '*' || ifNoneMatch.match(/"[^"]*"/g)?.some((tag) => tag === etag) === true;
}
