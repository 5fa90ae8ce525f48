/** Runs nginx with deploy/nginx on a free port, in its own folder. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findNginx } from './installNginx.mjs';

const CONFIG = fileURLToPath(new URL('../../deploy/nginx/product-selector.conf', import.meta.url));
const POLL_MS = 20;

/**
 * @typedef {object} NginxOptions
 * @property {readonly [string, string]} [providers] The addresses of the two providers, such as `127.0.0.1:8081`.
 * @property {string} [origin] The only site that the providers allow. By default they allow every site.
 * @property {string} [config] Another configuration, with `listen 80;`, in place of the project's.
 * @property {number} [workers] Number of worker processes; 1 by default.
 *
 * @typedef {object} Nginx
 * @property {string} url Without a slash at the end.
 * @property {number} pid The parent of the worker processes.
 * @property {() => string} errors All error output so far.
 * @property {() => Promise<void>} stop
 */

/**
 * Starts nginx with the project's own configuration file. Only the addresses, the cache folder and, where given, the origin
 * change. nginx ends with this process.
 * @param {NginxOptions} options
 * @returns {Promise<Nginx>} resolves once it accepts connections
 */
export async function startNginx({ providers = ['', ''], origin, config: own, workers = 1 }) {
  const nginx = findNginx();
  if (!nginx) throw new Error('There is no nginx yet. Run: node tests/scaling/installNginx.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'product-selector-nginx-'));
  const port = await freePort();
  const address = `127.0.0.1:${port}`;
  mkdirSync(join(folder, 'temporary'));
  const before = {
    'server 127.0.0.1:8081 ': `server ${providers[0]} `,
    'server 127.0.0.1:8082 ': `server ${providers[1]} `,
    'proxy_cache_path /var/cache/nginx/product-selector ': `proxy_cache_path ${join(folder, 'cache')} `,
    ...(origin ? { '# "https://shop.example" $http_origin;': `"${origin}" $http_origin;` } : {}),
  };
  const config = replaceEach(own ?? readFileSync(CONFIG, 'utf8'), {
    ...(own === undefined ? before : {}),
    'listen 80;': `listen ${address};`,
  });
  writeFileSync(join(folder, 'product-selector.conf'), config);
  writeFileSync(join(folder, 'nginx.conf'), around(folder, workers));

  const child = spawn(nginx.command, ['-e', 'stderr', '-p', folder, '-c', 'nginx.conf'], {
    env: nginx.env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const kill = () => child.kill('SIGTERM');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  while (!(await answers(`http://${address}`))) {
    if (child.exitCode !== null) {
      await stop();
      throw new Error(`nginx ended with ${child.exitCode}:\n${errors}`);
    }
    await wait(POLL_MS);
  }
  return { url: `http://${address}`, pid: Number(child.pid), errors: () => errors, stop };
}

/** The main configuration around our file, as on a machine with nginx. @param {string} folder @param {number} workers */
function around(folder, workers) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    daemon off;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    pid nginx.pid;
    worker_processes ${workers};
    worker_rlimit_nofile 16384;
    events { worker_connections 8192; }
    http {
      sendfile on;
      tcp_nopush on;
      ${temporary.map((name) => `${name}_temp_path ${join(folder, 'temporary', name)};`).join('\n')}
      include product-selector.conf;
    }
  `;
}

/** @param {string} text @param {Readonly<Record<string, string>>} replacements */
function replaceEach(text, replacements) {
  let replaced = text;
  for (const [old, replacement] of Object.entries(replacements)) {
    if (text.split(old).length !== 2) throw new Error(`"${old}" does not occur exactly once in ${CONFIG}.`);
    replaced = replaced.replace(old, () => replacement);
  }
  return replaced;
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(address)));
    });
  });
}

/** @param {string} url */
async function answers(url) {
  try {
    await fetch(url, { method: 'HEAD' });
    return true;
  } catch {
    return false;
  }
}
