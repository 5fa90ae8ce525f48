import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { VisitContext } from '../../visit/useVisit.ts';
import type { Visit } from '../../visit/visit.ts';
import { NoProducts } from './NoProducts.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { ProblemScreen } from './ProblemScreen.tsx';

const reload = { loading: false, start() {} };
const SCREENS = {
  'that failed': <ProblemScreen error={new Error('Failed to fetch')} onRetry={() => {}} />,
  'for an unknown route': <NotFoundScreen onHome={() => {}} onResume={() => {}} />,
  'without systems, because they failed to load': <NoProducts failed reload={reload} />,
};

/** The screen as a visitor sees it, with answers of this visit and of an earlier one. */
function shown(screen: ReactNode, answers: object = {}, earlier: object | null = null): string {
  const visit = { get: () => ({ answers }), earlier: () => earlier && { answers: earlier } } as unknown as Visit;
  return renderToStaticMarkup(<VisitContext value={visit}>{screen}</VisitContext>);
}

describe.each(Object.entries(SCREENS))('a screen %s', (_, screen) => {
  it('says that the answers are kept, of this visit or an earlier one, and only if there are any', () => {
    expect(shown(screen)).not.toContain('kept your answers');
    expect(shown(screen, {}, {})).not.toContain('kept your answers');
    expect(shown(screen, { Q0: 'No' })).toContain('kept your answers.');
    expect(shown(screen, {}, { Q0: 'No' })).toContain('kept your answers.');
  });
});

it('a catalogue without systems means that systems are coming, and offers no retry', () => {
  const coming = shown(<NoProducts failed={false} reload={reload} />, { Q0: 'No' });
  expect(coming).toContain('Our systems are coming soon. Please check back, or contact us.');
  expect(coming).not.toContain('Try again');
  expect(coming).not.toContain('kept your answers');
});

it('a catalogue without systems can be loaded again if the call failed', () => {
  const failed = shown(SCREENS['without systems, because they failed to load']);
  expect(failed).toContain('We couldn&#x27;t load our systems.');
  expect(failed).toContain('Try again</button>');
});
