<?php
namespace ProductSelector;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The tables of installation prices, the last ten, in one option as JSON. The page checks them; these routes check only their shape. */
class Installation {
	private const OPTION = 'product_selector_installation';

	private const KEPT = 10;

	/** A table with 40 extras has 15,000 bytes. */
	private const MAX_BYTES = 100000;

	/** The table for visitors; null if there is none, or after its last day in the site's time zone. */
	public static function current(): ?object {
		$table = self::stored();
		return $table && $table->valid_until >= wp_date( 'Y-m-d' ) ? $table : null;
	}

	/** The published table, also after its last day. */
	public static function stored(): ?object {
		return self::versions()[0]->table ?? null;
	}

	/** The versions, the newest first. A withdrawal has no table. */
	private static function versions(): array {
		$stored = json_decode( (string) get_option( self::OPTION, '' ) );
		if ( self::is_table( $stored ) ) {
			// Stored by an earlier edition, which kept one table and nothing about it.
			return array( (object) array( 'id' => 1, 'published' => '', 'author' => '', 'table' => $stored ) );
		}
		return is_array( $stored->versions ?? null ) ? $stored->versions : array();
	}

	/** `GET /installation` */
	public static function read(): WP_REST_Response {
		return new WP_REST_Response( array( 'versions' => self::versions() ), 200, array( 'Cache-Control' => 'no-store' ) );
	}

	/** `POST /installation`: publishes a table, or withdraws the published one with an empty text. @return WP_REST_Response|WP_Error */
	public static function publish( WP_REST_Request $request ) {
		$text  = $request['table'];
		$table = strlen( $text ) > self::MAX_BYTES ? null : json_decode( $text );
		if ( '' !== $text && ( ! self::is_table( $table ) || $table->valid_until < wp_date( 'Y-m-d' ) ) ) {
			$message = __( 'The site didn’t receive a table of prices that it can publish. Check its last day, then reload the page and choose the table again.', 'product-selector' );
			return Routes::problem( 'rest_installation_unreadable', 400, $message );
		}
		$versions = self::versions();
		$last     = $versions[0]->id ?? 0;
		if ( $last !== $request['follows'] ) {
			$message = __( 'Somebody else changed the prices in the meantime. The list now shows theirs: look at it, then decide again.', 'product-selector' );
			return Routes::problem( 'rest_installation_moved_on', 409, $message );
		}
		$version = array(
			'id'        => $last + 1,
			'published' => gmdate( 'Y-m-d\TH:i:s\Z' ),
			'author'    => wp_get_current_user()->display_name,
			'table'     => '' === $text ? null : $table,
		);
		return self::store( array_slice( array_merge( array( (object) $version ), $versions ), 0, self::KEPT ) );
	}

	/** Writes the versions and reads them back. @return WP_REST_Response|WP_Error */
	private static function store( array $versions ) {
		global $wpdb;
		$json = (string) wp_json_encode( compact( 'versions' ) );
		$loud = $wpdb->suppress_errors();
		update_option( self::OPTION, $json, false );
		$reason = $wpdb->last_error;
		wp_cache_delete( self::OPTION, 'options' );
		$is_stored = get_option( self::OPTION ) === $json;
		$wpdb->suppress_errors( $loud );
		if ( $is_stored ) {
			return self::read();
		}
		/* translators: %s: what the database says. */
		$message = __( 'The database didn’t store the prices, so visitors still see the ones before. It says: “%s” Try again, or give this message to your host.', 'product-selector' );
		return Routes::problem( 'rest_installation_not_stored', 500, sprintf( $message, $reason ) );
	}

	public static function remove(): void {
		delete_option( self::OPTION );
	}

	/** @param mixed $table */
	private static function is_table( $table ): bool {
		$day = $table->valid_until ?? null;
		return is_object( $table ) && 1 === ( $table->version ?? null ) && is_object( $table->kinds ?? null ) && is_string( $day ) && preg_match( '/^\d{4}-\d\d-\d\d$/', $day );
	}
}
