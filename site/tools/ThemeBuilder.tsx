import { useState } from 'react';
import { CopyBox } from './CopyBox.tsx';
import { NO_THEME, SCHEMES, type Scheme, type SeenPair } from './readTheme.ts';
import { SelectorFrame } from './SelectorFrame.tsx';
import { SettingChoice } from './SettingChoice.tsx';
import { ThemeFields } from './ThemeFields.tsx';
import { useTheme } from './useTheme.ts';
import { themeJson, themeSheet } from './writeTheme.ts';

const NOTHING = { attributes: {}, messages: {}, fault: '' } as const;

/** Colours in, contrast and a style sheet out. */
export function ThemeBuilder({ site }: { readonly site: string }) {
  const { theme, read, setTheme } = useTheme();
  const [scheme, setScheme] = useState<Scheme>('light');
  return (
    <>
      <div className="tool-columns">
        <div>
          <h2>Your colours</h2>
          <p>One colour is enough: start with the accent. A blank field keeps the selector’s own.</p>
          <ThemeFields theme={theme} problems={read.problems} onChange={setTheme} />
          <p>
            <button type="button" className="button" onClick={() => setTheme(NO_THEME)}>
              Clear everything
            </button>
          </p>
        </div>
        <div className="tool-shown">
          <p className="tool-settings">
            <SettingChoice
              label="Scheme"
              value={scheme}
              of={SCHEMES}
              onChange={(chosen) => setScheme(chosen as Scheme)}
            />
          </p>
          <SelectorFrame site={site} start={{ ...NOTHING, css: read.css, scheme }} onLine={() => {}} />
        </div>
      </div>
      <h2>Contrast</h2>
      <p>
        WCAG 2.2 AA asks for 4.5 to 1 for text and 3 to 1 for controls. Where your colours have less, the one in front
        moves towards black or white, no further than needed.
      </p>
      {SCHEMES.map((one) => (
        <ContrastTable key={one} scheme={one} pairs={read.pairs[one]} />
      ))}
      <h2>Your theme</h2>
      <CopyBox title="As a style sheet" text={themeSheet(read.css)} />
      <CopyBox title="For the theme.json of a WordPress block theme" text={themeJson(read.css)} />
    </>
  );
}

interface ContrastTableProps {
  readonly scheme: Scheme;
  readonly pairs: readonly SeenPair[];
}

function ContrastTable({ scheme, pairs }: ContrastTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and has to be reached by keys.
    <table tabIndex={0}>
      <caption>{scheme === 'light' ? 'Light' : 'Dark'}</caption>
      <thead>
        <tr>
          <th scope="col">Pair</th>
          <th scope="col">As shown</th>
          <th scope="col">Needs</th>
          <th scope="col">Yours</th>
          <th scope="col">Corrected to</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ front, back, least, given, shown, colours: [color, backgroundColor] }) => (
          <tr key={`${front} ${back}`}>
            <th scope="row">
              {front} on {back}
            </th>
            <td>
              <span className="swatch" style={{ borderColor: color, color, backgroundColor }}>
                {least > 3 && 'Abc'}
              </span>
            </td>
            <td>{least}</td>
            <td>{rounded(given)}</td>
            <td>{rounded(given) === rounded(shown) ? '–' : rounded(shown)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Rounds down, so a contrast that is shown as enough is enough. */
const rounded = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);
