import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: 'primary' | 'small';
}

/** A button in WordPress's style. */
export function AdminButton({ kind, ...props }: ButtonProps) {
  return <button type="button" className={kind ? `button button-${kind}` : 'button'} {...props} />;
}
