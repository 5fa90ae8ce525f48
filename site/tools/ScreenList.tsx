import { useState } from 'react';
import { FAULTS } from '../../dev/faults.ts';
import { LANGUAGES, THEMES, WIDTHS } from '../../dev/gallery.ts';
import { SCREENS } from '../../dev/screens.ts';
import { SettingChoice } from './SettingChoice.tsx';

/** A screen that needs a broken file only works on the development server. */
const SHOWN = Object.entries(SCREENS).filter(([, { brokenModule }]) => !brokenModule);
const FAULT_NAMES = ['none', ...Object.keys(FAULTS)];

/** Every screen of the gallery, each in its own frame, in the chosen language, theme and width. */
export function ScreenList({ site }: { readonly site: string }) {
  const [language, setLanguage] = useState<string>(LANGUAGES[0]);
  const [theme, setTheme] = useState<string>(THEMES[0]);
  const [width, setWidth] = useState<string>(WIDTHS[0]);
  const [fault, setFault] = useState('none');
  return (
    <>
      <p className="tool-settings">
        <SettingChoice label="Language" value={language} of={LANGUAGES} onChange={setLanguage} />
        <SettingChoice label="Theme" value={theme} of={THEMES} onChange={setTheme} />
        <SettingChoice label="Width" value={width} of={WIDTHS} onChange={setWidth} />
        <SettingChoice label="Fault" value={fault} of={FAULT_NAMES} onChange={setFault} />
      </p>
      <div className="screens">
        {SHOWN.map(([name]) => {
          const address = `${site}frame/index.html?${new URLSearchParams({ language, theme, fault, screen: name })}`;
          return (
            <figure key={name}>
              <figcaption>
                <a href={address}>{name}</a>
              </figcaption>
              <iframe key={address} loading="lazy" title={name} src={address} style={{ inlineSize: `${width}px` }} />
            </figure>
          );
        })}
      </div>
    </>
  );
}
