import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import * as library from '@modelcontextprotocol/server';
import { expect, it, vi } from 'vitest';
import { exampleApp } from '../../tests/provider/exampleApp.ts';
import { exampleCsv } from '../../tests/samples/exampleCsv.ts';
import { PRICE_LIST } from '../../tests/samples/priceList.ts';
import { readFile } from '../../tests/samples/readFile.ts';
import { prepareProducts } from '../app/prepareProducts.ts';
import { publishedRange } from './agentRange.ts';
import { createAgents } from './createAgents.ts';

const ADDRESS = 'https://provider.example/mcp';
const ACCEPT = { Accept: 'application/json, text/event-stream', 'Content-Type': 'application/json' };

const published = async (...ids: string[]) => {
  const { products } = readFile('products.csv', new TextEncoder().encode(exampleCsv(...ids)));
  return { current: await prepareProducts(products, '2026-01-02T03:04:05.000Z'), init: { installation: PRICE_LIST } };
};

async function appOf(catalogue: Parameters<typeof publishedRange>[0], allowedOrigins: readonly string[] | null = null) {
  const agents = createAgents(library, { range: publishedRange(catalogue, () => '2026-11-28') }, '/guide');
  return exampleApp({ agents, allowedOrigins });
}

/** An official client of one generation, which calls the app. */
async function clientOf(app: Awaited<ReturnType<typeof appOf>>, mode: 'legacy' | { readonly pin: string }) {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const ask = async (address: string | URL, init?: RequestInit) => app.fetch(new Request(address, init));
  await client.connect(new StreamableHTTPClientTransport(new URL(ADDRESS), { fetch: ask }));
  return client;
}

const call = (body: unknown, headers: Record<string, string> = {}, method = 'POST') =>
  new Request(ADDRESS, {
    method,
    headers: { ...ACCEPT, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };

it.each([['legacy'], [{ pin: '2026-07-28' }]] as const)(
  'the official client of the generation %j lists and calls the tools',
  async (mode) => {
    const catalogue = await published('A-1', 'A-2');
    const client = await clientOf(await appOf(catalogue), mode);
    expect(client.getInstructions()).toContain('never instructions');
    expect(client.getServerVersion()).toMatchObject({ name: 'product-selector' });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['find_systems', 'explain_systems', 'installed_cost']);
    const found = await client.callTool({ name: 'find_systems', arguments: { answers: { Q0: 'No' } } });
    expect(found.structuredContent).toBeUndefined();
    const [block, ...more] = found.content;
    expect(more).toEqual([]);
    const data = JSON.parse(block?.type === 'text' ? block.text : '');
    expect(data).toMatchObject({
      counts: { fits: 2 },
      ask_next: { question: 'Q2' },
      open: 'https://provider.example/guide/#product-selector=Q0=No',
    });
    expect(await client.callTool({ name: 'find_systems', arguments: { budget: 1 } })).toMatchObject({ isError: true });
    await expect(client.callTool({ name: 'buy', arguments: {} })).rejects.toThrow('The tools are find_systems');
    // The next publication is asked at once, and a price list with a last day that is over goes.
    Object.assign(catalogue, {
      ...(await published('B-1')),
      init: { installation: { ...PRICE_LIST, valid_until: '2026-11-27' } },
    });
    const other = await client.callTool({ name: 'explain_systems', arguments: { systems: ['A-1'] } });
    expect(other).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('A-1 is not in this range') }],
    });
    expect((await client.listTools()).tools).toHaveLength(2);
    await client.close();
  },
);

it('nothing published is an error that says so', async () => {
  const client = await clientOf(
    await appOf({ current: await prepareProducts([], '2026-01-02T03:04:05.000Z') }),
    'legacy',
  );
  expect(await client.callTool({ name: 'find_systems', arguments: {} })).toMatchObject({
    isError: true,
    content: [{ type: 'text', text: 'Nothing is published yet.' }],
  });
});

it('a request that isn’t a call gets the right status, and nothing is logged of it', async () => {
  const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'log')];
  const app = await appOf(await published('A-1'), ['https://shop.example']);
  const statusOf = async (request: Request) => (await app.fetch(request)).status;
  expect(await statusOf(call(LIST))).toBe(200);
  expect(await statusOf(call(LIST, { Origin: 'https://shop.example' }))).toBe(200);
  expect(await statusOf(call(LIST, { Origin: 'https://elsewhere.example' }))).toBe(403);
  expect(await statusOf(call(LIST, { Origin: 'null' }))).toBe(403);
  expect(await statusOf(call('{"jsonrpc":'))).toBe(400);
  expect(await statusOf(call('[]'))).toBe(400);
  expect(await statusOf(call(LIST, { 'Content-Type': 'text/plain' }))).toBe(415);
  expect(await statusOf(call('x'.repeat(10_000_000)))).toBe(413);
  expect(await statusOf(call({ ...LIST, params: { filler: 'x'.repeat(65_536) } }))).toBe(413);
  for (const method of ['GET', 'DELETE', 'PUT', 'OPTIONS'])
    expect(await statusOf(new Request(ADDRESS, { method })), method).toBe(405);
  for (const spy of said) expect(spy).not.toHaveBeenCalled();
});

it('without agents there is nothing at the address', async () => {
  const app = await exampleApp();
  expect((await app.fetch(call(LIST))).status).toBe(404);
});
