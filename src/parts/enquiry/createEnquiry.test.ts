import { expect, it, onTestFinished, vi } from 'vitest';
import type { Core } from '../../app/part.ts';
import { createEnquiry } from './createEnquiry.ts';

it.each<[string, Response, readonly unknown[]]>([
  [
    'hears the reference and the system of an enquiry that has arrived',
    Response.json({ reference: '7K3M-Q2XF' }),
    [['selector-enquiry', { reference: '7K3M-Q2XF', system: 'a', way: 'splits', systems: ['a', 'b'] }]],
  ],
  ['hears nothing of one that was refused', new Response('{}', { status: 400 }), []],
])('the page %s', async (_, reply, expected) => {
  vi.stubGlobal('window', { fetch: async () => reply });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.unstubAllGlobals());
  const told: unknown[] = [];
  const notify = (...event: unknown[]) => told.push(event);
  const element = { getAttribute: () => null };
  const core = { rest: 'https://provider.example/', visit: { notify }, element };
  const offer = { fields: {}, notice: { short: 'Yours.', long: 'Yours.' } };
  const store = { read: () => null, write: () => {}, clear: () => {} };
  const enquiry = createEnquiry(core as unknown as Core, { nonce: 'n', enquiry: offer }, store, null);
  await enquiry?.send({ name: 'Ada', brief: { text: '', system: 'a', way: 'splits', systems: ['a', 'b'] } });
  expect(told).toEqual(expected);
});

it.each<[string, unknown, object | null, number]>([
  ['an object with undefined', { Campaign: 'Spring', Page: undefined }, { Campaign: 'Spring' }, 0],
  ['JSON text', '{"Campaign": "Spring"}', { Campaign: 'Spring' }, 0],
  ['nothing', null, null, 0],
  ['text that isn’t JSON', '{Campaign', null, 1],
])('fields of a page may be %s, and what is cut is said once', (_, enquiryFields, fields, lines) => {
  const warn = vi.fn();
  const offer = { fields: {}, notice: { short: 'Yours.', long: 'Yours.' } };
  const store = { read: () => null, write: () => {}, clear: () => {} };
  const core = { rest: '', element: { enquiryFields, getAttribute: () => null }, warn } as unknown as Core;
  const enquiry = createEnquiry(core, { nonce: 'n', enquiry: offer }, store, null);
  expect([enquiry?.fields(null), enquiry?.fields(null)]).toEqual([fields, fields]);
  expect(warn).toHaveBeenCalledTimes(lines);
});
