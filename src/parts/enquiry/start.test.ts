import { expect, it, vi } from 'vitest';
import type { InitialData } from '../../api/initialData.ts';
import type { Core } from '../../app/part.ts';
import { start } from './start.ts';

vi.mock('./enquiryProgram.tsx', () => {
  throw new Error('404');
});

it('without its file, the form isn’t offered, and the console has one line however often a result appears', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const core = {
    element: { getAttribute: () => null },
    visitStore: () => ({}),
    gone: new AbortController().signal,
    onInitialData: (listener: (data: InitialData) => void) => listener({ nonce: 'n', enquiry: {} } as InitialData),
  };
  const { message } = start(core as unknown as Core);
  const ask = () => message?.ask();
  expect(ask()).toBeFalsy();
  await expect.poll(() => error).toHaveBeenCalledTimes(1);
  for (let tries = 0; tries < 3; tries += 1) {
    expect(ask()).toBeFalsy();
    await vi.dynamicImportSettled();
  }
  expect(error).toHaveBeenCalledTimes(1);
  expect(error.mock.calls[0]?.[0]).toContain('enquiryProgram');
});
