<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** Posts to the webhook according to Standard Webhooks. */
class Enquiry_Webhook {
	/** @return string The fault; empty after a 2xx. */
	public static function notify( object $row, array $settings ): string {
		return self::send( Enquiry_Text::data( $row ), $settings, 'enquiry.created' );
	}

	/** Sends every field that an enquiry may have, of nobody. @return string The fault; empty after a 2xx. */
	public static function test( array $settings ): string {
		$own = array( 'key' => wp_generate_uuid4(), 'created' => gmdate( 'Y-m-d\TH:i:s\Z' ) );
		return self::send( $own + (array) Enquiry_Rules::of( 'test' ), $settings, 'enquiry.test' );
	}

	/** @return string The fault; empty after a 2xx. */
	private static function send( array $data, array $settings, string $type ): string {
		if ( '' === $settings['webhook'] ) {
			return __( 'There is no webhook in the settings.', 'product-selector' );
		}
		$header = Enquiry_Settings::header( $settings );
		$own    = '' === $header ? array() : Enquiry_Settings::read_header( $header );
		if ( null === $own ) {
			return __( 'PRODUCT_SELECTOR_WEBHOOK_HEADER must be “Name: value” in one line of ASCII, and none that the webhook sets itself.', 'product-selector' );
		}
		unset( $data['suspicions'] );
		$timestamp = $data['created'];
		$body      = (string) wp_json_encode( compact( 'type', 'timestamp', 'data' ) );
		// The same for every try.
		$id   = "enquiry_{$data['key']}";
		$time = (string) time();
		$key  = base64_decode( (string) preg_replace( '/\Awhsec_/', '', Enquiry_Settings::secret( $settings ) ) );
		$request = array(
			'url'                 => $settings['webhook'],
			'timeout'             => Enquiry_Rules::of( 'try' )->most,
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
