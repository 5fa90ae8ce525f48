/** One piece of a report: everything that people read about a file is such data, and `printReport` or a page says it. */
export interface Section {
  /** Unique in a report, and stable between versions. */
  readonly id: string;
  readonly heading: string | null;
  /** Sentences. `Names in backticks` are the catalogue's. */
  readonly text: readonly string[];
  /** Each row starts with its name; a second cell belongs on the same line, further ones below. */
  readonly rows: readonly (readonly string[])[];
}

export type Report = readonly Section[];

type Contents = Partial<Pick<Section, 'heading' | 'text' | 'rows'>>;

/** A section, or nothing if it has neither text nor rows. */
export function section(id: string, { heading = null, text = [], rows = [] }: Contents): Report {
  return text.length + rows.length === 0 ? [] : [{ id, heading, text, rows }];
}
