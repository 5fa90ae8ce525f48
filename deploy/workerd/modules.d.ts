// Written by build.mjs; config.capnp says as what each is imported.
declare module '*/bodies.bin' {
  const bodies: ArrayBuffer;
  export default bodies;
}

declare module '*/index.json.txt' {
  const index: string;
  export default index;
}
