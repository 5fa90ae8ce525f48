import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { collectTexts, makePot } from '../scripts/makePot.mjs';
import { readTranslations, translatePlugin } from '../scripts/translatePlugin.mjs';

const POT = makePot();
const sources = ['wordpress/plugin', 'wordpress/admin', 'wordpress/block', 'workshop', 'sheets']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))))
  .filter((file) => /\.(php|tsx?)$/.test(file) && !/\.test\.ts|i18n\.ts|speech\.ts/.test(file));

it('the template for translators has every sentence of PHP, the catalogue page and the editor, with its place in the plugin', () => {
  expect(POT).toMatch(/#: includes\/class-element\.php:\d+\nmsgid "All our air conditioners"/);
  expect(POT).toMatch(/#: block\/editor\.js\nmsgid "Level of the main heading"/);
  expect(POT).toMatch(/#: admin\/admin\.js\n(#.*\n)*msgid "[^"]+"\nmsgid_plural "/);
  expect(POT).toContain('msgid "Guides home owners');
});

it('the template for translators misses no call, and every call has its text and our text domain', () => {
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

it('no sentence of the plugin sends a person into the text of a mapping', () => {
  const asksForJson = /"(?:default|price_includes)"|“(?:only|columns|suggestions|part|leaveOut)”/;
  expect([...collectTexts().keys()].filter((text) => asksForJson.test(text))).toEqual([]);
});

const HOLE = /%(\d\$)?[sd]/g;
const holes = (text: string) => (text.match(HOLE) ?? []).sort();

describe.each(Object.entries(readTranslations()))('the draft %s', (locale, translation) => {
  const texts = collectTexts();

  // One that the plugin no longer says isn't packed.
  it('has both forms of a plural', () => {
    for (const [text, said] of Object.entries(translation)) {
      if (texts.has(text)) expect([said].flat(), text).toHaveLength(texts.get(text)?.plural === null ? 1 : 2);
    }
  });

  it('keeps the values of every text', () => {
    for (const [text, said] of Object.entries(translation))
      for (const form of [said].flat()) expect(holes(form), text).toEqual(holes(text));
  });

  it('names only facts that the sentence about a problem has, and all but its noun', () => {
    const named = (text: string) => new Set(text.match(/\{\w+\}/g));
    for (const [text, said] of Object.entries(translation)) {
      if (typeof said !== 'string') continue;
      const facts = named(text);
      facts.delete('{noun}');
      expect(named(said), text).toEqual(facts);
      expect(said.match(/[<>]/g), text).toEqual(text.match(/[<>]/g));
    }
  });

  it('is packed for PHP and for both scripts', () => {
    const files = translatePlugin();
    expect(files[`product-selector-${locale}.l10n.php`]).toContain("'Mail to'=>'");
    const script = JSON.parse(files[`product-selector-${locale}-product-selector-admin.json`] ?? '');
    expect(script.locale_data.messages).toMatchObject({
      Reload: [translation.Reload],
      '%s error': translation['%s error'],
    });
    expect(script.locale_data.messages).not.toHaveProperty('Mail to');
    // WordPress itself says what the draft lacks, in English and with both forms of a plural.
    const { '': _, ...said } = script.locale_data.messages;
    expect(Object.keys(said).filter((text) => !(text in translation))).toEqual([]);
  });
});
