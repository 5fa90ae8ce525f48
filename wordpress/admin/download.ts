/** Excel reads a CSV file as UTF-8 only with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

export function download(name: string, text: string, type: 'text/plain' | 'text/csv' | 'application/json'): void {
  const blob = new Blob([type === 'text/csv' ? BYTE_ORDER_MARK : '', text], { type: `${type};charset=utf-8` });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers still need the address right after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A file's name without its ending. */
export function stem(name: string): string {
  return name.replace(/\.[^.]*$/, '') || name;
}
