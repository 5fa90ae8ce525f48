import { expect, it } from 'vitest';
import { createNonces } from './nonce.ts';

it('a nonce has one spelling, so its uses can be counted', async () => {
  const nonces = await createNonces(new TextEncoder().encode('a key of at least thirty-two characters'));
  const now = Date.parse('2026-11-22T12:00:00Z');
  const nonce = await nonces.create(now - 10_000);
  expect(await nonces.judge(nonce, now)).toBe('good');
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const others = [...alphabet].map((last) => nonce.slice(0, -1) + last).filter((other) => other !== nonce);
  const verdicts = await Promise.all(others.map((other) => nonces.judge(other, now)));
  expect(new Set(verdicts)).toEqual(new Set(['refused']));
});
