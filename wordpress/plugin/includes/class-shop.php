<?php
namespace ProductSelector;

use WC_Product;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The products of a WooCommerce shop on this site, read by its own functions. */
class Shop {
	/** Headings that only this table has: an export has prices as the shop keeps them, and no address of a product. */
	public const PRICE = 'Regular price (incl. GST)';
	public const SALE  = 'Sale price (incl. GST)';
	public const LINK  = 'Permalink';

	public const STOCK = 'In stock?';

	/** The products that are read at a time. */
	private const STEP = 100;

	public static function is_there(): bool {
		return function_exists( 'wc_get_products' ) && function_exists( 'wc_get_price_including_tax' );
	}

	/** `GET /shop`: the products as a CSV file with the columns of a WooCommerce export, and those above. */
	public static function read(): WP_REST_Response {
		$rows = array();
		for ( $page = 1; $products = self::page( $page ); $page++ ) {
			foreach ( $products as $product ) {
				$rows[] = self::row( $product, null );
				foreach ( $product->is_type( 'variable' ) ? $product->get_children() : array() as $child ) {
					$variation = self::product( $child );
					if ( $variation ) {
						$rows[] = self::row( $variation, $product );
					}
				}
			}
		}
		return new WP_REST_Response( array( 'file' => self::csv( $rows ) ), 200, array( 'Cache-Control' => 'no-store' ) );
	}

	/** A published product; null if the shop doesn't offer it. */
	public static function product( int $id ): ?WC_Product {
		$product = wc_get_product( $id );
		return $product && 'publish' === $product->get_status() ? $product : null;
	}

	/** The product that a system's id names: by its SKU, otherwise by the shop's own number; null if the shop doesn't offer it. */
	public static function find( string $id ): ?WC_Product {
		$found = (int) wc_get_product_id_by_sku( $id );
		if ( ! $found && preg_match( '/\A[1-9]\d{0,9}\z/', $id ) ) {
			$found = (int) $id;
		}
		return $found ? self::product( $found ) : null;
	}

	/** The product's id as a system has it. */
	public static function id( WC_Product $product ): string {
		return '' === $product->get_sku( 'edit' ) ? (string) $product->get_id() : $product->get_sku( 'edit' );
	}

	/** Price, stock and link of a product, by the headings above, and the days of its sale. Prices are those at the shop's own address. */
	public static function figures( WC_Product $product ): array {
		$day    = static fn( $date ): string => $date ? $date->date( 'Y-m-d' ) : '';
		$states = array( 'instock' => '1', 'onbackorder' => 'backorder' );
		return array(
			self::PRICE              => self::with_tax( $product, (string) $product->get_regular_price() ),
			self::SALE               => self::with_tax( $product, (string) $product->get_sale_price() ),
			'Date sale price starts' => $day( $product->get_date_on_sale_from() ),
			'Date sale price ends'   => $day( $product->get_date_on_sale_to() ),
			self::STOCK              => $states[ $product->get_stock_status() ] ?? '0',
			self::LINK               => (string) $product->get_permalink(),
		);
	}

	/** @return WC_Product[] */
	private static function page( int $page ): array {
		return wc_get_products(
			array(
				'status'  => 'publish',
				'limit'   => self::STEP,
				'page'    => $page,
				'orderby' => 'ID',
				'order'   => 'ASC',
			)
		);
	}

	/** One product by column. A variation's blanks come from its parent, when the file is read. */
	private static function row( WC_Product $product, ?WC_Product $parent ): array {
		$unit  = get_option( 'woocommerce_dimension_unit', 'cm' );
		$short = $product->get_short_description();
		$image = wp_get_attachment_url( (int) $product->get_image_id() );
		$row   = array(
			'ID'                => (string) $product->get_id(),
			'Type'              => $product->get_type(),
			'SKU'               => $product->get_sku( 'edit' ),
			'Name'              => $product->get_name(),
			'Published'         => '1',
			'Short description' => $short,
			// The one that is used.
			'Description'       => '' === $short ? $product->get_description() : '',
		) + self::figures( $product ) + array(
			"Length ($unit)" => $product->get_length( 'edit' ),
			"Width ($unit)"  => $product->get_width( 'edit' ),
			"Height ($unit)" => $product->get_height( 'edit' ),
			'Categories'     => self::terms( $parent ?? $product, 'product_cat' ),
			'Brands'         => self::terms( $parent ?? $product, 'product_brand' ),
			'Images'         => (string) $image,
			'Parent'         => $parent ? ( $parent->get_sku( 'edit' ) ? $parent->get_sku( 'edit' ) : 'id:' . $parent->get_id() ) : '',
		);
		$at    = 0;
		foreach ( $product->get_attributes() as $key => $attribute ) {
			++$at;
			$row[ "Attribute $at name" ]     = wc_attribute_label( is_object( $attribute ) ? $attribute->get_name() : $key, $product );
			$row[ "Attribute $at value(s)" ] = str_replace( ',', '\\,', $product->get_attribute( (string) $key ) );
		}
		return $row;
	}

	private static function terms( WC_Product $product, string $taxonomy ): string {
		$names = taxonomy_exists( $taxonomy ) ? wp_get_post_terms( $product->get_id(), $taxonomy, array( 'fields' => 'names' ) ) : array();
		return is_array( $names ) ? implode( ', ', $names ) : '';
	}

	/** A price as a customer at the shop's own address pays it; empty for none, and for one in another currency. */
	private static function with_tax( WC_Product $product, string $price ): string {
		if ( '' === $price || 'AUD' !== get_woocommerce_currency() ) {
			return '';
		}
		$shop = static fn(): array => array( WC()->countries->get_base_country(), WC()->countries->get_base_state(), WC()->countries->get_base_postcode(), WC()->countries->get_base_city() );
		// Nobody's address is known here, and WooCommerce would add no tax.
		add_filter( 'woocommerce_get_tax_location', $shop );
		$whole = wc_get_price_including_tax( $product, compact( 'price' ) );
		remove_filter( 'woocommerce_get_tax_location', $shop );
		return (string) round( (float) $whole, 2 );
	}

	/** @param array<string, string>[] $rows */
	private static function csv( array $rows ): string {
		$columns = array_keys( array_merge( array(), ...$rows ) );
		$file    = fopen( 'php://temp', 'r+' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Memory, not a file.
		foreach ( array_merge( array( $columns ), $rows ) as $row ) {
			$cells = isset( $row['ID'] ) ? array_map( static fn( string $column ): string => (string) ( $row[ $column ] ?? '' ), $columns ) : $row;
			fputcsv( $file, $cells, ',', '"', '' );
		}
		rewind( $file );
		return (string) stream_get_contents( $file );
	}
}
