import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ended, networkOf } from '../../../tests/networkOf.ts';
import { sendEnquiry } from './sendEnquiry.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const URL_OF_ENQUIRIES = 'https://provider.example/wp-json/product-selector/v2/enquiries';
function enquire(answer: (init: RequestInit) => Response | Promise<Response>) {
  const log = { error: vi.fn(), warn: vi.fn() };
  const sender = { network: networkOf(answer), url: URL_OF_ENQUIRIES, nonce: 'n', log, askAgain: async () => null };
  return { log, sent: ended(sendEnquiry(sender, { name: 'Ada' })) };
}

it('too many at a time were surely not taken, and may go later', async () => {
  expect(await enquire(() => new Response('', { status: 429 })).sent).toEqual({ kind: 'failed', isRefused: true });
});

it.each<[string, () => Response | Promise<Response>, string, string]>([
  ['another body', () => new Response('', { status: 422 }), 'changed', 'answered with status 422'],
  ['an old nonce', () => new Response('', { status: 403 }), 'refused', 'answered with status 403'],
  ['a timeout', () => new Response('', { status: 408 }), 'failed', 'answered with status 408'],
  ['an error', () => new Response('', { status: 503 }), 'failed', 'answered with status 503'],
  ['no connection', () => Promise.reject(new TypeError('Failed')), 'failed', 'could not be reached'],
  ['a page in between', () => new Response('<!doctype html>'), 'failed', 'the reply is not JSON'],
  ['a reply of another program', () => Response.json({}), 'failed', 'the reply has no reference'],
])('an enquiry that fails by %s leaves one line with its method and reason', async (_, answer, kind, why) => {
  const { log, sent } = enquire(answer);
  expect(await sent).toEqual({ kind });
  expect(log.error).toHaveBeenCalledTimes(1);
  const [what, reason] = log.error.mock.calls[0]!;
  expect(what).toBe('Error sending the enquiry');
  expect((reason as Error).message).toContain(`POST ${URL_OF_ENQUIRIES}: `);
  expect((reason as Error).message).toContain(why);
});

it('an enquiry that arrives leaves no line', async () => {
  const { log, sent } = enquire(() => Response.json({ reference: '7K3M-Q2XF' }));
  expect(await sent).toEqual({ kind: 'arrived', reference: '7K3M-Q2XF' });
  expect(log.error).not.toHaveBeenCalled();
});
