/** Excel takes a spreadsheet for UTF-8 only when it begins so. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Hands a text to the browser as a file of this name. */
export function download(name: string, text: string, type: 'text/plain' | 'text/csv' | 'application/json'): void {
  const blob = new Blob([type === 'text/csv' ? BYTE_ORDER_MARK : '', text], { type: `${type};charset=utf-8` });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // At once would be too early for some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A file's name without what kind of file it is. */
export function stem(name: string): string {
  return name.replace(/\.[^.]*$/, '') || name;
}
