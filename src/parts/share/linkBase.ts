/** The beginning of links to a visit, from `share-url` without its fragment; null if that isn't the address of a web page. @param warn gets a mistake of the page */
export function linkBase(shareUrl: string, warn: (line: string) => void): URL | null {
  const base = URL.canParse(shareUrl) ? new URL(shareUrl) : null;
  if (!base?.protocol.startsWith('http')) {
    warn(`share-url="${shareUrl}" can't be used. Write a whole address with https:.`);
    return null;
  }
  if (base.hash) warn(`share-url="${shareUrl}" can't keep ${base.hash} in links. Leave it out.`);
  base.hash = '';
  return base;
}
