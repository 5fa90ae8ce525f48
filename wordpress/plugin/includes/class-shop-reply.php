<?php
namespace ProductSelector;

use Throwable;
use WC_Product;

defined( 'ABSPATH' ) || exit;

/**
 * The published reply with today's prices, stock and links of the shop it was read from. A price that has moved by more than half
 * since publishing waits until somebody publishes it, because it may be mistyped.
 */
class Shop_Reply {
	/** The option that is different after each change of the shop; there is none before the first reply. */
	private const CHANGED = 'product_selector_shop_changed';

	/** The option with the reply that was made last, and what it was made of. */
	private const REPLY = 'product_selector_shop_reply';

	/** After these, a price, the stock or a link may be different. */
	private const CHANGES = array(
		'woocommerce_update_product',
		'woocommerce_update_product_variation',
		'woocommerce_product_set_stock_status',
		'woocommerce_variation_set_stock_status',
		'woocommerce_tax_rate_added',
		'woocommerce_tax_rate_updated',
		'woocommerce_tax_rate_deleted',
		'woocommerce_settings_saved',
		'save_post_product',
		'save_post_product_variation',
		'deleted_post',
		'permalink_structure_changed',
	);

	/** Runs where there is WooCommerce. */
	public static function watch(): void {
		foreach ( self::CHANGES as $change ) {
			add_action( $change, array( __CLASS__, 'forget' ), 10, 0 );
		}
	}

	/** The next visitor gets a new reply, even if another one is being made right now. */
	public static function forget(): void {
		if ( false !== get_option( self::CHANGED ) ) {
			update_option( self::CHANGED, wp_generate_uuid4(), false );
		}
	}

	public static function remove(): void {
		delete_option( self::CHANGED );
		delete_option( self::REPLY );
	}

	/** `digest`, `body` and `held`, the ids whose price waits; null where nothing published follows a shop. */
	public static function current(): ?object {
		$published = Shop::is_there() ? Versions::current( false ) : null;
		if ( ! $published ) {
			return null;
		}
		$of    = $published->digest . ' ' . get_option( self::CHANGED, '' );
		$reply = get_option( self::REPLY );
		if ( ! is_array( $reply ) || $reply['of'] !== $of ) {
			$reply = array( 'of' => $of ) + self::make();
			update_option( self::REPLY, $reply, false );
			add_option( self::CHANGED, '', '', false );
		}
		return null === $reply['body'] ? null : (object) $reply;
	}

	/** The columns of the published mapping that the shop's own table fills; null for another file. */
	private static function columns(): ?object {
		$mapping = json_decode( Versions::mapping() );
		$columns = $mapping->columns ?? null;
		$named   = array();
		foreach ( is_object( $columns ) ? $columns : array() as $column ) {
			$named = array_merge( $named, (array) ( $column->from ?? array() ) );
		}
		return array_intersect( array( Shop::PRICE, Shop::LINK ), $named ) ? $columns : null;
	}

	private static function make(): array {
		$reply = array( 'body' => null, 'digest' => '', 'held' => array() );
		try {
			$columns = self::columns();
			$range   = $columns ? json_decode( Versions::current( true )->body ?? '' ) : null;
			foreach ( $range->products ?? array() as $system ) {
				if ( ! self::follow( $system, $columns, Shop::find( $system->id ) ) ) {
					$reply['held'][] = $system->id;
				}
			}
			$reply['body']   = $range ? (string) wp_json_encode( $range, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) : null;
			$reply['digest'] = hash( 'sha256', (string) $reply['body'] );
		} catch ( Throwable $fault ) {
			error_log( 'Product Selector couldn’t read the shop, so visitors get the published prices: ' . $fault->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- The site's owner has to know.
			$reply['body'] = null;
		}
		return $reply;
	}

	/** Lays a product's figures over its system. False if its price waits. */
	private static function follow( object $system, object $columns, ?WC_Product $product ): bool {
		$follows = static fn( string $column, string $heading ): bool => in_array( $heading, (array) ( $columns->$column->from ?? array() ), true );
		$figures = $product ? Shop::figures( $product ) : array( Shop::STOCK => '0' );
		$state   = $columns->availability->words->{$figures[ Shop::STOCK ]} ?? null;
		if ( $state && $follows( 'availability', Shop::STOCK ) ) {
			$system->availability = $state;
		}
		if ( $follows( 'link', Shop::LINK ) ) {
			$system->link = $figures[ Shop::LINK ] ?? '';
			if ( '' === $system->link ) {
				unset( $system->link );
			}
		}
		if ( ! $product || ! isset( $system->price_from_aud ) || ! $follows( 'price_from_aud', Shop::PRICE ) ) {
			return true;
		}
		list( $price, $sales ) = self::prices( $figures, $follows( 'price_from_aud', Shop::SALE ) );
		foreach ( array_merge( array( $price ), array_column( $sales, 'price_from_aud' ) ) as $figure ) {
			// As sheets/compare/sharpChange.ts does.
			if ( null !== $figure && abs( $figure - $system->price_from_aud ) * 2 > $system->price_from_aud ) {
				return false;
			}
		}
		unset( $system->sales );
		if ( null === $price ) {
			unset( $system->price_from_aud, $system->price_includes );
			return true;
		}
		$system->price_from_aud = $price;
		if ( $sales ) {
			$system->sales = $sales;
		}
		return true;
	}

	/** The price, null for none, and the sales with their days. A sale without days is the price, as in a sheet. */
	private static function prices( array $figures, bool $with_sales ): array {
		$number = static fn( string $text ) => '' === $text ? null : ( (float) $text == (int) $text ? (int) $text : (float) $text ); // phpcs:ignore Universal.Operators.StrictComparisons -- A whole number.
		$price  = $number( $figures[ Shop::PRICE ] );
		$sale   = $with_sales ? $number( $figures[ Shop::SALE ] ) : null;
		$from   = $figures['Date sale price starts'];
		$to     = $figures['Date sale price ends'];
		if ( null === $sale || ( '' !== $to && $to < wp_date( 'Y-m-d' ) ) ) {
			return array( $price, array() );
		}
		$day = static fn( string $date ): ?string => '' === $date ? null : $date;
		return '' === $from . $to
			? array( $sale, array() )
			: array( $price, array( array( 'price_from_aud' => $sale, 'from' => $day( $from ), 'to' => $day( $to ) ) ) );
	}
}
