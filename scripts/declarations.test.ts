import { expect, it } from 'vitest';
import { neededOf } from './declarations.ts';

it('keeps what an entry needs, in each file, with its comment, and the imports that it needs', () => {
  const texts = {
    'entry.d.ts': `import { type Home } from './home.js';
export { readHome } from './home.js';
export type { Kind } from './home.js';
/** Like wallOf. */
export declare function sizeOf(home: Home): number;
`,
    'home.d.ts': `import type { Door, Room } from './room.js';
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
export {};
`,
    'room.d.ts': 'export type Room = string;\nexport interface Door {\n}\n',
    'wall.d.ts': 'export declare const thickness = 1;\nexport type Wall<T> = T;\nexport {};\n',
  };
  expect(Object.fromEntries(neededOf(new Map(Object.entries(texts)), ['entry.d.ts']))).toEqual({
    'entry.d.ts': texts['entry.d.ts'],
    'home.d.ts': `import type { Room } from './room.js';
/** A home. */
export interface Home {
    readonly rooms: readonly Room[];
}
/** Reads a home. */
export declare function readHome(text: string): Home;
export declare const KINDS: readonly ["house", "flat"];
export type Kind = (typeof KINDS)[number];
`,
    'room.d.ts': 'export type Room = string;\n',
  });
});
