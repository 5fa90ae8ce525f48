<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** Posts to the webhook according to Standard Webhooks. */
class Enquiry_Webhook {
	/** @return string The fault; empty after a 2xx. */
	public static function notify( object $row, array $settings ): string {
		return self::send( $row, $settings, 'enquiry.created' );
	}

	/** Sends every field that an enquiry may have, of nobody. @return string The fault; empty after a 2xx. */
	public static function test( array $settings ): string {
		$brief = array(
			'text'     => 'A test of the brief.',
			'answers'  => array( 'Q2' => 'Townhouse' ),
			'system'   => 'TEST-1',
			'way'      => 'split',
			'systems'  => array( 'TEST-1' ),
			'others'   => array( 'TEST-2' ),
			'versions' => (object) array(),
			'callTime' => 'morning',
			'fields'   => array( 'Campaign' => 'Test' ),
		);
		$row   = array(
			'reference'   => 'TEST-0000',
			'enquiry_key' => wp_generate_uuid4(),
			'created'     => gmdate( 'Y-m-d H:i:s' ),
			'suspicions'  => '',
			'name'        => 'Test Visitor',
			'email'       => 'test@example.com',
			'phone'       => '03 5550 0000',
			'postcode'    => '3000',
			'note'        => 'This is a test message. Nobody has asked for anything.',
			'marketing'   => null,
			'brief'       => wp_json_encode( $brief ),
		);
		return self::send( (object) $row, $settings, 'enquiry.test' );
	}

	/** @return string The fault; empty after a 2xx. */
	private static function send( object $row, array $settings, string $type ): string {
		if ( '' === $settings['webhook'] ) {
			return __( 'There is no webhook in the settings.', 'product-selector' );
		}
		$header = Enquiry_Settings::header( $settings );
		$own    = '' === $header ? array() : Enquiry_Settings::read_header( $header );
		if ( null === $own ) {
			return __( 'PRODUCT_SELECTOR_WEBHOOK_HEADER must be “Name: value” in one line of ASCII, and none that the webhook sets itself.', 'product-selector' );
		}
		$data      = array_diff_key( Enquiry_Text::data( $row ), array( 'suspicions' => 1 ) );
		$timestamp = $data['created'];
		$body      = (string) wp_json_encode( compact( 'type', 'timestamp', 'data' ) );
		// The same for every try.
		$id   = "enquiry_$row->enquiry_key";
		$time = (string) time();
		$key  = base64_decode( (string) preg_replace( '/\Awhsec_/', '', Enquiry_Settings::secret( $settings ) ) );
		$request = array(
			'url'                 => $settings['webhook'],
			'timeout'             => 10,
			'redirection'         => 0,
			'limit_response_size' => KB_IN_BYTES,
			'body'                => $body,
			'headers'             => array(
				'Content-Type'      => 'application/json',
				'webhook-id'        => $id,
				'webhook-timestamp' => $time,
				'webhook-signature' => 'v1,' . base64_encode( hash_hmac( 'sha256', "$id.$time.$body", $key, true ) ),
			) + $own,
		);
		/**
		 * The request of a webhook. A changed body has another signature than the one in its headers.
		 *
		 * @param array  $request As wp_safe_remote_post() takes it, with its url.
		 * @param string $type    enquiry.created or enquiry.test.
		 * @param array  $data    What the body says of the enquiry.
		 */
		$request = (array) apply_filters( 'product_selector_webhook_request', $request, $type, $data );
		// Unlike wp_remote_post(), this function doesn't reach private addresses.
		$answer = wp_safe_remote_post( (string) ( $request['url'] ?? '' ), $request );
		if ( is_wp_error( $answer ) ) {
			return $answer->get_error_message();
		}
		$status = (int) wp_remote_retrieve_response_code( $answer );
		/* translators: %d: HTTP status, such as 500. */
		return $status >= 200 && $status < 300 ? '' : sprintf( __( 'The webhook answered with status %d.', 'product-selector' ), $status );
	}
}
