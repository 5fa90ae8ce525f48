/** The pictures of tooltips as files, by path. They share one chunk, since a tooltip may have three pictures. */
export const EXPLANATIONS = import.meta.glob<string>(['./pictures/*.svg', '!./pictures/home.svg'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
