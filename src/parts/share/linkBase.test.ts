import { expect, it, vi } from 'vitest';
import { linkBase } from './linkBase.ts';

it.each([
  ['https://shop.example/guide?lang=en', 'https://shop.example/guide?lang=en', null],
  ['https://shop.example/app?lang=en#!/air', 'https://shop.example/app?lang=en', "can't keep #!/air"],
  ['shop.example/guide', undefined, "can't be used"],
  ['mailto:shop@example.com', undefined, "can't be used"],
])('links with the share-url %s begin at %s, and a line says %s', (given, path, said) => {
  const warn = vi.fn();
  expect(linkBase(given, warn)?.href).toBe(path);
  expect(warn.mock.calls.join()).toContain(said ?? '');
  expect(warn).toHaveBeenCalledTimes(said ? 1 : 0);
});
