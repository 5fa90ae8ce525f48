import { expect, it } from 'vitest';
import { button, press, show, textOf } from '../../tests/showScreens.tsx';
import { ExplainDialog } from './ExplainDialog.tsx';

/** Opens an explanation with two pictures. */
function open(description: string): HTMLElement {
  show(() => (
    <ExplainDialog
      openLabel="More about Split"
      closeLabel="Close"
      explanation={{ title: 'How it works', description, labels: [] }}
      pictures={['One', 'Two']}
      slideWords={{ previous: 'Previous', next: 'Next', position: (at, of) => `Picture ${at} of ${of}` }}
      icon="?"
    />
  ));
  press(() => button('More about Split'));
  return document.querySelector('dialog') as HTMLElement;
}

it('an explanation has the description below every picture where there is no line for each', () => {
  const dialog = open('One or more units indoors.');
  expect(textOf(dialog)).toContain('One or more units indoors.');
  press(() => button('Next'));
  expect(textOf(dialog.querySelector('[role=status]'))).toBe('Picture 2 of 2');
  expect(textOf(dialog)).toContain('One or more units indoors.');
});
