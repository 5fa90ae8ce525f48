import { minify } from 'terser';
import type { Plugin } from 'vite';

/** Has Terser make the script smaller before the bundler's own minifier, which is faster and less thorough, has its turn. */
export function terse(): Plugin {
  return {
    name: 'terse',
    async renderChunk(code) {
      const { code: smaller = code, map } = await minify(code, {
        module: true,
        ecma: 2020,
        compress: { passes: 2 },
        sourceMap: { asObject: true },
      });
      return { code: smaller, map: map && typeof map === 'object' ? JSON.stringify(map) : null };
    },
  };
}
