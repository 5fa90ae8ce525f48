<?php
namespace ProductSelector;

use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `POST /enquiries`, open to everyone: the nonce in the body decides. It has the same replies as the embedded provider. */
class Enquiry_Route {
	public static function post( WP_REST_Request $request ): WP_REST_Response {
		$settings = Enquiry_Settings::all();
		if ( ! $settings['on'] || ! Enquiry_Store::is_set_up() ) {
			return Routes::refuse( 404, 'rest_no_route', 'This site takes no enquiries.' );
		}
		if ( Routes::is_larger( $request, Enquiry_Rules::of( 'bytes' ) ) ) {
			return Routes::refuse( 413, 'rest_content_too_large', 'The enquiry is too large.' );
		}
		if ( ! $request->is_json_content_type() ) {
			return Routes::refuse( 415, 'rest_unsupported_media_type', 'Send JSON, with the content type application/json.' );
		}
		$form = Enquiry_Settings::form( $settings );
		$read = new Enquiry_Reader( json_decode( $request->get_body() ), $form['fields'] );
		if ( $read->problems ) {
			$params = array();
			foreach ( $read->problems as $field => $problem ) {
				$params[ $field ] = "$field is $problem.";
			}
			return Routes::refuse( 400, 'rest_invalid_param', 'These fields can’t be used: ' . implode( ' ', $params ), compact( 'params' ) );
		}
		$age = Enquiry_Nonce::age( $read->nonce );
		if ( null === $age ) {
			return Routes::refuse( 403, 'rest_enquiry_nonce', 'The nonce is unknown or too old. Ask for the initial data again.' );
		}
		return self::store( $read, $age < Enquiry_Rules::of( 'nonce' )->least, $settings );
	}

	private static function store( Enquiry_Reader $read, bool $is_too_fast, array $settings ): WP_REST_Response {
		$suspicions = array(
			'too fast'     => $is_too_fast,
			'hidden field' => $read->has_hidden_text,
			'links'        => (bool) preg_match( Enquiry_Rules::of( 'web' ), $read->enquiry['name'] ),
		);
		$more       = array(
			'marketing' => $read->enquiry['marketing'] ? $settings['marketing'] : null,
			'channels'  => Enquiry_Settings::channels( $settings ),
		);
		$added      = Enquiry_Store::add( $read->enquiry, $suspicions, $more );
		if ( ! $added ) {
			Routes::log_database( 'couldn’t store an enquiry' );
			return Routes::refuse( 503, 'rest_enquiry_not_stored', 'The enquiry couldn’t be stored. Try again in a few seconds.' );
		}
		if ( isset( $added['is_other'] ) ) {
			return Routes::refuse( 422, 'rest_enquiry_key', 'Another enquiry was sent with this key.' );
		}
		if ( isset( $added['retry_after'] ) ) {
			$response = Routes::refuse( 503, 'rest_enquiry_busy', 'Too many enquiries came within the hour. Try again later.' );
			$response->header( 'Retry-After', (string) $added['retry_after'] );
			return $response;
		}
		if ( isset( $added['id'] ) ) {
			Enquiry_Sender::forget();
			Enquiry_Notifier::soon();
		}
		return new WP_REST_Response( array( 'reference' => $added['reference'] ), isset( $added['id'] ) ? 201 : 200, array( 'Cache-Control' => 'no-store' ) );
	}
}
