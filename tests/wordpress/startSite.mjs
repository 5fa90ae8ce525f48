import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findProgram } from '../../scripts/needProgram.mjs';
import { findTree } from './install.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** A typical server, with nothing hidden from its log. */
const PHP_SETTINGS = {
  error_reporting: '-1',
  display_errors: '0',
  log_errors: '1',
  memory_limit: '128M',
  'opcache.revalidate_freq': '0',
  'opcache.enable_cli': '1',
};

/** The password of every user. */
export const PASSWORD = 'correct horse 1';

/** The users who can sign in; the first one is the administrator. */
export const USERS = /** @type {const} */ ([
  { login: 'admin', password: PASSWORD, role: 'administrator' },
  { login: 'editor', password: PASSWORD, role: 'editor' },
  { login: 'subscriber', password: PASSWORD, role: 'subscriber' },
]);

/**
 * @typedef {object} SiteOptions
 * @property {'pretty' | 'plain'} [permalinks] Pretty by default: `/wp-json/…`. Plain: `/index.php?rest_route=/…`.
 * @property {string} [folder] WordPress's folder below the root of the address, such as `/shop`.
 * @property {boolean} [network] A network of two sites (multisite), the second at `second/`.
 * @property {'block' | 'classic'} [theme] By default the newest block theme that came with WordPress.
 */

/** @typedef {Awaited<ReturnType<typeof startSite>>} Site */

/**
 * Starts a real WordPress on a free port, in a few seconds. It runs until `stop`, or until this process ends.
 * @param {SiteOptions} [options]
 */
