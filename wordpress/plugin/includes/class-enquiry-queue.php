<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** The messages about enquiries outside the Trash. Each channel has four columns in an enquiry's row: its state, tries, due time and last fault. */
class Enquiry_Queue {
	/** The ways an enquiry is passed on. */
	public const CHANNELS = array( 'mail', 'webhook' );

	/** States before a message: it will have one of its own, or count in the day's message about suspected enquiries. */
	public const WAITING = 'waiting';
	public const DAILY   = 'daily';

	/** States after it: told by itself, told with others of a busy hour, counted as suspected, or tried too often. */
	public const TOLD     = 'told';
	public const TOGETHER = 'together';
	public const COUNTED  = 'counted';
	public const GIVEN_UP = 'given up';

	/** Messages within an hour that are about one enquiry each. */
	private const SINGLE_PER_HOUR = 60;

	/** The messages about many enquiries: what these wait for, what they are afterwards, and the seconds between two messages. */
	private const SUMMARIES = array(
		'many'      => array( self::WAITING, self::TOGETHER, 10 * MINUTE_IN_SECONDS ),
		'suspected' => array( self::DAILY, self::COUNTED, DAY_IN_SECONDS ),
	);

	/** No message is due so long after its last try: what is, was set by a clock that was ahead, and is due now. */
	private const AHEAD = 2 * DAY_IN_SECONDS;

	/** Enquiries that one message tells of. */
	private const MAX_IN_GROUP = 10000;

	/** Seconds after which another process may take a message that a dead one left. Longer than any try takes. */
	public const TAKEN = 10 * MINUTE_IN_SECONDS;

	/** Minutes after each failed try. After the last one, the enquiry stays in the list as not told. */
	private const PAUSES = array( 1, 5, 30, 120, 360, 720, 1440, 1440 );

	/** The next enquiry with a message that is due; null also if the hour has had its messages. No other process takes it for some time. */
	public static function take( string $channel ): ?object {
		global $wpdb;
		if ( self::is_busy( $channel ) ) {
			return null;
		}
		do {
			$is_due = self::is_due( $channel );
			$sql    = "SELECT id, %i AS tries FROM %i WHERE trashed IS NULL AND %i = %s AND $is_due ORDER BY id LIMIT 1";
			$row    = $wpdb->get_row( $wpdb->prepare( $sql, $channel . '_tries', Enquiry_Store::table(), $channel, self::WAITING ) );
			$taken  = $row ? self::begin( array( (int) $row->id ), $channel, self::WAITING, (int) $row->tries, self::sql_time( time() + self::TAKEN ) ) : null;
			// 0 means that another process was quicker.
		} while ( 0 === $taken && '' === $wpdb->last_error );
		return $taken ? Enquiry_List::find( 'id', $row->id ) : null;
	}

	/**
	 * The enquiries of a message about many that is due: count, first and last id, and their ids by how often each was tried. No
	 * other process takes them until `until`.
	 *
	 * @param string $kind many or suspected.
	 */
	public static function take_many( string $channel, string $kind ): ?object {
		global $wpdb;
		list( $from, $to, $pause ) = self::SUMMARIES[ $kind ];
		if ( ( 'many' === $kind && ! self::is_busy( $channel ) ) || self::count_since( $channel, $to, $pause ) > 0 ) {
			return null;
		}
		$is_due = self::is_due( $channel );
		$sql    = "SELECT id, %i AS tries FROM %i WHERE trashed IS NULL AND %i = %s AND $is_due ORDER BY id LIMIT %d";
		$rows   = (array) $wpdb->get_results( $wpdb->prepare( $sql, $channel . '_tries', Enquiry_Store::table(), $channel, $from, self::MAX_IN_GROUP ) );
		$ids    = array();
		foreach ( $rows as $row ) {
			$ids[ $row->tries ][] = (int) $row->id;
		}
		$group = (object) array(
			'count' => count( $rows ),
			'first' => $rows ? (int) $rows[0]->id : 0,
			'last'  => $rows ? (int) end( $rows )->id : 0,
			'until' => self::sql_time( time() + self::TAKEN ),
			'ids'   => $ids,
		);
		$taken = 0;
		foreach ( $ids as $tries => $some ) {
			$taken += self::begin( $some, $channel, $from, $tries, $group->until );
		}
		// Fewer mean that another process was quicker. What is left here is due again later.
		return $rows && count( $rows ) === $taken ? $group : null;
	}

	/** Takes messages that are due, so that no other process takes them before `until`. Returns how many. */
	private static function begin( array $ids, string $channel, string $state, int $tries, string $until ): int {
		$begun = array(
			$channel . '_due'   => $until,
			$channel . '_tries' => $tries + 1,
		);
		return self::update( $ids, $channel, $state, $tries, $begun, 'trashed IS NULL AND ' . self::is_due( $channel ) );
	}

	/** Notes how a try ended, unless the message is no longer the one that was tried. @param object $row From take(). @param string $fault Empty if it worked. */
	public static function settle( object $row, string $channel, string $fault ): void {
		$tries = (int) $row->{$channel . '_tries'};
		self::end( array( (int) $row->id ), $channel, array( self::WAITING, self::TOLD ), $tries, $row->{$channel . '_due'}, $fault );
	}

	/** Notes how a try of a message about many ended, for those that are still what was tried. @param object $group From take_many(). @param string $fault Empty if it worked. */
	public static function settle_many( object $group, string $channel, string $kind, string $fault ): void {
		foreach ( $group->ids as $tries => $ids ) {
			self::end( $ids, $channel, self::SUMMARIES[ $kind ], $tries + 1, $group->until, $fault );
		}
	}

