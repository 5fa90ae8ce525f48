/**
 * The part of papaparse we use. Its published types pull in Node's, so pure folders would see `fetch`, `process` and timers. This
 * file's path has the same reason.
 */
declare module 'papaparse/papaparse.js' {
  interface ParseError {
    readonly type: 'Quotes' | 'Delimiter' | 'FieldMismatch';
    readonly code: string;
    readonly row?: number;
  }
  const Papa: {
    parse(
      text: string,
      options: { readonly delimiter: string; readonly newline: '\n' },
    ): { readonly data: readonly (readonly string[])[]; readonly errors: readonly ParseError[] };
  };
  export default Papa;
}
