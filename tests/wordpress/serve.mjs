/**
 * Runs a real WordPress to try by hand, until Ctrl-C:
 * `node tests/wordpress/serve.mjs [--plugin FOLDER | --zip FILE] [--plain] [--folder /shop] [--network] [--theme classic]`.
 */
import { parseArgs } from 'node:util';
import { PASSWORD, startSite, USERS } from './startSite.mjs';

const { values } = parseArgs({
  options: {
    plugin: { type: 'string' },
    zip: { type: 'string' },
    plain: { type: 'boolean', default: false },
    folder: { type: 'string', default: '' },
    network: { type: 'boolean', default: false },
    theme: { type: 'string', default: 'block' },
  },
});
const { theme } = values;
if (theme !== 'block' && theme !== 'classic') {
  throw new Error(`There is no theme ${theme}. Choose block or classic.`);
}

const site = await startSite({
  permalinks: values.plain ? 'plain' : 'pretty',
  folder: values.folder,
  network: values.network,
  theme,
});
try {
  if (values.plugin) await site.linkPlugin(values.plugin);
  if (values.zip) await site.installPlugin(values.zip);
} catch (error) {
  await site.stop();
  throw error;
}

console.log(`The site:      ${site.url}
Sign in at:    ${site.url}wp-login.php
as:            ${USERS.map(({ login }) => login).join(', ')}, each with the password: ${PASSWORD}
WordPress in:  ${site.folder}
Ctrl-C ends it. What PHP logs comes here.`);
const reading = setInterval(() => {
  for (const entry of site.newLogLines()) console.log(entry);
}, 300);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => {
    clearInterval(reading);
    site.stop();
  });
}
