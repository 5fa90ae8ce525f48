import { expect, it } from 'vitest';
import { accepts, rawConnection } from '../tests/provider/rawConnection.ts';
import type { ProviderApp } from './app/createApp.ts';
import { listen, listenProblem } from './listen.ts';

const HERE = { host: '127.0.0.1', port: 0 };

const nothing = served(() => new Response(null, { status: 404 }));

function served(fetch: ProviderApp['fetch']): ProviderApp {
  return { fetch };
}

it('port 0 takes a free port, and the address has it', async () => {
  const { url, stop } = await listen(
    served(() => new Response('here')),
    HERE,
  );
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*\/$/);
  expect(await (await fetch(url)).text()).toBe('here');
  await stop({ drainMs: 0, graceMs: 60_000 });
  await expect(fetch(url)).rejects.toThrow();
});

it('a provider in a folder replies there, and at the root for proxies that remove the folder', async () => {
  const routes: unknown[] = [];
  const app = served((request) => new Response(new URL(request.url).pathname + new URL(request.url).search));
  const { url, stop } = await listen(app, { ...HERE, base: '/guide', log: ({ route }) => routes.push(route) });
  expect(url).toMatch(/:\d+\/guide\/$/);
  const shown = async (path: string) => (await fetch(new URL(path, url))).text();
  expect(await shown('/guide')).toBe('/');
  expect(await shown('/guide/')).toBe('/');
  expect(await shown('/guide?x=1')).toBe('/?x=1');
  expect(await shown('/guide/embed/a.js?v=1')).toBe('/embed/a.js?v=1');
  expect(await shown('/guide/healthz')).toBe('/healthz');
  expect(await shown('/healthz')).toBe('/healthz');
  expect(await shown('/guides/healthz')).toBe('/guides/healthz');
  await stop({ drainMs: 0, graceMs: 0 });
  expect(routes).toEqual(['/', '/', '/', '/embed/*', '/healthz', '/healthz', 'other']);
});

/** An app that holds its request until the test releases it. */
function waitingApp() {
  let answer = () => {};
  let ask = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  const app = async () => {
    ask();
    await answered;
    return new Response('late');
  };
  return { app, asked, answer };
}

it('a shutdown finishes an open request, and accepts no new one', async () => {
  const { app, asked, answer } = waitingApp();
  const { url, stop } = await listen(served(app), HERE);
  const open = fetch(url);
  await asked;
  const stopped = stop({ drainMs: 0, graceMs: 60_000 });
  await expect.poll(() => accepts(url)).toBe(false);
  answer();
  expect(await (await open).text()).toBe('late');
  await stopped;
});

it('a shutdown serves a caller that connected before the listener closed and sends its request later', async () => {
  const { url, stop } = await listen(
    served(() => new Response('here')),
    HERE,
  );
  const { socket, closed } = await rawConnection(url);
  const stopped = stop({ drainMs: 0, graceMs: 60_000 });
  await expect.poll(() => accepts(url)).toBe(false);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const answer = await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*here/);
  expect(answer).toMatch(/^Connection: close\r$/im);
  await stopped;
});

it('a shutdown ends an idle connection at once', async () => {
  const { url, stop } = await listen(
    served(() => new Response('here')),
    HERE,
  );
  const kept = await rawConnection(url);
  kept.socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await expect.poll(() => kept.received()).toContain('here');
  // It would otherwise stay open for an hour.
  await stop({ drainMs: 0, graceMs: 3_600_000 });
  await kept.closed;
});

it('a shutdown cuts off a request that outlasts the grace time', async () => {
  const { app, asked, answer } = waitingApp();
  const { url, stop } = await listen(served(app), HERE);
  const cut = expect(fetch(url)).rejects.toThrow();
  await asked;
  await stop({ drainMs: 0, graceMs: 50 });
  await cut;
  answer();
});

it('a port that can’t be taken gives one line with the reason and the solution', async () => {
  const { url, stop } = await listen(nothing, HERE);
  const port = Number(new URL(url).port);
  const taken = await listen(nothing, { host: '127.0.0.1', port }).catch((error: NodeJS.ErrnoException) => error);
  expect(listenProblem(taken as NodeJS.ErrnoException, '127.0.0.1', port)).toBe(
    `Port ${port} of 127.0.0.1 is in use by another program. Stop it, or choose another port with --port.`,
  );
  await stop({ drainMs: 0, graceMs: 0 });

  for (const [code, words] of [
    ['EACCES', 'No permission to use port 80'],
    ['ENOTFOUND', "no address 'nowhere'"],
    ['EADDRNOTAVAIL', "no address 'nowhere'"],
    ['EWHATEVER', 'it failed'],
  ] as const) {
    const line = listenProblem(Object.assign(new Error('it failed'), { code }), 'nowhere', 80);
    expect(line).toContain(words);
    expect(line).not.toContain('\n');
  }
});
