<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** Nonces for enquiries: `v1.<seconds>.<random>.<signature>`, as in server/enquiries/nonce.ts. They need no table. */
class Enquiry_Nonce {
	public static function create(): string {
		$signed = 'v1.' . base_convert( (string) time(), 10, 36 ) . '.' . bin2hex( random_bytes( 8 ) );
		return $signed . '.' . self::signature( $signed );
	}

	/** The nonce's age in seconds; null if it is unknown or older than a day. */
	public static function age( ?string $nonce ): ?int {
		if ( ! preg_match( Enquiry_Rules::of( 'patterns' )->nonce, (string) $nonce, $found ) ) {
			return null;
		}
		list( , $signed, $issued, $signature ) = $found;

		$age  = time() - (int) base_convert( $issued, 36, 10 );
		$most = Enquiry_Rules::of( 'nonce' );
		return hash_equals( self::signature( $signed ), $signature ) && $age >= -$most->ahead && $age <= $most->most ? $age : null;
	}

	/** The sites of a network share their salts, so the key also names the site. */
	private static function signature( string $signed ): string {
		$key = hash_hmac( 'sha256', 'product-selector enquiry ' . get_current_blog_id(), wp_salt( 'nonce' ) );
		return rtrim( strtr( base64_encode( hash_hmac( 'sha256', $signed, $key, true ) ), '+/', '-_' ), '=' );
	}
}
