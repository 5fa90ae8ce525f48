import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: 'primary' | 'small';
}

/** A button that looks like those of WordPress. */
export function AdminButton({ kind, ...props }: ButtonProps) {
  return <button type="button" className={kind ? `button button-${kind}` : 'button'} {...props} />;
}
