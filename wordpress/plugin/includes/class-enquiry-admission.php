<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/**
 * Decides which enquiries are stored, and which of them are suspected, by the same rules as the embedded provider. Junk never
 * counts against genuine enquiries: a genuine one meets a cap of genuine ones only, a suspected one a cap of all.
 */
class Enquiry_Admission {
	/** Genuine ones with one nonce from one network; further ones are suspected. */
	private const PER_NONCE = 5;

	/** From one network; further ones are refused. */
	private const PER_NETWORK = 60;

	/** From everybody, so that the disk is kept; further ones are refused. */
	private const TOGETHER = 6000;

	/**
	 * @param array $suspicions Known already, by reason.
	 * @return array|null The reasons to suspect it as `suspicions`; `refused` with `retry_after` in seconds; null if the database failed.
	 */
	public static function judge( string $content, string $nonce, string $network, array $suspicions ): ?array {
		global $wpdb;
		$hour = Enquiry_Queue::sql_time( time() - HOUR_IN_SECONDS );
		$sql  = "SELECT SUM(content = %s) AS same, SUM(nonce = %s AND network = %s AND suspicions = '') AS used FROM %i WHERE created > %s";
		$past = $wpdb->get_row( $wpdb->prepare( $sql, $content, $nonce, $network, Enquiry_Store::table(), $hour ) );
		if ( ! $past ) {
			return null;
		}
		$suspicions += array(
			'repeat'    => $past->same > 0,
			'one nonce' => $past->used >= self::PER_NONCE,
		);
		$reasons     = array_keys( array_filter( $suspicions ) );

		$sql   = "SELECT COUNT(*) AS everything, MIN(created) AS first, SUM(network = %s) AS near, MIN(CASE WHEN network = %s THEN created END) AS near_first
			FROM %i WHERE created > %s AND (suspicions = '' OR %d = 1)";
		$rival = $wpdb->get_row( $wpdb->prepare( $sql, $network, $network, Enquiry_Store::table(), $hour, (int) (bool) $reasons ) );
		if ( ! $rival ) {
			return null;
		}
		if ( '' !== $network && $rival->near >= self::PER_NETWORK ) {
			return self::refuse( 'too many', min( self::hour_after( $rival->near_first ), Enquiry_Network::key_ends() ) );
		}
		if ( $rival->everything >= self::TOGETHER ) {
			return self::refuse( 'busy', self::hour_after( $rival->first ) );
		}
		return array( 'suspicions' => $reasons );
	}

	private static function hour_after( string $created ): int {
		return (int) strtotime( $created . ' UTC' ) + HOUR_IN_SECONDS;
	}

	private static function refuse( string $refused, int $until ): array {
		$retry_after = min( HOUR_IN_SECONDS, max( 1, $until - time() ) );
		return compact( 'refused', 'retry_after' );
	}
}
