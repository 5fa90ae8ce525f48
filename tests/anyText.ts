import fc from 'fast-check';

/** Surrogate halves, which aren't characters, lie between. */
const [FIRST_HALF, HALVES, CHARACTERS] = [0xd800, 0x800, 0x110000 - 0x800];

const character = fc.integer({ min: 0, max: CHARACTERS - 1 }).map(
  (at) => String.fromCodePoint(at < FIRST_HALF ? at : at + HALVES),
  // Lets fast-check use names such as `__proto__`, which it builds from characters.
  (text) => {
    if (typeof text !== 'string' || !/^[\s\S]$/u.test(text)) throw new Error('Not one character');
    const point = text.codePointAt(0) ?? 0;
    return point < FIRST_HALF ? point : point - HALVES;
  },
);

/** Text of any characters. The same as fast-check's unit `binary`, which takes a second to collect them all first. */
export const anyText = (length: fc.StringConstraints = {}) => fc.string({ ...length, unit: character });
