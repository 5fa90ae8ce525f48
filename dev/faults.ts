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

/** A provider that takes enquiries, and loses them. */
const offer: Reply = async (answer) => {
  const short = 'We use your details to answer you, and for nothing else.';
  const fields = { postcode: true, note: true, marketing: 'Send me news' };
  return Response.json({ ...(await (await answer()).json()), enquiry: { fields, notice: { short } } });
};

/** The providers of the gallery by name. All but one fail in one way each. */
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
