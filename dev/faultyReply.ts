import { FAULTS, type Fault } from './faults.ts';

const FAULT = /^\/fault\/([^/]+)(\/.*)$/;

/**
 * A provider's reply to an address of its own. Below `/fault/NAME` is a provider that fails in one way. Null means that the
 * connection ends without a reply.
 *
 * @param answer the reply without a fault, to the address without its name
 */
export async function faultyReply(url: URL, answer: (url: URL) => Promise<Response>): Promise<Response | null> {
  const [, name, path] = FAULT.exec(url.pathname) ?? [];
  const address = new URL((path ?? url.pathname) + url.search, url);
  const fault = name === undefined ? {} : new Map(Object.entries(FAULTS)).get(decodeURIComponent(name));
  if (!fault) return new Response('There is no such fault. The gallery lists them.\n', { status: 404 });
  const call = /\/(init|products|enquiries)$/.exec(address.pathname)?.[1] as keyof Fault | undefined;
  const failing = call && fault[call];
  return failing ? failing(() => answer(address)) : answer(address);
}
