import { expect, it } from 'vitest';
import { hiddenProblem, idProblem, versionProblem } from './pageProblems.ts';

it('the message about two versions of the element names both, and the solution', () => {
  expect(versionProblem('1.2.0', '1.1.0')).toBe(
    'Product Selector: this script has version 1.2.0 of <product-selector>, but version 1.1.0 is already in use, so this script does nothing. Load only one of them.',
  );
});

it.each([undefined, null, 7, {}])(
  'the message about two versions says that another program defined the element if its version is %j',
  (found) => {
    expect(versionProblem('1.2.0', found)).toContain('another program has defined it');
  },
);

it('the message about hidden names has the parts of document that elements of the page hide', () => {
  expect(hiddenProblem(['createElement', 'nodeName'])).toContain('hide document.createElement, document.nodeName.');
});

it('the message about two selectors with one id names it', () => {
  expect(idProblem('guide')).toContain('have the id "guide"');
});
