<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/**
 * The messages about enquiries outside the Trash. Each channel has four columns in an enquiry's row: state, tries, due time and
 * last fault.
 */
class Enquiry_Queue {
	/** The channels on which enquiries are passed on. */
	public const CHANNELS = array( 'mail', 'webhook' );

	/** A message is sent as soon as it is due, or held because the enquiry is suspected. Afterwards it is told, or given up after the last try. */
	public const WAITING  = 'waiting';
	public const HELD     = 'held';
	public const TOLD     = 'told';
	public const GIVEN_UP = 'given up';

	/** A new message is due, whatever the clock says. */
	public const AT_ONCE = '1970-01-02 00:00:00';

	/** The next enquiry with a message that is due; null if there is none. No other process takes it for some time. */
	public static function take( string $channel ): ?object {
		global $wpdb;
		$now = self::sql_time( time() );
		list( $tries, $due ) = self::columns( $channel );
		do {
			$sql = 'SELECT id, %i AS tries FROM %i WHERE trashed IS NULL AND %i = %s AND %i <= %s ORDER BY id LIMIT 1';
			$row = $wpdb->get_row( $wpdb->prepare( $sql, $tries, Enquiry_Store::table(), $channel, self::WAITING, $due, $now ) );
			if ( ! $row ) {
				return null;
			}
			$sql   = 'UPDATE %i SET %i = %s, %i = %d WHERE id = %d AND trashed IS NULL AND %i = %s AND %i = %d AND %i <= %s';
			$taken = $wpdb->query( $wpdb->prepare( $sql, Enquiry_Store::table(), $due, self::sql_time( time() + Enquiry_Rules::of( 'try' )->taken ), $tries, $row->tries + 1, $row->id, $channel, self::WAITING, $tries, $row->tries, $due, $now ) );
			// 0 means that another process was faster.
		} while ( 0 === $taken );
		return $taken ? Enquiry_List::find( 'id', $row->id ) : null;
	}

	/** Records the result of a try, unless the message has changed since. @param object $row From take(). @param string $fault Empty if it worked. */
	public static function settle( object $row, string $channel, string $fault ): void {
		global $wpdb;
		list( $tries, $due ) = self::columns( $channel );

		$pause = Enquiry_Rules::of( 'pauses' )[ $row->$tries - 1 ] ?? null;
		$ended = array(
			$channel            => '' === $fault ? self::TOLD : ( null === $pause ? self::GIVEN_UP : self::WAITING ),
			$due                => self::sql_time( time() + ( '' === $fault ? 0 : (int) $pause * MINUTE_IN_SECONDS ) ),
			// A mail server's reply may quote an address.
			$channel . '_fault' => mb_substr( (string) preg_replace( '/\S+@\S+/', '…', wp_strip_all_tags( $fault ) ), 0, 200 ),
		);
		$wpdb->update( Enquiry_Store::table(), $ended, array( 'id' => $row->id, $channel => self::WAITING, $tries => $row->$tries, $due => $row->$due ) );
	}

	/** Sends the messages of an enquiry that turned out to be genuine, unless they were sent before. */
	public static function release( int $id, array $settings ): void {
		global $wpdb;
		$sql = "UPDATE %i SET %i = %s, %i = %s, %i = 0 WHERE id = %d AND (%i = %s OR (%i = '' AND state = 'suspected'))";
		foreach ( Enquiry_Settings::channels( $settings ) as $channel ) {
			list( $tries, $due ) = self::columns( $channel );
			$wpdb->query( $wpdb->prepare( $sql, Enquiry_Store::table(), $channel, self::WAITING, $due, self::AT_ONCE, $tries, $id, $channel, self::HELD, $channel ) );
		}
	}

	/** Holds the messages of an enquiry that turned out to be junk, unless they were sent already. */
	public static function hold( int $id ): void {
		global $wpdb;
		foreach ( self::CHANNELS as $channel ) {
			$wpdb->update( Enquiry_Store::table(), array( $channel => self::HELD ), array( 'id' => $id, $channel => self::WAITING ) );
		}
	}

	/** The time of the next message as a timestamp; null if there is none. */
	public static function next_due( string $channel ): ?int {
		global $wpdb;
		$sql  = 'SELECT MIN(%i) FROM %i WHERE trashed IS NULL AND %i = %s';
		$next = $wpdb->get_var( $wpdb->prepare( $sql, $channel . '_due', Enquiry_Store::table(), $channel, self::WAITING ) );
		return null === $next ? null : (int) strtotime( $next . ' UTC' );
	}

	/** The names of the columns for tries and due time. */
	private static function columns( string $channel ): array {
		return array( $channel . '_tries', $channel . '_due' );
	}

	/** The times an hour ago and in an hour. */
	public static function within_hour(): array {
		return array( self::sql_time( time() - HOUR_IN_SECONDS ), self::sql_time( time() + HOUR_IN_SECONDS ) );
	}

	public static function sql_time( int $time ): string {
		return gmdate( 'Y-m-d H:i:s', $time );
	}
}
