<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** The sender of an enquiry, as a keyed hash that is kept for an hour. */
class Enquiry_Sender {
	/** The cron event that forgets senders. */
	public const FORGET = 'product_selector_enquiries_forget';

	/** Characters of a hash. */
	private const LENGTH = 16;

	/**
	 * The hash of the visitor's address; of one in version 6, its first 64 bits, which belong to one connection. Empty if the address
	 * isn't known, or isn't public, because then it is a proxy's.
	 */
	public static function of_visitor(): string {
		$address = Visitor_Address::find();
		$public  = defined( 'FILTER_FLAG_GLOBAL_RANGE' ) ? FILTER_FLAG_GLOBAL_RANGE : FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE;
		if ( ! filter_var( $address, FILTER_VALIDATE_IP, $public ) ) {
			return '';
		}
		// The sites of a network share their salts.
		$key = wp_salt( 'nonce' ) . ' sender ' . get_current_blog_id();
		return substr( hash_hmac( 'sha256', substr( (string) inet_pton( $address ), 0, 8 ), $key ), 0, self::LENGTH );
	}

	public static function forget_all(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET sender = ''", Enquiry_Store::table() ) );
	}

	/** Forgets the senders of more than an hour ago, now and once those that are left are that old. */
	public static function forget(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET sender = '' WHERE sender <> '' AND (created <= %s OR created > %s)", Enquiry_Store::table(), ...Enquiry_Queue::within_hour() ) );
		$next = $wpdb->get_var( $wpdb->prepare( "SELECT MIN(created) FROM %i WHERE sender <> ''", Enquiry_Store::table() ) );
		if ( null !== $next && ! wp_next_scheduled( self::FORGET ) ) {
			wp_schedule_single_event( strtotime( $next . ' UTC' ) + HOUR_IN_SECONDS, self::FORGET );
		}
	}
}