	/** @param array $states Before and after. @param string $until When another process may take them, as it was when the try began. */
	private static function end( array $ids, string $channel, array $states, int $tries, string $until, string $fault ): void {
		global $wpdb;
		$ended = self::outcome( $channel, $tries, $states[0], $states[1], $fault );
		self::update( $ids, $channel, $states[0], $tries, $ended, $wpdb->prepare( '%i = %s', $channel . '_due', $until ) );
	}

	/** Sets columns of messages that are in a state after so many tries. Returns how many. @param string $and A condition in SQL. */
	private static function update( array $ids, string $channel, string $state, int $tries, array $columns, string $and ): int {
		global $wpdb;
		$values = array( Enquiry_Store::table() );
		foreach ( $columns as $name => $value ) {
			array_push( $values, $name, (string) $value );
		}
		array_push( $values, $channel, $state, $channel . '_tries', $tries );
		$sets = implode( ', ', array_fill( 0, count( $columns ), '%i = %s' ) );
		$some = implode( ',', array_map( 'intval', $ids ) );
		return (int) $wpdb->query( $wpdb->prepare( "UPDATE %i SET $sets WHERE %i = %s AND %i = %d AND id IN ($some) AND ", $values ) . $and );
	}

	/** A condition in SQL. */
	private static function is_due( string $channel ): string {
		global $wpdb;
		$due = $channel . '_due';
		return $wpdb->prepare( '(%i <= %s OR %i > %s)', $due, self::sql_time( time() ), $due, self::sql_time( time() + self::AHEAD ) );
	}

	/** A condition in SQL: the message was tried and will be again, within a week. */
	public static function is_retried( string $channel ): string {
		global $wpdb;
		return $wpdb->prepare( '(%i IN (%s, %s) AND %i > 0 AND %i > %s)', $channel, self::WAITING, self::DAILY, $channel . '_tries', $channel . '_due', self::sql_time( time() - WEEK_IN_SECONDS ) );
	}

	/** Lets an enquiry that turned out to be genuine be told as a new one, unless it was told before. */
	public static function renew( int $id, array $settings ): void {
		global $wpdb;
		$sql = "UPDATE %i SET %i = %s, %i = %s, %i = 0, %i = '' WHERE id = %d AND (%i IN (%s, %s) OR (%i = '' AND state = 'suspected'))";
		foreach ( Enquiry_Settings::channels( $settings ) as $channel ) {
			$wpdb->query( $wpdb->prepare( $sql, Enquiry_Store::table(), $channel, self::WAITING, $channel . '_due', self::sql_time( time() ), $channel . '_tries', $channel . '_fault', $id, $channel, self::DAILY, self::COUNTED, $channel ) );
		}
	}

	/** Lets an enquiry that turned out to be junk count among the suspected, unless it was told before. */
	public static function demote( int $id ): void {
		global $wpdb;
		foreach ( self::CHANNELS as $channel ) {
			$wpdb->update( Enquiry_Store::table(), array( $channel => self::DAILY, $channel . '_due' => self::sql_time( time() ) ), array( 'id' => $id, $channel => self::WAITING ) );
		}
	}

	/** When the next message is due that is about one enquiry, or else about those of a busy hour, as a timestamp; null without one. */
	public static function next_due( string $channel ): ?int {
		global $wpdb;
		$sql  = 'SELECT MIN(%i) FROM %i WHERE trashed IS NULL AND %i = %s';
		$next = $wpdb->get_var( $wpdb->prepare( $sql, $channel . '_due', Enquiry_Store::table(), $channel, self::WAITING ) );
		if ( null === $next ) {
			return null;
		}
		$due = (int) strtotime( $next . ' UTC' );
		return max( $due > time() + self::AHEAD ? 0 : $due, self::is_busy( $channel ) ? time() + self::SUMMARIES['many'][2] : 0 );
	}

	/** True if the hour has had as many messages about one enquiry each as it may. */
	private static function is_busy( string $channel ): bool {
		return self::count_since( $channel, self::TOLD, HOUR_IN_SECONDS ) >= self::SINGLE_PER_HOUR;
	}

	/** How many messages ended in this way within the last seconds. */
	private static function count_since( string $channel, string $state, int $seconds ): int {
		global $wpdb;
		$due = $channel . '_due';
		$sql = 'SELECT COUNT(*) FROM %i WHERE %i = %s AND %i > %s AND %i <= %s';
		return (int) $wpdb->get_var( $wpdb->prepare( $sql, Enquiry_Store::table(), $channel, $state, $due, self::sql_time( time() - $seconds ), $due, self::sql_time( time() + self::TAKEN ) ) );
	}

	/** The columns after a try. */
	private static function outcome( string $channel, int $tries, string $from, string $to, string $fault ): array {
		$pause = self::PAUSES[ $tries - 1 ] ?? null;
		$ended = null === $pause ? self::GIVEN_UP : $from;
		return array(
			$channel            => '' === $fault ? $to : $ended,
			$channel . '_due'   => self::sql_time( time() + ( '' === $fault ? 0 : (int) $pause * MINUTE_IN_SECONDS ) ),
			// A mail server's answer may quote an address.
			$channel . '_fault' => mb_substr( (string) preg_replace( '/\S+@\S+/', '…', wp_strip_all_tags( $fault ) ), 0, 200 ),
		);
	}

	public static function sql_time( int $time ): string {
		return gmdate( 'Y-m-d H:i:s', $time );
	}
}
