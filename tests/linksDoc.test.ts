import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readVisitLink } from '../src/parts/share/rules/readVisitLink.ts';

const DOCS = readFileSync('docs/links.md', 'utf8');

it.each(['mail', 'category', 'advert', 'assistant', 'paper'])('the printed link is read whole: %s', (name) => {
  const [, block = ''] = new RegExp(`^\`{3}(?:html|text) link-${name}\\n(.*?)^\`{3}$`, 'ms').exec(DOCS) ?? [];
  const [, link = ''] = /#product-selector=([^"\s]+)/.exec(block) ?? [];
  const found = readVisitLink(link.split('&'));
  expect(found?.unused).toEqual([]);
  expect(Object.keys(found?.visit.answers ?? {}).length).toBeGreaterThan(0);
});
