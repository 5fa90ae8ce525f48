/**
 * A table in Markdown.
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 * @param {string} [under] Alignments such as `--- ---:`; by default all but the first column are right-aligned.
 */
export const table = (head, rows, under = head.map((_, column) => (column === 0 ? '---' : '---:')).join(' ')) =>
  [head, under.split(' '), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
