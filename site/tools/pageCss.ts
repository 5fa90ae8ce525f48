import tokens from '../../src/ui/styles/tokens.css?raw';
import { type Css, ownColours } from './readTheme.ts';

export const OWN_COLOURS = ownColours(tokens);

/** Colours as the browser itself reads them. */
export const PAGE_CSS: Css = {
  supports: (property, value) => CSS.supports(property, value),
  compute(colour, scheme) {
    if (!CSS.supports('color', colour)) return null;
    const probe = document.createElement('span');
    probe.style.colorScheme = scheme;
    // Mixing a colour with itself converts it to sRGB.
    probe.style.color = `color-mix(in srgb, ${colour}, ${colour})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  },
};