export async function startSite(options = {}) {
  const { permalinks = 'pretty', network = false, theme = 'block' } = options;
  const inner = (options.folder ?? '').replace(/^\/|\/$/g, '');
  if (!/^([\w-]+(\/[\w-]+)*)?$/.test(inner)) throw new Error(`A site cannot be in the folder "${options.folder}".`);
  const base = inner ? `/${inner}/` : '/';
  const tree = findTree();
  const place = mkdtempSync(join(tmpdir(), 'wordpress-'));
  const web = join(place, 'web');
  const folder = join(web, inner);
  const debugLog = join(place, 'debug.log');
  const socket = join(place, 'db.sock');

  for (const name of ['db', 'db-temporary', 'opcache']) mkdirSync(join(place, name));
  mkdirSync(join(web, inner, '..'), { recursive: true });
  writeFileSync(debugLog, '');
  try {
    await runProgram('cp', ['-r', `${tree}/.`, folder]);
  } catch (error) {
    rmSync(place, { recursive: true, force: true });
    throw error;
  }
  cpSync(join(HERE, 'classic'), join(folder, 'wp-content/themes/classic'), { recursive: true });
  mkdirSync(join(folder, 'wp-content/mu-plugins'), { recursive: true });
  cpSync(join(HERE, 'php/must-use.php'), join(folder, 'wp-content/mu-plugins/test-site.php'));

  // WordPress names its themes in alphabetical order, the newest first.
  const themes = readdirSync(join(tree, 'wp-content/themes')).filter((name) => name.startsWith('twentytwenty'));
  const chosenTheme = theme === 'block' ? themes.sort()[0] : theme;
  const settings = {
    ...PHP_SETTINGS,
    error_log: debugLog,
    // Each `php` is a new process and spends most of its time compiling WordPress.
    'opcache.file_cache': join(place, 'opcache'),
  };
  const phpOptions = Object.entries(settings).flatMap(([name, value]) => ['-d', `${name}=${value}`]);
  const env = { SITE_FOLDER: place, SITE_BASE: base, ...(network ? { SITE_NETWORK: '1' } : {}) };
  const guard = startGuard(place);
  try {
    guard.start('mariadbd', program('mariadbd'), [
      '--no-defaults',
      `--datadir=${join(place, 'db')}`,
      `--tmpdir=${join(place, 'db-temporary')}`,
      `--socket=${socket}`,
      `--pid-file=${join(place, 'db.pid')}`,
      '--skip-networking',
      // Without users, the database needs no system tables, which take longer to create than WordPress itself.
      '--skip-grant-tables',
      '--innodb-stats-persistent=0',
      '--innodb-flush-log-at-trx-commit=0',
      '--innodb-log-file-size=4M',
      '--innodb-buffer-pool-size=64M',
      ...(process.getuid?.() === 0 ? ['--user=root'] : []),
    ]);
    guard.start('php', program('php'), [...phpOptions, '-S', '127.0.0.1:0', '-t', web, join(HERE, 'php/router.php')], {
      ...env,
      PHP_CLI_SERVER_WORKERS: '4',
    });
    const [port] = await Promise.all([
      guard.until(() => /\(http:\/\/127\.0\.0\.1:(\d+)\) started/.exec(readIfThere(join(place, 'php.log')))?.[1]),
      guard.until(() => accepts(socket)),
    ]);
    const host = `127.0.0.1:${port}`;
    const url = `http://${host}${base}`;

    /** @param {(task: string) => Promise<string>} work @param {object} input */
    const withLog = async (work, input) => {
      const before = statSync(debugLog).size;
      try {
        return await work(JSON.stringify({ folder, url, ...input }));
      } catch (error) {
        const logged = readFileSync(debugLog).subarray(before);
        throw new Error(`${error instanceof Error ? error.message : error}\n${logged}`.trim());
      }
    };

    /**
     * Runs PHP with WordPress loaded and returns its output. The code finds `input` in `$input`. The site's own server runs
     * it, because WordPress is compiled there already.
     * @param {string} code
     * @param {unknown} [input]
     */
    const php = (code, input = null) =>
      withLog(
        async (task) => {
          const reply = await fetch(`http://${host}/run-php`, {
            method: 'POST',
            headers: { 'X-Site-Folder': place },
            body: task,
          });
          const output = await reply.text();
          if (reply.status !== 200) throw new Error(`PHP ended with ${reply.status}: ${output}`);
          return output;
        },
        { code, input },
      );

    /**
     * Switches between `/wp-json/…` addresses and those of a server without rewrite rules.
     * @param {'pretty' | 'plain'} kind
     */
    const setPermalinks = async (kind) => {
      const structure = kind === 'pretty' ? '/%postname%/' : '';
      await php('global $wp_rewrite; $wp_rewrite->set_permalink_structure($input); flush_rewrite_rules();', structure);
      const mark = join(place, 'pretty');
      if (kind === 'pretty') writeFileSync(mark, '');
      else rmSync(mark, { force: true });
    };

    const log = followLog(debugLog);
    writeFileSync(join(folder, 'wp-config.php'), configuration({ place, host, base, network: false }));
    await withLog((task) => runProgram(program('php'), [...phpOptions, join(HERE, 'php/install.php')], task, env), {
      users: USERS,
      network,
      theme: chosenTheme,
    });
    if (network) {
      writeFileSync(join(folder, 'wp-config.php'), configuration({ place, host, base, network }));
      await php(`wpmu_create_blog(get_network()->domain, get_network()->path . 'second/', 'Second test shop', 1);`);
    }
    await setPermalinks(permalinks);
    await lookRound(url, php);
    log.takeAsNoise();

    return {
      /** The address of the front page, with a slash at the end. */
      url,
      /** WordPress's folder on this machine. */
      folder,
      php,
      setPermalinks,
      /** New lines of the debug log since the last call, without WordPress's own noise. */
      newLogLines: log.take,

      /**
       * Installs a plugin from its zip file as the Plugins screen does, and activates it.
       * @param {string} zip
       */
      async installPlugin(zip) {
        if (!existsSync(zip)) throw new Error(`There is no plugin at ${zip}.`);
        await php(INSTALL_PLUGIN, resolve(zip));
      },

      /**
       * Activates a plugin from its working folder by a link, so that a change shows on the next request.
       * @param {string} source
       */
      async linkPlugin(source) {
        const name = basename(resolve(source)) === 'plugin' ? 'product-selector' : basename(resolve(source));
        if (!existsSync(join(source, `${name}.php`))) throw new Error(`There is no ${name}.php in ${resolve(source)}.`);
        symlinkSync(resolve(source), join(folder, 'wp-content/plugins', name));
        await php(ACTIVATE_PLUGIN, `${name}/${name}.php`);
      },

      /** Ends every program of the site, waits for the last one, and removes the site's files. */
      stop: guard.stop,
    };
  } catch (error) {
    await guard.stop();
    throw error;
  }
}

