import { RESULT } from '../../words/english/result.ts';
import type { Action } from './readAction.ts';
import { TabLink } from './TabLink.tsx';
import { useSay } from './useWords.ts';

interface ActionLinkProps {
  readonly action: Action;
  readonly className?: string;
}

/** A link away from the result, which stays open behind a web page. */
export function ActionLink({ action: { href, label, opensTab }, className }: ActionLinkProps) {
  const say = useSay(RESULT);
  if (!opensTab)
    return (
      <a className={className} href={href} rel="noreferrer">
        <bdi>{label}</bdi>
      </a>
    );
  return (
    <TabLink className={className} href={href}>
      <bdi>{say('result.newTab', { label })}</bdi>
    </TabLink>
  );
}
