export const FINE = 0;
/** The command ran and found problems. */
export const FOUND_PROBLEMS = 1;
/** The command or its input is invalid, or the output couldn't be written. */
export const NOT_CARRIED_OUT = 2;
