import { isDeepStrictEqual } from 'node:util';
import { readProducts } from '../../src/api/receiveProducts.ts';
import { ReplyError } from '../../src/api/request.ts';
import { readReply } from '../../src/catalogue/readReply.ts';
import { promise } from './promise.ts';

const CALL = 'https://provider.example/shop/wp-json/product-selector/v2/products?t=1';
const QUIET = { error() {}, warn() {} };

/** Ways to wrap or truncate a reply. Most results aren't a list, and some aren't JSON. */
const BAD_DAYS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `\ufeff ${text}\n`,
  (text) => text.slice(0, text.length >> 1),
  (text) => text.slice(0, -1),
  (text) => text.slice(1),
  (text) => `${text}${text}`,
  (text) => text.replace(',', ',,'),
  (text) => text.replace(':', ''),
  (text) => `[${text}]`,
  (text) => `{"products":${text}}`,
  (text) => `{"data":${text}}`,
];

/** Checks the promises about any text a provider may send: a page uses its valid parts, or reports a clear error. */
export async function receivingPromises(text: string): Promise<void> {
  // The text as it is and in one spoiled form; all forms would take longer than everything else.
  for (const day of new Set([0, text.length % BAD_DAYS.length])) {
    const spoil = BAD_DAYS[day] as (text: string) => string;
    const sent = spoil(text);
    const received = await receive(sent);
    promise(isDeepStrictEqual(received, readAtOnce(sent)), 'A page reads every product of the reply', {
      day,
      received,
    });
  }
}

async function receive(text: string): Promise<unknown> {
  try {
    return await readProducts({ url: CALL, text }, QUIET, 0);
  } catch (error) {
    promise(error instanceof ReplyError, 'A bad reply gives a clear error', error);
    return null;
  }
}

function readAtOnce(text: string): unknown {
  let reply: unknown;
  try {
    reply = JSON.parse(text);
  } catch {
    return null;
  }
  const reading = readReply(reply);
  if (!reading.ok) return null;
  const { products, updated, problems } = reading;
  return products.length === 0 && problems.some(({ row }) => row !== null) ? null : { products, updated };
}
