/** The pictures of tooltips as files, by path: one file of the program, since a tooltip may have three of them. */
export const EXPLANATIONS = import.meta.glob<string>(['./pictures/*.svg', '!./pictures/home.svg'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
