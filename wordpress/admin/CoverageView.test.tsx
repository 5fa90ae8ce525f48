import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { coverage } from '../../sheets/cover/coverage.ts';
import { itemsOf, labelled, place, press, render, saved, text } from '../../tests/cataloguePage.tsx';
import { readFile } from '../../tests/samples/readFile.ts';
import { CoverageView } from './CoverageView.tsx';

const show = (file: string, content: string | Uint8Array) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return render(<CoverageView coverage={coverage(readFile(file, bytes).products)} file={file} />);
};

it('the coverage groups the answer paths with no match by cause, and downloads every one', async () => {
  await show('range.csv', 'id,title,system_type,phase\nA,Split A,split,1\nB,Brand new split,split,3\n');
  expect(text()).toMatch(/The questions have [\d,]+ answer paths/);
  const causes = itemsOf('Answer paths with no match, by cause');
  const cause = causes.find((words) => words.startsWith('Whole Home: '));
  expect(cause).toMatch(/^Whole Home: [\d,]+ answer paths\s*For example: .* · Whole Home · /);
  await press(/^Download all answer paths as text$/);
  const all = (await saved[0]?.content.text()) ?? '';
  const [, count = ''] = /^Whole Home: ([\d,]+) answer paths$/m.exec(all) ?? [];
  expect(all.match(/^ {4}.* · Whole Home · .*$/gm)).toHaveLength(Number(count.replace(',', '')));
});

it('the coverage names the families that visitors never see first, and the blanks that matter', async () => {
  await show('products.csv', readFileSync('catalogue/products.csv'));
  const listBelow = (title: RegExp) =>
    [...place.querySelectorAll('details')].find((one) => title.test(one.querySelector('h4')?.textContent ?? ''));
  const first = listBelow(/^Families that are never at the top of the list \(\d+\)$/);
  expect(first?.textContent).toContain('WB-WALL Wattlebird Wall Split');
  const starting = listBelow(/^Families that are never where to start, or beside it \(\d+\)$/);
  expect(starting?.textContent).toContain('WB-CASS-060 Wattlebird Ceiling Cassette 6.0 kW');
  const blanks = labelled('table', 'Blanks that leave the most to check');
  expect(blanks?.querySelector('tbody th')?.textContent).toBe('controls');
});
