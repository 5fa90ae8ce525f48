import { useId, useState } from 'react';
import type { FewSystems } from '../../screens/frame/slots.tsx';
import { useSay } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { INSIGHT } from './words/english.ts';

interface NoteCardProps extends FewSystems {
  /** The version of the questions. */
  readonly questions: number;
  /** True if a note was sent before; one is enough. */
  readonly wasSent: boolean;
  /** Resolves to true if it arrived. Never rejects. */
  onSend(): Promise<boolean>;
}

/** Offers to send the provider the visitor's answers. It shows every line that is sent. */
export function NoteCard({ fits, lines, zoneText, questions, wasSent, onSend }: NoteCardProps) {
  const say = useSay(INSIGHT);
  const id = useId();
  const [state, setState] = useState<'over' | 'open' | 'sending' | 'sent' | 'failed'>(wasSent ? 'over' : 'open');
  if (state === 'over') return null;
  const all = [
    ...lines,
    [say('insight.zone'), zoneText ?? say('insight.noZone')],
    [say('insight.fits'), String(fits)],
    [say('insight.questions'), String(questions)],
  ] as const;
  return (
    <section className="group" aria-labelledby={id}>
      <Heading below={1} id={id}>
        {say('insight.title')}
      </Heading>
      {state === 'open' && (
        <>
          <p>{say(fits === 0 ? 'insight.none' : 'insight.few')}</p>
          <dl className="answers">
            {all.map(([title, text]) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <Button
            onClick={async () => {
              setState('sending');
              setState((await onSend()) ? 'sent' : 'failed');
            }}
          >
            {say('insight.send')}
          </Button>
          <p className="hint">{say('insight.limits')}</p>
        </>
      )}
      <p role="status">{state !== 'open' && say(`insight.${state}`)}</p>
    </section>
  );
}
