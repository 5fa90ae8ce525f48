/** The links to the papers, which load with the result. */
export const PAPER_LINKS = { 'paper.quotes.link': 'Quotes', 'paper.letter.link': 'Letter' } as const;
