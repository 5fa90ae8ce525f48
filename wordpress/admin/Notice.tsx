import type { ReactNode, Ref } from 'react';

interface NoticeProps {
  readonly kind: 'error' | 'warning' | 'success' | 'info';
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** WordPress's notice. "inline" keeps WordPress from moving it below the page's heading. */
export function Notice({ kind, ref, children }: NoticeProps) {
  return (
    <div className={`notice notice-${kind} inline`} ref={ref} tabIndex={-1}>
      {children}
    </div>
  );
}
