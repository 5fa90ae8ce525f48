import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { exampleProducts } from '../../../tests/samples/exampleProducts.ts';
import { button, fill, named, press, showScreens, textOf } from '../../../tests/showScreens.tsx';

const SYSTEM = {
  id: 'a',
  title: 'Alpha Wall 5.0 kW',
  suits_home_types: 'townhouse',
  indoor_unit_style: 'wall_mounted',
  cooling_capacity_kw: 5,
  outdoor_sound_power_dba: 58,
};

afterEach(() => {
  vi.useRealTimers();
});

/** Opens the box on the result, for a visitor with a postcode in Victoria. */
async function open(): Promise<() => string> {
  showScreens(exampleProducts(SYSTEM), { place: '/result', chosen: 'a', postcode: '3000' });
  press(() => button('Sound'));
  await act(() => import('./SoundBox.tsx'));
  return () => textOf(named('section', 'Sound'));
}

it('a known place narrows the span, and a distance that can’t be used changes nothing and says why', async () => {
  const shown = await open();
  expect(shown()).toContain('you can expect about 37 to 50 dB(A).');
  fill(named('select', 'Where the outdoor unit stands'), 'wall');
  expect(shown()).toContain('about 40 to 47 dB(A).');
  fill(named('select', 'From the outdoor unit to their window'), '');
  const typed = named<HTMLInputElement>('input', 'Distance in metres');
  fill(typed, 'next door');
  expect(shown()).toContain('Enter a distance from 1 m to 100 m');
  expect(typed.value).toBe('next door');
  expect(shown()).toContain('about 40 to 47 dB(A).');
  fill(typed, '8 m');
  expect(shown()).toContain('about 31 to 38 dB(A).');
});

it('the rules of the state have their date, and nothing is called quiet or allowed', async () => {
  const shown = await open();
  const addresses = [...document.querySelectorAll<HTMLAnchorElement>('.estimate a')].map(({ href }) => href);
  expect(addresses).toEqual(['https://fairair.com.au/noise/', expect.stringContaining('epa.vic.gov.au')]);
  expect(shown().match(/\(from a copy of the page, November 2026/g)).toHaveLength(2);
  expect(shown()).toContain('Some states ask for less at night.');
  expect(shown()).not.toMatch(/complies|is allowed|is quiet\b/);
});

it('a year later the box says that its sources are old', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-12-01T10:00:00Z') });
  const shown = await open();
  expect(shown()).toContain('(from a copy of the page, November 2026, more than 12 months ago)');
});

it('several outdoor units are heard together', async () => {
  const answers = { Q0: 'No', Q2: 'Townhouse', Q3: 'Multiple Rooms', Q5: '2 Rooms', Q6: 'Large Outdoor space' };
  const bought = { way: 'splits', systems: ['a', 'a'] } as const;
  showScreens(exampleProducts(SYSTEM), { place: '/result', chosen: 'a', bought, answers });
  press(() => button('Sound'));
  await act(() => import('./SoundBox.tsx'));
  expect(textOf(named('section', 'Sound'))).toContain('you can expect about 40 to 53 dB(A).');
});
