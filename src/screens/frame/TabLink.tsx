import { type ComponentProps, type MouseEvent, useState } from 'react';
import { RESULT } from '../../words/english/result.ts';
import { useSay } from './useWords.ts';

interface TabLinkProps extends ComponentProps<'a'> {
  readonly href: string;
}

/** A link to a web page in a new tab. If the browser opens no tab, the address is shown beside it as text. */
export function TabLink({ href, ...rest }: TabLinkProps) {
  const say = useSay(RESULT);
  const [isRefused, setRefused] = useState(false);
  return (
    <>
      <a
        {...rest}
        href={href}
        target="_blank"
        rel="noreferrer"
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          setRefused(!openTab(href));
        }}
      />
      {isRefused && (
        <span role="status" className="hint whole-link refused">
          <span>{say('result.noTab')}</span> <bdi>{href}</bdi>
        </span>
      )}
    </>
  );
}

/** A press without a modifier, which would open a window or a background tab. */
function isPlainPress({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}

/**
 * Opens a web page in a new tab, without a referrer. False if the browser opens none, as in a sandboxed frame or a web view.
 * A plain link doesn't report that, and `noreferrer` hides it.
 */
function openTab(href: string): boolean {
  const tab = window.open('', '_blank');
  if (!tab) return false;
  try {
    tab.opener = null;
    const link = tab.document.createElement('a');
    link.href = href;
    link.rel = 'noreferrer';
    link.click();
  } catch {
    // A page without an origin can't reach into the tab, and sends no referrer.
    tab.location.href = href;
  }
  return true;
}
