/**
 * The script of /doctor, which tests also run without a page. All requests come from the visitor's browser, without cookies; the
 * server sends none.
 */

/** @typedef {'good' | 'warning' | 'bad'} Grade */
/** @typedef {{ grade: Grade, text: string, advice?: string }} Finding */
/**
 * @typedef {object} Seen A request and its reply, as a browser sees them.
 * @property {'reply' | 'hidden' | 'blocked' | 'none'} kind "hidden": there is a reply, but this page may not read it.
 *   "blocked": https pages can't ask http addresses.
 * @property {string} address
 * @property {number} [status]
 * @property {string} [text]
 * @property {Readonly<Record<string, string | null>>} [headers]
 * @property {boolean} [isOwn] From this page's own origin, where no permission is needed.
 */

/** The REST root and the element's folder for the address as typed. @param {string} typed @param {string} folder */
export function addressesOf(typed, folder) {
  const given = typed.trim();
  const url = URL.canParse(given) ? new URL(given) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    return { problem: `“${given}” isn't a whole address. Write it with its scheme, such as https://provider.example.` };
  }
  const root = `${url.origin}${url.pathname}`.replace(/\/+(wp-json\/.*)?$/, '');
  const calls = `${root}/wp-json/product-selector/v2`;
  const embed = URL.canParse(folder.trim()) ? folder.trim().replace(/[^/]*$/, '') : `${root}/embed/`;
  const init = `${calls}/init`;
  const ready = `${root}/readyz`;
  return { init, ready, again: `${init}?t=${Date.now()}`, products: `${calls}/products?t=${Date.now()}`, embed };
}

const CORS_ADVICE =
  'Send “Access-Control-Allow-Origin: *”, or the page’s origin, on this address, on errors too. The embedded provider does so unless --allow-origin limits it.';

/** @param {string} text @returns {Finding} */
const good = (text) => ({ grade: 'good', text });
/** @param {string} text @param {string} advice @returns {Finding} */
const warning = (text, advice) => ({ grade: 'warning', text, advice });
/** @param {string} text @param {string} advice @returns {Finding} */
const bad = (text, advice) => ({ grade: 'bad', text, advice });

/** The finding about an unusable reply; null for a good one. @param {Seen} seen @returns {Finding | null} */
function unusable({ kind, address, status = 0 }) {
  if (kind === 'blocked') {
    const text = `${address} is http, and this page is https, so browsers block it.`;
    return bad(text, 'Serve it by https, and write https in the page.');
  }
  if (kind === 'none') {
    const advice =
      'Check the address, its certificate, that the server runs, and that no ad blocker or firewall is in the way.';
    return bad(`${address} can't be reached.`, advice);
  }
  if (kind === 'hidden') return bad(`${address} replies, but other sites may not read it (CORS).`, CORS_ADVICE);
  if (status !== 200) {
    const advice =
      status === 401 || status === 403
        ? 'Allow product-selector/v2 for visitors who aren’t logged in. Security plugins have a list for this.'
        : status === 404
          ? 'Check the address. In WordPress with plain permalinks, use the attribute rest-url.'
          : 'Look at the server’s log.';
    return bad(`${address} replies with status ${status}.`, advice);
  }
  return null;
}

/** A warning if pages of other sites can't read the reply; otherwise null. @param {Seen} seen @returns {Finding | null} */
function unreadableElsewhere({ address, isOwn, headers }) {
  // A reply from another site was readable, because it arrived.
  if (!isOwn || headers?.['access-control-allow-origin']) return null;
  return warning(`${address} can only be read by pages of its own site.`, CORS_ADVICE);
}

/** @param {string} text @returns {unknown} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * @param {Seen} seen
 * @param {Seen} repeat the same request again
 * @param {Seen} again with a query, as the selector asks after a refused nonce
 * @returns {Finding[]}
 */
