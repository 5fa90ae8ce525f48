export const EARLIER = 'tests/samples/earlier';
/** Folders there. */
export const EDITIONS = ['1.0.0', '2.0.0-82f0b41'];
