/** Firefox ESR, driven by the protocol that it speaks itself (Marionette): Debian has no geckodriver. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './until.mjs';

/** @typedef {import('./journey.mjs').Browser} Browser */

/** Neither a page nor Firefox may send requests elsewhere. */
const SETTINGS = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'marionette.port': 0,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
};

/** @returns {Promise<Browser>} */
export async function startFirefox() {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(SETTINGS).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const program = spawn('firefox-esr', ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
    env: { ...process.env, HOME: profile },
  });
  const ended = new Promise((resolve) => program.once('exit', resolve));
  const portFile = join(profile, 'MarionetteActivePort');
  const readPort = () => {
    try {
      return Number(readFileSync(portFile, 'utf8'));
    } catch {
      return 0;
    }
  };
  const port = await until('Firefox', async () => readPort());
  const call = await openMarionette(port);
  const session = await call('WebDriver:NewSession', {});
  return {
    name: 'Firefox',
    version: session.capabilities.browserVersion,
    goTo: (url) => call('WebDriver:Navigate', { url }),
    reload: () => call('WebDriver:Refresh', {}),
    run: async (script, ...args) => (await call('WebDriver:ExecuteScript', { script, args })).value,
    async end() {
      await call('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => {});
      program.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/**
 * Messages are `length:json`; ours are `[0, id, command, parameters]`, answers `[1, id, error, result]`.
 * @param {number} port
 */
async function openMarionette(port) {
  const socket = connect(port, '127.0.0.1');
  /** @type {Map<number, { resolve: (result: any) => void, reject: (error: Error) => void }>} */
  const waiting = new Map();
  let unread = Buffer.alloc(0);
  let last = 0;
  /** @type {() => void} */
  let greeted = () => {};
  const ready = new Promise((resolve) => {
    greeted = () => resolve(undefined);
  });
  const receive = (/** @type {any} */ message) => {
    if (!Array.isArray(message)) return greeted();
    const [, id, error, result] = message;
    const caller = waiting.get(id);
    waiting.delete(id);
    if (error) caller?.reject(new Error(error.message));
    else caller?.resolve(result);
  };
  socket.on('data', (chunk) => {
    unread = Buffer.concat([unread, chunk]);
    for (;;) {
      const colon = unread.indexOf(':');
      const length = Number(unread.subarray(0, Math.max(colon, 0)));
      if (colon < 1 || unread.length < colon + 1 + length) return;
      const text = unread.subarray(colon + 1, colon + 1 + length).toString();
      unread = unread.subarray(colon + 1 + length);
      receive(JSON.parse(text));
    }
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has gone.'));
  });
  await ready;
  return (/** @type {string} */ command, /** @type {object} */ parameters) => {
    last += 1;
    const text = JSON.stringify([0, last, command, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const id = last;
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  };
}
