import { expect, it } from 'vitest';
import { explainFileProblem, type FileProblem } from '../../sheets/open/explainFileProblem.ts';
import { replyTooLarge } from '../../sheets/read/replyBytes.ts';
import { tooManySystems } from './catalogueLimits.ts';

const said = (problem: FileProblem | null) => problem && explainFileProblem(problem).reason;

it('a limit gives the size found and the limit', () => {
  expect(tooManySystems(5000)).toBeNull();
  expect(said(tooManySystems(1_234_567))).toBe('There are 1,234,567 systems; the limit is 5,000.');
  expect(replyTooLarge(16 * 1024 * 1024)).toBeNull();
  expect(said(replyTooLarge(16 * 1024 * 1024 + 1))).toBe(
    'The catalogue is 16.1 MiB as a reply; visitors can load at most 16 MiB.',
  );
});
