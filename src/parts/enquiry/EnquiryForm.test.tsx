import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { exampleProducts } from '../../../tests/samples/exampleProducts.ts';
import { button, fill, option, press, showScreens, textOf } from '../../../tests/showScreens.tsx';
import { productOf } from '../../matching/models.ts';
import type { ForMessage } from '../../screens/frame/capabilities.ts';
import * as drafts from './enquiryDraft.ts';

const FORM = {
  fields: { postcode: true, note: true, marketing: false },
  notice: { short: 'We use your details to answer you.', long: 'Nothing else.' },
};

async function openForm(forMessage: ForMessage): Promise<() => string> {
  vi.stubGlobal('__VERSION__', '5.0.0');
  onTestFinished(() => void vi.unstubAllGlobals());
  showScreens(
    exampleProducts({ id: 'a', title: 'Alpha', system_type: 'split' }),
    { place: '/result', chosen: 'a' },
    { data: { nonce: 'n', enquiry: FORM }, part: { forMessage } },
  );
  await act(() => import('./enquiryProgram.tsx'));
  press(() => button('Ask for a quote'));
  return () => textOf(document.querySelector('.enquiry-message:not(.enquiry-added)'));
}

it('what a part offers can be read in full before it is ticked, folded, and goes only with a tick', async () => {
  const text = '$2,000 to $2,500\nBracket: $190';
  const asked = vi.fn<ForMessage>(() => ({ id: 'more', label: 'What we noted', text }));
  const message = await openForm(asked);
  expect(asked.mock.lastCall?.[1].map((model) => productOf(model).id)).toEqual(['a']);
  const group = option('What we noted').closest('fieldset');
  expect(textOf(group)).toBe(`Send this too?What we notedRead it${text}`);
  expect(group?.querySelector('details')?.open).toBe(false);
  expect(option('What we noted').checked).toBe(false);
  expect(message()).not.toContain('Bracket');
  press(() => option('What we noted'));
  expect(message()).toContain('WHAT WE NOTED\n- $2,000 to $2,500\n- Bracket: $190\n');
  press(() => option('What we noted'));
  expect(message()).not.toContain('Bracket');
});

it('nothing is asked where no part offers anything', async () => {
  await openForm(() => null);
  expect(textOf(document.querySelector('form'))).not.toContain('Send this too?');
});

it('a field that was filled without an event keeps its text, is read as it stands, and brings no sent form back', async () => {
  await openForm(() => null);
  let reply = (_: Response): void => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (reply = resolve)));
  const name = option('Your name');
  name.value = 'Ada Lovelace';
  press(() => button('Send'));
  expect(textOf(document.querySelector('form'))).toMatch(/Enter an email address(?!.*Enter your name)/);
  expect(name.value).toBe('Ada Lovelace');
  option('Email').value = 'ada@example.com';
  press(() => button('Send'));
  name.value = 'Ada';
  await act(async () => reply(Response.json({ reference: '7K3M-Q2XF' })));
  expect(textOf(document.body)).toContain('7K3M-Q2XF');
});

it.each([
  [429, 'written'],
  [503, 'sending'],
])('after status %d the draft is kept as %s, which says whether it may have arrived', async (status, state) => {
  const kept = vi.spyOn(drafts, 'writeDraft');
  await openForm(() => null);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => new Response('', { status }));
  fill(option('Your name'), 'Ada');
  fill(option('Email'), 'ada@example.com');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  press(() => button('Send'));
  await act(() => vi.runAllTimersAsync());
  expect(textOf(document.body)).toContain("We couldn't send it.");
  expect(kept.mock.lastCall?.[1]).toMatchObject({ state });
});

/** Names by which browsers recognise a field without a token, from the patterns of Chromium and Firefox. */
const RECOGNISED =
  /name|mail|phone|mobile|tel|fax|zip|postal|post.?code|address|street|suburb|city|town|region|state|country|company|organi[sz]ation|business|user|login|pass|card|birth|url|web|note|comment|message/i;

it('a browser or a password manager knows each field by its token, and fills nothing into the hidden one', async () => {
  await openForm(() => null);
  const tokens = [...document.querySelectorAll<HTMLInputElement>('form [autocomplete]')];
  expect(tokens.map(({ autocomplete }) => autocomplete)).toEqual(['name', 'email', 'tel', 'postal-code', 'off']);
  const hidden = tokens.at(-1)!;
  expect(hidden.name).not.toMatch(RECOGNISED);
  expect({ ...hidden.dataset }).toEqual({ '1pIgnore': 'true', lpignore: 'true' });
  expect(hidden.tabIndex).toBe(-1);
});
