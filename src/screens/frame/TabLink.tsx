import { type ComponentProps, useState } from 'react';
import { isPlainPress, openTab } from '../../ui/openTab.ts';
import { RESULT } from '../../words/english/result.ts';
import { useSay } from './useWords.ts';

interface TabLinkProps extends ComponentProps<'a'> {
  readonly href: string;
}

/** A link to a web page in a new tab. Where the browser opens none, the address stands beside it as text. */
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
