/**
 * A table in Markdown.
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 * @param {string} [under] How each column stands, `---` or `---:`, with a space between; without it all but the first to the right.
 */
export const table = (head, rows, under = head.map((_, column) => (column === 0 ? '---' : '---:')).join(' ')) =>
  [head, under.split(' '), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
