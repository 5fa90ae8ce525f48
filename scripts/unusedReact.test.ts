import { build, type Plugin, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { unusedReact } from './unusedReact.ts';

/** A page's program, bundled with these plugins. */
async function bundled(program: string, ...plugins: readonly Plugin[]): Promise<string> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === 'entry.js' ? id : null),
    load: (id) => (id === 'entry.js' ? program : null),
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, ...plugins],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: 'entry.js' } },
  });
  return (built as Rolldown.RolldownOutput).output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

it('the build leaves out of React what nobody asks for, and says so if somebody does', async () => {
  const program =
    "import { useState } from 'react'; import { flushSync } from 'react-dom'; console.log(useState, flushSync);";
  const [whole, ours] = [await bundled(program), await bundled(program, unusedReact())];
  expect(whole.length - ours.length).toBeGreaterThan(3_000);
  expect(ours).toContain('useState');
  await expect(bundled("import { Children } from 'react'; console.log(Children);", unusedReact())).rejects.toThrow(
    'asks React for Children',
  );
});
