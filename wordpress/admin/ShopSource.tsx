import { useEffect, useState } from 'react';
import { AdminButton } from '../../workshop/Button.tsx';
import { numberText } from '../../workshop/formats.ts';
import { __, sprintf } from '../../workshop/i18n.ts';
import { AdminNotice } from '../../workshop/Notice.tsx';
import type { PublishedRange } from '../../workshop/published.ts';
import { FailureNotice } from './FailureNotice.tsx';
import type { FailedReply, Failure } from './failure.ts';
import type { AdminRequest } from './request.ts';
import { isOfShop, type ShopNews, shopNews } from './shopNews.ts';

export type ReadShop = () => Promise<FailedReply<File>>;

/** Reads the shop by the site's route. */
export const shopOf =
  (request: AdminRequest): ReadShop =>
  async () => {
    const answer = await request('shop');
    if (!answer.ok) return answer;
    const { file } = Object(JSON.parse(answer.value)) as { file?: unknown };
    return { ok: true, value: new File([String(file)], 'WooCommerce.csv') };
  };

interface ShopSourceProps {
  readonly shop: ReadShop;
  /** What is published; null until it is known. */
  readonly range: PublishedRange | null;
  readonly login: string;
  loadWords(): Promise<void>;
  onFile(file: File): void;
}

/** Reads the products of the site's shop, and says what has changed in it since they were published. */
export function ShopSource({ shop, range, login, loadWords, onFile }: ShopSourceProps) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [news, setNews] = useState<ShopNews | null>(null);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    let isGone = false;
    const look = async (shown: PublishedRange): Promise<void> => {
      const [file] = await Promise.all([shop(), loadWords()]);
      const found = file.ok ? await shopNews(file.value, shown) : null;
      if (!isGone) setNews(found);
    };
    setNews(null);
    // Whoever presses the button is told of a failure.
    if (range && isOfShop(range)) look(range).catch(() => {});
    return () => {
      isGone = true;
    };
  }, [shop, range, loadWords]);

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
              <strong>{__('The shop has changed.', 'product-selector')}</strong> {newsText(news)}
            </p>
            {news.held.length > 0 && <HeldPrices held={news.held} />}
            <p>
              <AdminButton onClick={read}>{__('Show the changes', 'product-selector')}</AdminButton>
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

function newsText({ isOther, added, gone, changed }: ShopNews): string {
  if (isOther) return __('Its products can’t be read as before.', 'product-selector');
  const counts = [
    // translators: %s: a number of systems
    [added, __('Systems added: %s.', 'product-selector')],
    // translators: %s: a number of systems
    [gone, __('Systems gone: %s.', 'product-selector')],
    // translators: %s: a number of systems
    [changed, __('Systems changed: %s.', 'product-selector')],
  ] as const;
  return counts
    .filter(([count]) => count > 0)
    .map(([count, text]) => sprintf(text, numberText(count)))
    .join(' ');
}

function HeldPrices({ held }: Pick<ShopNews, 'held'>) {
  return (
    <>
      <p>
        {__(
          'These prices moved by more than half, so visitors see the ones before. If one is mistyped, correct it in the shop; otherwise publish the changes.',
          'product-selector',
        )}
      </p>
      <ul>
        {held.map(({ id, title, before, after }) => (
          <li key={id}>
            <bdi>{title}</bdi>{' '}
            {sprintf(
              // translators: 1: the price that visitors see, 2: the price in the shop
              __('$%1$s, in the shop $%2$s', 'product-selector'),
              numberText(before),
              numberText(after),
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
