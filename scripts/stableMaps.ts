import type { Plugin } from 'vite';

/** The bundler's temporary name of a picture, which depends on the order of reading. */
const REFERENCE = /(?<=ROLLDOWN_FILE_URL_)[\w$]{22}/g;

/** Removes from source maps the part that differs between two builds of the same sources. */
export function stableMaps(): Plugin {
  return {
    name: 'stable-maps',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.map')) {
            file.source = String(file.source).replaceAll(REFERENCE, 'picture');
          }
        }
      },
    },
  };
}
