import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { openStore } from '../../server/enquiries/openStore.ts';
import { type Provider, startProvider } from '../scaling/startProvider.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { findingsOfAxe } from './helpers/findingsOfAxe.ts';
import { saveVisit } from './helpers/savedVisit.ts';
import type { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';

// In one worker, which starts one provider.
test.describe.configure({ mode: 'default' });

const ANSWERS = { Q0: 'Yes', Q1: 'Split', Q2: 'Apartment', Q3: 'Single Room', Q6: 'Large Outdoor space', Q7: ['None'] };
const SYSTEMS = ['Alpha', 'Beta', 'Gamma'].map((name, index) => ({
  id: 'abc'[index],
  title: `${name} 2.5 kW`,
  system_type: 'split',
  cooling_capacity_kw: 2.5,
}));
const REPLY = 'We call within one working day.';
const POST = '**/v2/enquiries';
/** The browser's line about a failed request. */
const FAILED = /Failed to load resource/;
/** Our line, with the method and the reason. */
const UNSENT = /^Error sending the enquiry ReplyError: POST http\S+\/enquiries: the provider /;

let folder: ReturnType<typeof temporaryFolder>;
let provider: Provider;
let file: string;

test.beforeAll(async () => {
  folder = temporaryFolder();
  file = `${folder.path}/enquiries.db`;
  const form = `${folder.path}/form.json`;
  writeFileSync(form, JSON.stringify({ reply: REPLY }));
  provider = await startProvider(['--enquiries', file, '--enquiry-form', form]);
});
test.afterAll(async () => {
  await provider.kill();
  folder.remove();
});

async function stored() {
  const store = await openStore(file, { mustExist: true });
  try {
    return await store.list();
  } finally {
    await store.close();
  }
}

/** The form, with the visitor's details in it. */
async function fillForm(page: Page, selector: Selector, name: string): Promise<void> {
  await page.route('**/v2/products?**', (route) => route.fulfill({ json: SYSTEMS }));
  await saveVisit(page, {
    place: '/result',
    chosen: 'a',
    answers: ANSWERS,
    postcode: '3000',
    shortlist: ['a', 'b', 'c'],
  });
  await page.goto(`http://${provider.address}/`);
  await selector.resume();
  await selector.button('Ask for a quote').click();
  await expect(selector.heading('Ask for a quote')).toBeFocused();
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Email').fill(`${name.toLowerCase()}@example.com`);
}

/** Collects every event of the selector, every requested address, and every line of the console. */
async function listenToPage(page: Page): Promise<() => Promise<readonly string[]>> {
  const lines: string[] = [];
  page.on('request', (request) => lines.push(`address ${request.method()} ${request.url()}`));
  page.on('console', (message) => lines.push(`console ${message.text()}`));
  await page.addInitScript(() => {
    const events: string[] = [];
    Object.assign(window, { events });
    const dispatch = EventTarget.prototype.dispatchEvent;
    EventTarget.prototype.dispatchEvent = function (event) {
      if (event instanceof CustomEvent) events.push(`event ${event.type} ${JSON.stringify(event.detail)}`);
      return dispatch.call(this, event);
    };
  });
  return async () => [...lines, ...(await page.evaluate(() => (window as unknown as { events: string[] }).events))];
}

const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

test('an enquiry arrives as the visitor saw it, and only its reference stays in the tab', async ({
  page,
  selector,
  expected,
}) => {
  expected.push(/enquiry-fields: cut to what can be sent/);
  await page.setViewportSize({ width: 320, height: 640 });
  const told = await listenToPage(page);
  await fillForm(page, selector, 'Ada');
  await page.getByLabel('Email').fill('nobody');
  await selector.button('Send').click();
  const problem = page.getByRole('alert').getByRole('button', { name: 'Check the email address' });
  await expect(page.getByRole('alert')).toBeFocused();
  await problem.click();
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(await findingsOfAxe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await page.getByLabel('Email').fill('ada@example.com');
  await expect(page.getByLabel('Postcode of the home')).toHaveValue('3000');
  await page.getByText('What goes with your message').click();
  await page.getByRole('checkbox', { name: 'My answers' }).uncheck();
  await page.getByText('Read the whole message').click();
  const message = (await page.getByText('Air conditioning for my home').textContent()) ?? '';
  expect(message).not.toContain('3000');
  await page.locator('product-selector').evaluate((element) => {
    Object.assign(element, { enquiryFields: { Campaign: '<b>Spring</b>', Page: 'x'.repeat(201) } });
  });
  const alsoSent = page.getByRole('region', { name: 'Also sent by this page' });
  await expect(alsoSent).toHaveText(/Campaign: <b>Spring<\/b>Page: x{200}$/);
  await selector.button('Send').click();
  await expect(selector.heading('Your enquiry has arrived')).toBeFocused();
  const [enquiry, ...more] = await stored();
  expect(more).toEqual([]);
  expect(enquiry).toMatchObject({ name: 'Ada', email: 'ada@example.com', postcode: '3000', marketing: false });
  expect(enquiry?.fields).toEqual({ Campaign: '<b>Spring</b>', Page: 'x'.repeat(200) });
  expect(enquiry?.brief).toMatchObject({ system: 'a', answers: {} });
  expect(enquiry?.brief.versions).toEqual({
    selector: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    questions: expect.any(String),
    catalogue: expect.any(String),
  });
  expect(enquiry?.brief.text.replaceAll(/\s+/g, ' ')).toBe(message.replaceAll(/\s+/g, ' '));
  await expect(page.getByText(`Your reference is ${enquiry?.reference}.`, { exact: true })).toBeVisible();
  expect(await kept(page)).not.toMatch(/ada/i);
  const heard = (await told()).join('\n');
  expect(heard).toMatch(/event selector-/);
  expect(heard).toMatch(/address .*\/enquiries/);
  expect(heard).not.toMatch(/ada|\b3000\b/i);
  await expect(page.getByText("We'll email you at: ada@example.com")).toBeVisible();
  await expect(page.getByText(REPLY)).toBeVisible();
  expect(await findingsOfAxe(page)).toEqual([]);

  await page.reload();
  await selector.resume();
  const next = `We've got your enquiry (${enquiry?.reference}). Next: take three photos for the installer.`;
  await expect(page.getByText(next)).toBeVisible();
  await expect(page.getByText('Ask an installer')).toHaveCount(0);
  await expect(selector.button('Ask for a quote')).toHaveCount(0);
  await selector.button('Start again').click();
  expect(await kept(page)).not.toContain(enquiry?.reference);
});

test('through every failure an enquiry loses nothing, and arrives once, with what was written since', async ({
  page,
  selector,
  context,
  expected,
}) => {
  expected.push(FAILED, UNSENT);
  await fillForm(page, selector, 'Bob');

  await test.step('offline it fails, and what is written meanwhile stays', async () => {
    await context.setOffline(true);
    await selector.button('Send').click();
    await page.getByLabel('Anything else').fill('Ring twice.');
    // The retry is automatic, after a pause.
    await page.clock.fastForward(3000);
    await expect(page.getByText("We couldn't send it.")).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('a refused nonce is asked for once more', async () => {
    const nonces: string[] = [];
    await page.route(POST, (route) => {
      nonces.push(route.request().postDataJSON().nonce);
      return nonces.length === 1 ? route.fulfill({ status: 403 }) : route.fulfill({ status: 409 });
    });
    await selector.button('Send').click();
    await expect(page.getByText("Our website didn't accept it.")).toBeVisible();
    expect(new Set(nonces).size).toBe(2);
    await expect(page.getByLabel('Your name')).toHaveValue('Bob');
    await expect(page.getByLabel('Anything else')).toHaveValue('Ring twice.');
    await expect(selector.button('Copy the message')).toBeVisible();
    await page.unroute(POST);
  });

  await test.step('pressed twice with its answer lost, it arrives once and the visitor is told', async () => {
    let sent = 0;
    await page.route(POST, async (route) => {
      sent += 1;
      const response = await route.fetch();
      if (sent === 1) await route.abort('connectionreset');
      else await route.fulfill({ response });
    });
    await selector.button('Send').dblclick();
    await expect.poll(() => sent).toBe(1);
    // The retry is automatic, after a pause.
    await page.clock.fastForward(3000);
    await expect(selector.heading('Your enquiry has arrived')).toBeVisible();
    expect(sent).toBe(2);
    expect((await stored()).filter(({ name }) => name === 'Bob')).toMatchObject([{ note: 'Ring twice.' }]);
  });
});

test('after a reload while sending, the form says what is unknown and sends the same enquiry', async ({
  page,
  selector,
}) => {
  await fillForm(page, selector, 'Eve');
  let answered = () => {};
  const held = new Promise<void>((resolve) => {
    answered = resolve;
  });
  await page.route(POST, async (route) => {
    await route.fetch();
    answered();
  });
  await selector.button('Send').click();
  await held;
  await page.unroute(POST);
  await page.reload();
  await selector.resume();
  await selector.button('Ask for a quote').click();
  await expect(page.getByText("we don't know if it arrived")).toBeVisible();
  await selector.button('Send').click();
  await expect(selector.heading('Your enquiry has arrived')).toBeVisible();
  expect((await stored()).filter(({ name }) => name === 'Eve')).toHaveLength(1);
});

/** A form service of another origin, which replies as the test says. */
async function startService(reply: (to: ServerResponse) => void) {
  const posts: { readonly headers: IncomingMessage['headers']; readonly fields: Record<string, string> }[] = [];
  const server = createServer(async (request, response) => {
    if (request.method === 'POST')
      posts.push({ headers: request.headers, fields: Object.fromEntries(new URLSearchParams(await text(request))) });
    reply(response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/form`, posts, close: () => server.close() };
}

test('a form service gets one plain form, and what it did is only said where the browser lets the page read it', async ({
  page,
  context,
  selector,
  expected,
}) => {
  expected.push(/enquiry-url: the reply can't be read/, /Content Security Policy/, /blocked by CORS policy/, FAILED);
  let isReadable = false;
  const service = await startService((response) => {
    if (isReadable) response.setHeader('Access-Control-Allow-Origin', '*');
    const isThanked = response.req.method === 'GET';
    response.writeHead(isThanked ? 200 : 302, { Location: '/thanks' }).end('Thank you!');
  });
  await page.addInitScript((url) => {
    document.addEventListener('readystatechange', () =>
      document.querySelector('product-selector')?.setAttribute('enquiry-url', url),
    );
  }, service.url);
  await fillForm(page, selector, 'Kim');
  await selector.button('Send').click();
  const unseen = page.getByText("We can't see whether it arrived.");
  await expect(unseen).toBeVisible();
  await expect(selector.button('Copy the message')).toBeVisible();
  expect(await findingsOfAxe(page)).toEqual([]);
  // The link to the visit, which is sent too, is longer than a phone is wide.
  await expect(page.getByText('link: http')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await page.locator('form').evaluate((form) => form.scrollWidth - form.clientWidth)).toBe(0);
  // The page's own policy.
  expect(service.posts).toEqual([]);

  // The browser doesn't know where a page comes from that the test hands on.
  await context.grantPermissions(['local-network-access']);
  await page.route(`http://${provider.address}/`, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.reload();
  await selector.resume();
  await selector.button('Ask for a quote').click();
  await expect(unseen).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Kim');
  const again = selector.button('Send again (it may arrive twice)');
  await again.click();
  await expect.poll(() => service.posts).toHaveLength(1);
  await expect(unseen).toBeVisible();
  isReadable = true;
  await again.press('Enter');
  await expect(selector.heading('Your enquiry has arrived')).toBeFocused();
  await expect(page.getByText('reference')).toHaveCount(0);
  expect(await kept(page)).not.toMatch(/kim/i);
  const [first, second, ...more] = service.posts;
  expect(more).toEqual([]);
  expect(second?.fields).toEqual(first?.fields);
  expect(first?.fields).toMatchObject({ name: 'Kim', email: 'kim@example.com', postcode: '3000', system: 'a' });
  expect(first?.headers).toMatchObject({
    accept: 'application/json',
    'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
  });
  expect(first?.headers).not.toHaveProperty('cookie');

  await page.reload();
  await selector.resume();
  await expect(page.getByText("We've got your enquiry. Next: take three photos for the installer.")).toBeVisible();
  expect((await stored()).filter(({ name }) => name === 'Kim')).toEqual([]);
  service.close();
});
