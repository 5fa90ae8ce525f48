/** The JSON of `Prepared`, which build.mjs puts into the worker. */
declare module 'virtual:prepared' {
  const json: string;
  export default json;
}

/** `agents.ts` with `--agents`, otherwise null. */
declare module 'virtual:agents' {
  export const createAnswers: typeof import('./agents.ts').createAnswers | null;
}
