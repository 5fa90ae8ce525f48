import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { builtConstants } from './builtConstants.ts';

it('the build and the development server insert every constant that a source declares', async () => {
  const declared = execFileSync('git', ['grep', '-hoE', 'declare const __\\w+__', '--', 'src'], { encoding: 'utf8' });
  const names = new Set(declared.trim().replaceAll('declare const ', '').split('\n'));
  expect(Object.keys(await builtConstants()).sort()).toEqual([...names].sort());
});
