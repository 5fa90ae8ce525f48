import { expect, it } from 'vitest';
import { withoutInner } from './declarations.ts';

it('keeps what an entry or a type names, with its comment, and the imports that it needs', () => {
  const text = `import type { Room } from './room.js';
import { type Wall, thickness } from './wall.js';
/** A home. */
export interface Home {
    readonly rooms: readonly Room[];
}
/** Reads a home. */
export declare function readHome(text: string): Home;
/** Only for this file. */
export declare function wallOf(home: Home): Wall<typeof thickness>;
export declare const KINDS: readonly ["house", "flat"];
export declare const MOST = 12;
export type Kind = (typeof KINDS)[number];
`;
  expect(withoutInner(text, new Set(['readHome', 'KINDS', 'thickness']))).toBe(`import type { Room } from './room.js';
/** A home. */
export interface Home {
    readonly rooms: readonly Room[];
}
/** Reads a home. */
export declare function readHome(text: string): Home;
export declare const KINDS: readonly ["house", "flat"];
export type Kind = (typeof KINDS)[number];
`);
});
