/** The pieces of a text, between bars and line ends. */
export const piecesOf = (text: string): string[] => text.trim().split(/\s*[|\n]\s*/);
