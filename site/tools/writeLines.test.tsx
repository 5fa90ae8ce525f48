import { expect, it } from 'vitest';
import { writeLines } from './writeLines.ts';

const SITE = 'https://site.example/a&b/';
const write = (given: Partial<Parameters<typeof writeLines>[0]> = {}) =>
  writeLines({ site: SITE, attributes: {}, messages: {}, css: '', ...given });
/** Inside a template, nothing runs and nothing loads. */
function parsed(lines: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = lines;
  return template.content;
}

it('the lines take the element from the site, and the site as the provider', () => {
  const page = parsed(write());
  expect(page.querySelector('script')?.getAttribute('src')).toBe(`${SITE}embed/product-selector.js`);
  expect(page.querySelector('script')?.getAttribute('onerror')).toContain('product-selector-failed');
  expect(page.querySelector('link')?.getAttribute('href')).toBe(`${SITE}embed/landing.css`);
  expect(page.querySelector('product-selector')?.getAttribute('host')).toBe('https://site.example/a&b');
  expect(page.querySelector('product-selector h2')?.textContent).toContain('suits your home');
});

it('the lines name a provider of one’s own instead of the site', () => {
  expect(write({ attributes: { host: 'https://mine.example' } })).toContain(' host="https://mine.example">');
  const lines = write({ attributes: { 'rest-url': 'https://mine.example/?rest_route=/' } });
  expect(parsed(lines).querySelector('product-selector')?.getAttributeNames()).toEqual(['rest-url']);
});

it('the lines keep every attribute, sentence and colour as it was typed', () => {
  const attributes = { 'preset-skip': '', id: `a"b'c&d<e>`, preset: `{"answers": {"Q0": "it's & no"}}` };
  const messages = { 'landing.start': '</script><b>"', 'status.fit': { one: 'One', other: '{count}' } };
  const page = parsed(write({ attributes, messages, css: '--ps-accent: #ffd400;\n--ps-radius: 2px;' }));
  const selector = page.querySelector('product-selector');
  for (const [name, value] of Object.entries(attributes)) expect(selector?.getAttribute(name)).toBe(value);
  expect(JSON.parse(selector?.querySelector('script')?.textContent ?? '')).toEqual(messages);
  expect(page.querySelector('style')?.textContent).toContain(
    'product-selector {\n  --ps-accent: #ffd400;\n  --ps-radius: 2px;\n}',
  );
  expect(page.querySelectorAll('b')).toHaveLength(0);
});
