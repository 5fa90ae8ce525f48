import { useMemo, useState } from 'react';
import { OWN_COLOURS, PAGE_CSS } from './pageCss.ts';
import { NO_THEME, readTheme, type Theme } from './readTheme.ts';

const KEPT = 'product-selector-site:theme';

/** The theme, kept in the tab: the playground shows the theme builder's result. */
export function useTheme() {
  const [theme, setTheme] = useState(keptTheme);
  const read = useMemo(() => readTheme(theme, PAGE_CSS, OWN_COLOURS), [theme]);
  return {
    theme,
    read,
    setTheme(changed: Theme): void {
      setTheme(changed);
      try {
        sessionStorage.setItem(KEPT, JSON.stringify(changed));
      } catch {
        // If storage is blocked, the other page only starts without the theme.
      }
    },
  };
}

function keptTheme(): Theme {
  try {
    return { ...NO_THEME, ...JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') };
  } catch {
    return NO_THEME;
  }
}
