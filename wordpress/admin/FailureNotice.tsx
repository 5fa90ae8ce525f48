import type { ReactNode, Ref } from 'react';
import { __ } from '../../workshop/i18n.ts';
import { AdminNotice } from '../../workshop/Notice.tsx';
import type { Failure } from './failure.ts';

interface FailureNoticeProps {
  readonly failure: Failure;
  readonly login: string;
  readonly box?: Ref<HTMLDivElement>;
  /** Buttons. */
  readonly children?: ReactNode;
}

/** Says what went wrong and what to do. The sign-in page opens in a new tab, so nothing on this page is lost. */
export function FailureNotice({ failure: { kind, what, advice }, login, box, children }: FailureNoticeProps) {
  return (
    <AdminNotice kind={kind === 'moved-on' ? 'warning' : 'error'} box={box}>
      <p>
        <strong>{what}</strong> {advice}
      </p>
      {kind === 'signed-out' && (
        <p>
          <a href={login} target="_blank" rel="noreferrer">
            {__('Sign in (opens in a new tab)', 'product-selector')}
          </a>
        </p>
      )}
      {children && <p className="ps-buttons">{children}</p>}
    </AdminNotice>
  );
}
