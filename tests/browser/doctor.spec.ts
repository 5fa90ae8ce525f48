import { expect, test } from './helpers/test.ts';

test('the doctor finds nothing wrong here, and says what to do about a provider that others may not read', async ({
  page,
  expected,
}) => {
  await page.goto(`/doctor?url=http://127.0.0.1:${process.env.TEST_PORT}`);
  await expect(page.getByRole('status')).toHaveText('Nothing is wrong.');
  await expect(page.getByRole('listitem').filter({ hasText: 'products replies with 63 systems.' })).toBeVisible();

  await expect(page.getByRole('definition')).toHaveCount(5);

  expected.push(/CORS/, /Failed to load resource/);
  const headers = { 'Access-Control-Allow-Origin': 'https://shop.example' };
  await page.route('http://elsewhere.example/**', (route) => route.fulfill({ headers, body: '{}' }));
  await page.getByLabel('Address of the provider').fill('http://elsewhere.example');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('listitem').first()).toContainText('other sites may not read it (CORS)');
  await expect(page.getByRole('status')).toHaveText('3 things to look at.');
});
