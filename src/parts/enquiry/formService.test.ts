import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ended, networkOf, silence } from '../../../tests/networkOf.ts';
import { formService } from './formService.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const SERVICE = 'https://forms.example/f/abc';
const BODY = {
  key: 'k',
  name: ' Zoë & Co ',
  email: 'zoe@example.com',
  phone: '',
  callTime: 'morning',
  postcode: '',
  note: 'Ring\ntwice.',
  marketing: false,
  topic: '',
  brief: { text: 'BRIEF', system: null, systems: [] },
  fields: {
    Campaign: 'Spring',
    email: 'page@example.com',
    phone: '0',
    link: 'https://shop.example/#product-selector=x',
  },
};

function send(answer: (init: RequestInit) => Response | Promise<Response>) {
  const error = vi.fn();
  const network = networkOf(answer);
  return { network, error, sent: ended(formService(SERVICE, error, network, { error, warn: error })!.send(BODY)) };
}

it('a form service gets one plain form, without cookies and blank fields, and our names win over the page’s', async () => {
  const { network, error, sent } = send(() => new Response('Thank you!'));
  expect(await sent).toEqual({ kind: 'arrived', reference: null });
  expect(network.fetch).toHaveBeenCalledTimes(1);
  const [url, { body, signal: _, ...init }] = network.fetch.mock.calls[0]!;
  expect(url).toBe(SERVICE);
  expect(init).toEqual({ method: 'POST', headers: { Accept: 'application/json' }, credentials: 'omit' });
  expect(new Request(url, { method: 'POST', body: body ?? null }).headers.get('Content-Type')).toMatch(
    /^application\/x-www-form-urlencoded/,
  );
  expect(Object.fromEntries(body as URLSearchParams)).toEqual({
    Campaign: 'Spring',
    link: 'https://shop.example/#product-selector=x',
    name: 'Zoë & Co',
    email: 'zoe@example.com',
    note: 'Ring\ntwice.',
    brief: 'BRIEF',
  });
  expect(error).not.toHaveBeenCalled();
});

it.each<[string, (init: RequestInit) => Response | Promise<Response>, string, RegExp]>([
  [
    'no connection, or a reply of another origin',
    () => Promise.reject(new TypeError('Failed')),
    'unseen',
    /connect-src/,
  ],
  ['no answer within ten seconds', silence, 'unseen', /connect-src/],
  ['an opaque reply', () => Response.error(), 'unseen', /connect-src/],
  ['a form that is gone', () => new Response('', { status: 404 }), 'refused', /^Error sending the enquiry$/],
  ['too many', () => new Response('', { status: 429 }), 'refused', /^Error/],
  ['an error of the service', () => new Response('', { status: 503 }), 'failed', /^Error/],
  ['a refusal with status 200', () => Response.json({ success: 'false' }), 'refused', /^Error/],
])('%s is sent once, and leaves one line', async (_, answer, kind, line) => {
  const { network, error, sent } = send(answer);
  expect(await sent).toEqual({ kind });
  expect(network.fetch).toHaveBeenCalledTimes(1);
  expect(error).toHaveBeenCalledTimes(1);
  expect(error.mock.calls[0]).toEqual([expect.stringMatching(line), expect.any(Error)]);
});

it.each([SERVICE, 'http://localhost:8080/form', 'http://127.0.0.1/form', 'http://[::1]:1/form'])(
  'the address %s can be used',
  (given) => {
    const warn = vi.fn();
    expect(formService(given, warn)?.offer.service).toBe(new URL(given).host);
    expect(warn).not.toHaveBeenCalled();
  },
);

it.each([
  'http://forms.example/f/abc',
  'http://localhost.example/f',
  'forms.example/f/abc',
  '/form.php',
  'https://user:secret@forms.example/',
  'mailto:shop@example.com',
])('the address %s can’t, which is said', (given) => {
  const warn = vi.fn();
  expect(formService(given, warn)).toBeNull();
  expect(warn.mock.calls).toEqual([[expect.stringContaining('whole address of the form service with https:')]]);
});
