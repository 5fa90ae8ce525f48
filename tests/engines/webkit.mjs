/** WebKitGTK, which has Safari's engine, driven by WebDriver. It has no headless mode, so it runs under Xvfb. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { findMiniBrowser } from './install.mjs';
import { until } from './until.mjs';

/** @typedef {import('./journey.mjs').Browser} Browser */

/** A free port. @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/** @returns {Promise<Browser>} */
export async function startWebKit() {
  const port = await freePort();
  // Xvfb writes the number of a free display to its first file descriptor after the standard ones.
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise((resolve) => display.stdio[3]?.once('data', (data) => resolve(String(data).trim())));
  const driver = spawn('WebKitWebDriver', ['-p', String(port), '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number}`, WEBKIT_DISABLE_DMABUF_RENDERER: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const base = `http://127.0.0.1:${port}`;
  await until('WebKitWebDriver', () =>
    fetch(`${base}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  /** @type {(method: string, path: string, body?: object) => Promise<any>} */
  const ask = async (method, path, body) => {
    const reply = await fetch(base + path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    const { value } = await reply.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const options = { binary: findMiniBrowser(), args: ['--automation', '--geometry=1280x900'] };
  const wanted = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  const made = await ask('POST', '/session', { capabilities: { alwaysMatch: wanted } });
  const session = `/session/${made.sessionId}`;
  return {
    name: 'WebKitGTK',
    version: made.capabilities.browserVersion,
    goTo: (url) => ask('POST', `${session}/url`, { url }),
    reload: () => ask('POST', `${session}/refresh`),
    run: (script, ...args) => ask('POST', `${session}/execute/sync`, { script, args }),
    async end() {
      await ask('DELETE', session).catch(() => {});
      driver.kill();
      display.kill();
    },
  };
}
