import type { Plugin } from 'vite';

/** How the bundler calls a picture in between; the name depends on which of them was read first. */
const REFERENCE = /(?<=ROLLDOWN_FILE_URL_)[\w$]{22}/g;

/** Takes from source maps what differs between two builds of the same sources. */
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
