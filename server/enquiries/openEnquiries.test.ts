import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { nodeProvider } from '../../tests/enquiries/nodeProvider.ts';
import { file, folder, inEnquiryFolders, lines, opened, ownStore } from '../../tests/enquiries/openedEnquiries.ts';
import { enquiryOf, newEnquiry } from '../../tests/enquiries/storeContract.ts';
import { suspicionsOf } from './createEnquiries.ts';
import { DAY_MS } from './enquiryStore.ts';
import { deleteOld } from './openEnquiries.ts';
import { openSqlite } from './openSqlite.ts';
import { defaultForm } from './readForm.ts';

inEnquiryFolders();

it('a provider with enquiries deletes enquiries that get older than that while it runs', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const store = await ownStore();
  await opened(['--keep-enquiries', '7']);
  await store.add(newEnquiry({}, { now: Date.now() - 6.5 * DAY_MS }), []);
  vi.advanceTimersByTime(DAY_MS - 1);
  expect(await store.list()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await expect.poll(() => lines).not.toEqual([]);
  expect(lines).toEqual(['1 enquiries older than 7 days were deleted.']);
  expect(await store.list()).toHaveLength(0);
});

it('a provider with enquiries names the failure to delete old ones, and keeps running', async () => {
  const failing = { ...(await ownStore()), deleteBefore: () => Promise.reject(new Error('the disk is full')) };
  await deleteOld(failing, 30, { info() {}, warn: (line) => lines.push(line) }, Date.now());
  expect(lines).toEqual(['The deletion of old enquiries wasn’t completed: the disk is full']);
});

it('a provider with enquiries forgets a sender within five minutes after its hour', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const enquiries = await opened();
  const nonce = await enquiries.createNonce();
  await enquiries.take({ ...enquiryOf(), nonce }, '1.1.1.1');
  const senders = nodeProvider('', () => openSqlite(file)).senders;
  expect(await senders()).toEqual([expect.stringMatching(/^[\w+/]{43}=$/)]);
  vi.advanceTimersByTime(65 * 60_000);
  const isForgotten = async (): Promise<boolean> => {
    // A check that met the file while it was being read leaves it to the next.
    vi.advanceTimersByTime(5 * 60_000);
    return (await senders())[0] === '';
  };
  await expect.poll(isForgotten).toBe(true);
});

it('a provider with enquiries reads a form, and names its problems', async () => {
  const form = join(folder.path, 'form.json');
  writeFileSync(
    form,
    JSON.stringify({ fields: { marketing: 'Tell me more.' }, notice: { policyUrl: 'https://a.example/p' } }),
  );
  expect((await opened(['--enquiry-form', form])).form).toEqual({
    fields: { postcode: true, note: true, marketing: 'Tell me more.' },
    notice: {
      short: expect.stringContaining('180 days'),
      long: expect.stringContaining('after 180 days'),
      policyUrl: 'https://a.example/p',
    },
  });
  const own = {
    fields: { postcode: false, note: false, marketing: false },
    notice: { short: 'We ring.', long: 'We keep it.', policyUrl: 'http://a.example/p' },
    reply: 'We call within one working day.',
  };
  writeFileSync(form, JSON.stringify(own));
  expect((await opened(['--enquiry-form', form])).form).toEqual(own);
  writeFileSync(form, '{}');
  expect((await opened(['--enquiry-form', form])).form).toEqual(defaultForm(180));
  for (const [wrong, says] of [
    ['{', 'isn’t a form for enquiries'],
    ['[]', 'it must be an object.'],
    [
      '{"privacy":{},"url":"https://a.example","notice":{"url":""}}',
      ': privacy, url, notice.url can’t be used. A form may have',
    ],
    ['{"fields":{"note":"yes","marketing":" "}}', ': fields.note, fields.marketing can’t be used.'],
    [
      '{"reply":"We ring.","notice":{"short":"","policyUrl":["https://a.example"]}}',
      ': notice.short, notice.policyUrl can’t',
    ],
    ['{"fields":null,"notice":5,"privacy":1}', ': fields, notice, privacy can’t be used.'],
    ['{"notice":{"policyUrl":"https://"}}', 'notice.policyUrl can’t be used.'],
    ['{"notice":{"policyUrl":"javascript:alert(1)"}}', 'notice.policyUrl can’t be used.'],
    [`{"reply":"${'x'.repeat(301)}"}`, ': reply can’t be used.'],
  ] as const) {
    writeFileSync(form, wrong);
    await expect(opened(['--enquiry-form', form])).rejects.toThrow(says);
  }
  expect(existsSync(file)).toBe(true);
});

it('a provider with enquiries suspects a web address in a name, and none in a note', () => {
  for (const name of ['See HTTPS://x.example', 'www.x.example', '<a href="//x.example">x</a>', '[url=x]'])
    expect(suspicionsOf(enquiryOf({ name }), false, false), name).toEqual(['links']);
  for (const note of ['www.example.com or https://maps.example/9 [url=x]', 'My mail is a@b.example', '…'])
    expect(suspicionsOf(enquiryOf({ note }), false, false), note).toEqual([]);
});
