import type { ReactNode, Ref } from 'react';
import type { Failure } from './failure.ts';
import { failureText } from './failureText.ts';
import { __ } from './i18n.ts';
import { Notice } from './Notice.tsx';

interface FailureNoticeProps {
  readonly failure: Failure;
  /** Address of the sign-in page. */
  readonly login: string;
  readonly ref?: Ref<HTMLDivElement>;
  /** What to do now: buttons. */
  readonly children?: ReactNode;
}

/** Says what went wrong and what helps. Who is signed out gets a way to sign in that leaves this page open. */
export function FailureNotice({ failure, login, ref, children }: FailureNoticeProps) {
  const { what, advice } = failureText(failure);
  const isSignIn = failure.kind === 'signed-out' || failure.kind === 'not-allowed';
  return (
    <Notice kind={failure.kind === 'moved-on' ? 'warning' : 'error'} {...(ref && { ref })}>
      <p>
        <strong>{what}</strong> {advice}
      </p>
      {isSignIn && (
        <p>
          <a href={login} target="_blank" rel="noreferrer">
            {__('Sign in (opens in a new tab)', 'product-selector')}
          </a>
        </p>
      )}
      {children && <p className="ps-buttons">{children}</p>}
    </Notice>
  );
}
