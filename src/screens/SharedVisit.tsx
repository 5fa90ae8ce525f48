import { useId } from 'react';
import type { Since } from '../code/openVisit.ts';
import { Button } from '../ui/Button.tsx';
import { useStyles } from '../ui/Heading.tsx';
import sharedVisitStyles from '../ui/sharedVisitStyles.css?inline';
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
  useStyles(sharedVisitStyles);
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

interface LinkNoticeProps {
  /** What has changed since the link was made, or that it can't be opened. */
  readonly said: readonly (Since | 'offline' | 'unusable')[];
  onClose(): void;
}

/** Says what the visitor should know about the link. */
export function LinkNotice({ said, onClose }: LinkNoticeProps) {
  const say = useSay(SHARE);
  useStyles(sharedVisitStyles);
  return (
    <div className="notice">
      <p role="status">{said.map((one) => say(`since.${one}`)).join(' ')}</p>
      <Button onClick={onClose}>{say('shared.close')}</Button>
    </div>
  );
}
