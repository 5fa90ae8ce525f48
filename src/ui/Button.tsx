import type { ComponentProps } from 'react';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` is the main action; `quiet` looks like text. */
  readonly look?: 'primary' | 'plain' | 'quiet';
}

/** A button that doesn't submit a form by default. */
export function Button({ look = 'plain', className = '', ...rest }: ButtonProps) {
  return <button type="button" className={`button button-${look} ${className}`} {...rest} />;
}
