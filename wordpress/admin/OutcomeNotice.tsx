import { useEffect, useRef } from 'react';
import { AdminButton } from '../../workshop/Button.tsx';
import { __ } from '../../workshop/i18n.ts';
import { AdminNotice } from '../../workshop/Notice.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import type { Failure } from './failure.ts';
import { NextSteps } from './NextSteps.tsx';
import type { PluginSettings } from './settings.ts';

/** The result of the last action. */
export type Outcome =
  | { readonly kind: 'published' | 'unchanged' | 'restored' }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly of: 'publish' | 'version' };

interface OutcomeNoticeProps {
  readonly outcome: Outcome | null;
  readonly settings: PluginSettings;
  readonly isPublishable: boolean;
  onPublish(): void;
}

/** Gets the focus, so screen readers read it out. */
export function OutcomeNotice({ outcome, settings, isPublishable, onPublish }: OutcomeNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) notice.current?.focus();
  }, [outcome]);
  if (!outcome) return null;
  if (outcome.kind === 'failed') {
    const isWorthAgain = isPublishable && outcome.of === 'publish' && outcome.failure.kind !== 'moved-on';
    return (
      <FailureNotice failure={outcome.failure} login={settings.login} box={notice}>
        {isWorthAgain && <AdminButton onClick={onPublish}>{__('Publish again', 'product-selector')}</AdminButton>}
      </FailureNotice>
    );
  }
  return (
    <AdminNotice kind="success" box={notice}>
      <p>{successText(outcome.kind)}</p>
      <NextSteps {...settings} />
    </AdminNotice>
  );
}

function successText(kind: 'published' | 'unchanged' | 'restored'): string {
  switch (kind) {
    case 'published':
      return __('Published. Visitors now get the new catalogue.', 'product-selector');
    case 'unchanged':
      return __(
        'Nothing has changed. Visitors already have these systems, so there is no new version.',
        'product-selector',
      );
    case 'restored':
      return __('Restored. Visitors now get that catalogue.', 'product-selector');
  }
}
