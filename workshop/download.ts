const TYPES = {
  text: 'text/plain;charset=utf-8',
  csv: 'text/csv;charset=utf-8',
  json: 'application/json;charset=utf-8',
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export function download(name: string, content: string | Uint8Array<ArrayBuffer>, type: keyof typeof TYPES): void {
  const url = URL.createObjectURL(new Blob([content], { type: TYPES[type] }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers still need the address just after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Without this mark, Excel doesn't read a CSV file as UTF-8. */
export function withUtf8Mark(text: string): string {
  return text.startsWith('\uFEFF') ? text : `\uFEFF${text}`;
}

/** A file's name without its extension. */
export function stem(name: string): string {
  return name.replace(/\.[^.]*$/, '') || name;
}
