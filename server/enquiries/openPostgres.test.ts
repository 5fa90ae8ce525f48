import { beforeEach, expect, it, vi } from 'vitest';

const asked: (string | { readonly text: string; readonly query_timeout?: number })[] = [];
let settings: Readonly<Record<string, unknown>> = {};
let isClosing = false;
/** Why the database can't be used; null if it can. */
let refusal: Error | null = null;

vi.mock('pg', () => ({
  default: {
    Pool: class {
      constructor(given: typeof settings) {
        settings = given;
      }
      on() {}
      async query(text: string) {
        asked.push(text);
        if (refusal) throw refusal;
        return { rows: [] };
      }
      async connect() {
        return { query: (given: (typeof asked)[number]) => asked.push(given), release() {} };
      }
      end() {
        isClosing = true;
        return refusal ? Promise.resolve() : new Promise(() => {});
      }
    },
  },
}));
const { openPostgres } = await import('./openPostgres.ts');
const { StoreProblem } = await import('./enquiryStore.ts');

beforeEach(() => {
  asked.length = 0;
  isClosing = false;
  refusal = null;
});

it('a database that can’t be used at the start is named by its reason alone, and its connections are closed', async () => {
  refusal = new Error('password authentication failed for user "shop"');
  await expect(openPostgres('postgres://shop:secret@db.example/shop')).rejects.toThrow(
    new StoreProblem(
      'The PostgreSQL database can’t be used for enquiries: password authentication failed for user "shop".',
    ),
  );
  refusal = Object.assign(new Error(''), { code: 'ECONNREFUSED' });
  await expect(openPostgres('postgres://db.example/shop')).rejects.toThrow(/for enquiries: ECONNREFUSED\.$/);
  expect(isClosing).toBe(true);
});

it('a database that doesn’t reply holds a request for at most ten seconds of connecting and six of waiting', async () => {
  await openPostgres('postgres://db.example/shop');
  expect(settings).toMatchObject({
    connectionTimeoutMillis: 10_000,
    statement_timeout: 5000,
    query_timeout: 6000,
    max: 8,
    application_name: 'product-selector',
  });
});

it('a shutdown waits two seconds for the connections', async () => {
  vi.useFakeTimers();
  try {
    const sql = await openPostgres('postgres://db.example/shop');
    let isClosed = false;
    void sql.close().then(() => {
      isClosed = true;
    });
    await vi.advanceTimersByTimeAsync(1999);
    expect([isClosing, isClosed]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(isClosed).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
