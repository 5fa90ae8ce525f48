const files = import.meta.glob<string>('./pictures/*.svg', { eager: true, query: '?no-inline&url', import: 'default' });

/** Addresses of the explanatory pictures by name, such as 'split'. A picture loads only when shown. */
export const PICTURE_URLS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([file, url]) => [file.replace(/^.*\/|\.svg$/g, ''), url]),
);
