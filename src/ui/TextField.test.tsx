import { act, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { button, named, press, show } from '../../tests/showScreens.tsx';
import { TextField } from './TextField.tsx';

const told = vi.fn();

/** Two fields that change one object, and one that goes with a press. */
function Form() {
  const [texts, setTexts] = useState({ size: '', total: '' });
  const [isHere, setHere] = useState(true);
  const field = (name: keyof typeof texts) => (
    <TextField label={name} text={texts[name]} onText={(text) => setTexts({ ...texts, [name]: text })} />
  );
  return (
    <>
      {field('size')}
      {field('total')}
      {isHere && <TextField label="note" text="" onText={(note) => told({ note })} />}
      <button type="button" onClick={() => told(texts)}>
        Check
      </button>
      <button type="button" onFocus={() => setHere(false)}>
        Leave
      </button>
    </>
  );
}

it('a field that was filled in without an event is read before a press is handled, and when it goes', () => {
  show(() => <Form />);
  const fillIn = (name: string, value: string) => Object.assign(named('input', name), { value });
  fillIn('size', '5');
  fillIn('total', '2890');
  press(() => button('Check'));
  fillIn('note', 'Upstairs');
  act(() => button('Leave').focus());
  expect(told.mock.calls).toEqual([[{ size: '5', total: '2890' }], [{ note: 'Upstairs' }]]);
});
