/**
 * `npm run dev`: the demo page and the embedded provider from their sources, in one server. A changed source or catalogue
 * reloads the page, which continues where it was. `/gallery` shows every screen. Options are those of `npm start`.
 */
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createServer } from 'vite';
import { importSource } from '../scripts/importSource.mjs';

/** @typedef {import('../server/openProvider.ts').Provider} Provider */

const project = fileURLToPath(new URL('..', import.meta.url));
const FAILED = 1;
const USAGE = 2;

/** @type {typeof import('../server/readOptions.ts')} */
const { HELP, readOptions } = await importSource('server/readOptions.ts');
const read = readOptions(process.argv.slice(2), process.env);
if (read.kind !== 'run') {
  if (read.kind === 'help') process.stdout.write(HELP);
  else console.error(read.message);
  process.exit(read.kind === 'help' ? 0 : USAGE);
}
const { options } = read;

/** @type {typeof import('../scripts/builtConstants.ts')} */
const { builtConstants } = await importSource('scripts/builtConstants.ts');
/** @type {typeof import('../server/publish/watchFiles.ts')} */
const { LOOK_MS } = await importSource('server/publish/watchFiles.ts');

const vite = await createServer({
  root: project,
  // The build's own settings are for visitors.
  configFile: false,
  publicDir: false,
  appType: 'custom',
  cacheDir: `${project}/.cache/vite`,
  define: await builtConstants(),
  // If Vite finds a package later, it reloads the page.
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
  server: { host: options.host },
  plugins: [
    {
      name: 'provider',
      configureServer(server) {
        server.middlewares.use(async (request, response, next) => {
          const { sources, provider } = await current();
          if (!sources.isStepAnswered(new URL(request.url ?? '/', 'http://localhost').pathname)) return next();
          await getRequestListener(async (asked) => {
            if (!provider) return new Response('The provider can’t start. The terminal says why.\n', { status: 503 });
            const transform = (/** @type {string} */ address, /** @type {string} */ html) =>
              vite.transformIndexHtml(address, html);
            const reply = await sources.answerStep(asked, { project, provider, transform });
            if (!reply) response.destroy();
            return reply ?? new Response();
          })(request, response);
        });
      },
    },
  ],
});

/** @type {{ sources: typeof import('./answer.ts'), provider: Provider | null } | undefined} */
let opened;
let opening = Promise.resolve();

/** The provider from the present sources: Vite runs changed modules again, and the provider restarts. */
async function current() {
  opening = opening.then(async () => {
    const sources = /** @type {typeof import('./answer.ts')} */ (await vite.ssrLoadModule('/dev/answer.ts'));
    if (opened?.sources === sources) return;
    await opened?.provider?.stop();
    opened = { sources, provider: await sources.openSources(options, project) };
  });
  await opening;
  return /** @type {NonNullable<typeof opened>} */ (opened);
}

if (!(await current()).provider) {
  await vite.close();
  process.exit(FAILED);
}
setInterval(async () => {
  const provider = opened?.provider;
  const before = provider?.since;
  await provider?.look();
  if (provider?.since !== before) vite.hot.send({ type: 'full-reload' });
}, LOOK_MS);
vite.watcher.on('change', (changed) => {
  // Vite itself reloads the page for files that the page imports.
  if (/\/(server|dev)\//.test(changed)) vite.hot.send({ type: 'full-reload' });
});
await vite.listen(options.port);
const [address] = vite.resolvedUrls?.local ?? [];
console.info(`Product Selector is at ${address}, and every screen at ${address}gallery`);
