import { type FileNews, followFile } from './followFile.ts';
import type { Trouble } from './lookAtFile.ts';

/** A file, and its name in messages. */
export interface NamedFile {
  readonly file: string;
  readonly name: string;
}

/** News about the catalogue's file or its mapping. */
export type SourceNews =
  | {
      readonly kind: 'content';
      readonly bytes: Uint8Array<ArrayBuffer>;
      /** When one of the two last changed. */
      readonly modified: Date;
      /** The mapping's text; null without a mapping. */
      readonly mapping: string | null;
    }
  /** `what` is the start of a sentence. */
  | { readonly kind: 'trouble'; readonly what: string; readonly trouble: Trouble };

/** Follows a catalogue's file and, if there is one, its mapping: a change of either is news. */
export function followSource(catalogue: NamedFile, mapping: NamedFile | undefined, now: () => number) {
  const file = followFile(catalogue.file, now);
  const map = mapping && followFile(mapping.file, now);
  let known: { readonly text: string; readonly modified: Date } | null = null;

  return {
    again: () => file.again(),
    /** Checks both once; call it every quarter of a second. Null if there is no news. Never throws. */
    async look(): Promise<SourceNews | null> {
      const changed = (await map?.look()) ?? null;
      if (changed?.kind === 'trouble') return ofMapping(changed);
      if (changed) {
        known = { text: new TextDecoder().decode(changed.bytes), modified: changed.modified };
        file.again();
      }
      // The catalogue can't be read before its mapping.
      if (map && known === null) return null;
      const news = await file.look();
      if (news === null) return null;
      if (news.kind === 'trouble') return { ...news, what: `The catalogue ${catalogue.name}` };
      const { bytes, modified } = news;
      const latest = known && known.modified > modified ? known.modified : modified;
      return { kind: 'content', bytes, modified: latest, mapping: known?.text ?? null };
    },
  };

  function ofMapping({ trouble }: FileNews & { kind: 'trouble' }): SourceNews {
    const advice = trouble.advice.replace('--catalogue FILE', '--mapping FILE');
    return { kind: 'trouble', what: `The mapping ${mapping?.name}`, trouble: { ...trouble, advice } };
  }
}
