import { PRICE_LIST } from '../samples/priceList.ts';
import { RANGE, siteHealth, withPhp } from './pages.ts';
import { publish } from './publish.ts';
import type { Site } from './startSite.mjs';
import { expect, test } from './test.ts';

const BASE = 'wp-json/product-selector/v2';

const clear = (site: Site) =>
  site.php('global $wpdb; $wpdb->query("DELETE FROM {$wpdb->prefix}product_selector_versions");');

/** The response to an administrator's request to the plugin's route. */
async function askAsAdministrator(site: Site, method: string, path: string, query: object, data?: object) {
  const code = `
    wp_set_current_user(1);
    $request = new WP_REST_Request($input['method'], '/product-selector/v2' . $input['path']);
    $request->set_query_params($input['query']);
    if ($input['data']) { $request->set_header('Content-Type', 'application/json'); $request->set_body(wp_json_encode($input['data'])); }
    $response = rest_do_request($request);
    echo wp_json_encode(['status' => $response->get_status(), 'data' => $response->get_data()]);`;
  return JSON.parse(await site.php(code, { method, path, query, data: data ?? null })) as {
    status: number;
    data: { code?: string; message?: string; id?: number; unchanged?: boolean };
  };
}

test('a site without a published catalogue answers {}, and Site Health tells the administrator', async ({ site }) => {
  await clear(site);
  const reply = await fetch(`${site.url}${BASE}/products?t=1`);
  expect(reply.status).toBe(200);
  expect(await reply.text()).toBe('{}');
  expect(reply.headers.get('cache-control')).toBe('no-cache');
  expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await siteHealth(site)).toMatchObject({
    status: 'recommended',
    label: expect.stringContaining('Product Selector has no catalogue yet'),
  });
});

test('init has the published installation prices until their last day, and what isn’t a table is refused', async ({
  site,
}) => {
  const init = async () => (await fetch(`${site.url}${BASE}/init`)).json();
  let follows = 0;
  await site.php(`delete_option('product_selector_installation');`);
  const post = async (table: unknown, on = follows) => {
    const text = table === '' ? '' : JSON.stringify(table);
    const reply = await askAsAdministrator(site, 'POST', '/installation', {}, { table: text, follows: on });
    const { versions } = reply.data as { readonly versions?: readonly { id: number; table: object | null }[] };
    follows = versions?.[0]?.id ?? follows;
    return { ...reply, tables: versions?.map(({ table: kept }) => kept) };
  };
  const list = { ...PRICE_LIST, valid_until: '2099-06-30', limits: {}, extras: PRICE_LIST.extras.slice(0, 2) };
  const next = { ...list, month: '2099-01' };
  expect(await post(list)).toMatchObject({ status: 200, tables: [list] });
  expect(await init()).toEqual({ nonce: 'static', installation: list });
  for (const bad of [PRICE_LIST.extras, { ...list, valid_until: '2026-01-31' }, { ...list, kinds: 7 }]) {
    expect(await post(bad)).toMatchObject({ status: 400, data: { code: 'rest_installation_unreadable' } });
  }
  expect(await init()).toMatchObject({ installation: list });

  // A second administrator has seen the first version only.
  const seen = follows;
  expect(await post(next)).toMatchObject({ status: 200, tables: [next, list] });
  for (const late of [list, ''])
    expect(await post(late, seen)).toMatchObject({ status: 409, data: { code: 'rest_installation_moved_on' } });
  expect(await init()).toMatchObject({ installation: next });

  // A database that doesn't store it.
  await withPhp(
    site,
    `add_filter('pre_update_option_product_selector_installation', fn($new, $old) => $old, 10, 2);`,
    async () => {
      expect(await post(list)).toMatchObject({ status: 500, data: { code: 'rest_installation_not_stored' } });
    },
  );

  // An earlier edition stored the table alone.
  const over = JSON.stringify({ ...list, valid_until: '2026-01-31' });
  await site.php(`update_option('product_selector_installation', $input['over']);`, { over });
  expect(await init()).toEqual({ nonce: 'static' });
  follows = 1;
  expect(await post('')).toMatchObject({ status: 200, tables: [null, JSON.parse(over)] });
  for (let count = 0; count < 10; count += 1) await post(list);
  expect((await post('')).tables).toHaveLength(10);
  expect(await init()).toEqual({ nonce: 'static' });
});