export function checkInit(seen, repeat, again) {
  const problem = unusable(seen);
  if (problem) return [problem];
  const found = /** @type {{ nonce?: unknown, enquiry?: unknown }} */ (Object(parsed(seen.text ?? '')));
  if (typeof found.nonce !== 'string') {
    const advice = 'Something else answers at this address, such as a login page.';
    return [bad(`${seen.address} isn't {"nonce": "…"}.`, advice)];
  }
  // Without enquiries, WordPress gives everybody the same nonce for half a day.
  const isKept = (/** @type {Seen} */ { text = '' }) => found.enquiry && Object(parsed(text)).nonce === found.nonce;
  const mayBeKept = !/\bno-store\b/.test(seen.headers?.['cache-control'] ?? '');
  const advice = 'Send “Cache-Control: no-store”, and exclude /wp-json/product-selector/ from page caches.';
  const caching = isKept(again)
    ? bad('A cache keeps the reply to init, whatever the query, so enquiries end after a day.', advice)
    : isKept(repeat)
      ? bad('A cache keeps the reply to init, so everybody sends the same nonce.', advice)
      : mayBeKept
        ? warning('Caches may keep the reply to init.', advice)
        : null;
  return [good('init replies with a nonce.'), caching, unreadableElsewhere(seen)].filter((finding) => finding !== null);
}

/** @param {Seen} seen @returns {Finding[]} */
export function checkProducts(seen) {
  const problem = unusable(seen);
  if (problem) return [problem];
  const reply = parsed(seen.text ?? '');
  const list = Array.isArray(reply) ? reply : /** @type {{ products?: unknown }} */ (Object(reply)).products;
  if (reply !== undefined && !Array.isArray(list) && JSON.stringify(reply) === '{}') {
    return [warning('No catalogue is published yet.', 'Publish one, and check again.')];
  }
  if (!Array.isArray(list)) {
    const advice = 'docs/catalogue-reference.md has the shape. A plugin or a login page may reply in its place.';
    return [bad('The reply to products isn’t {"products": […]}.', advice)];
  }
  const usable = list.filter((row) =>
    ['id', 'title', 'system_type'].every((name) => /** @type {any} */ (Object(row))[name]),
  ).length;
  const lacking = `${list.length - usable} of ${list.length} systems lack an id, a title or a system_type.`;
  const count =
    usable === list.length && usable > 0
      ? good(`products replies with ${usable} ${usable === 1 ? 'system' : 'systems'}.`)
      : (usable > 0 ? warning : bad)(lacking, 'Check the file with “product-selector catalogue check FILE”.');
  const seconds = Number(/\bmax-age=(\d+)/.exec(seen.headers?.['cache-control'] ?? '')?.[1] ?? 0);
  const late = `Caches may keep the products for ${seconds} seconds, so a new catalogue appears late.`;
  const caching = seconds > 60 ? warning(late, 'Keep them for a minute at most.') : null;
  return [count, caching, unreadableElsewhere(seen)].filter((finding) => finding !== null);
}

/** Refused files of an embedded provider; other providers don't report any. @param {Seen} seen @returns {Finding[]} */
export function checkReady({ text = '' }) {
  const { unpublished } = /** @type {{ unpublished?: { since: unknown, reason: string, command: unknown } }} */ (
    Object(parsed(text))
  );
  if (typeof unpublished?.reason !== 'string') return [];
  const { since, reason, command } = unpublished;
  return [warning(`Not published, since ${since}: ${reason}`, `To publish it, or to see why not: ${command}`)];
}

/**
 * @param {Seen} entry product-selector.js
 * @param {Seen} start start.json
 * @param {readonly Seen[]} modules the files that it names
 * @param {string} version of the server that shows this page
 * @returns {Finding[]}
 */
export function checkFiles(entry, start, modules, version) {
  const problem = unusable(entry);
  if (problem) return [problem];
  /** @type {Finding[]} */
  const findings = [];
  const type = entry.headers?.['content-type'] ?? '';
  if (!/javascript/.test(type)) {
    findings.push(bad(`The script is sent as “${type}”, so browsers refuse it.`, 'Send .js files as text/javascript.'));
  }
  const caching = entry.headers?.['cache-control'] ?? '';
  if (/\bimmutable\b/.test(caching) || Number(/\bmax-age=(\d+)/.exec(caching)?.[1] ?? 0) > 3600) {
    const advice = 'Send “Cache-Control: no-cache” for this one name. Names with a digest can be kept for ever.';
    findings.push(warning(`Caches keep product-selector.js for long (${caching}), so an update arrives late.`, advice));
  }
  const found = /Product Selector (\d+\.\d+\.\d+[\w.-]*)/.exec((entry.text ?? '').slice(0, 500))?.[1];
  if (found && found !== version) {
    const advice = 'Copy the whole folder again if this wasn’t intended.';
    findings.push(warning(`The script is version ${found}; this server is ${version}.`, advice));
  }
  const list = /** @type {{ modules?: unknown }} */ (Object(parsed(start.text ?? ''))).modules;
  if (start.kind !== 'reply' || !Array.isArray(list)) {
    const advice = 'Copy the whole folder, not only product-selector.js.';
    findings.push(warning('start.json is missing beside the script.', advice));
  }
  for (const module of modules) {
    const missing = unusable(module);
    const advice = 'Copy the whole folder again: the script and its files must be of one version.';
    if (missing) findings.push({ ...missing, advice });
  }
  return findings.some(({ grade }) => grade === 'bad')
    ? findings
    : [good(`The script${found ? `, version ${found},` : ''} and its files load.`), ...findings];
}

