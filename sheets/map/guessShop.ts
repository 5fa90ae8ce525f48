import type { Column } from '../../src/catalogue/product.ts';
import { isShopifyExport } from '../open/shopifyExport.ts';
import type { Table } from '../open/table.ts';
import type { ColumnSource, ColumnSources, RowFilter } from '../read/mapping.ts';
import { ATTRIBUTE_COLUMN } from '../recognise/plainHeading.ts';
import { type ShopField, shopField } from '../recognise/shopHeadings.ts';
import { splitHeading } from '../recognise/units.ts';
import { unitFor } from './candidates.ts';
import { valuesOf } from './values.ts';

type Sources = Partial<Record<Column, ColumnSource>>;

/** Shops localise figures, so they need a decimal sign; the catalogue's reader reads those of a sheet. */
export function decimalOf(source: Table): '.' | ',' | undefined {
  if (source.kind !== 'woocommerce') return undefined;
  const figures = source.columns.flatMap((name, at) => {
    const field = shopField(name);
    const isFigure = field === 'regularPrice' || field === 'width' || field === 'height' || field === 'length';
    return isFigure ? [...valuesOf(source.rows, at).keys()] : [];
  });
  return figures.some((figure) => /^\d+,\d+$/.test(figure)) ? ',' : undefined;
}

export interface ShopSources {
  readonly columns: ColumnSources;
  readonly suggestions: ColumnSources;
  readonly only: readonly RowFilter[];
  readonly leaveOut: readonly string[];
  /** Columns that this guess settles or suggests. */
  readonly used: readonly string[];
}

/** The columns that the plugin adds when it reads a shop itself, and what they fill. */
const READ_IN_SHOP: ColumnSources = {
  price_from_aud: { from: ['Sale price (incl. GST)', 'Regular price (incl. GST)'] },
  link: { from: ['Permalink'] },
};

/** The fields of a WooCommerce export. Its dimensions are for shipping, so they are only suggested. */
export function shopSources({ columns: names, rows }: Table): ShopSources {
  const named = new Map<ShopField, string>();
  for (const name of names) {
    const field = shopField(name);
    if (field !== null && !named.has(field)) named.set(field, name);
  }
  const all = (...fields: readonly ShopField[]): readonly string[] => fields.flatMap((field) => named.get(field) ?? []);
  const columns: Sources = {};
  const suggestions: Sources = {};
  const add = (to: Sources, column: Column, from: readonly string[], more: Partial<ColumnSource> = {}): void => {
    const isFilled = names.some((name, at) => from.includes(name) && rows.some(({ cells }) => cells[at]));
    if (from.length > 0 && isFilled) to[column] = { from, ...more };
  };
  add(columns, 'id', all('sku', 'id'));
  add(columns, 'title', all('name'));
  add(columns, 'description', all('shortDescription', 'description'), { html: true });
  add(columns, 'brand', all('brands'));
  add(columns, 'item_group_id', all('parent'));
  add(columns, 'link', all('externalUrl'));
  add(columns, 'image_link', all('images'));
  add(columns, 'availability', all('inStock'), { words: { 1: 'in_stock', 0: 'out_of_stock', backorder: 'backorder' } });
  // An export doesn't say whether the shop keeps its prices with GST.
  add(suggestions, 'price_from_aud', all('regularPrice'));
  for (const [field, column] of [
    ['width', 'outdoor_width_mm'],
    ['height', 'outdoor_height_mm'],
    ['length', 'outdoor_depth_mm'],
  ] as const) {
    const from = all(field);
    add(suggestions, column, from, unitFor(column, splitHeading(from[0] ?? '').unit));
  }
  for (const [column, { from }] of Object.entries(READ_IN_SHOP) as [Column, ColumnSource][]) {
    if (from.every((name) => names.includes(name))) columns[column] = { from };
  }
  const read = Object.values(columns).flatMap(({ from }) => from);
  const only: RowFilter[] = [
    ...all('published').map((column) => ({ column, is: ['1'] })),
    ...all('type').map((column) => ({ column, not: ['variable', 'grouped'] })),
  ];
  const unused = names.filter((name) => shopField(name) === 'unused' || name.startsWith('Meta: _'));
  const leaveOut = [...all('type', 'published', 'visibility'), ...unused];
  // Categories and the sale price stay open.
  const used = names.filter(
    (name) =>
      !['categories', 'salePrice', null].includes(shopField(name)) || unused.includes(name) || read.includes(name),
  );
  return { columns, suggestions, only, leaveOut, used };
}

/**
 * A product export from Shopify, whose vendor is the brand and whose options tell the variants of a product apart; null for any other
 * table. Drafts and unpublished products are left out.
 */
export function shopifySources({ columns: names, rows }: Table): ShopSources | null {
  if (!isShopifyExport(names)) return null;
  const has = (name: string): boolean => rows.some(({ cells }) => cells[names.indexOf(name)]);
  const options = names.filter((name) => name.startsWith(ATTRIBUTE_COLUMN));
  const all = (...wanted: readonly string[]): readonly string[] => wanted.filter(has);
  return {
    columns: {
      title: { from: ['Title', ...options], join: true },
      brand: { from: ['Vendor'] },
      ...(has('Variant SKU') && { id: { from: ['Variant SKU'] } }),
      ...(options.length > 0 && { item_group_id: { from: ['Handle'] } }),
      ...(has('Body (HTML)') && { description: { from: ['Body (HTML)'], html: true } }),
      ...(has('Image Src') && { image_link: { from: ['Image Src'] } }),
    },
    // The export doesn't say whether the shop keeps its prices with GST.
    suggestions: has('Variant Price') ? { price_from_aud: { from: ['Variant Price'] } } : {},
    only: [
      ...all('Status').map((column) => ({ column, not: ['draft', 'archived'] })),
      ...all('Published').map((column) => ({ column, not: ['false'] })),
    ],
    leaveOut: all('Handle', 'Tags').filter((name) => name !== 'Handle' || options.length === 0),
    used: all(
      ...['Title', 'Vendor', 'Body (HTML)', 'Image Src', 'Status', 'Handle', 'Tags', 'Published'],
      ...['Variant SKU', 'Variant Price'],
    ),
  };
}

/** Attributes of Google's product data that fill no catalogue column. */
const UNUSED_IN_FEED = new Set(
  `additional_image_link adult age_group ads_redirect bundle certification color condition cost_of_goods_sold
  expiration_date gender google_product_category gtin identifier_exists is_bundle lifestyle_image_link loyalty_points
  material max_handling_time min_handling_time mobile_link multipack pattern promotion_id shipping shipping_height
  shipping_label shipping_length shipping_weight shipping_width size_system size_type tax tax_category updated pubDate
  guid published author`.split(/\s+/),
);

export function isUnusedInFeed(name: string): boolean {
  return UNUSED_IN_FEED.has(name.replace(/^g:/, ''));
}
