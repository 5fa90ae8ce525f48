import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { describeProblem } from '../catalogue/describeProblem.ts';
import { readReply } from '../catalogue/readReply.ts';
import { createProvider } from './provider.ts';
import { readProducts } from './readProducts.ts';
import { createSharedCalls } from './sharedCalls.ts';

const HOST = 'https://provider.example/shop';
const CALL = `${HOST}/wp-json/product-selector/v2/products?t=1234`;
const row = (id: string, more: object = {}) => ({ id, title: `Split ${id}`, system_type: 'split', ...more });

/** A provider that gives what stands at each address, and notes what it was asked. */
function setUp(replies: Readonly<Record<string, unknown>>, now = () => 1234) {
  const asked: { url: string; init: RequestInit }[] = [];
  const log = { error: vi.fn(), warn: vi.fn() };
  const provider = createProvider({
    rest: `${HOST}/wp-json/`,
    fetch: async (url, init) => {
      asked.push({ url, init });
      const reply = replies[url];
      if (reply instanceof Response) return reply;
      return reply === undefined ? new Response('', { status: 404 }) : Response.json(reply);
    },
    log,
    now,
    random: () => 0,
    calls: createSharedCalls(),
    gone: new AbortController().signal,
  });
  return { provider, log, asked };
}

/** The same list in parts of these lengths, each naming the next. */
function inParts(rows: readonly unknown[], lengths: readonly number[]): Readonly<Record<string, unknown>> {
  const starts = lengths.map((_, index) => lengths.slice(0, index).reduce((sum, length) => sum + length, 0));
  const all = [...starts, rows.length];
  return Object.fromEntries(
    starts.map((start, index) => [
      index === 0 ? CALL : `${HOST}/list?part=${index}`,
      {
        products: rows.slice(start, index === starts.length - 1 ? undefined : all[index + 1]),
        updated: '2026-03-01',
        ...(index < starts.length - 1 && { next: `/shop/list?part=${index + 1}` }),
      },
    ]),
  );
}

const anyRow = fc.oneof(
  fc.record({
    id: fc.constantFrom('A', 'B', 'C', 'D', ''),
    title: fc.string(),
    system_type: fc.constantFrom('split', 'ducted', 'toaster'),
    cooling_capacity_kw: fc.oneof(fc.double(), fc.constantFrom('7,1', '7.1', null, -0, 0)),
    controls: fc.oneof(fc.string(), fc.subarray(['voice', 'voice:optional', 'none', 'mobile_app', 1, 'a|b'])),
    suits_areas: fc.constantFrom(['single_room', 'whole_home'], 'single_room|whole_home', '["single_room"]', ['x'], []),
  }),
  fc.jsonValue(),
);

/** Rows of every kind behind one that can be used. */
const anyRows = (most: number) => fc.array(anyRow, { maxLength: most }).map((rows) => [row('usable'), ...rows]);

const isRecord = (row: unknown): row is Readonly<Record<string, unknown>> =>
  typeof row === 'object' && row !== null && !Array.isArray(row);

async function result(replies: Readonly<Record<string, unknown>>) {
  const { provider, log, asked } = setUp(replies);
  const list = await provider.products();
  return { list, warnings: log.warn.mock.calls, errors: log.error.mock.calls, calls: asked.length };
}

describe('a large reply', () => {
  it('read a little at a time gives what reading it at once gives', () => {
    const description = 'x'.repeat(2000);
    fc.assert(
      fc.property(anyRows(7), fc.integer({ min: 1, max: 40 }), (rows, times) => {
        const many = Array.from({ length: rows.length * times }, (_, place) => {
          const row = rows[place % rows.length];
          return isRecord(row) ? { ...row, id: `${row.id}${place % 50}`, description } : row;
        });
        const text = JSON.stringify({ products: many, updated: 'soon' });
        const log = { error: vi.fn(), warn: vi.fn() };
        const reading = readProducts(log, () => 1234);
        expect([...reading.part(CALL, text)].length).toBeGreaterThanOrEqual(many.length);
        const list = reading.end();
        const atOnce = readReply(JSON.parse(text));
        expect(atOnce).toMatchObject({ ok: true, ...list });
        const lines = atOnce.ok ? atOnce.problems.map((problem) => describeProblem(problem, 'products reply')) : [];
        expect(log.warn.mock.calls.slice(0, 20)).toEqual(
          lines.slice(0, 20).map((line) => [`Product Selector: ${line}`]),
        );
      }),
      { numRuns: 25 },
    );
  });
});

it('a reply in which no row can be used is a failure, and every row is named; an empty list is none', async () => {
  const { list, errors, warnings } = await result({ [CALL]: { products: [{ error: 'database gone' }, 7] } });
  expect(list).toEqual({});
  expect(errors).toEqual([['Error fetching products', expect.objectContaining({ message: expect.any(String) })]]);
  expect(String(errors[0]?.[1])).toContain('none of its rows can be used');
  expect(new Set(warnings.map(([line]) => /row \d/.exec(line)?.[0]))).toEqual(new Set(['row 1', 'row 2']));
  expect(await result({ [CALL]: { products: [] } })).toMatchObject({ list: { products: [] }, errors: [] });
});

