import { RESULT } from '../words/english/result.ts';
import type { Action } from './readAction.ts';
import { useSay } from './useWords.ts';

interface ActionLinkProps {
  readonly action: Action;
  readonly className?: string;
}

/** A link away from the result, which stays open behind a web page. */
export function ActionLink({ action: { href, label, opensTab }, className }: ActionLinkProps) {
  const say = useSay(RESULT);
  return (
    <a className={className} href={href} target={opensTab ? '_blank' : undefined} rel="noreferrer">
      <bdi>{opensTab ? say('result.newTab', { label }) : label}</bdi>
    </a>
  );
}
