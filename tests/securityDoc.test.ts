import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const PROOFS = [...readFileSync('SECURITY.md', 'utf8').matchAll(/^\| .+ \| .+ \| (\S+): (.+) \|$/gm)].map(
  ([, file = '', title = '']) => ({ file, title }),
);

describe('SECURITY.md', () => {
  it.each(PROOFS)('$title: is in $file', ({ file, title }) => {
    expect(readFileSync(file, 'utf8')).toContain(title);
  });

  it('has a proof for each promise', () => {
    const [table = ''] = readFileSync('SECURITY.md', 'utf8').split('\n| Against |')[1]?.split('\n\n') ?? [];
    const promises = table.match(/^\| /gm);
    // The line below the head has none.
    expect(PROOFS.length).toBe(promises?.length);
    expect(PROOFS.length).toBeGreaterThan(10);
  });
});
