import { __ } from '../../workshop/i18n.ts';
import type { PluginSettings } from './settings.ts';

/** The next step after publishing: look at the page with the selector, or add the selector to a page. */
export function NextSteps({ pages, newPage }: Pick<PluginSettings, 'pages' | 'newPage'>) {
  if (pages.length === 0) {
    return (
      <p>
        {__(
          'Next: put the block “Product Selector” or the shortcode [product_selector] on a page.',
          'product-selector',
        )}{' '}
        <a href={newPage}>{__('Add a page', 'product-selector')}</a>
      </p>
    );
  }
  return (
    <p>
      {__('See it on your site:', 'product-selector')}{' '}
      {pages.map(({ title, address }, index) => (
        <span key={address}>
          {index > 0 && ', '}
          <a href={address} target="_blank" rel="noreferrer">
            <bdi>{title || address}</bdi>
          </a>
        </span>
      ))}
    </p>
  );
}
