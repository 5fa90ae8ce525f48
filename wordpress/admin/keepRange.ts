import { dayOf } from '../../src/catalogue/dayOf.ts';
import { readShape } from '../../src/pricing/installationShape.ts';
import { rangeHtml } from '../../src/words/rangeHtml.ts';
import { currentId, productsOf, type VersionList } from './client.ts';
import type { AdminRequest } from './request.ts';

/** The same requests, which keep the site's range in words up to date: when a page opens, and after each change of catalogue or prices. */
export function keepRange(request: AdminRequest, today = () => dayOf(Date.now())): AdminRequest {
  let last = writeRange(request, today());
  return async (route, data) => {
    const answer = await request<never>(route, data);
    if (answer.ok && data !== undefined) {
      last = last.then(() => writeRange(request, today()));
      await last;
    }
    return answer;
  };
}

/** Without it, pages name no systems until the selector has loaded, as before. So a failure says nothing. */
async function writeRange(request: AdminRequest, on: string): Promise<void> {
  const versions = await request<VersionList>('versions');
  const version = versions.ok && currentId(versions.value);
  const [reply, init] = version
    ? [await request('products'), await request<{ readonly installation?: object }>('init')]
    : [];
  const products = reply?.ok ? productsOf(reply.value) : null;
  if (!products || !init?.ok) return;
  const list = init.value.installation;
  const installation = list ? readShape(list).installation : null;
  await request('range', {
    version,
    priced: rangeHtml(products, { installation, on }),
    names: rangeHtml(products, null),
  });
}
