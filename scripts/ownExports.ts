import type { Plugin } from 'vite';

const INHERITED = /for \(var (\w+) in (\w+)\) \{?\s*__defProp\(/;

/**
 * Makes the bundler's helper for exports pass over what a page has put on `Object.prototype`. Without it one such property,
 * such as `debug = false` of an old library, stops the selector. No option leaves the helper out: a module that is imported
 * dynamically and shares its file with others is reached through it.
 */
export function ownExports(): Plugin {
  return {
    name: 'own-exports',
    renderChunk(code, chunk) {
      if (!chunk.moduleIds.some((id) => id.includes('rolldown/runtime')) || !code.includes('__exportAll')) return null;
      if (!INHERITED.test(code))
        this.error('The bundler writes its helper for exports in another way; see ownExports.ts.');
      return { code: code.replace(INHERITED, (loop) => loop.replace(/ in (\w+)/, ' of Object.keys($1)')), map: null };
    },
  };
}
