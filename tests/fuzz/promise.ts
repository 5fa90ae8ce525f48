/** Holds the promise that the sentence makes, or throws it. Quicker than an assertion library, a million times over. */
export function promise(holds: boolean, sentence: string, about: unknown = undefined): asserts holds {
  if (!holds) throw new Error(about === undefined ? sentence : `${sentence}: ${shown(about)}`);
}

function shown(about: unknown): string {
  return (JSON.stringify(about) ?? String(about)).slice(0, 300);
}
