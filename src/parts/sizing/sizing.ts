import type { ComponentType } from 'react';
import type { Zone } from '../../climate/zone.ts';
import type { Sizes } from '../../screens/frame/capabilities.ts';
import type { SizeRule } from '../../sizing/sizeRules.ts';

export interface SizeBoxProps {
  readonly rules: readonly SizeRule[];
  readonly zone: Zone | null;
  /** The present time in milliseconds since 1970. */
  readonly at: number;
}

/** The rules of thumb and *More about size*, loaded once a room is known. */
export interface Sizing extends Pick<SizeBoxProps, 'rules' | 'at'>, Pick<Sizes, 'likelyOf' | 'section'> {
  /** The provider's own rules; null without any that can be used. */
  readonly own: readonly SizeRule[] | null;
  readonly Box: ComponentType<SizeBoxProps>;
}
