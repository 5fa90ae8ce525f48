import { expect, it } from 'vitest';
import { usualTariff } from './usualTariff.ts';

it.each([
  ['', [25, 45]],
  ['nowhere', [25, 45]],
  ['3000', [25, 45]],
  ['5000', [35, 56]],
])('electricity at the postcode “%s” costs %j cents per kWh', (postcode, span) => {
  expect(usualTariff(postcode).claim).toEqual(span);
});

it('the span of South Australia has the average of its plans, 45.5 c, in its middle', () => {
  const [from, to] = usualTariff('5000').claim;
  expect((from + to) / 2).toBe(45.5);
  expect(to - from).toBeGreaterThanOrEqual(20);
});
