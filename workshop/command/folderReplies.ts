/** What the command says about its folder. */
export interface FolderReply {
  readonly folder: string;
  /** The name of the file to begin with; null for none. */
  readonly file: string | null;
  /** The published products reply; null if the folder has none. */
  readonly products: string | null;
  /** The mapping of the sheet that was published last, as JSON; empty for none. */
  readonly mapping: string;
}

/** What came of *Publish*. */
export interface PublishedReply {
  readonly state: 'published' | 'unchanged' | 'asks' | 'refused';
  readonly systems: number;
  /** Why nothing is published, as the end of a sentence. */
  readonly reason: string | null;
}
