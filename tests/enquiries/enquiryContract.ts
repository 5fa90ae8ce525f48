import assert from 'node:assert/strict';
import type { Suspicion } from '../../src/parts/enquiry/rules/enquiry.ts';
import type { ListedEnquiry } from '../../src/parts/enquiry/rules/enquiryCsv.ts';
import { expectRestProblem } from '../provider/contract.ts';
import { enquiryOf, wholeEnquiry } from './storeContract.ts';

/**
 * A provider that takes enquiries, with a form that has every field but marketing. It takes the visitor's address from
 * `X-Forwarded-For`, as behind a proxy.
 */
export interface EnquiryProvider {
  /** Ends with `product-selector/v2`. */
  readonly rest: string;
  /** A nonce that the provider signed this many seconds ago. */
  nonce(ageS: number): Promise<string>;
  /** A nonce like the provider's, signed with another key. */
  forgedNonce(): Promise<string>;
  /** All stored enquiries. */
  list(): Promise<readonly ListedEnquiry[]>;
  /** Makes the enquiry with this key so many seconds older. */
  age(key: string, seconds: number): Promise<unknown>;
  /** Does the daily deletion of what is older than 30 days, with a clock that is days ahead. */
  retain(aheadDays?: number): Promise<unknown>;
  /** The kept hashes of senders, the oldest enquiry's first; '' without one. */
  senders(): Promise<readonly string[]>;
  /** Forgets the senders of more than an hour ago. */
  forget(): Promise<unknown>;
  /** Stores copies of the enquiry with this key, each under a key of its own: as many posts would take long. */
  copy(key: string, count: number, suspicion?: Suspicion): Promise<unknown>;
}

export interface EnquiryCase {
  readonly name: string;
  /** Throws when the provider breaks the promise. */
  run(provider: EnquiryProvider): Promise<void>;
}

const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;
const ORIGIN = 'https://shop.example';

