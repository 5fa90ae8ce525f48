import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { memoryRouter } from './memoryRouter.ts';

const ENTRY = "export { createMemoryHistory, createRouter } from '@tanstack/react-router';";

/** The router alone, bundled with these plugins. */
async function bundled(...plugins: readonly ReturnType<typeof memoryRouter>[]): Promise<string> {
  const entry = { name: 'entry', resolveId: (id: string) => (id === 'entry' ? id : null), load: loadEntry };
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [entry, ...plugins],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict', external: /^react/ } },
  });
  return (built as Rolldown.RolldownOutput).output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

const loadEntry = (id: string): string | null => (id === 'entry' ? ENTRY : null);

it('the router of the build neither scrolls the page nor knows its history', async () => {
  const [whole, ours] = await Promise.all([bundled(), bundled(memoryRouter())]);
  const textsIn = (code: string) =>
    ['tsr-scroll-restoration', 'popstate', 'createHref'].filter((text) => code.includes(text));
  expect(textsIn(whole)).toEqual(['tsr-scroll-restoration', 'popstate', 'createHref']);
  expect(textsIn(ours)).toEqual(['createHref']);
  expect(ours.length).toBeLessThan(whole.length - 4_000);
});
