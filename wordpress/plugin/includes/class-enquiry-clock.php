<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/**
 * Decides whether the server's clock may be used to delete old enquiries, and corrects times that came from a wrong clock. A
 * clock more than a day from the last time when enquiries were seen is doubted, until it still says so a day later. Visitors
 * can't influence it.
 */
class Enquiry_Clock {
	/** The time when a trusted clock last saw the enquiries, and the time when another clock was first doubted, or 0. */
	private const OPTION = 'product_selector_enquiries_clock';

	/** After this many seconds, the first doubt is about another clock. */
	private const MAX_DOUBT = 30 * DAY_IN_SECONDS;

	public static function is_right(): bool {
		list( $seen, $doubted ) = get_option( self::OPTION, array( 0, 0 ) );

		$now  = time();
		$seen = $seen ? $seen : self::newest();
		if ( 0 === $seen || abs( $now - $seen ) <= DAY_IN_SECONDS || self::is_between( $now - $doubted, DAY_IN_SECONDS, self::MAX_DOUBT ) ) {
			update_option( self::OPTION, array( $now, 0 ), false );
			return true;
		}
		if ( ! self::is_between( $now - $doubted, 0, self::MAX_DOUBT ) ) {
			update_option( self::OPTION, array( $seen, $now ), false );
			error_log( sprintf( 'Product Selector: the clock says %s, but the enquiries were last seen on %s. Old ones are deleted once this clock has run for 24 hours. Check it.', gmdate( 'Y-m-d', $now ), gmdate( 'Y-m-d', $seen ) ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- The site's owner has to know.
		}
		return false;
	}

	/** Gives enquiries from the future the present time. One dated before `$before`, though it came after newer ones, gets their latest time. */
	public static function mend( int $before ): void {
		global $wpdb;
		$table = Enquiry_Store::table();
		$now   = Enquiry_Queue::sql_time( time() );
		$limit = Enquiry_Queue::sql_time( $before );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET created = %s WHERE created > %s', $table, $now, Enquiry_Queue::sql_time( time() + DAY_IN_SECONDS ) ) );
		$first = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT MIN(id) FROM %i WHERE created >= %s', $table, $limit ) );
		if ( ! $first ) {
			return;
		}
		foreach ( $wpdb->get_col( $wpdb->prepare( 'SELECT id FROM %i WHERE created < %s AND id > %d', $table, $limit, $first ) ) as $id ) {
			$earlier = $wpdb->get_var( $wpdb->prepare( 'SELECT MAX(created) FROM %i WHERE id < %d', $table, $id ) );
			$wpdb->update( $table, array( 'created' => $earlier ), array( 'id' => $id ) );
		}
	}

	public static function forget(): void {
		delete_option( self::OPTION );
	}

	/** The time of the newest enquiry; 0 without one. */
	private static function newest(): int {
		global $wpdb;
		$loud   = $wpdb->suppress_errors();
		$newest = $wpdb->get_var( $wpdb->prepare( 'SELECT MAX(created) FROM %i', Enquiry_Store::table() ) );
		$wpdb->suppress_errors( $loud );
		return null === $newest ? 0 : (int) strtotime( $newest . ' UTC' );
	}

	private static function is_between( int $seconds, int $least, int $most ): bool {
		return $seconds >= $least && $seconds <= $most;
	}
}
