import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { demoPage } from '../demoPage.ts';
import { pagePolicy } from './pagePolicy.ts';

async function directives(html: string, frameAncestors: readonly string[] = ["'self'"]) {
  return new Map(Object.entries(await pagePolicy(html, frameAncestors)));
}

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('the policy of a page allows inline elements by their digest, and no others', async () => {
  const policy = await directives(`<style>a {}</style><style media="print">b {}
</style><SCRIPT>run()</SCRIPT ><script type="module">run(1)</script><script src="/a.js"></script>
<template shadowrootmode="open"><style>c {}</style></template><style></style><styled>d {}</styled>`);
  const styles = ['a {}', 'b {}\n', 'c {}', ''].map(digest);
  expect(policy.get('styleSrc')).toEqual(["'self'", ...styles]);
  expect(policy.get('scriptSrc')).toEqual(["'self'", digest('run()'), digest('run(1)')]);
  expect([...policy.values()].flat().join()).not.toMatch(/unsafe|\*/);
});

it('the policy of a page normalises line ends as browsers do', async () => {
  const policy = await directives('<style>a {}\r\nb {}\rc {}</style>');
  expect(policy.get('styleSrc')).toContain(digest('a {}\nb {}\nc {}'));
});

it('the policy of a page names the sites that may frame it, and blocks every source that it does not name', async () => {
  const policy = await directives('', ["'self'", 'https://shop.example']);
  expect(policy.get('frameAncestors')).toEqual(["'self'", 'https://shop.example']);
  expect(policy.get('defaultSrc')).toEqual(["'none'"]);
  expect(policy.get('baseUri')).toEqual(["'none'"]);
  expect(policy.get('formAction')).toEqual(["'none'"]);
});

it('the policy of a page allows no trusted types, and only pictures from elsewhere', async () => {
  expect(Object.fromEntries(await directives(''))).toEqual({
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'https:', 'http:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'self'"],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ["'none'"],
  });
});

it('the demo page has no attribute that this policy blocks', () => {
  const html = demoPage(readFileSync(new URL('../demo.html', import.meta.url), 'utf8'), '', {
    file: null,
    systems: 2,
    range: '',
  });
  const withoutInline = html.replaceAll(/<(style|script)\b[\s\S]*?<\/\1\s*>/gi, '');
  expect(withoutInline).not.toMatch(/<[^>]+\s(?:style|on[a-z]+)\s*=/i);
  expect(withoutInline).not.toMatch(/javascript:/i);
});
