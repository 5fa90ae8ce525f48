import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { createMatcher } from '../../src/matching/matcher.ts';
import { AdminButton } from './Button.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import type { FailedReply } from './failure.ts';
import { InsightCounters } from './InsightCounters.tsx';
import { InsightEnquiries } from './InsightEnquiries.tsx';
import { __ } from './i18n.ts';
import { type LoadedInsight, loadInsight } from './insightData.ts';
import type { AdminRequest } from './request.ts';

interface InsightAppProps {
  readonly request: AdminRequest;
  /** The sign-in page. */
  readonly login: string;
}

/** The page Insight, about visitors' answers. */
export function InsightApp({ request, login }: InsightAppProps) {
  const [answer, setAnswer] = useState<FailedReply<LoadedInsight> | null>(null);
  const reload = useCallback(async () => setAnswer(await loadInsight(request)), [request]);
  useEffect(() => {
    void reload();
  }, [reload]);
  return (
    <>
      <div role="alert">
        {answer && !answer.ok && (
          <FailureNotice failure={answer.failure} login={login}>
            <AdminButton onClick={reload}>{__('Reload', 'product-selector')}</AdminButton>
          </FailureNotice>
        )}
      </div>
      {answer?.ok && <Parts data={answer.value} />}
      {!answer && <p>{__('Loading …', 'product-selector')}</p>}
    </>
  );
}

/** A part that was turned off keeps its counts. */
function Parts({ data }: { readonly data: LoadedInsight }) {
  const { on, counters, enquiries, products } = data;
  const matcher = useMemo(() => (products.length > 0 ? createMatcher(products) : null), [products]);
  return (
    <>
      <Part title={__('Notes and steps', 'product-selector')} isOn={on.notes || on.steps} isKept={counters.length > 0}>
        <InsightCounters counters={counters} now={Date.parse(data.now)} matcher={matcher} />
      </Part>
      <Part title={__('Enquiries', 'product-selector')} isOn={on.enquiries} isKept={false}>
        {enquiries ? (
          <InsightEnquiries enquiries={enquiries} products={products} />
        ) : (
          <p>
            {__(
              'This site takes no enquiries. Turn them on under Settings → Product Selector → Enquiries.',
              'product-selector',
            )}
          </p>
        )}
      </Part>
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly isOn: boolean;
  /** True if it was on before and has kept its counts. */
  readonly isKept: boolean;
  readonly children: ReactNode;
}

function Part({ title, isOn, isKept, children }: PartProps) {
  return (
    <>
      <h2>{title}</h2>
      {!isOn && (
        <p>
          {__(
            'This is off. An administrator can turn it on under Settings → Product Selector → Insight.',
            'product-selector',
          )}
        </p>
      )}
      {(isOn || isKept) && children}
    </>
  );
}
