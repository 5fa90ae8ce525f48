import assert from 'node:assert/strict';

/** One promise that every provider keeps, whatever it is built with. */
export interface ContractCase {
  readonly name: string;
  readonly method: string;
  /** From the root of the provider's site. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Throws when the response breaks the promise.
   *
   * @param ask repeats the request with other headers
   */
  expect(
    response: Response,
    ask: (headers: Readonly<Record<string, string>>) => Promise<Response>,
  ): Promise<void> | void;
}

const INIT = '/wp-json/product-selector/v2/init';
const PRODUCTS = '/wp-json/product-selector/v2/products';
const ELSEWHERE = '/wp-json/product-selector/v2/elsewhere';
const ORIGIN = 'https://shop.example';
const PREFLIGHT = {
  Origin: ORIGIN,
  'Access-Control-Request-Method': 'GET',
  'Access-Control-Request-Headers': 'content-type',
};

/**
 * The promises of every provider, limited to what the selector relies on. Where providers may differ (a wrong method is
 * 405 here and 404 in WordPress, a preflight 204 here and 200 there), either response keeps the promise.
 */
export const contract: readonly ContractCase[] = [
  get(
    'the initial data hold a nonce: ten hexadecimal characters, or “static” where no enquiry is taken',
    INIT,
    async (response) => {
      assert.equal(response.status, 200);
      expectJson(response);
      const { nonce } = await jsonObject(response);
      assert.match(String(nonce), /^([0-9a-f]{10}|static)$/);
    },
  ),
  get('no cache keeps the initial data', INIT, (response) =>
    assert.match(header(response, 'cache-control'), /\bno-store\b/),
  ),
  get('the products come with the time they were last changed', PRODUCTS, async (response) => {
    assert.equal(response.status, 200);
    expectJson(response);
    const { products, updated } = await jsonObject(response);
    assert.ok(Array.isArray(products) && products.length > 0, 'products is not a list with something in it');
    assert.match(String(updated), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/);
    assert.ok(Number.isFinite(Date.parse(String(updated))), `updated is no time: ${updated}`);
  }),
  get('each product has a unique id, a title and a kind of system', PRODUCTS, async (response) => {
    const { products } = await jsonObject(response);
    const ids = new Set<unknown>();
    for (const { id, title, system_type } of products as Record<string, unknown>[]) {
      assert.ok(typeof id === 'string' && id !== '', 'a product without an id');
      assert.ok(!ids.has(id), `two products have the id ${id}`);
      assert.ok(typeof title === 'string' && title !== '', `${id} has no title`);
      assert.match(String(system_type), /^(split|multi_split|ducted|slim_ducted)$/, `${id} has no kind of system`);
      ids.add(id);
    }
  }),
  get('the products call may carry a time and a JSON content type', `${PRODUCTS}?t=1767225600000`, expectProducts, {
    'Content-Type': 'application/json',
  }),
  get('the products are not sent again to a page that has them', PRODUCTS, async (response, ask) => {
    const etag = header(response, 'etag');
    assert.match(etag, /^(W\/)?"[^"]+"$/, 'the products have no tag');
    const again = await ask({ 'If-None-Match': etag, Origin: ORIGIN });
    assert.equal(again.status, 304);
    assert.equal(await again.text(), '');
    assert.equal(header(again, 'etag'), etag);
    expectReadableFromOrigin(again);
  }),
  get('the products are sent to a page with a different version', PRODUCTS, expectProducts, {
    'If-None-Match': '"others"',
  }),
  get(
    'compressed products have a separate tag, and caches keep them apart',
    PRODUCTS,
    async (response, ask) => {
      assert.equal(response.status, 200);
      if (header(response, 'content-encoding') === '') return;
      assert.match(header(response, 'vary'), /\baccept-encoding\b/i);
      const plain = await ask({ 'Accept-Encoding': 'identity' });
      assert.equal(header(plain, 'content-encoding'), '');
      assert.notEqual(header(response, 'etag'), header(plain, 'etag'));
    },
    { 'Accept-Encoding': 'gzip' },
  ),
  ...[INIT, PRODUCTS].flatMap((path): ContractCase[] => [
    get(`no browser guesses what ${path} is`, path, (response) =>
      assert.equal(header(response, 'x-content-type-options'), 'nosniff'),
    ),
    get(`a page of another origin may read ${path}`, path, expectReadableFromOrigin, { Origin: ORIGIN }),
    get(`a page of another origin may read how long ${path} asks it to wait`, path, expectWaitReadable, {
      Origin: ORIGIN,
    }),
    {
      name: `a page of another origin may send a content type to ${path}`,
      method: 'OPTIONS',
      path,
      headers: PREFLIGHT,
      expect(response) {
        assert.ok([200, 204].includes(response.status), `the preflight is answered with ${response.status}`);
        expectReadableFromOrigin(response);
        assert.match(header(response, 'access-control-allow-methods'), /\bGET\b/);
        assert.match(header(response, 'access-control-allow-headers'), /\bcontent-type\b/i);
      },
    },
    {
      name: `HEAD of ${path} is answered without a body`,
      method: 'HEAD',
      path,
      async expect(response) {
        assert.equal(response.status, 200);
        expectJson(response);
        assert.equal(await response.text(), '');
      },
    },
    ...['POST', 'PUT', 'PATCH', 'DELETE'].map(
      (method): ContractCase => ({
        name: `${method} of ${path} is refused`,
        method,
        path,
        async expect(response) {
          await expectRestProblem(response, [404, 405]);
        },
      }),
    ),
  ]),
  get('an unknown address below the calls is a JSON error', ELSEWHERE, async (response) => {
    assert.equal((await expectRestProblem(response, [404])).code, 'rest_no_route');
  }),
  get(
    'a page of another origin may read an error, and how long it asks to wait',
    ELSEWHERE,
    (response) => {
      expectReadableFromOrigin(response);
      expectWaitReadable(response);
    },
    { Origin: ORIGIN },
  ),
];

