<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** Phone numbers in a search, in all the ways in which people write them: 0412 345 678, 0412-345-678, +61412345678. */
class Enquiry_Phone {
	/** Characters that people write between digits. */
	private const SIGNS = array( ' ', "\u{a0}", '-', '.', '/', '(', ')' );

	/** A phone number in a search. */
	private const NUMBER = '~\A\s*\+?[\d\s()./-]{4,}\z~u';

	/** The last digits, which are the same with and without the country code. */
	private const SHARED = 8;

	/**
	 * The SQL condition for numbers with the digits of a text, without the country code if there are enough; null if the text isn't
	 * a number.
	 */
	public static function condition( string $text ): ?string {
		global $wpdb;
		// Without zeros before the number, as in +61 (0)412 345 678 and 0061 412 345 678.
		$digits = preg_match( self::NUMBER, $text ) ? ltrim( (string) preg_replace( array( '/\(0\)/', '/\D/' ), '', $text ), '0' ) : '';
		if ( '' === $digits ) {
			return null;
		}
		$sql = 'phone';
		foreach ( self::SIGNS as $sign ) {
			$sql = "REPLACE($sql, '$sign', '')";
		}
		$is_whole = strlen( $digits ) >= self::SHARED;
		return $wpdb->prepare( "$sql LIKE %s", $is_whole ? '%' . substr( $digits, -self::SHARED ) : "%$digits%" );
	}
}
