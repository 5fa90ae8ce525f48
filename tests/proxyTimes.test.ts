import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { POST_MS } from '../server/enquiries/createEnquiries.ts';

it('nginx waits for the reply to an enquiry longer than a provider takes to refuse it', () => {
  const config = readFileSync('deploy/nginx/product-selector.conf', 'utf8');
  const [, place = ''] = /location = \S+\/enquiries \{([^}]*)\}/.exec(config) ?? [];
  const [, seconds] = /proxy_read_timeout (\d+)s;/.exec(place) ?? [];
  expect(Number(seconds) * 1000).toBeGreaterThan(POST_MS);
});
