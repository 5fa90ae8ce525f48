import type { InitialData } from '../api/api.ts';
import { writeJson } from '../catalogue/writeJson.ts';
import { ASKED_OF_ALL, INSIGHT_QUESTIONS, STEPS, type Step } from '../insight/insight.ts';
import { InsightLine } from '../screens/InsightLine.tsx';
import type { InsightPart } from '../screens/insight.ts';
import { NoteCard } from '../screens/NoteCard.tsx';
import type { Visit } from '../visit/visit.ts';
import { createSnapshotStore } from './snapshotStore.ts';

interface InsightDeps {
  readonly initialData: InitialData;
  /** The root of the provider's routes. */
  readonly rest: string;
  /** The selector's name in the tab's storage. */
  readonly name: string;
  /** Dispatches the selector's events. */
  readonly element: HTMLElement;
  /** Around all screens; it has the language of the words. */
  readonly box: HTMLElement;
  readonly visit: Visit;
  readonly gone: AbortSignal;
}

export interface StartedInsight extends InsightPart {
  /** The visitor's enquiry has arrived. */
  asked(): void;
}

const BY_EVENT: Readonly<Record<string, Step>> = {
  'selector-started': 'started',
  'selector-matched': 'list',
  'selector-chosen': 'result',
  'selector-printed': 'printed',
};

/** Counts this visit as the provider has turned it on: its steps once, and a note if the visitor sends one. */
export function startInsight(deps: InsightDeps): StartedInsight {
  const { initialData, rest, name, element, box, visit, gone } = deps;
  const parts = Object(initialData.insight);
  const own: Navigator & { readonly globalPrivacyControl?: boolean } = navigator;
  const hasSteps = parts.steps === true && own.globalPrivacyControl !== true && own.doNotTrack !== '1';
  const steps = createFlag(`${name}:steps`);
  const note = createFlag(`${name}:note`);
  const wasCounted = steps.read() === 'sent';

  /** Sent once; a message that is lost is better than a second one. No header, so that browsers ask nobody before. */
  const send = (body: object): Promise<boolean> =>
    fetch(`${rest}product-selector/v2/insight`, {
      method: 'POST',
      credentials: 'omit',
      keepalive: true,
      body: writeJson({ ...body, nonce: initialData.nonce }),
    }).then(
      ({ ok }) => ok,
      () => false,
    );

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
    line: () =>
      hasSteps && !wasCounted && <InsightLine isSkipped={steps.read() === 'off'} onSkip={() => steps.write('off')} />,
    note(offer) {
      const { answers, lines, zone, updated } = offer;
      const isOffered = parts.notes === true && lines.every(([, text]) => text !== undefined);
      if (!isOffered) return null;
      const range = updated === null ? null : updated.slice(0, 10);
      return (
        <NoteCard
          {...offer}
          questions={INSIGHT_QUESTIONS}
          wasSent={note.read() !== null}
          range={range}
          onSend={() => {
            note.write('sent');
            return send({ kind: 'note', questions: INSIGHT_QUESTIONS, range, answers, zone });
          }}
        />
      );
    },
  };
}

/** Remembers for this tab, or for this page where the browser stores nothing. */
function createFlag(name: string) {
  const store = createSnapshotStore(name);
  let own: string | null = null;
  return {
    read: () => own ?? store.read(),
    write(text: string) {
      own = text;
      store.write(text);
    },
  };
}
