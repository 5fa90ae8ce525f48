<?php
namespace ProductSelector;

use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The range in words, which stands inside the element. The catalogue's pages write it, because the browser works out the prices. */
class Range {
	private const OPTION = 'product_selector_range';

	private const TAGS = array(
		'details' => array( 'class' => true ),
		'summary' => array(),
		'ul'      => array(),
		'li'      => array(),
		'a'       => array( 'href' => true ),
	);

	/** `POST /range`: takes the texts of the published version. */
	public static function write( WP_REST_Request $request ): WP_REST_Response {
		if ( $request['version'] !== Versions::current_id() ) {
			return new WP_REST_Response( array( 'stored' => false ), 200 );
		}
		$range = array(
			'version' => $request['version'],
			'of'      => self::digest(),
			'priced'  => wp_kses( $request['priced'], self::TAGS ),
			'names'   => wp_kses( $request['names'], self::TAGS ),
		);
		update_option( self::OPTION, $range, false );
		return new WP_REST_Response( array( 'stored' => true ), 201 );
	}

	/**
	 * The range as HTML. Without prices once the shop's or the price list's are others than those it was written with; empty if another
	 * version is published, or if the page or the site wants none.
	 */
	public static function html( string $given ): string {
		$range = 'off' === $given || 'off' === Page_Settings::get( 'range' ) ? null : get_option( self::OPTION );
		if ( ! is_array( $range ) || Versions::current_id() !== $range['version'] ) {
			return '';
		}
		return self::digest() === $range['of'] ? $range['priced'] : $range['names'];
	}

	/** Another one for other prices. */
	private static function digest(): string {
		$reply = Shop_Reply::current() ?? Versions::current( false );
		return md5( ( $reply->digest ?? '' ) . wp_json_encode( Installation::current() ) );
	}

	public static function remove(): void {
		delete_option( self::OPTION );
	}
}
