import { beforeEach, expect, it, vi } from 'vitest';
import type { ShownPart } from '../screens/frame/slots.tsx';
import type { Core, Part, Running } from './part.ts';
import { createParts } from './runParts.ts';

let error: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  error = vi.spyOn(console, 'error').mockImplementation(() => {});
});

const slots: NonNullable<Running['slots']> = { above: () => 'shown' };
const part = (name: string, running: Running = { slots }): Part => ({
  name,
  load: async () => ({ start: () => running }),
});

function run(...list: readonly Part[]) {
  let shown: readonly ShownPart[] = [];
  const core = { gone: new AbortController().signal } as Core;
  const parts = createParts(
    core,
    (now) => {
      shown = now;
    },
    list,
  );
  return { parts, names: () => shown.map(({ name }) => name), shown: () => shown };
}

const saysOnceOf = (name: string): void => {
  expect(error).toHaveBeenCalledTimes(1);
  expect(error.mock.calls[0]?.[0]).toBe(`Product Selector: left out, because it can't be used: ${name}.`);
};

it('parts are shown in the order of the list, however they load', async () => {
  let release = (): void => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { parts, names } = run({ name: 'a', load: () => slow.then(() => ({ start: () => ({ slots }) })) }, part('b'));
  const started = parts.start();
  release();
  await started;
  expect(names()).toEqual(['a', 'b']);
});

it.each<[string, Part]>([
  ['can’t be loaded', { name: 'bad', load: () => Promise.reject(new Error('gone')) }],
  ['is an empty file', { name: 'bad', load: async () => ({}) as never }],
  [
    'throws at its start',
    {
      name: 'bad',
      load: async () => ({
        start() {
          throw new Error('broken');
        },
      }),
    },
  ],
])('a part that %s is left out with one line, and the others run', async (_, bad) => {
  const { parts, names } = run(part('a'), bad, part('b'));
  await parts.start();
  await parts.start();
  expect(names()).toEqual(['a', 'b']);
  saysOnceOf('bad');
});

it('parts of one file that can’t be loaded share a line', async () => {
  const gone = (name: string): Part => ({ name, load: () => Promise.reject(new Error('gone')) });
  const { parts, names } = run(gone('a'), part('b'), gone('c'));
  await parts.start();
  expect(names()).toEqual(['b']);
  saysOnceOf('a, c');
});

it('a part that throws when it is notified is left out with one line', async () => {
  const arrived = vi.fn(() => {
    throw new Error('broken');
  });
  const { parts, names } = run(part('bad', { slots, arrived }), part('b'));
  await parts.start();
  parts.tell((one) => one.arrived?.());
  parts.tell((one) => one.arrived?.());
  expect(arrived).toHaveBeenCalledTimes(1);
  expect(names()).toEqual(['b']);
  saysOnceOf('bad');
});

it('a part that fails on a screen is left out with one line', async () => {
  const { parts, names, shown } = run(part('bad'), part('b'));
  await parts.start();
  const [bad] = shown();
  bad?.fail(new Error('broken'));
  bad?.fail(new Error('broken'));
  expect(names()).toEqual(['b']);
  saysOnceOf('bad');
});

it('a part’s method is found once the parts run, and null stands for none', async () => {
  const { parts } = run(part('a'), part('b', { methods: { twice: (n: number) => 2 * n } }));
  expect((await parts.method('twice'))?.(4)).toBe(8);
  expect(await parts.method('thrice')).toBeNull();
});

it('parts that the list shows first start with it, each in its place', async () => {
  const { parts, names } = run({ ...part('a'), isFromList: true }, part('b'));
  await parts.start();
  expect(names()).toEqual(['b']);
  await parts.startForList();
  expect(names()).toEqual(['a', 'b']);
});
