import type { ReactNode, Ref } from 'react';

interface NoticeProps {
  readonly kind: 'error' | 'warning' | 'success' | 'info';
  readonly box?: Ref<HTMLDivElement> | undefined;
  readonly children: ReactNode;
}

/** WordPress's notice. "inline" keeps WordPress from moving it below the page's heading. Its React doesn't pass `ref` on, hence `box`. */
export function AdminNotice({ kind, box, children }: NoticeProps) {
  return (
    <div className={`notice notice-${kind} inline`} ref={box} tabIndex={-1}>
      {children}
    </div>
  );
}
