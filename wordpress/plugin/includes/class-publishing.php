<?php
namespace ProductSelector;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The routes of the catalogue page. The page checks the catalogue; these routes check only shape and size. */
class Publishing {
	/** As in src/catalogue/catalogueLimits.ts. */
	private const MAX_SYSTEMS = 5000;
	private const MAX_BYTES   = 16 * MB_IN_BYTES;

	/** As in sheets/read/readMapping.ts. */
	private const MAX_MAPPING_BYTES = 1000000;

	/** Lists the versions, newest first, with the mapping to read the next file with. @return array|WP_Error */
	public static function versions() {
		$versions = array();
		$rows     = Versions::all();
		if ( null === $rows ) {
			return Routes::not_read();
		}
		foreach ( $rows as $version ) {
			$author     = get_userdata( (int) $version->author );
			$versions[] = array(
				'id'        => (int) $version->id,
				'published' => str_replace( ' ', 'T', $version->published ) . 'Z',
				'author'    => $author ? $author->display_name : '',
				'name'      => $version->name,
				'systems'   => (int) $version->systems,
				'size'      => (int) $version->size,
			);
		}
		$mapping = Versions::mapping();
		return compact( 'mapping', 'versions' );
	}

	/** @return WP_REST_Response|WP_Error */
	public static function version( WP_REST_Request $request ) {
		$body = Versions::body( self::id( $request ) );
		return null === $body ? Versions::no_version() : Routes::raw( $body, 'no-store' );
	}

	/** @return WP_REST_Response|WP_Error */
	public static function publish( WP_REST_Request $request ) {
		$body = $request['body'];
		if ( strlen( $body ) > self::MAX_BYTES ) {
			/* translators: 1: size of the catalogue; 2: greatest size. */
			$message = __( 'The catalogue is %1$s; a visitor’s browser loads at most %2$s. Leave out systems or text.', 'product-selector' );
			return Routes::problem( 'rest_catalogue_too_large', 413, sprintf( $message, size_format( strlen( $body ), 1 ), size_format( self::MAX_BYTES ) ) );
		}
		// Escaping for the statement may double a large catalogue, several times.
		wp_raise_memory_limit( 'admin' );
		$systems = self::count_systems( $body );
		if ( is_wp_error( $systems ) ) {
			return $systems;
		}
		$name    = mb_substr( sanitize_text_field( preg_replace( '/[[:cntrl:]]/', '', $request['name'] ) ), 0, 200 );
		$mapping = $request['mapping'];
		if ( '' !== $mapping && ( strlen( $mapping ) > self::MAX_MAPPING_BYTES || ! is_object( json_decode( $mapping ) ) ) ) {
			return self::unreadable();
		}
		$follows = $request['follows'];
		if ( Versions::is_current( $follows, $body, $mapping ) ) {
			return new WP_REST_Response( array( 'id' => $follows, 'unchanged' => true ) );
		}
		return self::created( Versions::publish( $follows, $name, $systems, $body, $mapping ) );
	}

	/** @return WP_REST_Response|WP_Error */
	public static function restore( WP_REST_Request $request ) {
		return self::created( Versions::restore( $request['follows'], self::id( $request ) ) );
	}

	/** The id from the path, because a query or a body may have another `id`. */
	private static function id( WP_REST_Request $request ): int {
		return (int) $request->get_url_params()['id'];
	}

	/** @param int|WP_Error $id @return WP_REST_Response|WP_Error */
	private static function created( $id ) {
		return is_wp_error( $id ) ? $id : new WP_REST_Response( array( 'id' => $id ), 201 );
	}

	/** The number of systems in a products reply that the selector can load. @return int|WP_Error */
	private static function count_systems( string $body ) {
		$reply = json_decode( $body );
		if ( ! is_array( $reply->products ?? null ) || ! preg_match( Versions::UPDATED, $body ) ) {
			return self::unreadable();
		}
		foreach ( $reply->products as $product ) {
			foreach ( array( 'id', 'title', 'system_type' ) as $field ) {
				if ( ! is_string( $product->$field ?? null ) || '' === $product->$field ) {
					return self::unreadable();
				}
			}
		}
		$systems = count( $reply->products );
		if ( $systems > self::MAX_SYSTEMS ) {
			/* translators: 1: how many systems there are; 2: how many there may be. */
			$message = __( 'There are %1$s systems; the limit is %2$s. Leave out systems you no longer offer.', 'product-selector' );
			$message = sprintf( $message, number_format_i18n( $systems ), number_format_i18n( self::MAX_SYSTEMS ) );
			return Routes::problem( 'rest_catalogue_too_large', 413, $message );
		}
		return $systems;
	}

	private static function unreadable(): WP_Error {
		$message = __( 'The site didn’t receive a catalogue that it can publish. It may be larger than PHP’s post_max_size, or something between your browser and WordPress, such as a firewall, is changing the request. Reload the page and choose the file again.', 'product-selector' );
		return Routes::problem( 'rest_catalogue_unreadable', 400, $message );
	}
}
