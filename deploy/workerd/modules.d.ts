// build.mjs writes them; config.capnp sets their types.
declare module '*/bodies.bin' {
  const bodies: ArrayBuffer;
  export default bodies;
}

declare module '*/index.json.txt' {
  const index: string;
  export default index;
}
