import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { withoutFormulas } from '../src/catalogue/formula.ts';
import { exampleProducts } from './samples/exampleProducts.ts';
import { button, fill, option, press, showScreens, textOf } from './showScreens.tsx';

const OTHER_FORM = { fields: { postcode: false, note: false, marketing: 'Offers?' }, notice: { short: 'Theirs.' } };

/** The filled-in form of a page with a form service, whose replies the test gives. */
async function openForm(provider: object = {}) {
  const sent: Record<string, string>[] = [];
  const copied: string[] = [];
  const reply = vi.fn(async (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch')));
  const network = vi.fn(async (_: string, { body }: RequestInit) => {
    sent.push(Object.fromEntries(body as URLSearchParams));
    return reply();
  });
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } });
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
  const enquiries = () => notify.mock.calls.filter(([name]) => name === 'selector-enquiry');
  const send = () => act(async () => button(/^Send/).click());
  return { sent, copied, reply, enquiries, send };
}

const page = () => textOf(document.body);

it('a form service’s reply that can’t be read is no success: nothing is lost, and a second press may send it twice', async () => {
  const { sent, copied, reply, enquiries, send } = await openForm();
  expect(page()).toContain('They reach us through forms.example.');
  await send();
  expect(page()).toContain("We can't see whether it arrived");
  expect(option('Your name').value).toBe('Ada');
  expect(enquiries()).toEqual([]);
  await act(async () => button('Copy the message').click());
  expect(copied[0]).toContain('ada@example.com');
  expect(copied[0]).toContain(withoutFormulas(sent[0]!.brief!));

  reply.mockImplementation(async () => new Response('Thank you!'));
  await act(async () => button('Send again (it may arrive twice)').click());
  expect(page()).toContain('Your enquiry has arrived');
  expect(page()).not.toMatch(/reference/);
  expect(enquiries()).toEqual([['selector-enquiry', expect.objectContaining({ reference: null, system: 'a' })]]);
  expect(sent[1]).toEqual(sent[0]);
});

it('a form service gets the link to the visit as the form shows it, unless a section is removed', async () => {
  const { sent, send } = await openForm();
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
  await send();
  expect(sent[1]).not.toHaveProperty('link');
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
