/** The JSON of `Prepared`, which build.mjs puts into the worker. */
declare module 'virtual:prepared' {
  const json: string;
  export default json;
}
