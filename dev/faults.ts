/** A provider's reply to one call; null ends the connection without one. */
export type Reply = (answer: () => Promise<Response>) => Promise<Response | null>;

export interface Fault {
  readonly init?: Reply;
  readonly products?: Reply;
  readonly enquiries?: Reply;
}

const SLOW_MS = 8000;

const status =
  (code: number): Reply =>
  async () =>
    Response.json({}, { status: code });
const json =
  (body: unknown): Reply =>
  async () =>
    Response.json(body);
const cut: Reply = async () => null;

/** The enquiry texts of the gallery's provider, which are never translated. */
export const OFFERED = {
  short: 'We use your details to answer you, and for nothing else.',
  marketing: 'Send me news',
  reply: 'We call within one working day, and bring a written quote.',
} as const;

/** A provider that accepts enquiries, and loses them. */
const offer: Reply = async (answer) => {
  const { short, marketing, reply } = OFFERED;
  const enquiry = { fields: { postcode: true, note: true, marketing }, notice: { short }, reply };
  return Response.json({ ...(await (await answer()).json()), enquiry });
};

/** The gallery's providers by name. All but one fail, each in its own way. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'products 500': { products: status(500) },
  'products 410': { products: status(410) },
  'no catalogue': { products: json({}) },
  'one system': {
    products: json([{ id: 'A', title: 'Only one 2.5 kW', system_type: 'split', outdoor_unit_size: 'standard' }]),
  },
  'not JSON': { products: async () => new Response('<!doctype html><title>Log in</title>') },
  'slow products': {
    products: async (answer) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      return answer();
    },
  },
  'takes enquiries': { init: offer, enquiries: json({ reference: 'A2B3-C4D5' }) },
  'enquiries 500': { init: offer, enquiries: status(500) },
  'init 500': { init: status(500) },
  'no connection': { init: cut, products: cut },
};

const ADDRESS = /^\/fault\/([^/]+)(\/.*)$/;

/**
 * The reply of a provider that fails in one way: `/fault/NAME/wp-json/…`. Null ends the connection without a reply.
 * @param answer the reply of a provider without a fault, at its own address
 */
export async function failingReply(url: URL, answer: (address: URL) => Promise<Response>): Promise<Response | null> {
  const [, name, path] = ADDRESS.exec(url.pathname) ?? [];
  const address = new URL((path ?? url.pathname) + url.search, url);
  const fault = name === undefined ? {} : new Map(Object.entries(FAULTS)).get(decodeURIComponent(name));
  if (!fault) return new Response('There is no such fault. /gallery lists them.\n', { status: 404 });
  const call = /\/(init|products|enquiries)$/.exec(address.pathname)?.[1] as keyof Fault | undefined;
  const failing = call && fault[call];
  return failing ? failing(() => answer(address)) : answer(address);
}
