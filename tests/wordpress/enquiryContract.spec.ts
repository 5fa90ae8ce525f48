import { enquiryContract } from '../enquiries/enquiryContract.ts';
import { enquiryProvider, turnOff, turnOn } from './enquiries.ts';
import { test } from './test.ts';

test.describe('the plugin keeps the contract about enquiries', () => {
  test.beforeAll(({ site }) => turnOn(site));
  test.afterAll(({ site }) => turnOff(site));

  for (const { name, run } of enquiryContract) {
    test(name, ({ site }) => run(enquiryProvider(site)));
  }
});
