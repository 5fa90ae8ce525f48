import type { Plugin } from 'vite';

const PLACE = /\/@tanstack\/react-router\/dist\/esm\//;
const LINKS = './link.js';
const NONE = '\0no-links';
const EXPORTS = ['Link', 'composeHandlers', 'createLink', 'linkOptions', 'useLinkProps'];

/**
 * Leaves the router's links out of the bundle. Each of its routes carries them, so that no bundler can tell that the
 * selector has none: its routes are no addresses of the page it is in.
 */
export function withoutLinks(): Plugin {
  let isMet = false;
  return {
    name: 'without-links',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (source !== LINKS || !PLACE.test(importer)) return null;
      isMet = true;
      return NONE;
    },
    load(id) {
      if (id !== NONE) return null;
      const none = `const none = () => { throw new Error('The build leaves links out, see scripts/withoutLinks.ts.'); };`;
      return [none, ...EXPORTS.map((name) => `export const ${name} = none;`)].join('\n');
    },
    buildEnd(error) {
      if (!error && !isMet)
        this.error(`The router has no ${LINKS} any more: scripts/withoutLinks.ts has to be looked at.`);
    },
  };
}
