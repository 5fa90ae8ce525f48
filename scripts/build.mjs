/** Builds everything except the npm package: `npm run build`. Runs in one process, because starting Vite takes longer than most builds. */
import { build } from 'vite';

const BUILDS = [
  { configFile: 'vite.config.ts' },
  { configFile: 'cli/vite.config.ts' },
  ...['admin', 'block', 'loader'].map((mode) => ({ configFile: 'wordpress/vite.config.ts', mode })),
];
// Set here whatever the shell has set, because React's JSX differs in development.
process.env.NODE_ENV = 'production';
for (const own of BUILDS) await build({ ...own, logLevel: 'warn' });
