import { useEffect, useState } from 'react';
import { changesReport } from '../../sheets/report/changesReport.ts';
import { AdminButton } from '../../workshop/Button.tsx';
import { __, speech } from '../../workshop/i18n.ts';
import { AdminNotice } from '../../workshop/Notice.tsx';
import type { PublishedRange } from '../../workshop/published.ts';
import { ReportView } from '../../workshop/ReportView.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import type { FailedReply, Failure } from './failure.ts';
import type { AdminRequest } from './request.ts';
import { isOfShop, type ShopNews, shopNews } from './shopNews.ts';

export type ReadShop = () => Promise<FailedReply<File>>;

/** Reads the shop by the site's route. */
export const shopOf =
  (request: AdminRequest): ReadShop =>
  async () => {
    const answer = await request<{ readonly file: string }>('shop');
    return answer.ok ? { ok: true, value: new File([answer.value.file], 'WooCommerce.csv') } : answer;
  };

interface ShopSourceProps {
  readonly shop: ReadShop;
  /** What is published; null until it is known. */
  readonly range: PublishedRange | null;
  readonly login: string;
  onFile(file: File): void;
}

/** Reads the products of the site's shop, and says what has changed in it since they were published. */
export function ShopSource({ shop, range, login, onFile }: ShopSourceProps) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [news, setNews] = useState<ShopNews | null>(null);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    let isGone = false;
    const look = async (shown: PublishedRange): Promise<void> => {
      const file = await shop();
      const found = file.ok ? await shopNews(file.value, shown) : null;
      if (!isGone) setNews(found);
    };
    setNews(null);
    // Whoever presses the button is told of a failure.
    if (range && isOfShop(range)) look(range).catch(() => {});
    return () => {
      isGone = true;
    };
  }, [shop, range]);

  const read = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const answer = await shop();
    setBusy(false);
    setFailure(answer.ok ? null : answer.failure);
    if (!answer.ok) return;
    setNews(null);
    onFile(answer.value);
  };

  return (
    <>
      <div role="status">
        {news && (
          <AdminNotice kind="warning">
            <p>
              <strong>{__('The shop has changed.', 'product-selector')}</strong>{' '}
              {news === 'unreadable'
                ? __('Its products can’t be read as before.', 'product-selector')
                : news.prices.length > 0 &&
                  __(
                    'Visitors see the prices from before where one moved by more than half. If it is mistyped, correct it in the shop.',
                    'product-selector',
                  )}
            </p>
            {news !== 'unreadable' && <ReportView report={changesReport(news, speech())} level={3} />}
            <p>
              <AdminButton onClick={read}>{__('Review and publish', 'product-selector')}</AdminButton>
            </p>
          </AdminNotice>
        )}
      </div>
      <p className="ps-shop">
        <AdminButton aria-disabled={isBusy} onClick={read}>
          {__('From WooCommerce', 'product-selector')}
        </AdminButton>{' '}
        {__(
          'Reads the products of your shop, with their prices including GST. Once they are published, prices, stock and links follow the shop.',
          'product-selector',
        )}
      </p>
      <div role="alert">{failure && <FailureNotice failure={failure} login={login} />}</div>
    </>
  );
}
