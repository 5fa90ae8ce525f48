import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { demoPage, landingContent } from '../server/demoPage.ts';
import { LANDING } from '../src/words/english/landing.ts';

const SENTENCES = [
  LANDING['landing.title'],
  LANDING['landing.lead'],
  LANDING['landing.length'],
  LANDING['landing.private'],
  LANDING['landing.honest'],
];

it.each(['README.md', 'docs/embedding.md'])(
  "the landing text is the same as the landing screen's in the snippet of %s",
  (file) => {
    const content = landingContent('<a href="/air-conditioners">All our air conditioners</a>');
    expect(readFileSync(file, 'utf8')).toContain(`>\n  ${content}\n</product-selector>`);
  },
);

it("the landing text is the same as the landing screen's in WordPress, where translators need each sentence in the source", () => {
  const source = readFileSync('wordpress/plugin/includes/class-element.php', 'utf8');
  for (const sentence of SENTENCES) expect(source).toMatch(new RegExp(`__\\( ['"]${escapeForRegExp(sentence)}['"],`));
});

it('the landing text is on the demo page', () => {
  const page = demoPage(readFileSync('server/demo.html', 'utf8'), '', { file: null, systems: 2, range: '' });
  for (const sentence of SENTENCES) expect(page).toContain(sentence);
});

function escapeForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