const HEADERS = ['access-control-allow-origin', 'cache-control', 'content-type'];
const MAX_REPLY_MS = 10_000;

/** Requests an address like the selector. @param {string} address @param {Record<string, string>} [headers] @returns {Promise<Seen>} */
async function see(address, headers) {
  const isOwn = new URL(address).origin === location.origin;
  if (location.protocol === 'https:' && address.startsWith('http:')) return { kind: 'blocked', address };
  /** @type {RequestInit} */
  const options = { credentials: 'omit', cache: 'no-store', signal: AbortSignal.timeout(MAX_REPLY_MS) };
  try {
    const reply = await fetch(address, { ...options, ...(headers ? { headers } : {}) });
    return {
      kind: 'reply',
      address,
      isOwn,
      status: reply.status,
      text: await reply.text(),
      headers: Object.fromEntries(HEADERS.map((name) => [name, reply.headers.get(name)])),
    };
  } catch {
    const isThere = await fetch(address, { ...options, mode: 'no-cors' }).then(
      () => true,
      () => false,
    );
    return { kind: isThere ? 'hidden' : 'none', address };
  }
}

/** @param {string} typed @param {string} folder @param {string} version @returns {Promise<Finding[]>} */
async function examine(typed, folder, version) {
  const { problem, init = '', ready = '', again = '', products = '', embed = '' } = addressesOf(typed, folder);
  if (problem) return [{ grade: 'bad', text: problem }];
  // In sequence: if a cache keeps the first reply, the second request shows it.
  const first = await see(init);
  const [repeat, fresh, second, entry, start] = await Promise.all([
    see(init),
    see(again),
    see(products, { 'Content-Type': 'application/json' }),
    see(`${embed}product-selector.js`),
    see(`${embed}start.json`),
  ]);
  const named = /** @type {{ modules?: unknown }} */ (Object(parsed(start.text ?? ''))).modules;
  const modules = Array.isArray(named) ? named.filter((name) => typeof name === 'string') : [];
  const files = await Promise.all(modules.map((name) => see(new URL(name, embed).href)));
  // Pages of other sites can't read it.
  const state = new URL(ready).origin === location.origin ? checkReady(await see(ready)) : [];
  return [
    ...checkInit(first, repeat, fresh),
    ...checkProducts(second),
    ...state,
    ...checkFiles(entry, start, files, version),
  ];
}

/** The provider of this page, which may be in a folder. @param {string} page */
export const providerOf = (page) => page.replace(/\/doctor([?#].*)?$/, '');

const MARKS = { good: '✓', warning: '!', bad: '✗' };

/** @param {Document} page */
function begin(page) {
  const form = /** @type {HTMLFormElement} */ (page.querySelector('form'));
  const list = /** @type {HTMLElement} */ (page.querySelector('ul'));
  const status = /** @type {HTMLElement} */ (page.querySelector('[role=status]'));
  const host = /** @type {HTMLInputElement} */ (page.querySelector('#host'));
  const folder = /** @type {HTMLInputElement} */ (page.querySelector('#folder'));
  const asked = new URLSearchParams(location.search);
  host.value = asked.get('url') ?? providerOf(location.href);
  folder.value = asked.get('folder') ?? '';
  const run = async () => {
    status.textContent = 'Checking …';
    list.replaceChildren();
    const findings = await examine(host.value, folder.value, page.documentElement.dataset.version ?? '');
    for (const { grade, text, advice = '' } of findings) {
      const item = page.createElement('li');
      item.className = grade;
      const line = page.createElement('strong');
      line.textContent = `${MARKS[grade]} ${text}`;
      item.append(line, ` ${advice}`);
      list.append(item);
    }
    const bad = findings.filter(({ grade }) => grade !== 'good').length;
    status.textContent = bad === 0 ? 'Nothing is wrong.' : `${bad === 1 ? '1 thing' : `${bad} things`} to look at.`;
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void run();
  });
  if (asked.has('url')) void run();
}

if (typeof document !== 'undefined') begin(document);
