import { expect, it } from 'vitest';
import { createNonces } from './nonce.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const S = 1000;

it.each([
  ['at once', 0, 'too fast'],
  ['within three seconds', 3 * S - 1, 'too fast'],
  ['after three seconds', 3 * S, 'good'],
  ['within a day', 24 * 60 * 60 * S, 'good'],
  ['after a day', 24 * 60 * 60 * S + 1, 'refused'],
  ['five minutes early, by another server’s clock', -300 * S, 'too fast'],
  ['even earlier', -300 * S - 1, 'refused'],
])('a nonce that comes back %s is judged by its age', (_, age, verdict) => {
  const nonces = createNonces(new Uint8Array(32));
  expect(nonces.judge(nonces.create(NOW), NOW + age)).toBe(verdict);
});

it.each([null, '', 'v1.x', 'x v1.0.0123456789abcdef.', 'v1.0.0123456789abcdef.'])('%j isn’t a nonce', (text) => {
  const nonces = createNonces(new Uint8Array(32));
  const whole = text?.endsWith('f.') ? `${text}${'A'.repeat(43)}` : text;
  expect(nonces.judge(whole, 0)).toBe('refused');
});

it('a nonce has one spelling, so its uses can be counted', () => {
  const nonces = createNonces(new TextEncoder().encode('a key of at least thirty-two characters'));
  const now = Date.parse('2026-11-22T12:00:00Z');
  const nonce = nonces.create(now - 10_000);
  expect(nonces.judge(nonce, now)).toBe('good');
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const others = [...alphabet].map((last) => nonce.slice(0, -1) + last).filter((other) => other !== nonce);
  expect(new Set(others.map((other) => nonces.judge(other, now)))).toEqual(new Set(['refused']));
});
