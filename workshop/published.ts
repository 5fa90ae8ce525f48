import type { Product } from '../src/catalogue/product.ts';
import type { CheckedFile } from './checkFile.ts';

/** What the last press makes of the range. */
export type LastPress = 'publish' | 'download';

/** What visitors get now, and what the next publication has to keep to. */
export interface PublishedRange {
  /** Empty if nothing is published. */
  readonly products: readonly Product[];
  /** True until something is published for the first time. */
  readonly isFirst: boolean;
  /** The mapping to read the next file with, as JSON; empty for none. */
  readonly mapping: string;
}

/** A checked file, ready to publish. */
export interface ReadyFile {
  readonly file: CheckedFile;
  /** The person's own file, or a reply with the figures of the register. */
  readonly source: File;
  /** The way from the columns of this source to a catalogue's, as JSON; empty for a file in catalogue columns. */
  readonly columns: string;
  /** The chosen sheet of a workbook. */
  readonly sheet: string | undefined;
  /** The mapping for the next file of this shape, as JSON; empty for none. */
  readonly mapping: string;
  /** What the person has confirmed by their press, by the ids of publishing's questions. */
  readonly answers: Readonly<Record<string, string>>;
}

/** The reason why nothing can be published. Bad rows aren't a reason, because the others can be published without them. */
export type Obstacle = 'unusable' | 'examples' | 'not-compared';

/** Null if nothing prevents publishing. `published` is null until the host knows it. */
export function obstacle({ readiness: { kind } }: CheckedFile, published: PublishedRange | null): Obstacle | null {
  if (kind === 'unusable' || kind === 'examples') return kind;
  return published === null ? 'not-compared' : null;
}
