/** A text, indented and wrapped to the width of the terminal. */
export function wrapped(text: string, width: number, indent = '     '): readonly string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    if (line.length + word.length + 1 > Math.max(width, 40) && line.trim() !== '') {
      lines.push(line);
      line = `${indent}      `;
    }
    line += `${line.trim() === '' ? '' : ' '}${word}`;
  }
  return [...lines, line];
}