test('the products stay unwrapped, even if an envelope is requested', async ({ site }) => {
  await publish(site, RANGE);
  const plain = await fetch(`${site.url}${BASE}/products`);
  const wrapped = await fetch(`${site.url}${BASE}/products?_envelope=1`);
  expect(await wrapped.text()).toBe(await plain.text());
});

test('the version in the path counts, regardless of the query', async ({ site }) => {
  const id = await publish(site, RANGE.replace('Alpine', 'Another'));
  for (const [method, path] of [
    ['GET', '/versions/999'],
    ['POST', '/versions/999/restore'],
  ] as const) {
    const { status, data } = await askAsAdministrator(site, method, path, { id }, { id, follows: id });
    expect(`${status} ${data.code}`, method).toBe('404 rest_no_version');
  }
});

test('WordPress knows what every route takes, and refuses what its type forbids before the route’s code runs', async ({
  site,
}) => {
  type Endpoint = { methods: Record<string, boolean>; args: Record<string, object> };
  const routes: Record<string, Endpoint[]> = JSON.parse(
    await site.php(`echo wp_json_encode(rest_get_server()->get_routes('product-selector/v2'));`),
  );
  const taken = Object.entries(routes)
    .filter(([path]) => path !== '/product-selector/v2')
    .flatMap(([path, endpoints]) =>
      endpoints.map(({ methods, args }) => `${Object.keys(methods)} ${path.slice(20)}: ${Object.keys(args)}`),
    );
  expect(taken).toEqual([
    'GET /init: ',
    'GET /products: ',
    'POST /enquiries: ',
    'GET /versions: ',
    'POST /versions: follows,name,mapping,body',
    'GET /versions/(?P<id>\\d+): id',
    'POST /versions/(?P<id>\\d+)/restore: id,follows',
    'GET /installation: ',
    'POST /installation: follows,table',
    'POST /range: version,priced,names',
    'GET /shop: ',
    'GET /health: ',
  ]);
  const refused = async (path: string, data: object) => {
    const reply = await askAsAdministrator(site, 'POST', path, {}, data);
    return `${reply.status} ${reply.data.code} ${reply.data.message}`;
  };
  const body = '{"products":[{"id":"A","title":"A","system_type":"split"}]}';
  const invalid = (name: string) => `400 rest_invalid_param Invalid parameter(s): ${name}`;
  expect(await refused('/versions', { follows: 'none', name: 'a.csv', body })).toBe(invalid('follows'));
  expect(await refused('/versions', { follows: 0, name: ['a.csv'], body })).toBe(invalid('name'));
  expect(await refused('/versions', { follows: 0, name: 'a.csv', body: '{"products":7}' })).toContain('post_max_size');
  expect(await refused('/versions/1/restore', { follows: {} })).toBe(invalid('follows'));
  expect(await refused('/range', {})).toContain('rest_missing_callback_param');
});

test('a catalogue that the selector can’t load is refused, and so is a mapping that isn’t an object', async ({
  site,
}) => {
  await clear(site);
  const time = '"updated":"2026-01-01T00:00:00Z"';
  const system = '{"id":"A","title":"A","system_type":"split"}';
  const good = `{"products":[${system}],${time}}`;
  const bad = [
    ['{"products":7}'],
    [`{"products":[${system}]}`],
    [`{"products":[{"title":"A","system_type":"split"}],${time}}`],
    [`{"products":[${system},{"id":"B","title":"","system_type":"split"}],${time}}`],
    [`{"products":[{"id":"A","title":"A","system_type":7}],${time}}`],
    [good, 'no'],
    [good, '[]'],
    [good, JSON.stringify({ columns: { a: 'x'.repeat(1_000_000) } })],
  ];
  for (const [body, mapping = ''] of bad) {
    const { status, data } = await askAsAdministrator(site, 'POST', '/versions', {}, { follows: 0, body, mapping });
    expect(`${status} ${data.code}`, `${body} ${mapping.slice(0, 50)}`).toBe('400 rest_catalogue_unreadable');
  }
  expect(await (await fetch(`${site.url}${BASE}/products`)).text()).toBe('{}');
  const published = { follows: 0, body: good, mapping: '{"version":1}' };
  expect((await askAsAdministrator(site, 'POST', '/versions', {}, published)).status).toBe(201);
});

