import { expect, it } from 'vitest';
import { place, render } from '../../tests/cataloguePage.tsx';
import { Preview } from '../../workshop/Preview.tsx';

it('the preview names the file of the selector that can’t be loaded', async () => {
  await render(<Preview products={[]} element="/nowhere/product-selector.js" />);
  await expect
    .poll(() => place.querySelector('[role=alert]')?.textContent)
    .toBe('The preview couldn’t load. Something is blocking this file: /nowhere/product-selector.js');
});
