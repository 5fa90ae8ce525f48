/**
 * The little that is used of papaparse. Its published types pull in those of Node.js, and with them `fetch`, `process`
 * and timers would come into view of the folders that must not know them. Hence the path of the file, too.
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