const ACTIVATE_PLUGIN = `
  require_once ABSPATH . 'wp-admin/includes/admin.php';
  wp_set_current_user(1);
  $done = activate_plugin($input);
  if (is_wp_error($done)) throw new Exception($done->get_error_message());
`;

const INSTALL_PLUGIN = `
  require_once ABSPATH . 'wp-admin/includes/admin.php';
  require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
  wp_set_current_user(1);
  $skin = new WP_Ajax_Upgrader_Skin();
  $upgrader = new Plugin_Upgrader($skin);
  $done = $upgrader->install($input, ['overwrite_package' => true]);
  if (true !== $done) throw new Exception(implode(' ', $skin->get_errors()->get_error_messages()) ?: 'The plugin was not installed.');
  $done = activate_plugin($upgrader->plugin_info());
  if (is_wp_error($done)) throw new Exception($done->get_error_message());
`;

/** Screens on which WordPress may log its own warnings, before a plugin is installed. */
const SCREENS = [
  '',
  'wp-login.php?reauth=1',
  'index.php?rest_route=/',
  'wp-admin/',
  'wp-admin/plugins.php',
  'wp-admin/options-general.php',
  'wp-admin/post-new.php?post_type=page',
  'wp-admin/site-health.php',
];

/**
 * Visits WordPress once as an administrator, to learn what it logs by itself.
 * @param {string} url
 * @param {(code: string) => Promise<string>} php
 */
async function lookRound(url, php) {
  const cookies = JSON.parse(
    await php(`
      $until = time() + 600;
      $token = WP_Session_Tokens::get_instance(1)->create($until);
      echo json_encode([
        AUTH_COOKIE => wp_generate_auth_cookie(1, $until, 'auth', $token),
        LOGGED_IN_COOKIE => wp_generate_auth_cookie(1, $until, 'logged_in', $token),
      ]);
    `),
  );
  const headers = {
    Cookie: Object.entries(cookies)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; '),
  };
  const replies = await Promise.all(
    SCREENS.map(async (screen) => {
      const reply = await fetch(url + screen, { headers, redirect: 'manual' });
      await reply.arrayBuffer();
      return `${reply.status} ${screen}`;
    }),
  );
  const broken = replies.filter((reply) => !reply.startsWith('200 '));
  if (broken.length > 0) throw new Error(`WordPress does not work even without a plugin: ${broken.join(', ')}`);
}

