<?php
namespace ProductSelector;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The table of installation prices, in one option as JSON. The page checks it; these routes check only its shape. */
class Installation {
	private const OPTION = 'product_selector_installation';

	/** A table with 40 extras has 15,000 bytes. */
	private const MAX_BYTES = 100000;

	private const KINDS = array( 'split', 'multi_split', 'slim_ducted', 'ducted' );

	/** The table for visitors; null if there is none, or after its last day in the site's time zone. */
	public static function current(): ?object {
		$table = self::stored();
		return $table && $table->valid_until >= wp_date( 'Y-m-d' ) ? $table : null;
	}

	private static function stored(): ?object {
		$table = json_decode( (string) get_option( self::OPTION, '' ) );
		return self::is_table( $table ) ? $table : null;
	}

	/** `GET /installation`, also after the table's last day. */
	public static function read(): WP_REST_Response {
		return new WP_REST_Response( array( 'table' => self::stored() ), 200, array( 'Cache-Control' => 'no-store' ) );
	}

	/** `POST /installation`: publishes a table, or withdraws it with an empty text. @return WP_REST_Response|WP_Error */
	public static function publish( WP_REST_Request $request ) {
		$text = $request['table'];
		if ( '' === $text ) {
			self::remove();
			return self::read();
		}
		$table = strlen( $text ) > self::MAX_BYTES ? null : json_decode( $text );
		if ( ! self::is_table( $table ) || $table->valid_until < wp_date( 'Y-m-d' ) ) {
			$message = __( 'The site didn’t receive a table of prices that it can publish. Check its last day, then reload the page and choose the table again.', 'product-selector' );
			return Routes::problem( 'rest_installation_unreadable', 400, $message );
		}
		update_option( self::OPTION, wp_json_encode( $table ), false );
		return self::read();
	}

	public static function remove(): void {
		delete_option( self::OPTION );
	}

	/** @param mixed $table */
	private static function is_table( $table ): bool {
		if ( ! is_object( $table ) || 1 !== ( $table->version ?? null ) || 'included' !== ( $table->gst ?? null ) ) {
			return false;
		}
		foreach ( array( 'provider' => '/^.{1,240}$/s', 'month' => '/^\d{4}-\d\d$/', 'valid_until' => '/^\d{4}-\d\d-\d\d$/' ) as $name => $pattern ) {
			if ( ! is_string( $table->$name ?? null ) || ! preg_match( $pattern, $table->$name ) ) {
				return false;
			}
		}
		$kinds  = (array) ( $table->kinds ?? null );
		$extras = $table->extras ?? null;
		if ( ! is_object( $table->limits ?? null ) || ! $kinds || array_diff( array_keys( $kinds ), self::KINDS ) || ! is_array( $extras ) || count( $extras ) > 40 ) {
			return false;
		}
		$is_priced = static fn( $price ): bool => ( is_int( $price ) || is_float( $price ) ) && $price > 0 && $price <= 100000;
		$bases     = array_filter( $kinds, static fn( $kind ): bool => 'in_price' === ( $kind->base ?? null ) || $is_priced( $kind->base ?? null ) );
		$good      = array_filter( $extras, static fn( $extra ): bool => is_string( $extra->label ?? null ) && $is_priced( $extra->price ?? null ) );
		return count( $bases ) === count( $kinds ) && count( $good ) === count( $extras );
	}
}
