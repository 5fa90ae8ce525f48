<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** The visitor's address. It is never stored, see Enquiry_Sender. */
class Visitor_Address {
	/** Headers that only proxies and content delivery networks send. Anybody can write one, so none is believed. */
	private const HEADERS = array( 'X-Forwarded-For', 'X-Real-IP', 'CF-Connecting-IP', 'True-Client-IP', 'Fastly-Client-IP', 'Via', 'Forwarded' );

	/** The address; empty if this site can't know it. */
	public static function find(): string {
		$address = self::is_hidden() ? '' : self::remote();
		/** Filters the visitor's address. @param string $address Empty if it isn't known. */
		return self::plain( (string) apply_filters( 'product_selector_visitor_address', $address ) );
	}

	/** The address at the other end of the connection. */
	private static function remote(): string {
		return self::plain( (string) wp_unslash( $_SERVER['REMOTE_ADDR'] ?? '' ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared, or checked as an address.
	}

	/** True if a proxy passed the request on, and the server hasn't put the address in its headers into REMOTE_ADDR. */
	public static function is_hidden(): bool {
		$named = array_merge( ...array_map( array( __CLASS__, 'named' ), self::HEADERS ) );
		return $named && ! in_array( self::remote(), $named, true );
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
