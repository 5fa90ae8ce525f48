<?php
namespace ProductSelector;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Sends mail with wp_mail(), so the site's mail plugin handles it. */
class Enquiry_Mail {
	/** @return string The fault; empty if it was sent. */
	public static function notify( object $row, array $settings ): string {
		/* translators: %s: reference of the enquiry. */
		$subject = sprintf( __( 'Enquiry %s', 'product-selector' ), $row->reference );
		// Titles come from the catalogue. Headers contain nothing else from the visitor than an address.
		$title   = System_Titles::find( (string) json_decode( $row->brief )->system );
		$subject = implode( ': ', array_filter( array( $subject, $title ), 'is_string' ) );
		$headers = null !== $row->email && preg_match( Enquiry_Rules::of( 'patterns' )->plain, $row->email ) ? array( 'Reply-To: ' . $row->email ) : array();
		return self::send( $settings, $subject, Enquiry_Text::mail( $row ), $headers );
	}

	/** @return string The fault; empty if it was sent. */
	public static function test( array $settings ): string {
		$text = __( 'Mails about enquiries from this site reach you.', 'product-selector' );
		return self::send( $settings, __( 'A test of Product Selector', 'product-selector' ), $text . "\n" . Enquiry_Page::address() . "\n" );
	}

	/** @return string The fault; empty if it was sent. */
	private static function send( array $settings, string $subject, string $text, array $headers = array() ): string {
		if ( '' === $settings['recipients'] ) {
			return __( 'There are no recipients in the settings.', 'product-selector' );
		}
		$fault = __( 'WordPress couldn’t send the mail and gave no reason.', 'product-selector' );
		$hear  = static function ( WP_Error $error ) use ( &$fault ): void {
			$fault = $error->get_error_message();
		};
		add_action( 'wp_mail_failed', $hear );
		try {
			$sent = wp_mail( array_map( 'trim', explode( ',', $settings['recipients'] ) ), $subject, $text, $headers );
		} finally {
			remove_action( 'wp_mail_failed', $hear );
		}
		return $sent ? '' : $fault;
	}
}