test('an unchanged catalogue makes no new version', async ({ site }) => {
  await clear(site);
  const product = { id: 'A', title: 'A', system_type: 'split' };
  const send = (follows: number, updated: string, title: string) =>
    askAsAdministrator(
      site,
      'POST',
      '/versions',
      {},
      {
        follows,
        name: 'again.csv',
        body: JSON.stringify({ products: [{ ...product, title }], updated }),
      },
    );
  const first = await send(0, '2026-01-01T00:00:00Z', 'A');
  expect(first.status).toBe(201);
  const id = first.data.id ?? 0;
  expect(await send(id, '2026-02-02T00:00:00Z', 'A')).toEqual({ status: 200, data: { id, unchanged: true } });
  // An upload based on an older version is a conflict.
  expect((await send(id - 1, '2026-02-02T00:00:00Z', 'A')).status).toBe(409);
  expect((await send(id, '2026-02-02T00:00:00Z', 'B')).status).toBe(201);
});

test('Site Health lists the plugin’s test, which reports that the routes answer', async ({ site }) => {
  await publish(site, RANGE);
  const code = `
    require_once ABSPATH . 'wp-admin/includes/class-wp-site-health.php';
    echo wp_json_encode(WP_Site_Health::get_tests()['async']['product_selector']);`;
  const listed = JSON.parse(await site.php(code));
  expect(listed).toMatchObject({ test: expect.stringContaining('/product-selector/v2/health'), has_rest: true });
  const { status, data } = await askAsAdministrator(site, 'GET', '/health', {});
  expect([status, Object(data).status]).toEqual([200, 'good']);
});

test('Site Health says what to do about cached replies and a missing script', async ({ site }) => {
  const health = async (replies: string) =>
    JSON.parse(
      await site.php(
        `add_filter('pre_http_request', function ($none, $options, $url) {
          $is_init = false !== strpos($url, '/init');
          $is_call = $is_init || false !== strpos($url, '/products');
          ${replies}
          $body = $is_init ? '{"nonce":"1"}' : '{"products":[]}';
          return ['headers' => ['cache-control' => $caching], 'body' => $body, 'response' => ['code' => $code, 'message' => ''], 'cookies' => [], 'filename' => null];
        }, 10, 3);
        echo wp_json_encode(ProductSelector\\Health::test());`,
      ),
    ) as { status: string; label: string; description: string; actions: string };
  expect(await health(`$code = 200; $caching = $is_init ? 'no-store' : 'no-cache';`)).toMatchObject({ status: 'good' });
  const cached = await health(`$code = 200; $caching = 'max-age=600';`);
  expect(cached).toMatchObject({ status: 'recommended', label: 'Product Selector’s replies are cached' });
  expect(cached.description).toContain('product-selector/v2/init: Cache-Control: max-age=600');
  expect(cached.description).toContain('product-selector/v2/products: Cache-Control: max-age=600');
  expect(cached.actions).toContain('Exclude /wp-json/product-selector/');
  const missing = await health(`$code = $is_call ? 200 : 403; $caching = $is_init ? 'no-store' : 'no-cache';`);
  expect(missing).toMatchObject({ status: 'critical', label: 'Product Selector’s script can’t be loaded' });
  expect(missing.description).toContain(': 403');
});
