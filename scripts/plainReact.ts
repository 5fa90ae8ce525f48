import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** What is bundled of React, each an older module whose exports are only known when it runs. */
const OLDER = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const PREFIX = '\0plain:';
const load = createRequire(import.meta.url);

/** Is this one of the modules that `plainReact` makes? */
export const isPlainReact = (id: string): boolean => id.startsWith(PREFIX);

/**
 * Gives React's modules exports that a bundler can see. Without them every use goes through an object of getters, one of
 * which is made for each file of the build: more bytes, and slower where the first drawing of a screen is waited for.
 */
export function plainReact(): Plugin {
  return {
    name: 'plain-react',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!OLDER.includes(source) || importer?.startsWith(PREFIX) || options.kind === 'require-call') return null;
      const older = await this.resolve(source, importer, { ...options, skipSelf: true });
      return older && `${PREFIX}${source}`;
    },
    load(id) {
      if (!isPlainReact(id)) return null;
      const source = id.slice(PREFIX.length);
      const names = Object.keys(load(source)).filter((name) => /^[a-z]\w*$/i.test(name));
      const lines = names.map((name) => `export const ${name} = older.${name};`);
      return [`import older from '${source}';`, 'export default older;', ...lines].join('\n');
    },
  };
}
