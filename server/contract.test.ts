import { it } from 'vitest';
import { contract } from '../tests/provider/contract.ts';
import { exampleApp } from '../tests/provider/exampleApp.ts';

const app = await exampleApp();

it.each(contract)(
  'the standalone provider keeps the contract: $name',
  async ({ method, path, headers = {}, expect }) => {
    const ask = async (sent: Readonly<Record<string, string>>) =>
      app.fetch(new Request(`http://localhost${path}`, { method, headers: sent }));
    await expect(await ask(headers), ask);
  },
);
