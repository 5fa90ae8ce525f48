import { enquiryContract } from '../enquiries/enquiryContract.ts';
import { enquiryProvider, turnOff, turnOn } from './enquiries.ts';
import { test } from './test.ts';

/** The contract sends over a hundred; enquiries.spec.ts reaches the same limit with rows in the table. */
const BY_ROWS = 'more than sixty enquiries an hour from one network are suspected and answered as always';

test.describe('the plugin keeps the contract about enquiries', () => {
  test.beforeAll(({ site }) => turnOn(site));
  test.afterAll(({ site }) => turnOff(site));

  for (const { name, run } of enquiryContract) {
    if (name === BY_ROWS) continue;
    test(name, ({ site }) => run(enquiryProvider(site)));
  }
});
