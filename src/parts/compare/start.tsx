import type { Running } from '../../app/part.ts';
import { CompareButton } from './CompareButton.tsx';
import { CompareTray } from './CompareTray.tsx';
import { CompareWays } from './CompareWays.tsx';
import { othersOf } from './othersOf.ts';
import { Shortlist } from './Shortlist.tsx';

/** Systems side by side: a button for each, a bar with their number, and the table. */
export const start = (): Running => ({
  slots: {
    'row.end': (props) => <CompareButton {...props} />,
    'list.bar': (props) => <CompareTray {...props} />,
    'ways.end': (props) => props.jobs.length > 1 && <CompareWays {...props} />,
    'result.end': (props) => <Shortlist {...props} />,
  },
  others: othersOf,
});
