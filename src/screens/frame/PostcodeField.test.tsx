import { useState } from 'react';
import { expect, it } from 'vitest';
import { button, press, show } from '../../../tests/showScreens.tsx';
import { VisitContext } from '../../visit/useVisit.ts';
import { createVisit } from '../../visit/visit.ts';
import { PostcodeField } from './PostcodeField.tsx';

/** A screen that renders again at the first press, and is left at the second. */
function Screen() {
  const [turn, setTurn] = useState(0);
  return (
    <>
      {turn < 2 && <PostcodeField />}
      <button type="button" onClick={() => setTurn(turn + 1)}>
        Next
      </button>
    </>
  );
}

it('a postcode that was filled in without an event is kept when the screen is left', () => {
  const visit = createVisit(
    { read: () => null, write() {}, clear() {} },
    () => {},
    () => {},
  );
  show(() => (
    <VisitContext value={visit}>
      <Screen />
    </VisitContext>
  ));
  const field = document.querySelector('input') as HTMLInputElement;
  field.value = '3000';
  press(() => button('Next'));
  expect(field.value).toBe('3000');
  press(() => button('Next'));
  expect(visit.get().postcode).toBe('3000');
});
