import { expect, it, onTestFinished, vi } from 'vitest';
import type { Start } from './play.ts';

const START: Start = { attributes: {}, messages: {}, css: '', scheme: 'light', fault: '' };
const selector = () => document.querySelector('product-selector');

/** A message of the page around the frame. */
function send(start: Partial<Start>, origin = location.origin, source: Window | null = window.parent): void {
  const data = { kind: selector() ? 'change' : 'start', start: { ...START, ...start }, play: { ...START, ...start } };
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

it('the frame takes messages of its own origin’s page, attributes of the element and styles of one rule', async () => {
  const fetch = window.fetch;
  document.body.innerHTML = '<main></main>';
  // The selector's own script.
  vi.spyOn(document.body, 'append').mockImplementation(() => {});
  // The frame puts its own in their place.
  for (const kind of ['info', 'warn', 'error'] as const) vi.spyOn(console, kind).mockImplementation(() => {});
  onTestFinished(() => {
    window.fetch = fetch;
    document.body.replaceChildren();
  });
  await import('./frame.ts');
  send({}, 'https://other.example');
  send({}, location.origin, null);
  expect(selector()).toBeNull();
  send({ attributes: { lang: 'de', 'heading-level': '1' } });
  expect(selector()?.outerHTML).toBe(
    `<product-selector host="${location.origin}" lang="de" heading-level="1"></product-selector>`,
  );
  const attributes = {
    host: 'https://other.example',
    'rest-url': 'x',
    onclick: 'alert(1)',
    style: 'x',
    toString: 'x',
    lang: 'en',
  };
  send({ attributes, css: '--ps-radius: 2px; } body { display: none' });
  expect(selector()?.outerHTML).toBe(`<product-selector host="${location.origin}" lang="en"></product-selector>`);
  expect([...document.adoptedStyleSheets].flatMap((sheet) => [...sheet.cssRules])).toHaveLength(1);
  send({ attributes: { lang: 'fr' } }, 'https://other.example');
  expect(selector()?.getAttribute('lang')).toBe('en');
});
