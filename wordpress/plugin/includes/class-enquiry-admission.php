<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/**
 * Decides which enquiries are stored and which are suspected, as server/enquiries/addEnquiry.ts does. A suspected one never counts
 * against a genuine one.
 */
class Enquiry_Admission {
	/** Genuine enquiries from one sender within an hour. Further ones are suspected. */
	private const PER_SENDER = 60;

	/** Enquiries from everybody within an hour, to protect the disk. Further ones are refused. */
	private const ALL = 6000;

	/**
	 * @param array $suspicions Known already, by reason.
	 * @return array|null `suspicions` with the reasons to suspect it, or `retry_after` in seconds; null if the database failed.
	 */
	public static function judge( string $content, string $sender, array $suspicions ): ?array {
		global $wpdb;
		$hour = Enquiry_Queue::sql_time( time() - HOUR_IN_SECONDS );
		// A clock that was ahead leaves enquiries in the future.
		$ahead = Enquiry_Queue::sql_time( time() + HOUR_IN_SECONDS );
		$sql   = "SELECT SUM(content = %s) AS same, SUM(sender = %s AND suspicions = '') AS near, COUNT(*) AS everything, SUM(suspicions = '') AS genuine,
			MIN(created) AS first FROM %i WHERE created > %s AND created <= %s";
		$past  = $wpdb->get_row( $wpdb->prepare( $sql, $content, $sender, Enquiry_Store::table(), $hour, $ahead ) );
		if ( ! $past ) {
			return null;
		}
		$suspicions += array(
			'repeat'     => $past->same > 0,
			'one sender' => '' !== $sender && $past->near >= self::PER_SENDER,
		);
		$reasons     = array_keys( array_filter( $suspicions ) );
		if ( ( $reasons ? $past->everything : $past->genuine ) < self::ALL ) {
			return array( 'suspicions' => $reasons );
		}
		return array( 'retry_after' => min( HOUR_IN_SECONDS, max( 1, (int) strtotime( $past->first . ' UTC' ) + HOUR_IN_SECONDS - time() ) ) );
	}
}
