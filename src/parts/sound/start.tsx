import type { Running } from '../../app/part.ts';
import { SoundHelp } from './SoundHelp.tsx';

/** *How loud is it next door?*, below the figures of systems. */
export const start = (): Running => ({
  slots: { 'figures.end': (props) => <SoundHelp {...props} /> },
});
