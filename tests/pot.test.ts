import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makePot } from '../scripts/makePot.mjs';

const POT = makePot();
const sources = ['wordpress/plugin', 'wordpress/admin', 'wordpress/block']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))))
  .filter((file) => /\.(php|tsx?)$/.test(file) && !/\.test\.ts|i18n\.ts/.test(file));

describe('the template for translators', () => {
  it('has every sentence of PHP, the catalogue page and the editor, with its place in the plugin', () => {
    expect(POT).toMatch(/#: includes\/class-element\.php:\d+\nmsgid "All our air conditioners"/);
    expect(POT).toMatch(/#: block\/editor\.js\nmsgid "Level of the main heading"/);
    expect(POT).toMatch(/#: admin\/admin\.js\n(#.*\n)*msgid "[^"]+"\nmsgid_plural "/);
    expect(POT).toContain('msgid "Guides home owners');
  });

  it('misses no call, and every call has its text and our text domain', () => {
    const calls = sources.flatMap((file) => {
      const found = readFileSync(file, 'utf8').matchAll(/(?<![\w$>.])(?:_n|__|_e|esc_html__|esc_attr__)\((?!text: )/g);
      return [...found].map(({ index }) => readFileSync(file, 'utf8').slice(index, index + 600));
    });
    expect(calls.length).toBeGreaterThan(80);
    for (const call of calls) {
      const text = /^\w+\(\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/.exec(call)?.[1];
      expect(text, call.slice(0, 80)).toBeDefined();
      const said = text?.slice(1, -1).replace(/\\(.)/g, '$1').replace(/"/g, '\\"');
      expect(POT).toContain(`"${said}"`);
      expect(call).toMatch(/'product-selector'/);
    }
  });
});
