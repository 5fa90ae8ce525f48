import { act } from 'react';
import { expect, it } from 'vitest';
import { button, press, show, textOf } from '../../tests/showScreens.tsx';
import { ExplainDialog } from './ExplainDialog.tsx';

/** Opens an explanation with two pictures. */
function open(description: string): HTMLElement {
  const pictures = ['one', 'two'].map((name) => ({
    src: `https://pictures.example/${name}.svg`,
    alt: `Picture ${name}`,
  }));
  show(() => (
    <ExplainDialog
      openLabel="More about Split"
      closeLabel="Close"
      explanation={{ title: 'How it works', description, labels: [] }}
      pictures={pictures}
      slideWords={{ previous: 'Previous', next: 'Next', position: (at, of) => `Picture ${at} of ${of}` }}
      icon="?"
    />
  ));
  press(() => button('More about Split'));
  return document.querySelector('dialog') as HTMLElement;
}

it('has the description below every picture where there is no line for each', () => {
  const dialog = open('One or more units indoors.');
  expect(textOf(dialog)).toContain('One or more units indoors.');
  press(() => button('Next'));
  expect(textOf(dialog.querySelector('[role=status]'))).toBe('Picture 2 of 2');
  expect(textOf(dialog)).toContain('One or more units indoors.');
});

it('has the description of a picture in place of one that fails to load, and of no other', () => {
  const dialog = open('First line.\nSecond line.');
  const picture = dialog.querySelector('img');
  expect(picture?.alt).toBe('Picture one');
  act(() => void picture?.dispatchEvent(new Event('error')));
  expect(dialog.querySelector('img')).toBeNull();
  expect(textOf(dialog)).toContain('Picture one');
  expect(textOf(dialog)).toContain('First line.');
  press(() => button('Next'));
  expect(dialog.querySelector('img')?.alt).toBe('Picture two');
});
