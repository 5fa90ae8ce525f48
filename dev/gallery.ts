import { FAULTS } from './faults.ts';
import { SCREENS } from './screens.ts';

const NO_FAULT = 'none';

/** The gallery's settings, from its address. */
const SETTINGS: Readonly<Record<string, readonly string[]>> = {
  language: ['English', 'pseudo', 'mirrored'],
  theme: ['light', 'dark', 'plain'],
  width: ['320', '768', '1280'],
  fault: [NO_FAULT, ...Object.keys(FAULTS)],
};

/** The gallery page for an address: its settings, and each screen in a frame that loads when it comes into view. */
export function galleryPage(search: URLSearchParams): string {
  const chosen = Object.fromEntries(
    Object.entries(SETTINGS).map(([name, values]) => {
      const wanted = search.get(name) ?? '';
      return [name, values.includes(wanted) ? wanted : values[0]!];
    }),
  );
  const fields = Object.entries(SETTINGS).map(([name, values]) => {
    const options = values.map((value) => `<option${value === chosen[name] ? ' selected' : ''}>${value}</option>`);
    return `<label>${name} <select name="${name}">${options.join('')}</select></label>`;
  });
  const frames = Object.keys(SCREENS).map((name) => {
    const address = `/screen?${new URLSearchParams({ ...chosen, screen: name })}`.replaceAll('&', '&amp;');
    return `<figure><figcaption><a href="${address}">${name}</a></figcaption><iframe loading="lazy" title="${name}" src="${address}"></iframe></figure>`;
  });
  return `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Gallery – Product Selector</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 1rem }
  form, main { display: flex; flex-wrap: wrap; gap: 1rem }
  form { position: sticky; inset-block-start: 0; padding-block: .5rem; background: #fff }
  figure { margin: 0 }
  iframe { inline-size: ${chosen.width}px; block-size: 50rem; border: 1px solid #999 }
</style>
<h1>Gallery</h1>
<form>${fields.join(' ')} <button>Show</button></form>
<main>
${frames.join('\n')}
</main>
`;
}
