import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { button, press, show } from '../../../tests/showScreens.tsx';
import { VisitContext } from '../../visit/useVisit.ts';
import { createVisit } from '../../visit/visit.ts';
import { ShareBox } from './ShareBox.tsx';

it('the page hears how a link was shared, with the chosen system', async () => {
  const told: unknown[] = [];
  const store = { read: () => null, write: () => {}, clear: () => {} };
  const visit = createVisit(store, (name, detail) => name === 'selector-shared' && told.push(detail));
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('navigator', { ...navigator, share: async () => {} });
  show(() => (
    <VisitContext value={visit}>
      <ShareBox postcode="" listed={[]} texts={[]} linkFor={() => 'https://shop.example/#product-selector=1'} />
    </VisitContext>
  ));
  press(() => button('Copy link'));
  visit.update((state) => ({ ...state, chosen: 'a' }));
  press(() => button('Share'));
  // Waits for the browser's reply to copying.
  await act(async () => {});
  expect(told).toEqual([
    { how: 'copy', system: null },
    { how: 'share', system: 'a' },
  ]);
});
