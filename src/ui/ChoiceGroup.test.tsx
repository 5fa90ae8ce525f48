import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { ChoiceGroup } from './ChoiceGroup.tsx';

// With this flag, React warns about updates outside `act`.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

it('a group of choices renders only the cards that a press changes', () => {
  const rendered: string[] = [];
  const choices = ['a', 'b', 'c', 'd'].map((value) => ({
    value,
    get label() {
      rendered.push(value);
      return value;
    },
  }));
  const choose = (): void => {};
  const group = (chosen: string) => (
    <form>
      <ChoiceGroup
        legend={{ text: 'Which?' }}
        choices={choices}
        notes={['7 systems', '5 systems', '3 systems', '1 system']}
        chosen={[chosen]}
        multiple={false}
        error={null}
        onChoose={choose}
      />
    </form>
  );
  const root = createRoot(document.createElement('div'));
  act(() => root.render(group('a')));
  rendered.length = 0;
  act(() => root.render(group('b')));
  expect([...new Set(rendered)]).toEqual(['a', 'b']);
  act(() => root.unmount());
});
