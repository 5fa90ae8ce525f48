<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/**
 * Decides which enquiries are stored and which are suspected, by the same rules as the embedded provider. Junk never counts
 * against genuine enquiries: for a genuine one, the cap counts genuine ones only; for a suspected one, it counts all.
 */
class Enquiry_Admission {
	/** Genuine enquiries with one nonce from one network within an hour that are notified by themselves. Further ones are suspected. */
	private const PER_NONCE = 5;

	/** The same from one network. */
	private const PER_NETWORK = 60;

	/** The same from all unknown networks together. */
	private const UNKNOWN = 600;

	/** The same from everybody, to protect the disk. Further ones are refused. */
	private const TOGETHER = 6000;

	/**
	 * @param array $suspicions Known already, by reason.
	 * @return array|null `suspicions` with the reasons to suspect it, or `refused` with `retry_after` in seconds; null if the
	 * database failed.
	 */
	public static function judge( string $content, string $nonce, string $network, array $suspicions ): ?array {
		global $wpdb;
		$hour = Enquiry_Queue::sql_time( time() - HOUR_IN_SECONDS );
		$sql  = "SELECT SUM(content = %s) AS same, SUM(network = %s AND suspicions = '') AS near, SUM(nonce = %s AND network = %s AND suspicions = '') AS used,
			COUNT(*) AS everything, SUM(suspicions = '') AS genuine, MIN(created) AS first FROM %i WHERE created > %s";
		$past = $wpdb->get_row( $wpdb->prepare( $sql, $content, $network, $nonce, $network, Enquiry_Store::table(), $hour ) );
		if ( ! $past ) {
			return null;
		}
		$suspicions += array(
			'repeat'      => $past->same > 0,
			'one nonce'   => $past->used >= self::PER_NONCE,
			'one network' => '' !== $network && $past->near >= self::PER_NETWORK,
			'busy hour'   => '' === $network && $past->near >= self::UNKNOWN,
		);
		$reasons     = array_keys( array_filter( $suspicions ) );
		if ( ( $reasons ? $past->everything : $past->genuine ) >= self::TOGETHER ) {
			$retry_after = min( HOUR_IN_SECONDS, max( 1, (int) strtotime( $past->first . ' UTC' ) + HOUR_IN_SECONDS - time() ) );
			return array( 'refused' => 'busy' ) + compact( 'retry_after' );
		}
		return array( 'suspicions' => $reasons );
	}
}
