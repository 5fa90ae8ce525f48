/** Throws the sentence unless the promise holds. Faster than an assertion library over a million calls. */
export function promise(holds: boolean, sentence: string, about: unknown = undefined): asserts holds {
  if (!holds) throw new Error(about === undefined ? sentence : `${sentence}: ${shown(about)}`);
}

function shown(about: unknown): string {
  return (JSON.stringify(about) ?? String(about)).slice(0, 300);
}
