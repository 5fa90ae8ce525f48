import type { ComponentProps } from 'react';
import { RESULT } from '../../words/english/result.ts';
import type { Action } from './readAction.ts';
import { TabLink } from './TabLink.tsx';
import { useSay } from './useWords.ts';

interface ActionLinkProps extends ComponentProps<'a'> {
  readonly action: Action;
}

/** A link away from the result. A web page opens in a new tab, so the result stays open. */
export function ActionLink({ action: { href, label, opensTab }, ...rest }: ActionLinkProps) {
  const say = useSay(RESULT);
  if (!opensTab)
    return (
      <a {...rest} href={href} rel="noreferrer">
        <bdi>{label}</bdi>
      </a>
    );
  return (
    <TabLink {...rest} href={href}>
      <bdi>{say('result.newTab', { label })}</bdi>
    </TabLink>
  );
}
