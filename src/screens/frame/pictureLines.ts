/** The lines of a picture's file, each with its look as a class. */
export function pictureLines(file: string): readonly { readonly class: string; readonly d: string }[] {
  return [...file.matchAll(/class="(\w+)" d="([^"]+)/g)].map(([, look, d = '']) => ({ class: `draw-${look}`, d }));
}