/** The promises of every provider about `POST /enquiries`. */
export const enquiryContract: readonly EnquiryCase[] = [
  {
    name: 'the initial data announce the form, and hold a signed nonce that no cache keeps',
    async run({ rest }) {
      const response = await fetch(`${rest}/init`);
      const { nonce, enquiry } = Object(await response.json());
      assert.deepEqual(enquiry.fields, { postcode: true, note: true, marketing: false });
      assert.match(enquiry.notice.short, /180 days/);
      assert.match(nonce, /^v1\./);
      assert.match(response.headers.get('cache-control') ?? '', /\bno-store\b/);
      const sent = enquiryOf();
      assert.equal((await post({ rest }, { ...sent, nonce })).status, 201);
    },
  },
  {
    name: 'an enquiry is stored once: 201, then 200 with the same reference, then 422 for another body',
    async run(provider) {
      const body = enquiryOf();
      const first = await post(provider, { ...body, nonce: await provider.nonce(10) });
      assert.equal(first.status, 201);
      const { reference } = Object(await first.json());
      assert.match(reference, /^\w{4}-\w{4}$/);
      assert.equal(first.headers.get('cache-control'), 'no-store');
      const again = await post(provider, { ...body, nonce: await provider.nonce(20) });
      assert.deepEqual([again.status, await again.json()], [200, { reference }]);
      const other = await post(provider, { ...body, name: 'Else', nonce: await provider.nonce(10) });
      assert.equal((await expectRestProblem(other, [422])).code, 'rest_enquiry_key');
      const { brief, note, email, name } = await storedAs(provider, body.key);
      assert.deepEqual(
        { brief, note, email, name },
        { brief: body.brief, note: body.note, email: body.email, name: body.name },
      );
    },
  },
  {
    name: 'an enquiry keeps everything that it may have, and is another one if any of it differs',
    async run(provider) {
      const nonce = await provider.nonce(10);
      const body = wholeEnquiry();
      assert.equal((await post(provider, { ...body, nonce })).status, 201);
      assert.equal((await post(provider, { ...body, nonce })).status, 200);
      assert.equal((await post(provider, { ...body, callTime: 'evening', nonce })).status, 422);
      assert.equal((await post(provider, { ...body, fields: {}, nonce })).status, 422);
      const stored = Object.entries(await storedAs(provider, body.key)).filter(([field]) => field in body);
      assert.deepEqual(Object.fromEntries(stored), body);
    },
  },
  {
    name: 'an enquiry that comes several times at once is stored once',
    async run(provider) {
      const body = { ...enquiryOf(), nonce: await provider.nonce(10) };
      const replies = await Promise.all(Array.from({ length: 8 }, () => post(provider, body)));
      assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 200, 200, 200, 200, 200, 200, 201]);
      const references = await Promise.all(replies.map(async (reply) => Object(await reply.json()).reference));
      assert.equal(new Set(references).size, 1);
      await storedAs(provider, body.key);
    },
  },
  {
    name: 'absent, malformed, forged and old nonces, and the one of a published folder, are refused, and a very young one is suspected',
    async run(provider) {
      const nonce = await provider.nonce(10);
      const [forged, old, ahead] = [
        await provider.forgedNonce(),
        await provider.nonce(DAY_S + 60),
        await provider.nonce(-360),
      ];
      const malformed = [undefined, null, 7, '', 'abc', 'static', `${nonce}x`, nonce.replace('v1', 'v2')];
      for (const bad of [...malformed, forged, old, ahead]) {
        const refused = await post(provider, { ...enquiryOf(), nonce: bad });
        assert.equal((await expectRestProblem(refused, [403])).code, 'rest_enquiry_nonce', String(bad));
      }
      // Clocks of several servers differ by up to five minutes.
      for (const age of [1, -240]) {
        const young = enquiryOf();
        assert.equal((await post(provider, { ...young, nonce: await provider.nonce(age) })).status, 201);
        assert.deepEqual((await storedAs(provider, young.key)).suspicions, ['too fast'], String(age));
      }
      for (const age of [4, DAY_S - 60]) {
        const aged = enquiryOf();
        assert.equal((await post(provider, { ...aged, nonce: await provider.nonce(age) })).status, 201);
        assert.deepEqual((await storedAs(provider, aged.key)).suspicions, [], String(age));
      }
    },
  },
  {
    name: 'an enquiry that looks like spam is marked, and answered as always',
    async run(provider) {
      const content = enquiryOf({ note: 'This is our place: https://maps.example/9' });
      const bodies = [
        content,
        { ...content, key: enquiryOf().key },
        { ...enquiryOf(), topic: 'Offers' },
        enquiryOf({ name: 'Cheap pills at www.pills.example' }),
        enquiryOf({ name: 'Cheap pills, httpſ://pills.example' }),
        enquiryOf(),
      ];
      const nonce = await provider.nonce(10);
      for (const body of bodies) assert.equal((await post(provider, { ...body, nonce })).status, 201);
      assert.equal((await suspicionsOf(provider, bodies)).join(), ',repeat,hidden field,links,links,');
      // After an hour, the same isn't a repeat any more.
      for (const { key } of bodies) await provider.age(key, HOUR_S + 1);
      const late = { ...content, key: enquiryOf().key };
      assert.equal((await post(provider, { ...late, nonce })).status, 201);
      assert.deepEqual(await suspicionsOf(provider, [late]), [[]]);
    },
  },
  {
    name: 'more than sixty genuine enquiries an hour from one sender are suspected and answered as always, and no others',
    async run(provider) {
      const send = async (from: string, more: object = {}) => {
        const body = { ...enquiryOf(), nonce: await provider.nonce(10), ...more };
        assert.equal((await post(provider, body, { 'X-Forwarded-For': from })).status, 201);
        return body;
      };
      for (const [address, same, others] of [
        ['198.20.7.200', '::ffff:198.20.7.200', ['198.20.7.201', '10.0.0.1', '10.0.0.1']],
        ['2606:4700:1:2::3', '[2606:4700:1:2:ffff::1]:443', ['2606:4700:1:3::3']],
      ] as const) {
        // Junk counts for nothing.
        await send(address, { topic: 'Offers' });
        const bodies = [await send(address)];
        await provider.copy(bodies[0]!.key, 58);
        for (const other of [address, ...others, address, same]) bodies.push(await send(other));
        const expected = [...Array(2 + others.length).fill([]), ['one sender'], ['one sender']];
        assert.deepEqual(await suspicionsOf(provider, bodies), expected);
        await provider.age(bodies[0]!.key, HOUR_S + 1);
        assert.deepEqual(await suspicionsOf(provider, [await send(address)]), [[]]);
      }
    },
  },
  {
    name: 'a sender is kept as a hash for an hour, and nothing leads to one that isn’t known',
    async run(provider) {
      const from = ['198.20.8.1', '::ffff:198.20.8.1', '198.20.8.2', '10.0.0.1', '127.0.0.1', '::1', 'unknown'];
      const bodies = from.map(() => enquiryOf());
      for (const [place, body] of bodies.entries()) {
        const sent = { ...body, nonce: await provider.nonce(10) };
        assert.equal((await post(provider, sent, { 'X-Forwarded-For': from[place]! })).status, 201);
      }
      const senders = async () => (await provider.senders()).slice(-from.length);
      const [one = '', same, two = '', ...unknown] = await senders();
      assert.deepEqual([same, two === one, unknown], [one, false, ['', '', '', '']]);
      assert.doesNotMatch(one + two, /^$|\./);
      await provider.age(bodies[0]!.key, HOUR_S + 1);
      // This one came while a clock was ahead.
      await provider.age(bodies[1]!.key, -2 * HOUR_S);
      await provider.forget();
      assert.deepEqual(await senders(), ['', '', two, ...unknown]);
    },
  },
  {
    name: 'a reply names what is wrong with a body, and keeps the connection usable',
    async run(provider) {
      const nonce = await provider.nonce(10);
      const named = await expectRestProblem(
        await post(provider, { ...enquiryOf(), name: '', email: 'no', nonce }),
        [400],
      );
      assert.equal(named.code, 'rest_invalid_param');
      assert.deepEqual(Object(named.data).params, { name: 'name is missing.', email: 'email is unreadable.' });
      for (const bad of ['{"name":', '[]', '"text"', 'null', '{}']) {
        await expectRestProblem(await post(provider, bad), [400]);
      }
      await expectRestProblem(await post(provider, '{}', { 'Content-Type': 'text/plain' }), [415]);
      assert.equal((await post(provider, { ...enquiryOf(), nonce })).status, 201);
    },
  },
  {
    name: 'a body of 64 KiB is taken, and one of a byte or 2 MB more is refused with 413',
    async run(provider) {
      const padded = async (bytes: number) => {
        const text = JSON.stringify({ ...enquiryOf(), nonce: await provider.nonce(10) });
        return text + ' '.repeat(bytes - Buffer.byteLength(text));
      };
      assert.equal((await post(provider, await padded(65_536))).status, 201);
      await expectRestProblem(await post(provider, await padded(65_537)), [413]);
      const body = { ...enquiryOf(), note: 'x'.repeat(2 ** 21), nonce: await provider.nonce(10) };
      await expectRestProblem(await post(provider, body), [413]);
    },
  },
  {
    name: 'enquiries may be sent by pages of other origins, and by no other method',
    async run({ rest }) {
      const preflight = await fetch(`${rest}/enquiries`, {
        method: 'OPTIONS',
        headers: {
          Origin: ORIGIN,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'content-type',
        },
      });
      assert.match(preflight.headers.get('access-control-allow-methods') ?? '', /\bPOST\b/);
      assert.match(preflight.headers.get('access-control-allow-headers') ?? '', /\bcontent-type\b/i);
      const refused = await post({ rest }, '{}', { 'Content-Type': 'application/json', Origin: ORIGIN });
      assert.ok(['*', ORIGIN].includes(refused.headers.get('access-control-allow-origin') ?? ''));
      assert.match(refused.headers.get('access-control-expose-headers') ?? '', /\bRetry-After\b/i);
      await expectRestProblem(await fetch(`${rest}/enquiries`), [404, 405]);
    },
  },
  {
    name: 'an enquiry is deleted after its days, a week’s worth a day, the oldest first, and none by a clock in the past',
    async run(provider) {
      const nonce = await provider.nonce(10);
      const ages = [385, 379, 40, 29, 0, -26_000];
      const bodies = ages.map(() => enquiryOf());
      for (const [place, body] of bodies.entries()) {
        assert.equal((await post(provider, { ...body, nonce })).status, 201);
        await provider.age(body.key, ages[place]! * DAY_S);
      }
      const left = async (aheadDays?: number) => {
        await provider.retain(aheadDays);
        const keys = (await provider.list()).map(({ key }) => key);
        return ages.filter((_, place) => keys.includes(bodies[place]!.key));
      };
      for (const past of [-20_000, -386]) assert.deepEqual(await left(past), ages);
      for (const expected of [ages.slice(2), ages.slice(3), ages.slice(3)]) assert.deepEqual(await left(), expected);
      assert.deepEqual(await left(365), [0, -26_000]);
      assert.deepEqual(await left(365), [-26_000]);
    },
  },
  // The last one, because its provider takes none for an hour.
  {
    name: 'more than 6,000 enquiries an hour from all are refused; junk doesn’t use them up, and a repeat is answered as always',
    async run(provider) {
      const nonce = await provider.nonce(10);
      const known = { ...enquiryOf(), nonce };
      assert.equal((await post(provider, known)).status, 201);
      const expectBusy = async (more: object = {}) => {
        const reply = await post(provider, { ...enquiryOf(), nonce, ...more });
        assert.equal((await expectRestProblem(reply, [503])).code, 'rest_enquiry_busy');
        const wait = Number(reply.headers.get('retry-after'));
        assert.ok(wait > 3000 && wait <= 3600, String(wait));
      };
      await provider.copy(known.key, 5999, 'links');
      await expectBusy({ topic: 'Offers' });
      assert.equal((await post(provider, { ...enquiryOf(), nonce })).status, 201);
      await provider.copy(known.key, 5998);
      await expectBusy();
      assert.equal((await post(provider, known)).status, 200);
    },
  },
];

/** Posts a body; text goes out as it is. */
export function post(
  { rest }: Pick<EnquiryProvider, 'rest'>,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
) {
  return fetch(`${rest}/enquiries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** The suspicions of what was stored with these keys. */
async function suspicionsOf({ list }: EnquiryProvider, bodies: readonly { readonly key: string }[]) {
  const stored = await list();
  return bodies.map(({ key }) => stored.find((one) => one.key === key)?.suspicions);
}

/** The enquiry with this key, which is there once. */
async function storedAs({ list }: EnquiryProvider, key: string): Promise<ListedEnquiry> {
  const found = (await list()).filter((enquiry) => enquiry.key === key);
  assert.equal(found.length, 1);
  return found[0]!;
}
