<?php
namespace ProductSelector;

use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `POST /insight`, open to everyone: the nonce in the body decides. It has the same replies as the embedded provider. */
class Insight_Route {
	/** The largest body in bytes. */
	private const MAX_BYTES = KB_IN_BYTES;

	/**
	 * The most messages from one network, and from everybody, to keep the table small. Counted again with each key of the networks'
	 * hashes, so within an hour at most.
	 */
	private const PER_NETWORK = 60;
	private const TOGETHER    = 6000;

	public static function post( WP_REST_Request $request ): WP_REST_Response {
		if ( Routes::is_larger( $request, self::MAX_BYTES ) ) {
			return Routes::refuse( 413, 'rest_content_too_large', 'The message is too large.' );
		}
		$body = json_decode( $request->get_body() );
		if ( JSON_ERROR_NONE !== json_last_error() ) {
			return Routes::refuse( 400, 'rest_invalid_json', 'The body isn’t JSON.' );
		}
		$read = new Insight_Reader( $body );
		if ( '' !== $read->problem ) {
			return Routes::refuse( 400, 'rest_invalid_param', $read->problem );
		}
		if ( ! Insight_Settings::all()[ 'note' === $read->kind ? 'notes' : 'steps' ] ) {
			return Routes::refuse( 400, 'rest_insight_off', 'This site doesn’t count such messages.' );
		}
		if ( ! self::may_post() ) {
			return Routes::refuse( 403, 'rest_insight_origin', 'This site’s pages may not send messages.' );
		}
		if ( ! Enquiry_Nonce::read( $read->nonce ) ) {
			return Routes::refuse( 403, 'rest_insight_nonce', 'The nonce is unknown or too old. Ask for the initial data again.' );
		}
		Enquiry_Network::renew();
		$network = Enquiry_Network::of_visitor();
		$posts   = Insight_Store::posts( $network );
		if ( ( '' !== $network && $posts->near >= self::PER_NETWORK ) || $posts->everything >= self::TOGETHER ) {
			$response = Routes::refuse( 429, 'rest_insight_too_many', 'Too many messages came within the hour.' );
			$response->header( 'Retry-After', (string) max( 1, Enquiry_Network::key_ends() - time() ) );
			return $response;
		}
		if ( ! Insight_Store::add( $read->counters, $network ) ) {
			Routes::log_database( 'couldn’t count a note or steps' );
			return Routes::refuse( 503, 'rest_insight_not_stored', 'The message couldn’t be counted.' );
		}
		return new WP_REST_Response( null, 204, array( 'Cache-Control' => 'no-store' ) );
	}

	/** False for a page of a site that WordPress doesn't allow (its filter `allowed_http_origins`). Only browsers send `Origin`. */
	private static function may_post(): bool {
		$origin = get_http_origin();
		$host   = sanitize_text_field( wp_unslash( $_SERVER['HTTP_HOST'] ?? '' ) );
		return '' === $origin || is_allowed_http_origin( $origin ) || in_array( $origin, array( "http://$host", "https://$host" ), true );
	}
}