/** @param {{ place: string, host: string, base: string, network: boolean }} site */
function configuration({ place, host, base, network }) {
  const constants = {
    DB_NAME: 'wordpress',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${join(place, 'db.sock')}`,
    DB_CHARSET: 'utf8mb4',
    DB_COLLATE: '',
    WP_DEBUG: true,
    WP_DEBUG_DISPLAY: false,
    WP_DEBUG_LOG: join(place, 'debug.log'),
    DISABLE_WP_CRON: true,
    AUTOMATIC_UPDATER_DISABLED: true,
    FS_METHOD: 'direct',
    ...(network
      ? {
          MULTISITE: true,
          SUBDOMAIN_INSTALL: false,
          DOMAIN_CURRENT_SITE: host,
          PATH_CURRENT_SITE: base,
          SITE_ID_CURRENT_SITE: 1,
          BLOG_ID_CURRENT_SITE: 1,
        }
      : {}),
  };
  const keys = ['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'].flatMap((name) => [`${name}_KEY`, `${name}_SALT`]);
  return [
    '<?php',
    `putenv( 'SITE_HOST=${host}' );`,
    ...Object.entries(constants).map(([name, value]) => `define( '${name}', ${JSON.stringify(value)} );`),
    ...keys.map((name) => `define( '${name}', '${name} of a site for tests' );`),
    // An unusual prefix, because the usual one would hide a hard-coded table name.
    "$table_prefix = 'shop_';",
    "if ( ! defined( 'ABSPATH' ) ) {",
    "\tdefine( 'ABSPATH', __DIR__ . '/' );",
    '}',
    "require_once ABSPATH . 'wp-settings.php';",
    '',
  ].join('\n');
}

/**
 * Reads new entries of a debug log, without their times.
 * @param {string} file
 */
function followLog(file) {
  const noise = new Set();
  let read = 0;
  const take = () => {
    const bytes = readFileSync(file).subarray(read);
    read += bytes.length;
    return bytes
      .toString('utf8')
      .split(/^\[\d\d-\w{3}-\d{4} [^\]]+\] /m)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '' && !noise.has(entry));
  };
  return {
    take,
    takeAsNoise() {
      for (const entry of take()) noise.add(entry);
    },
  };
}

/** @param {string} place */
function startGuard(place) {
  const guard = spawn(process.execPath, [join(HERE, 'guard.mjs'), place], {
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  let gone = false;
  guard.stderr.on('data', (bytes) => {
    said += bytes;
  });
  guard.stdout.resume();
  // Closes when the guard, the programs and all their workers have closed its output.
  const closed = once(guard, 'close').then(() => {
    gone = true;
  });
  guard.stdin.on('error', () => {
    // The guard has ended by itself; `until` reports why.
  });
  return {
    /**
     * @param {string} name
     * @param {string} command
     * @param {readonly string[]} args
     * @param {Record<string, string>} [env]
     */
    start(name, command, args, env = {}) {
      guard.stdin.write(`${JSON.stringify({ name, command, args, env })}\n`);
    },
    /**
     * Waits until there is a value.
     * @template T
     * @param {() => T | Promise<T>} look
     * @returns {Promise<NonNullable<T>>}
     */
    async until(look) {
      const end = Date.now() + 120_000;
      for (;;) {
        const found = await look();
        if (found) return found;
        if (gone) throw new Error(`A program of the site ended: ${said.trim()}`);
        if (Date.now() > end) throw new Error(`A program of the site does not answer: ${said.trim()}`);
        await wait(20);
      }
    },
    async stop() {
      guard.stdin.end();
      await closed;
    },
  };
}

/** @param {string} socket @returns {Promise<boolean>} */
function accepts(socket) {
  return new Promise((resolve) => {
    const connection = createConnection(socket);
    connection.once('connect', () => resolve(true));
    connection.once('error', () => resolve(false));
    connection.once('close', () => resolve(false));
    connection.once('connect', () => connection.destroy());
  });
}

/** @param {string} file */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** @param {string} name */
function program(name) {
  const file = findProgram(name);
  if (!file) throw new Error(`There is no ${name} on this machine. Run: node tests/wordpress/install.mjs`);
  return file;
}

/**
 * Runs a program to its end and returns its output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} [input]
 * @param {Record<string, string>} [env]
 */
async function runProgram(command, args, input = '', env = {}) {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let output = '';
  let problems = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    problems += text;
  });
  child.stdin.on('error', () => {
    // The program ended without reading; its exit status says why.
  });
  child.stdin.end(input);
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`${basename(command)} ended with ${status}: ${(problems || output).trim()}`);
  return output;
}
