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

it.each([
  ['Formspree', '{"next":"/thanks?language=en","ok":true}'],
  ['Web3Forms', '{"success":true,"body":{"data":{"note":"\\"success\\": false"},"message":"Sent!"}}'],
  ['Basin', '{"id":"b5b1","success":true}'],
  ['FormSubmit', '{"success":"true","message":"The form was submitted successfully."}'],
  ['Netlify Forms', '<!doctype html><title>Find your air conditioner</title>'],
])('%s says that an enquiry has arrived', async (_, reply) => {
  expect(await send(() => new Response(reply)).sent).toEqual({ kind: 'arrived', reference: null });
});

it.each<[string, (init: RequestInit) => Response | Promise<Response>, string]>([
  ['no connection, or a reply of another origin', () => Promise.reject(new TypeError('Failed')), 'unseen'],
  ['no answer within ten seconds', silence, 'unseen'],
  ['an opaque reply', () => Response.error(), 'unseen'],
  ['a form that is gone', () => new Response('', { status: 404 }), 'refused'],
  ['a field that Formspree refuses', () => Response.json({ errors: [{}] }, { status: 422 }), 'refused'],
  ['a wrong key of Web3Forms', () => Response.json({ success: false }, { status: 400 }), 'refused'],
  ['a form of FormSubmit that isn’t activated', () => Response.json({ success: 'false' }), 'refused'],
  ['too many', () => new Response('', { status: 429 }), 'refused'],
  ['an error of the service', () => new Response('', { status: 503 }), 'failed'],
])('%s is sent once, and leaves one line', async (_, answer, kind) => {
  const { network, error, sent } = send(answer);
  expect(await sent).toEqual({ kind });
  expect(network.fetch).toHaveBeenCalledTimes(1);
  const line = expect.stringMatching(kind === 'unseen' ? /connect-src/ : /^Error sending the enquiry$/);
  expect(error.mock.calls).toEqual([[line, expect.any(Error)]]);
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
