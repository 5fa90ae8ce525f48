import { expect, it, vi } from 'vitest';
import { show } from '../../../tests/showScreens.tsx';
import { ExplainPicture } from './ExplainPicture.tsx';

vi.mock('./explanations.ts', () => {
  throw new Error('The file is gone.');
});

it('a picture of an explanation leaves no box if its file fails to load', async () => {
  show(() => <ExplainPicture name="split" className="slide-picture" alt={(title) => title} />);
  expect(document.querySelector('svg')).not.toBeNull();
  await expect.poll(() => document.querySelector('svg')).toBeNull();
});

it('the picture of the landing screen has the paths of its file, and no name', async () => {
  show(() => <ExplainPicture className="landing-picture" />);
  await expect.poll(() => document.querySelectorAll('svg[aria-hidden=true] path.draw-ink').length).toBeGreaterThan(0);
  expect(document.querySelector('svg')?.getAttribute('aria-label')).toBeNull();
});
