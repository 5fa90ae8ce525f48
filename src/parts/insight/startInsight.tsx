import { createNetwork } from '../../api/request.ts';
import type { Core, Running } from '../../app/part.ts';
import type { SnapshotStore } from '../../visit/snapshot.ts';
import { InsightLine } from './InsightLine.tsx';
import { NoteCard } from './NoteCard.tsx';
import { ASKED_OF_ALL, INSIGHT_QUESTIONS, type InsightParts, STEPS, type Step } from './rules/insight.ts';
import { sendInsight } from './sendInsight.ts';

interface InsightDeps extends Core {
  readonly parts: InsightParts;
  /** Of the initial data. */
  readonly nonce: string;
}

const BY_EVENT: Readonly<Record<string, Step>> = {
  'selector-started': 'started',
  'selector-matched': 'list',
  'selector-chosen': 'result',
  'selector-printed': 'printed',
};

/** Counts this visit in the ways that the provider has turned on: its steps once, and a note if the visitor sends one. */
export function startInsight(deps: InsightDeps): Pick<Running, 'slots' | 'asked'> {
  const { parts, nonce, rest, element, box, visit, gone } = deps;
  const own: Navigator & { readonly globalPrivacyControl?: boolean } = navigator;
  const hasSteps = parts.steps && own.globalPrivacyControl !== true && own.doNotTrack !== '1';
  const steps = createFlag(deps.store('steps'));
  const note = createFlag(deps.store('note'));
  const wasCounted = steps.read() === 'sent';

  const send = (body: object) => sendInsight(createNetwork(), rest, { ...body, nonce });

  let reached = 0;
  const reach = (step: Step): void => {
    reached = Math.max(reached, STEPS.indexOf(step));
  };
  const look = (): void => {
    const { answers, place, at, chosen } = visit.get();
    if (place) reach('started');
    if (answers.Q3 !== undefined) reach('halfway');
    if (at === 'matches') reach('list');
    if (chosen !== null && place === '/result') reach('result');
  };
  if (hasSteps) {
    look();
    visit.subscribe(look);
    for (const [event, step] of Object.entries(BY_EVENT))
      element.addEventListener(event, () => reach(step), { signal: gone });
    const leave = (): void => {
      if (steps.read()) return;
      steps.write('sent');
      const { answers } = visit.get();
      const last = ASKED_OF_ALL.findLast((question) => answers[question] !== undefined) ?? null;
      void send({ kind: 'steps', reached: STEPS[reached], last, language: /^[a-z]*/.exec(box.lang)?.[0] });
    };
    window.addEventListener('pagehide', leave, { signal: gone });
  }
  return {
    asked: () => reach('asked'),
    slots: {
      'landing.end': () =>
        hasSteps && !wasCounted && <InsightLine isSkipped={steps.read() === 'off'} onSkip={() => steps.write('off')} />,
      'list.few'(offer) {
        const { answers, lines, zone, fits } = offer;
        const isOffered = parts.notes && lines.every(([, text]) => text !== undefined);
        if (!isOffered) return null;
        return (
          <NoteCard
            {...offer}
            questions={INSIGHT_QUESTIONS}
            wasSent={note.read() !== null}
            onSend={() => {
              note.write('sent');
              return send({ kind: 'note', questions: INSIGHT_QUESTIONS, answers, zone, fits });
            }}
          />
        );
      },
    },
  };
}

/** Remembers for this tab, or for this page if the browser stores nothing. */
function createFlag(store: SnapshotStore) {
  let own: string | null = null;
  return {
    read: () => own ?? store.read(),
    write(text: string) {
      own = text;
      store.write(text);
    },
  };
}