describe('a list in parts', () => {
  it('is the list that one reply with all of its rows gives, with the same warnings', async () => {
    await fc.assert(
      fc.asyncProperty(anyRows(11), fc.array(fc.nat(5), { maxLength: 4 }), async (rows, lengths) => {
        const whole = await result(inParts(rows, [0]));
        const parts = await result(inParts(rows, [...lengths, 0]));
        expect(parts).toEqual({ ...whole, calls: lengths.length + 1 });
        expect(whole.errors).toEqual([]);
      }),
    );
  });

  it('is asked for part by part, as the products call is, at the addresses the provider gives', async () => {
    const { provider, asked } = setUp({
      [CALL]: { products: [row('A')], next: '?part=2' },
      [`${HOST}/wp-json/product-selector/v2/products?part=2`]: { products: [row('B')], next: `${HOST}/rest#last` },
      [`${HOST}/rest`]: { products: [row('C')], next: null },
    });
    expect(await provider.products()).toMatchObject({ products: [{ id: 'A' }, { id: 'B' }, { id: 'C' }] });
    expect(asked.map(({ url }) => url)).toEqual([CALL, expect.stringContaining('?part=2'), `${HOST}/rest`]);
    for (const { init } of asked) {
      expect(init).toMatchObject({
        method: 'GET',
        credentials: 'omit',
        headers: { 'Content-Type': 'application/json' },
      });
    }
  });

  it.each([undefined, null, ''])('is none when next is %j: there is one call', async (next) => {
    const { provider, asked } = setUp({ [CALL]: { products: [row('A')], next } });
    expect(await provider.products()).toMatchObject({ products: [{ id: 'A' }] });
    expect(asked).toHaveLength(1);
  });

  const origin = 'https://provider.example';
  it.each<[string, Readonly<Record<string, unknown>>, RegExp]>([
    ['a part is not there', { [CALL]: { products: [], next: '/2' } }, /provider\.example\/2: .*404/],
    [
      'a part is not JSON',
      { [CALL]: { products: [], next: '/2' }, [`${origin}/2`]: new Response('{"products":[') },
      /\/2: the reply is not JSON/,
    ],
    [
      'a part has no products',
      { [CALL]: { products: [], next: '/2' }, [`${origin}/2`]: { code: 'x' } },
      /\/2: The reply has no products/,
    ],
    [
      'the list has changed meanwhile',
      {
        [CALL]: { products: [row('A')], updated: '2026-03-01', next: '/2' },
        [`${origin}/2`]: { products: [row('B')], updated: '2026-03-02' },
      },
      /\/2: the list changed between its parts/,
    ],
    ['a part leads to itself', { [CALL]: { products: [], next: '#x' } }, /read before/],
    [
      'parts lead round in a circle',
      {
        [CALL]: { products: [], next: '/2' },
        [`${origin}/2`]: { products: [], next: '/3' },
        [`${origin}/3`]: { products: [], next: '/2#again' },
      },
      /\/3: its next part is one that was read before/,
    ],
    ['next is another origin', { [CALL]: { products: [], next: 'https://elsewhere.example/2' } }, /the same origin/],
    ['next is another port', { [CALL]: { products: [], next: 'https://provider.example:8443/2' } }, /the same origin/],
    ['next is not secure', { [CALL]: { products: [], next: 'http://provider.example/2' } }, /the same origin/],
    ['next is no web address', { [CALL]: { products: [], next: 'javascript:alert(1)' } }, /the same origin/],
    ['next is no address', { [CALL]: { products: [], next: 'https://' } }, /the same origin/],
    ['next is a number', { [CALL]: { products: [], next: 2 } }, /the same origin/],
  ])('fails as a whole when %s, and says why', async (_, replies, why) => {
    const { provider, log } = setUp(replies);
    expect(await provider.products()).toEqual({});
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      'Error fetching products',
      expect.objectContaining({ message: expect.stringMatching(why) }),
    );
  });

  /** Whatever is asked for names one more part. */
  function endless() {
    let part = 0;
    const get = () => {
      part += 1;
      return { products: [], next: `/${part}` };
    };
    return new Proxy({}, { get });
  }

  it('fails when it never ends', async () => {
    const { provider, log, asked } = setUp(endless());
    expect(await provider.products()).toEqual({});
    expect(asked).toHaveLength(100);
    expect(String(log.error.mock.calls[0]?.[1])).toContain('more than 100 parts');
  });

  it('fails when it takes more than a minute', async () => {
    let time = 0;
    const slow = new Proxy(endless(), {
      get(parts, address) {
        time += 10_000;
        return Reflect.get(parts, address);
      },
    });
    const { provider, log, asked } = setUp(slow, () => time);
    expect(await provider.products()).toEqual({});
    // The clock begins with the first part; the eighth is 70 seconds later.
    expect(asked).toHaveLength(8);
    expect(String(log.error.mock.calls[0]?.[1])).toContain('within 60 seconds');
  });

  it('fails when its parts are too much together', () => {
    const reading = readProducts({ error: vi.fn(), warn: vi.fn() }, () => 1234);
    const padding = 'x'.repeat(15 * 1024 * 1024);
    const read = (part: number) => {
      const steps = reading.part(`${HOST}/${part}`, `{"products":[],"padding":"${padding}","next":"${part + 1}"}`);
      for (;;) {
        const { done, value } = steps.next();
        if (done) return value;
      }
    };
    for (const part of [1, 2, 3, 4]) expect(read(part)).toBe(`${HOST}/${part + 1}`);
    expect(() => read(5)).toThrow(/\/5: the parts hold more than 64 MiB/);
  });
});
