import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { exampleProducts } from '../../../tests/samples/exampleProducts.ts';
import { button, option, press, showScreens, textOf } from '../../../tests/showScreens.tsx';
import { productOf } from '../../matching/models.ts';
import type { ForMessage } from '../../screens/frame/capabilities.ts';

const FORM = {
  fields: { postcode: false, note: false, marketing: false },
  notice: { short: 'We use your details to answer you.', long: 'Nothing else.' },
};

async function openForm(forMessage: ForMessage): Promise<() => string> {
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
  expect(textOf(group)).toBe(`Send this along?What we notedRead it${text}`);
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
  expect(textOf(document.querySelector('form'))).not.toContain('Send this along?');
});
