import { expect, it } from 'vitest';
import { button, press, show, textOf } from '../../../tests/showScreens.tsx';
import { AskAgain } from './AskAgain.tsx';

it('the button to ask again announces that it loads, and each failure after a press', () => {
  let loading = false;
  let asked = 0;
  const start = (): void => {
    asked += 1;
    loading = true;
  };
  const render = show(() => <AskAgain reload={{ loading, start }} />);
  const said = () => textOf(document.querySelector('[role=status]'));
  // The first failure is shown above the button.
  expect(said()).toBe('');
  for (const times of [1, 2]) {
    press(() => button('Try again'));
    render({});
    expect(said()).toBe('Loading our systems…');
    // A second press during the request asks only once.
    press(() => button('Try again'));
    expect(asked).toBe(times);
    loading = false;
    render({});
    expect(said()).toBe("We still can't load our systems. Please try again in a few minutes.");
  }
});
