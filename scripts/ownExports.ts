import type { Plugin } from 'vite';

const INHERITED = /for \(var (\w+) in (\w+)\) \{?\s*__defProp\(/;

/**
 * Makes the bundler's export helper ignore properties that a page added to `Object.prototype`. Otherwise one of them, such as
 * `debug = false` of an old library, stops the selector. No option removes the helper: dynamic imports of modules that share
 * a file need it.
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
