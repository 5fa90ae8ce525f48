<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/**
 * The network that sent an enquiry, as a keyed hash. The key lives for an hour; after that, nobody can find out
 * which network it was.
 */
class Enquiry_Network {
	/** The key, with the time when it was made. */
	private const OPTION = 'product_selector_enquiry_network';

	/** The cron event that destroys the key. */
	public const FORGET = 'product_selector_enquiry_network_forget';

	/** Characters of a hash. */
	private const LENGTH = 16;

	/**
	 * The visitor's network: the address's /24, or its /48 in version 6. Empty if the address isn't known, or isn't public, because
	 * then it is a proxy's.
	 */
	public static function of_visitor(): string {
		$address = Visitor_Address::find();
		$public  = defined( 'FILTER_FLAG_GLOBAL_RANGE' ) ? FILTER_FLAG_GLOBAL_RANGE : FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE;
		if ( ! filter_var( $address, FILTER_VALIDATE_IP, $public ) ) {
			return '';
		}
		$bytes = (string) inet_pton( $address );
		return substr( hash_hmac( 'sha256', substr( $bytes, 0, 4 === strlen( $bytes ) ? 3 : 6 ), self::key() ), 0, self::LENGTH );
	}

	/** The time when the key ends, as a timestamp. Hashes from before and after differ. */
	public static function key_ends(): int {
		return (int) strtok( (string) get_option( self::OPTION, '0' ), ' ' ) + HOUR_IN_SECONDS;
	}

	/** Destroys the key and every hash. */
	public static function forget(): void {
		global $wpdb;
		self::remove_key();
		if ( Enquiry_Store::is_set_up() ) {
			$wpdb->query( $wpdb->prepare( "UPDATE %i SET network = '' WHERE network <> ''", Enquiry_Store::table() ) );
		}
	}

	public static function remove_key(): void {
		delete_option( self::OPTION );
		wp_unschedule_hook( self::FORGET );
	}

	private static function key(): string {
		self::renew();
		return (string) get_option( self::OPTION );
	}

	/** Makes a new key if the last one is older than an hour. */
	public static function renew(): void {
		$now  = time();
		$left = self::key_ends() - $now;
		// A clock that was set back leaves a time in the future.
		if ( $left <= 0 || $left > HOUR_IN_SECONDS ) {
			self::forget();
			update_option( self::OPTION, $now . ' ' . bin2hex( random_bytes( 32 ) ), false );
			wp_schedule_single_event( $now + HOUR_IN_SECONDS, self::FORGET );
		}
	}
}
