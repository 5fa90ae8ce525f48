/** Sentences that have one for each of these values, so that the compiler asks for a new value's: `'control.voice': '…'`. */
export type Named<Start extends string, Value extends string> = Readonly<Record<`${Start}.${Value}`, string>> &
  Readonly<Record<string, unknown>>;
