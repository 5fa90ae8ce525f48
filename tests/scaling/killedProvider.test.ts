import { expect, it } from 'vitest';
import { openStore } from '../../server/enquiries/openStore.ts';
import { enquiryOf } from '../enquiries/storeContract.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { smallProject } from './smallProject.ts';
import { startProvider } from './startProvider.ts';

/** `npm run test:exhaustive` kills 10 providers. */
const KILLS = process.env.EXHAUSTIVE ? 10 : 2;
const EACH = 20;

it('stores each enquiry once, and none that was answered is lost, however often the provider is killed', async () => {
  const folder = temporaryFolder();
  const file = `${folder.path}/enquiries.db`;
  const project = smallProject(folder.path, 'small');
  const keys: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const sent = Array.from({ length: EACH }, () => enquiryOf());
    keys.push(...sent.map(({ key }) => key));
    const answers = new Map<string, unknown>();
    /** Sends all; ends the provider after some answers. */
    const sendAll = async (killAfter: number): Promise<void> => {
      const provider = await startProvider(['--enquiries', file], { project });
      const rest = `http://${provider.address}/wp-json/product-selector/v2`;
      const { nonce } = Object(await (await fetch(`${rest}/init`)).json());
      const post = async (enquiry: (typeof sent)[number]): Promise<void> => {
        const body = JSON.stringify({ ...enquiry, nonce });
        const response = await fetch(`${rest}/enquiries`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body,
        });
        const { reference } = Object(await response.json());
        expect([200, 201]).toContain(response.status);
        // The answer before the end still holds.
        expect(answers.get(enquiry.key) ?? reference).toBe(reference);
        answers.set(enquiry.key, reference);
        if (answers.size === killAfter) await provider.kill();
      };
      // A killed provider answers nothing.
      const lost = (error: unknown) => expect(error).toBeInstanceOf(TypeError);
      await Promise.all(sent.map((enquiry) => post(enquiry).catch(lost)));
      await provider.kill();
    };
    await sendAll(1 + (kill % (EACH - 1)));
    await sendAll(Infinity);
    expect(answers.size).toBe(EACH);
  }
  const store = await openStore(file, { mustExist: true });
  expect((await store.list()).map(({ key }) => key).sort()).toEqual(keys.sort());
  await store.close();
  folder.remove();
});
