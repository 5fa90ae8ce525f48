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
			return self::refuse( 'tooLarge' );
		}
		if ( ! $request->is_json_content_type() ) {
			return self::refuse( 'notJson' );
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
			return self::refuse( 'nonceRefused' );
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
			return self::refuse( 'notStored' );
		}
		if ( isset( $added['is_other'] ) ) {
			return self::refuse( 'otherBody' );
		}
		if ( isset( $added['retry_after'] ) ) {
			$response = self::refuse( 'busy' );
			$response->header( 'Retry-After', (string) $added['retry_after'] );
			return $response;
		}
		if ( isset( $added['id'] ) ) {
			Enquiry_Sender::forget();
			Enquiry_Notifier::soon();
		}
		return new WP_REST_Response( array( 'reference' => $added['reference'] ), isset( $added['id'] ) ? 201 : 200, array( 'Cache-Control' => 'no-store' ) );
	}

	/** @param string $problem Of the embedded provider. */
	private static function refuse( string $problem ): WP_REST_Response {
		$is = Enquiry_Rules::of( 'problems' )->$problem;
		return Routes::refuse( $is->data->status, $is->code, $is->message );
	}
}
