import { useId } from 'react';
import type { Since } from '../code/openVisit.ts';
import { Button } from '../ui/Button.tsx';
import { SHARE } from '../words/english/share.ts';
import { useSay } from './useWords.ts';

interface SharedVisitProps {
  /** The number of answers in the link. */
  readonly count: number;
  /** True if opening it would replace answers. */
  readonly replaces: boolean;
  onLook(): void;
  onClose(): void;
}

/** Offers a visit from a link. Nothing changes until *Look*. */
export function SharedVisit({ count, replaces, onLook, onClose }: SharedVisitProps) {
  const say = useSay(SHARE);
  const title = useId();
  return (
    <section className="notice" aria-labelledby={title}>
      <p role="status">
        <strong id={title}>{say('shared.title')}</strong> {say('shared.offer', { count })}{' '}
        {replaces && say('shared.own')}
      </p>
      <div className="actions">
        <Button look="primary" onClick={onLook}>
          {say('shared.look')}
        </Button>
        <Button onClick={onClose}>{say('shared.afresh')}</Button>
      </div>
    </section>
  );
}

interface SinceNoticeProps {
  readonly since: readonly (Since | 'offline')[];
  onClose(): void;
}

/** What has changed since the link was made. */
export function SinceNotice({ since, onClose }: SinceNoticeProps) {
  const say = useSay(SHARE);
  return (
    <div className="notice">
      <p role="status">{since.map((change) => say(`since.${change}`)).join(' ')}</p>
      <Button onClick={onClose}>{say('shared.close')}</Button>
    </div>
  );
}
