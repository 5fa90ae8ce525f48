<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** Phone numbers, in all the ways in which people write them: 0412 345 678, 0412-345-678, +61412345678. */
class Enquiry_Phone {
	/** Characters that people write between digits. */
	private const SIGNS = array( ' ', "\u{a0}", '-', '.', '/', '(', ')' );

	/** A phone number in a search. */
	private const NUMBER = '~\A\s*\+?[\d\s()./-]{4,}\z~u';

	/** The last digits, which are the same with and without the country code. */
	private const SHARED = 8;

	/** A number that begins with 0 is Australian. */
	private const COUNTRY = '61';

	/**
	 * WordPress's tools for personal data accept only email addresses. The number of a person who left nothing else comes before
	 * this host, which can't exist.
	 */
	private const HOST = '@phone.invalid';

	/** The address for a number in the tools for personal data. */
	public static function address( string $phone ): string {
		return self::with_country( $phone ) . self::HOST;
	}

	/** The number in an address made by `address()`; null for all others. */
	public static function in_address( string $address ): ?string {
		$number = substr( $address, 0, -strlen( self::HOST ) );
		return $number . self::HOST === $address && null !== self::condition( $number ) ? $number : null;
	}

	/** True if both texts are the same number. */
	public static function is_same( string $one, string $other ): bool {
		return '' !== self::digits( $one ) && self::with_country( $one ) === self::with_country( $other );
	}

	/**
	 * The SQL condition for numbers with the digits of a text, without the country code if there are enough; null if the text isn't
	 * a number.
	 */
	public static function condition( string $text ): ?string {
		global $wpdb;
		$digits = preg_match( self::NUMBER, $text ) ? self::digits( $text ) : '';
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

	/** The digits, without zeros before the number, as in +61 (0)412 345 678 and 0061 412 345 678. */
	private static function digits( string $text ): string {
		return ltrim( (string) preg_replace( array( '/\(0\)/', '/\D/' ), '', $text ), '0' );
	}

	private static function with_country( string $text ): string {
		$is_national = 1 === preg_match( '/\A[^\d+]*0[^\d+]*[1-9]/', $text );
		// +61 0412 345 678 has one 0 too many.
		return preg_replace( '/\A' . self::COUNTRY . '0+/', self::COUNTRY, ( $is_national ? self::COUNTRY : '' ) . self::digits( $text ) );
	}
}
