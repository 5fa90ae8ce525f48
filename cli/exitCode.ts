/** Everything is as it should be. */
export const FINE = 0;
/** The command ran, and what it looked at is not as it should be. */
export const PROBLEMS = 1;
/** The command was not understood, its input cannot be used, or its output could not be written. */
export const NOT_CARRIED_OUT = 2;
