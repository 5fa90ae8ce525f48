/** The text around the questions, the same on every page. */
export const TITLE = 'Find the air conditioning that suits your home';
export const LEAD = 'A few plain questions about your home, and the systems that fit it.';
export const END = 'Thank you';
