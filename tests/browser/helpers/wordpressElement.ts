import { build } from 'vite';

const NAME = 'virtual:element';
/** Exports of `wp.element` that the catalogue page uses; tests/wordpress has WordPress's own. */
const SOURCE = `import React from 'react'; import { createRoot } from 'react-dom/client'; export default { ...React, createRoot };`;

let built: Promise<string> | null = null;

/** A classic script with React as `wp.element`, as WordPress loads it before the catalogue page. Built once. */
export function wordpressElement(): Promise<string> {
  built ??= buildElement();
  return built;
}

async function buildElement(): Promise<string> {
  const [output] = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'element',
        resolveId: (id) => (id.endsWith(NAME) ? NAME : null),
        load: (id) => (id === NAME ? SOURCE : null),
      },
    ],
    build: { write: false, minify: false, lib: { entry: NAME, formats: ['iife'], name: 'element' } },
  })) as { output: { code: string }[] }[];
  return `${output?.output[0]?.code}\nwindow.wp = { ...window.wp, element };`;
}
