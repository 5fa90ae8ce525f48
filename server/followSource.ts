import { type FileFollower, type FileNews, followFile } from './followFile.ts';
import type { Trouble } from './lookAtFile.ts';

/** A file, and its name in messages. */
export interface NamedFile {
  readonly file: string;
  readonly name: string;
}

/** Files that affect how a catalogue is read: the mapping of a sheet, and a register that fills its blanks. */
export type Companion = 'mapping' | 'register';
export type Companions<Value> = Readonly<Partial<Record<Companion, Value>>>;

/** A change of the catalogue's file or of one beside it. */
export type SourceNews =
  | {
      readonly kind: 'content';
      readonly bytes: Uint8Array<ArrayBuffer>;
      /** The latest modification of these files. */
      readonly modified: Date;
      readonly beside: Companions<Uint8Array<ArrayBuffer>>;
    }
  /** `what` is the start of a sentence. */
  | { readonly kind: 'trouble'; readonly what: string; readonly trouble: Trouble };

interface Followed extends NamedFile {
  readonly kind: Companion;
  readonly follower: FileFollower;
  known: { readonly bytes: Uint8Array<ArrayBuffer>; readonly modified: Date } | null;
}

/**
 * Follows a catalogue's file and those beside it, and reports a change in one of them.
 *
 * @param limits the most bytes of a file beside it, if not a catalogue's
 */
export function followSource(
  catalogue: NamedFile,
  beside: Companions<NamedFile | undefined>,
  now: () => number,
  limits: Companions<number> = {},
) {
  const file = followFile(catalogue.file, now);
  const others = (['mapping', 'register'] as const).flatMap((kind): Followed[] => {
    const named = beside[kind];
    return named ? [{ ...named, kind, follower: followFile(named.file, now, limits[kind]), known: null }] : [];
  });

  return {
    again: () => file.again(),
    /** Checks all files once; call it every quarter of a second. Null if nothing is new. Never throws. */
    async look(): Promise<SourceNews | null> {
      for (const other of others) {
        const changed = await other.follower.look();
        if (changed?.kind === 'trouble') return troubleOf(other, changed);
        if (!changed) continue;
        other.known = changed;
        file.again();
      }
      // The catalogue can't be read without them.
      if (others.some(({ known }) => known === null)) return null;
      const news = await file.look();
      if (news === null) return null;
      if (news.kind === 'trouble') return { ...news, what: `The catalogue ${catalogue.name}` };
      const times = [news.modified, ...others.flatMap(({ known }) => known?.modified ?? [])];
      const modified = new Date(Math.max(...times.map((time) => time.getTime())));
      const contents = Object.fromEntries(others.map(({ kind, known }) => [kind, known?.bytes]));
      return { kind: 'content', bytes: news.bytes, modified, beside: contents };
    },
  };
}

function troubleOf({ kind, name }: Followed, { trouble }: FileNews & { kind: 'trouble' }): SourceNews {
  const advice = trouble.advice.replace('--catalogue FILE', `--${kind} FILE`);
  return { kind: 'trouble', what: `The ${kind} ${name}`, trouble: { ...trouble, advice } };
}
