<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** Phone numbers, which people write in many ways: 0412 345 678, 0412-345-678, +61412345678. */
class Enquiry_Phone {
	/** What people write between digits. */
	private const SIGNS = array( ' ', "\u{a0}", '-', '.', '/', '(', ')' );

	/** A number to search for. */
	private const NUMBER = '~\A\s*\+?[\d\s()./-]{4,}\z~u';

	/** Digits from the end that are the same with and without the country. */
	private const SHARED = 8;

	/** Numbers that begin with 0 are Australian. */
	private const COUNTRY = '61';

	/**
	 * WordPress's tools for personal data take email addresses only. Before this host, which can't exist, stands the number of
	 * somebody who left nothing else.
	 */
	private const HOST = '@phone.invalid';

	/** The address by which the tools for personal data find a number. */
	public static function address( string $phone ): string {
		return self::with_country( $phone ) . self::HOST;
	}

	/** The number in such an address; null in any other one. */
	public static function in_address( string $address ): ?string {
		$number = substr( $address, 0, -strlen( self::HOST ) );
		return $number . self::HOST === $address && null !== self::condition( $number ) ? $number : null;
	}

	/** True if both are written for one number. */
	public static function is_same( string $one, string $other ): bool {
		return '' !== self::digits( $one ) && self::with_country( $one ) === self::with_country( $other );
	}

	/** A condition in SQL for numbers with the digits of a text, without the country if it has that many; null if the text is no number. */
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

	/** Without the zeros before a number, as in +61 (0)412 345 678 and 0061 412 345 678 too. */
	private static function digits( string $text ): string {
		return ltrim( (string) preg_replace( array( '/\(0\)/', '/\D/' ), '', $text ), '0' );
	}

	private static function with_country( string $text ): string {
		$is_national = 1 === preg_match( '/\A[^\d+]*0[^\d+]*[1-9]/', $text );
		// +61 0412 345 678 has a 0 too many.
		return preg_replace( '/\A' . self::COUNTRY . '0+/', self::COUNTRY, ( $is_national ? self::COUNTRY : '' ) . self::digits( $text ) );
	}
}
