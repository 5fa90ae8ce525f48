import { expect, it } from 'vitest';
import { missingFiles } from './packNpm.mjs';

it('a tarball is compared with every file that package.json names, under any condition', () => {
  const manifest = {
    main: './dist/a.js',
    exports: {
      '.': { types: './dist/a.d.ts', browser: { default: './dist/a.js' } },
      './style.css': './dist/style.css',
    },
    bin: { program: 'cli/program.mjs' },
    customElements: 'dist/manifest.json',
  };
  const files = ['dist/a.js', 'dist/a.d.ts', 'dist/style.css', 'cli/program.mjs', 'dist/manifest.json'];
  expect(missingFiles(manifest, [...files, 'README.md'])).toEqual([]);
  expect(missingFiles(manifest, ['README.md'])).toEqual(files);
});
