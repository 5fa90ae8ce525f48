/** Why a row of the register isn't used, or not without the person's yes. */
export interface Reason {
  /** The column of the catalogue it is about, or a word for scripts. */
  readonly about: string;
  /** One sentence for the person. */
  readonly text: string;
}

/** A difference, with both sides. Each side reads on from its owner: "your sheet has no …". */
export function differs(about: string, what: string, sheet: string, register: string): Reason {
  return { about, text: `${what}: your sheet ${sheet}, register ${register}.` };
}
