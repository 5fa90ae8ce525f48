<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** The visitor's address. It is never stored, see Enquiry_Sender. */
class Visitor_Address {
	/** Headers in which a proxy or a content delivery network may put the address. Anybody can write one, so a setting names the right one. */
	public const HEADERS = array( 'X-Forwarded-For', 'X-Real-IP', 'CF-Connecting-IP', 'True-Client-IP', 'Fastly-Client-IP' );

	/** Other headers that only proxies send. */
	private const RELAYED = array( 'Via', 'Forwarded' );

	/** The address; empty if this site can't know it. */
	public static function find(): string {
		$header  = Enquiry_Settings::all()['address'];
		$address = self::remote();
		if ( '' !== $header ) {
			$named   = self::named( $header );
			$address = (string) end( $named );
		} elseif ( self::proxy_headers() ) {
			$address = '';
		}
		/** Filters the visitor's address. @param string $address Empty if it isn't known. */
		return self::plain( (string) apply_filters( 'product_selector_visitor_address', $address ) );
	}

	/** The address at the other end of the connection. */
	public static function remote(): string {
		return self::plain( (string) wp_unslash( $_SERVER['REMOTE_ADDR'] ?? '' ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared, or checked as an address.
	}

	/** The headers of proxies that passed the request on; none if the server has already put the address in them into REMOTE_ADDR. */
	public static function proxy_headers(): array {
		$found = array_filter( array_merge( self::HEADERS, self::RELAYED ), array( __CLASS__, 'named' ) );
		return array_filter( $found, static fn( $name ) => in_array( self::remote(), self::named( $name ), true ) ) ? array() : array_values( $found );
	}

	/** The addresses in a header, from left to right. */
	private static function named( string $header ): array {
		$text = (string) wp_unslash( $_SERVER[ 'HTTP_' . strtoupper( strtr( $header, '-', '_' ) ) ] ?? '' ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared, or checked as an address.
		return '' === $text ? array() : array_map( array( __CLASS__, 'plain' ), explode( ',', $text ) );
	}

	/** The address without a port, and as version 4 if it is one inside version 6. */
	private static function plain( string $address ): string {
		return (string) preg_replace( array( '/\A\s+|\s+\z/', '/\A\[(.*)\](:\d+)?\z/', '/\A([\d.]+):\d+\z/', '/\A::ffff:(?=[\d.]+\z)/i' ), array( '', '$1', '$1', '' ), $address );
	}
}
