import type { Running } from '../../app/part.ts';
import { SoundHelp, SoundLink } from './SoundHelp.tsx';

/** *How loud is it next door?*, below the comparison and behind a link of the result. */
export const start = (): Running => ({
  slots: {
    'figures.end': (props) => <SoundHelp {...props} />,
    'result.more': ({ heard }) => <SoundLink products={heard} />,
  },
});
