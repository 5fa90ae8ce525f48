import { expect, it } from 'vitest';
import { actionProblem } from '../../app/pageProblems.ts';
import type { PageAction } from './pageContext.ts';
import { readAction } from './readAction.ts';

function problemOf(page: PageAction): string | undefined {
  const { problem } = readAction(page);
  return problem && actionProblem(problem);
}

const LABEL = 'Ask for a quote';

it.each([
  ['https://shop.example/quote?from=guide#form', 'https://shop.example/quote?from=guide#form', true],
  [' http://shop.example ', 'http://shop.example/', true],
  ['tel:+61 2 9999 0000', 'tel:+61 2 9999 0000', false],
  ['mailto:sales@shop.example?subject=Quote', 'mailto:sales@shop.example?subject=Quote', false],
  ['TEL:131313', 'tel:131313', false],
])('the action of the page can be %s', (url, href, opensTab) => {
  expect(readAction({ url, label: LABEL })).toEqual({ action: { href, label: LABEL, opensTab } });
});

it.each([
  ...['javascript:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:alert(1)', 'vbscript:x', 'sms:131313'],
  ...['data:text/html,<script>alert(1)</script>', 'blob:https://shop.example/1', 'file:///etc/passwd', '/quote'],
  ...['//shop.example/quote', 'shop.example/quote', 'www.shop.example', '#quote', '?quote', 'https://'],
  ...['tel:', 'mailto:'],
])('the action of the page is not %s, and the problem names the schemes', (url) => {
  const problem = problemOf({ url, label: LABEL });
  expect(readAction({ url, label: LABEL }).action).toBeNull();
  expect(problem).toMatch(
    /^Product Selector: action-url=".*" can't be used\. Write a whole address with https:, http:, tel: or mailto:/,
  );
  expect(problem).not.toMatch(/[\p{Cc}]/u);
});

it('the action of the page needs both attributes, and says which is missing', () => {
  expect(readAction({ url: 'tel:131313', label: null }).action).toBeNull();
  expect(problemOf({ url: 'tel:131313', label: null })).toContain('no action-label');
  expect(problemOf({ url: 'tel:131313', label: ' \u200e ' })).toContain('no action-label');
  expect(problemOf({ url: null, label: LABEL })).toContain('no action-url');
  expect(readAction({ url: ' ', label: LABEL }).action).toBeNull();
});

it('the action of the page is nothing, without a problem, if neither is set', () => {
  expect(readAction({ url: null, label: null })).toEqual({ action: null });
  expect(readAction({ url: '', label: ' ' })).toEqual({ action: null });
});

it('the action of the page has a label of one line without characters that turn the text around', () => {
  const read = (label: string) => readAction({ url: 'tel:131313', label }).action?.label;
  expect(read('  Call\nus\u202enow\u202c ')).toBe('Call us now');
  expect(read('<b>Call</b>')).toBe('<b>Call</b>');
});

it('the action of the page has a label of at most 60 characters, and says so', () => {
  const long = { url: 'tel:131313', label: 'x'.repeat(61) };
  expect(readAction(long).action?.label).toBe(`${'x'.repeat(59)}…`);
  expect(problemOf(long)).toContain('more than 60 characters');
  expect(readAction({ url: 'tel:131313', label: 'x'.repeat(60) }).problem).toBeUndefined();
});

it('the action of the page names a long address shortly', () => {
  expect(problemOf({ url: `data:${'x'.repeat(5000)}`, label: LABEL })?.length).toBeLessThan(320);
});
