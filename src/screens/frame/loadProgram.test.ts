import { expect, it, vi } from 'vitest';
import { loadProgram } from './loadProgram.ts';

it.each([
  ['can’t be loaded', 'gone', () => Promise.reject(new Error('404'))],
  ['is empty', 'empty', async () => ({})],
])('a file that %s gives null, with one line on the console however often it is tried', async (_, name, load) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const missing = load as () => Promise<Record<string, object>>;
  expect(await loadProgram(missing, name)).toBeNull();
  expect(await loadProgram(missing, name)).toBeNull();
  expect(error).toHaveBeenCalledTimes(1);
  expect(error.mock.calls[0]?.[0]).toBe(`Product Selector: left out, because its file can't be loaded: ${name}.`);
});

it('a file that loads at the second try gives its export', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn(async () => ({ box: 'here' })).mockRejectedValueOnce(new Error('404'));
  expect(await loadProgram(load, 'box')).toBeNull();
  expect(await loadProgram(load, 'box')).toBe('here');
});
