import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { capturedOutput } from '../tests/capturedOutput.ts';
import { piecesOf } from '../tests/piecesOf.ts';
import { runEnquiries } from './runEnquiries.ts';

const SECRET = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const SILENT = { canAsk: false, ask: async () => '' };

/** A receiver that answers with a status, or never with null. */
async function receiver(status: number | null) {
  const received: { type: string; data: Record<string, unknown>; header: unknown }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    received.push({ ...JSON.parse(body), header: request.headers['x-key'] });
    if (status !== null) response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, received };
}

async function run(args: readonly string[], env: Record<string, string> = {}) {
  const { output, written } = capturedOutput();
  const code = await runEnquiries(['test', ...args], output, SILENT, { WEBHOOK_SECRET: SECRET, ...env });
  return { code, ...written };
}

it.each([
  [204, 0, 'Webhook: 204.'],
  [401, 1, 'Webhook: 401. The address refuses WEBHOOK_HEADER or the signature.'],
  [410, 1, 'Webhook: 410. The address no longer takes messages.'],
  [500, 1, 'Webhook: 500. It answered with status 500.'],
  [null, 1, 'Webhook: no reply within 1 s.'],
])('a test message that the webhook answers with %s is reported with what that means', async (status, code, line) => {
  const { url, received } = await receiver(status);
  // An answer may be late on a busy machine.
  const seconds = status === null ? '1' : '30';
  const env = { WEBHOOK_HEADER: 'X-Key: s3cret' };
  const done = await run(['--webhook', url, '--webhook-private', '--timeout', seconds], env);
  expect([done.code, done.out.trim(), done.error]).toEqual([code, line, '']);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ type: 'enquiry.test', header: 's3cret', data: { reference: 'TEST-0000' } });
  expect(Object.keys(received[0]!.data)).toEqual(
    expect.arrayContaining(
      piecesOf(`
      key | created | name | email | phone | callTime | postcode | note | marketing | marketingText | fields | brief
    `),
    ),
  );
  expect(done.out).not.toMatch(/s3cret|MfKQ/);
});

it('a test message goes to the webhook and to each address, and each has its own result', async () => {
  const { url } = await receiver(202);
  const addresses = ['--mail-to', 'a@shop.example', '--mail-to', 'b@shop.example'];
  const done = await run(['--webhook', url, '--webhook-private', ...addresses, '--json'], {
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  expect(done.code).toBe(1);
  const { results } = JSON.parse(done.out + new TextDecoder().decode(done.bytes));
  expect(results[0]).toEqual({ to: 'webhook', ok: true, status: 202, message: '202' });
  expect(results.slice(1)).toEqual(
    ['a@shop.example', 'b@shop.example'].map((to) => ({
      to,
      ok: false,
      status: null,
      message: expect.stringContaining('SMTP_URL'),
    })),
  );
});

it('a test message without a receiver, or with options that can’t be used, is refused', async () => {
  for (const [args, env, named] of [
    [[], {}, 'There is nothing to send to.'],
    [['--webhook', 'http://shop.example'], {}, '--webhook must be'],
    [['--mail-to', 'a@b.example', '--timeout', '0'], {}, '--timeout'],
    [['--mail-to', 'a@b.example'], { WEBHOOK_HEADER: 'X: a\nY: b' }, 'WEBHOOK_HEADER'],
    [['all'], {}, 'test takes no value.'],
  ] as const) {
    const done = await run(args, env);
    expect([done.code, done.out]).toEqual([2, '']);
    expect(done.error).toContain(named);
  }
});