function get(
  name: string,
  path: string,
  expect: ContractCase['expect'],
  headers: ContractCase['headers'] = {},
): ContractCase {
  return { name, method: 'GET', path, headers, expect };
}

async function expectProducts(response: Response): Promise<void> {
  assert.equal(response.status, 200);
  assert.ok('products' in (await jsonObject(response)));
}

function header(response: Response, name: string): string {
  return response.headers.get(name) ?? '';
}

function expectJson(response: Response): void {
  assert.match(header(response, 'content-type'), /^application\/json\b/);
}

async function jsonObject(response: Response): Promise<Record<string, unknown>> {
  const value: unknown = await response.json();
  assert.ok(typeof value === 'object' && value !== null && !Array.isArray(value), 'the answer is not a JSON object');
  return value as Record<string, unknown>;
}

function expectReadableFromOrigin(response: Response): void {
  assert.ok(['*', ORIGIN].includes(header(response, 'access-control-allow-origin')), 'other origins are shut out');
}

function expectWaitReadable(response: Response): void {
  const exposed = header(response, 'access-control-expose-headers');
  for (const name of ['Retry-After', 'Date']) {
    assert.match(
      exposed,
      new RegExp(`(^|,)\\s*(${name}|\\*)\\s*(,|$)`, 'i'),
      `pages of other origins cannot read ${name}`,
    );
  }
}

export async function expectRestProblem(
  response: Response,
  statuses: readonly number[],
): Promise<Record<string, unknown>> {
  assert.ok(statuses.includes(response.status), `the status is ${response.status}`);
  expectJson(response);
  const problem = await jsonObject(response);
  assert.match(String(problem.code), /^rest_/);
  assert.ok(typeof problem.message === 'string' && problem.message !== '', 'the error has no message');
  assert.equal((problem.data as { status?: unknown } | undefined)?.status, response.status);
  return problem;
}
