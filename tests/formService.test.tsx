import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { exampleProducts } from './samples/exampleProducts.ts';
import { button, fill, option, press, showScreens, textOf } from './showScreens.tsx';

const OTHER_FORM = { fields: { postcode: false, note: false, marketing: 'Offers?' }, notice: { short: 'Theirs.' } };

/** The filled-in form of a page with a form service, whose replies the test gives. */
async function openForm(provider: object = {}) {
  const sent: Record<string, string>[] = [];
  const reply = vi.fn(async (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch')));
  const network = vi.fn(async (_: string, { body }: RequestInit) => {
    sent.push(Object.fromEntries(body as URLSearchParams));
    return reply();
  });
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('__VERSION__', '5.0.0');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.unstubAllGlobals());
  const element = Object.assign(document.createElement('div'), { shareUrl: 'https://shop.example/find' });
  element.setAttribute('enquiry-url', 'https://forms.example/f/abc');
  element.setAttribute('enquiry-fields', '{"Campaign": "Spring"}');
  const { visit } = showScreens(
    exampleProducts({ id: 'a', title: 'Alpine 25', system_type: 'split', cooling_capacity_kw: 2.5 }),
    { place: '/result', chosen: 'a', postcode: '3121', parts: { shortlist: ['a'] } },
    { data: { nonce: 'static', ...provider }, element },
  );
  const notify = vi.spyOn(visit, 'notify');
  await act(() => import('../src/parts/enquiry/enquiryProgram.tsx'));
  await act(() => import('../src/parts/enquiry/formService.ts'));
  await act(() => import('../src/parts/share/visitLink.tsx'));
  press(() => button('Ask for a quote'));
  fill(option('Your name'), 'Ada');
  fill(option('Email'), 'ada@example.com');
  const send = () => act(async () => button(/^Send/).click());
  return { sent, reply, notify, send };
}

const page = () => textOf(document.body);

it('a form service gets the link to the visit as the form shows it, unless a section is removed', async () => {
  const { sent, reply, notify, send } = await openForm();
  const link = /^link: (https:\/\/shop\.example\/find#product-selector=[\w.]+)$/;
  const shown = () => [...document.querySelectorAll('li')].flatMap((item) => link.exec(textOf(item))?.[1] ?? []);
  const before = shown();
  await send();
  expect(before).toEqual([sent[0]?.link]);
  expect(sent[0]).toMatchObject({ name: 'Ada', postcode: '3121', system: 'a', Campaign: 'Spring' });
  // Neither the postcode nor what stands side by side.
  expect(sent[0]?.link).not.toMatch(/\.(3121|[0-9a-z]{6})(\.|$)/);
  press(() => option('My answers'));
  expect(shown()).toEqual([]);
  reply.mockImplementation(async () => new Response('Thank you!'));
  await send();
  expect(sent[1]).not.toHaveProperty('link');
  expect(notify).toHaveBeenCalledWith('selector-enquiry', expect.objectContaining({ reference: null, system: 'a' }));
});

it('a form service comes before the provider’s own form', async () => {
  const { reply, sent, send } = await openForm({ enquiry: OTHER_FORM });
  expect(page()).not.toMatch(/Theirs|Offers/);
  reply.mockImplementation(async () => new Response('', { status: 500 }));
  await send();
  expect(page()).toContain("We couldn't send it.");
  expect(sent).toHaveLength(1);
  expect(button('Send').type).toBe('submit');
});
