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

	/** States before a message: the enquiry gets its own message, or counts in the day's message about suspected ones. */
	public const WAITING = 'waiting';
	public const DAILY   = 'daily';

	/** States afterwards: notified by itself, notified with others of a busy hour, counted as suspected, or tried too often. */
	public const TOLD     = 'told';
	public const TOGETHER = 'together';
	public const COUNTED  = 'counted';
	public const GIVEN_UP = 'given up';

	/** The most messages about single enquiries within an hour. */
	private const SINGLE_PER_HOUR = 60;

	/** Messages about many enquiries: the state before, the state afterwards, and the seconds between two messages. */
	private const SUMMARIES = array(
		'many'      => array( self::WAITING, self::TOGETHER, 10 * MINUTE_IN_SECONDS ),
		'suspected' => array( self::DAILY, self::COUNTED, DAY_IN_SECONDS ),
	);

	/** No message is due this long after its last try. If one is, a clock that was ahead has set it, and it is due now. */
	private const AHEAD = 2 * DAY_IN_SECONDS;

	/** The most enquiries in one message. */
	private const MAX_IN_GROUP = 10000;

	/** Seconds after which another process may take over a message from a dead one. Longer than a try takes. */
	public const TAKEN = 10 * MINUTE_IN_SECONDS;

	/** Minutes after each failed try. After the last one, the enquiry stays in the list as not notified. */
	private const PAUSES = array( 1, 5, 30, 120, 360, 720, 1440, 1440 );

	/**
	 * The next enquiry with a message that is due; null if there is none, or if the hour has had its messages. No other process
	 * takes it for some time.
	 */
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
			// 0 means that another process was faster.
		} while ( 0 === $taken && '' === $wpdb->last_error );
		return $taken ? Enquiry_List::find( 'id', $row->id ) : null;
	}

	/**
	 * The enquiries for a message about many that is due: count, first and last id, and the ids by their number of tries. No other
	 * process takes them before `until`.
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
		// Fewer means that another process was faster. The rest is due again later.
		return $rows && count( $rows ) === $taken ? $group : null;
	}

	/** Reserves messages that are due, so no other process takes them before `until`. Returns their number. */
	private static function begin( array $ids, string $channel, string $state, int $tries, string $until ): int {
		$begun = array(
			$channel . '_due'   => $until,
			$channel . '_tries' => $tries + 1,
		);
		return self::update( $ids, $channel, $state, $tries, $begun, 'trashed IS NULL AND ' . self::is_due( $channel ) );
	}

	/**
	 * Records the result of a try, unless the message has changed since. @param object $row From take(). @param string $fault Empty
	 * if it worked.
	 */
	public static function settle( object $row, string $channel, string $fault ): void {
		$tries = (int) $row->{$channel . '_tries'};
		self::end( array( (int) $row->id ), $channel, array( self::WAITING, self::TOLD ), $tries, $row->{$channel . '_due'}, $fault );
	}

	/**
	 * Records the result of a message about many enquiries, for those that haven't changed since. @param object $group From
	 * take_many(). @param string $fault Empty if it worked.
	 */
	public static function settle_many( object $group, string $channel, string $kind, string $fault ): void {
		foreach ( $group->ids as $tries => $ids ) {
			self::end( $ids, $channel, self::SUMMARIES[ $kind ], $tries + 1, $group->until, $fault );
		}
	}

	/**
	 * @param array $states Before and after. @param string $until The time set when the try began, from which another process may
	 * take them.
	 */
	private static function end( array $ids, string $channel, array $states, int $tries, string $until, string $fault ): void {
		global $wpdb;
		$ended = self::outcome( $channel, $tries, $states[0], $states[1], $fault );
		self::update( $ids, $channel, $states[0], $tries, $ended, $wpdb->prepare( '%i = %s', $channel . '_due', $until ) );
	}

	/** Sets columns of messages in this state with this number of tries. Returns their number. @param string $and A condition in SQL. */
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

	/** The SQL condition for messages that are due. */
	private static function is_due( string $channel ): string {
		global $wpdb;
		$due = $channel . '_due';
		return $wpdb->prepare( '(%i <= %s OR %i > %s)', $due, self::sql_time( time() ), $due, self::sql_time( time() + self::AHEAD ) );
	}

	/** Queues a message about an enquiry that turned out to be genuine, unless there was one already. */
	public static function renew( int $id, array $settings ): void {
		global $wpdb;
		$sql = "UPDATE %i SET %i = %s, %i = %s, %i = 0, %i = '' WHERE id = %d AND (%i IN (%s, %s) OR (%i = '' AND state = 'suspected'))";
		foreach ( Enquiry_Settings::channels( $settings ) as $channel ) {
			$wpdb->query( $wpdb->prepare( $sql, Enquiry_Store::table(), $channel, self::WAITING, $channel . '_due', self::sql_time( time() ), $channel . '_tries', $channel . '_fault', $id, $channel, self::DAILY, self::COUNTED, $channel ) );
		}
	}

	/** Counts an enquiry that turned out to be junk among the suspected, unless it was notified already. */
	public static function demote( int $id ): void {
		global $wpdb;
		foreach ( self::CHANNELS as $channel ) {
			$wpdb->update( Enquiry_Store::table(), array( $channel => self::DAILY, $channel . '_due' => self::sql_time( time() ) ), array( 'id' => $id, $channel => self::WAITING ) );
		}
	}

	/**
	 * The time of the next message about a single enquiry, otherwise of the next one about a busy hour, as a timestamp; null if
	 * there is none.
	 */
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

	/** True if the hour has had all its messages about single enquiries. */
	private static function is_busy( string $channel ): bool {
		return self::count_since( $channel, self::TOLD, HOUR_IN_SECONDS ) >= self::SINGLE_PER_HOUR;
	}

	/** The number of messages that reached this state within the last seconds. */
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
			// A mail server's reply may quote an address.
			$channel . '_fault' => mb_substr( (string) preg_replace( '/\S+@\S+/', '…', wp_strip_all_tags( $fault ) ), 0, 200 ),
		);
	}

	public static function sql_time( int $time ): string {
		return gmdate( 'Y-m-d H:i:s', $time );
	}
}
