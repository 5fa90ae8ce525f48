/** Builds everything but the npm package: `npm run build`. In one process, because each start of Vite takes longer than most builds. */
import { build } from 'vite';

const BUILDS = [
  { configFile: 'vite.config.ts' },
  { configFile: 'server/vite.config.ts' },
  { configFile: 'cli/vite.config.ts' },
  ...['admin', 'words', 'block', 'loader'].map((mode) => ({ configFile: 'wordpress/vite.config.ts', mode })),
];
// Whatever the shell says: in development, React's JSX is another.
process.env.NODE_ENV = 'production';
for (const own of BUILDS) await build({ ...own, logLevel: 'warn' });
