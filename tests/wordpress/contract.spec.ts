import { contract } from '../provider/contract.ts';
import { exampleCsv } from '../samples/exampleCsv.ts';
import { publish } from './publish.ts';
import { expect, test } from './test.ts';

const REST_ROOT = '/wp-json/';

for (const permalinks of ['pretty', 'plain'] as const) {
  test(`the plugin keeps the contract under ${permalinks} permalinks`, async ({ site }) => {
    await site.setPermalinks(permalinks);
    try {
      await publish(site, exampleCsv('A-1', 'A-2'));
      const root = await site.php('echo rest_url();');
      expect(root).toBe(permalinks === 'pretty' ? `${site.url}wp-json/` : `${site.url}index.php?rest_route=/`);
      for (const { name, method, path, headers = {}, expect: judge } of contract) {
        await test.step(name, async () => {
          // As the element does it: its call is appended, and an existing question mark stays the only one.
          const call = path.slice(REST_ROOT.length);
          const address = root + (root.includes('?') ? call.replace('?', '&') : call);
          const ask = (sent: Readonly<Record<string, string>>) => fetch(address, { method, headers: sent });
          await judge(await ask(headers), ask);
        });
      }
    } finally {
      await site.setPermalinks('pretty');
    }
  });
}
