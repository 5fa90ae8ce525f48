import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readProofs } from '../scripts/checkProofs.mjs';

const DOCUMENT = readFileSync('SECURITY.md', 'utf8');
const PROOFS = readProofs(DOCUMENT);

/** scripts/checkProofs.mjs checks at the end of the check that the proofs ran and passed. */
describe('SECURITY.md', () => {
  it.each(PROOFS)('names an existing file: $file', ({ file }) => {
    expect(existsSync(file)).toBe(true);
  });

  it('has a proof for each promise', () => {
    const [table = ''] = DOCUMENT.split('\n| Against |')[1]?.split('\n\n') ?? [];
    const promises = table.match(/^\| /gm);
    // The line below the heading has no proof.
    expect(PROOFS.length).toBe(promises?.length);
    expect(PROOFS.length).toBeGreaterThan(10);
  });
});
