/**
 * `npm run dev`: the demo page and the embedded provider from their sources, in one server. A changed source or catalogue
 * reloads the page, which continues where it was. `/gallery` shows every screen. Options are those of `npm start`.
 */
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createServer } from 'vite';
import { importSource } from '../scripts/importSource.mjs';

/** @typedef {typeof import('./answer.ts')} Answering */

const project = fileURLToPath(new URL('..', import.meta.url));
const PAGES = '/dev/answer.ts';
const USAGE = 2;

/** @type {typeof import('../scripts/builtConstants.ts')} */
const { builtConstants } = await importSource('scripts/builtConstants.ts');

const vite = await createServer({
  root: project,
  // The build's own settings are for visitors.
  configFile: false,
  publicDir: false,
  appType: 'custom',
  cacheDir: `${project}/.cache/vite`,
  define: builtConstants(),
  // A package that Vite finds later reloads the page.
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      '@tanstack/react-router',
      '@tanstack/router-core',
    ],
  },
  server: { host: '127.0.0.1' },
  plugins: [
    {
      name: 'provider',
      configureServer(server) {
        server.middlewares.use(async (request, response, next) => {
          const answering = await load();
          if (!answering.isAnswered(new URL(request.url ?? '/', 'http://localhost').pathname)) return next();
          await getRequestListener(async (asked) => {
            const reply = await answering.answer(asked, development());
            if (!reply) response.destroy();
            return reply ?? new Response();
          })(request, response);
        });
      },
    },
  ],
});

/** As it is now: Vite runs a changed module again. @returns {Promise<Answering>} */
async function load() {
  return /** @type {Promise<Answering>} */ (vite.ssrLoadModule(PAGES));
}

const read = (await load()).readOptions(process.argv.slice(2), process.env);
if (read.kind !== 'run') {
  const { HELP } = await load();
  if (read.kind === 'help') process.stdout.write(HELP);
  else console.error(read.message);
  await vite.close();
  process.exit(read.kind === 'help' ? 0 : USAGE);
}
const { options } = read;
const development = () => ({
  project,
  options,
  transform: (/** @type {string} */ address, /** @type {string} */ html) => vite.transformIndexHtml(address, html),
  warn: console.warn,
});

const file = (await load()).catalogueFile({ project, options });
vite.watcher.add(file);
vite.watcher.on('change', (changed) => {
  // Vite reloads the page for what the page imports.
  if (changed === file || /\/(server|dev)\//.test(changed)) vite.hot.send({ type: 'full-reload' });
});
await vite.listen(options.port);
const [address] = vite.resolvedUrls?.local ?? [];
console.info(`Product Selector is at ${address}, and every screen at ${address}gallery`);
