import { Component, type ReactNode } from 'react';
import { __ } from './i18n.ts';
import { AdminNotice } from './Notice.tsx';

interface State {
  readonly message: string | null;
}

/** Replaces the page after an error in rendering. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override readonly state: State = { message: null };

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { message } = this.state;
    if (message === null) return this.props.children;
    return (
      <AdminNotice kind="error">
        <p role="alert">
          <strong>{__('This page has stopped working.', 'product-selector')}</strong>{' '}
          {__('Nothing was published. Reload the page. If it happens again, report this message:', 'product-selector')}{' '}
          <code>{message}</code>
        </p>
      </AdminNotice>
    );
  }
}
